import { crc32, deflateSync } from 'node:zlib';

/** An opaque picture, four bytes a pixel: red, green, blue, alpha. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}

type Colour = readonly [red: number, green: number, blue: number];

/** Colours that are the same in their five high bits, and how often they occur. */
interface Shade {
  readonly key: number;
  readonly colour: Colour;
  readonly count: number;
}

const MOST_COLOURS = 256;
const CHANNELS = [0, 1, 2] as const;

const keyAt = (rgba: Uint8Array, at: number): number =>
  (((rgba[at] ?? 0) >> 3) << 10) | (((rgba[at + 1] ?? 0) >> 3) << 5) | ((rgba[at + 2] ?? 0) >> 3);

function shadesOf(rgba: Uint8Array): Shade[] {
  const sums = new Map<number, [number, number, number, number]>();
  for (let at = 0; at < rgba.length; at += 4) {
    const key = keyAt(rgba, at);
    const sum = sums.get(key) ?? [0, 0, 0, 0];
    for (const channel of CHANNELS) sum[channel] += rgba[at + channel] ?? 0;
    sum[3] += 1;
    sums.set(key, sum);
  }
  return [...sums].map(([key, [r, g, b, count]]) => ({ key, colour: [r / count, g / count, b / count], count }));
}

const weightOf = (box: readonly Shade[]): number => box.reduce((sum, { count }) => sum + count, 0);

/** The channel in which the shades differ most, and by how much. */
function widest(box: readonly Shade[]): { readonly channel: 0 | 1 | 2; readonly width: number } {
  const widths = CHANNELS.map(channel => {
    const values = box.map(({ colour }) => colour[channel]);
    return { channel, width: Math.max(...values) - Math.min(...values) };
  });
  return widths.reduce((a, b) => (b.width > a.width ? b : a));
}

/** Halves a box so that both parts cover about as much of the picture. */
function halve(box: readonly Shade[]): [Shade[], Shade[]] {
  const { channel } = widest(box);
  const sorted = [...box].sort((a, b) => a.colour[channel] - b.colour[channel]);
  const half = weightOf(box) / 2;
  let [at, sum] = [0, 0];
  while (at < sorted.length - 1 && (at === 0 || sum < half)) sum += sorted[at++]?.count ?? 0;
  return [sorted.slice(0, at), sorted.slice(at)];
}

/** Median cut: the box that tells most is halved until there are colours enough. The root keeps rare colours of small signs. */
function boxesOf(shades: Shade[]): Shade[][] {
  const worth = (box: Shade[]): number => (box.length < 2 ? 0 : widest(box).width * Math.sqrt(weightOf(box)));
  const boxes = [{ box: shades, worth: worth(shades) }];
  while (boxes.length < MOST_COLOURS) {
    boxes.sort((a, b) => b.worth - a.worth);
    const [first] = boxes;
    if (first === undefined || first.worth === 0) break;
    boxes.splice(0, 1, ...halve(first.box).map(box => ({ box, worth: worth(box) })));
  }
  return boxes.map(({ box }) => box);
}

function meanOf(box: readonly Shade[]): Colour {
  const weight = weightOf(box);
  const mean = (channel: 0 | 1 | 2): number =>
    Math.round(box.reduce((sum, { colour, count }) => sum + colour[channel] * count, 0) / weight);
  return [mean(0), mean(1), mean(2)];
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

function header(width: number, height: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([8, 3], 8);
  return data;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A PNG of at most 256 colours: a drawn map needs no more, and the file is a fifth of the size. */
export function palettePng({ width, height, rgba }: Pixels): Uint8Array {
  const boxes = boxesOf(shadesOf(rgba));
  const places = new Map(boxes.flatMap((box, place) => box.map(({ key }) => [key, place] as const)));
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      rows[y * (width + 1) + 1 + x] = places.get(keyAt(rgba, (y * width + x) * 4)) ?? 0;
    }
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header(width, height)),
    chunk('PLTE', Buffer.from(boxes.flatMap(meanOf))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
