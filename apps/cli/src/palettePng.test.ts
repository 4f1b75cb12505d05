import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { palettePng } from './palettePng.ts';

/** Reads such a PNG back: its colours, pixel by pixel. */
function read(png: Uint8Array): { width: number; height: number; colours: string[]; pixels: string[] } {
  const bytes = Buffer.from(png);
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    chunks.set(bytes.toString('latin1', at + 4, at + 8), bytes.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const [head, palette] = [chunks.get('IHDR') ?? bytes, chunks.get('PLTE') ?? bytes];
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  const colours = Array.from({ length: palette.length / 3 }, (_, at) =>
    [...palette.subarray(at * 3, at * 3 + 3)].join(),
  );
  const rows = inflateSync(chunks.get('IDAT') ?? bytes);
  const pixels = Array.from({ length: width * height }, (_, at) => {
    const place = rows[Math.floor(at / width) * (width + 1) + 1 + (at % width)] ?? -1;
    return colours[place] ?? '';
  });
  return { width, height, colours, pixels };
}

const picture = (width: number, colours: readonly (readonly number[])[]) => ({
  width,
  height: colours.length / width,
  rgba: Uint8Array.from(colours.flatMap(([r = 0, g = 0, b = 0]) => [r, g, b, 255])),
});

describe('a PNG with a palette', () => {
  test('keeps few colours as they are, each in its place', () => {
    const [paper, ink, water] = [
      [239, 233, 218],
      [42, 37, 29],
      [75, 141, 182],
    ] as const;
    const { width, height, pixels } = read(palettePng(picture(3, [paper, ink, paper, water, paper, ink])));
    expect([width, height]).toEqual([3, 2]);
    expect(pixels).toEqual([paper, ink, paper, water, paper, ink].map(String));
  });

  test('has at most 256 colours, and none is far from what it stands for', () => {
    const many = Array.from({ length: 64 * 64 }, (_, at) => [(at % 64) * 4, Math.floor(at / 64) * 4, 128]);
    const { colours, pixels } = read(palettePng(picture(64, many)));
    expect(colours.length).toBe(256);
    const far = pixels.map((found, at) => {
      const [r = 0, g = 0] = found.split(',').map(Number);
      return Math.max(Math.abs(r - (many[at]?.[0] ?? 0)), Math.abs(g - (many[at]?.[1] ?? 0)));
    });
    expect(Math.max(...far)).toBeLessThan(20);
  });

  test('a picture of one colour has one', () => {
    expect(
      read(
        palettePng(
          picture(2, [
            [1, 2, 3],
            [1, 2, 3],
          ]),
        ),
      ).colours,
    ).toEqual(['1,2,3']);
  });
});
