import type { Point } from '@wigwag/hex';
import { widthOf } from '../../../drawing/names/lettering.ts';
import { type Box, boxAround, overlap } from '../../../drawing/sheet/layout.ts';
import { isFar, type Zoom } from '../../../drawing/sheet/zoom.ts';
import type { AreaPicture, BasePicture, OpenPicture } from '../../picture.ts';
import { paced } from '../geometry/lines.ts';
import { boxOf, grown, heartOf } from '../geometry/rings.ts';
import { allInUnits, INCH } from '../geometry/units.ts';
import type { Look } from '../sheet/look.ts';
import { baseForm, bridgeForm, diamondForm, squareForm } from '../things/forms.ts';
import { diamondSize, patrolSize } from '../things/Markers.tsx';
import { crosses, type Leader, leaderTo } from './leaders.ts';

type Style = 'ground' | 'town' | 'unit' | 'note' | 'blue' | 'grey';

/** A name upright on the table, about its middle. */
export interface Written extends Point {
  readonly key: string;
  readonly text: string;
  readonly style: Style;
  readonly size: number;
  readonly box: Box;
  /** A line to what it names, where it does not stand beside it. */
  readonly leader?: Leader;
}

/** In pixels; seen as a whole on a small screen, the table has no names. */
const GROUND: Readonly<Record<Zoom, number>> = { whole: 0, far: 14, middle: 15.5, near: 17 };
const UNIT: Readonly<Record<Zoom, number>> = { whole: 0, far: 11, middle: 12, near: 12.8 };

/** Letters of a book are narrower than those of a screen. */
const SERIF = 0.84;
const isSerif = (style: Style): boolean => style === 'ground' || style === 'town' || style === 'note';

/** A name that is to be written, and where it may be: the earlier the better. */
interface Wish {
  readonly key: string;
  readonly text: string;
  readonly style: Style;
  readonly size: number;
  readonly places: readonly Point[];
  /** What it names: from farther off a line leads there. */
  readonly of?: Box;
  /** A second line under it. */
  readonly note?: string | undefined;
}

/** Of the letters of a second line. */
const noteSize = (size: number): number => size * 1.12;

function boxFor({ text, style, size, note }: Wish, middle: Point): Box {
  const width = widthOf(text, size) * (isSerif(style) ? SERIF : 1);
  if (note === undefined) return boxAround(middle, width, size * 1.1);
  const wider = Math.max(width, widthOf(note, noteSize(size)) * SERIF);
  return boxAround(middle, wider, size * 1.1 + noteSize(size) * 1.1);
}

/** Round a box: below, above, right, left. */
function round({ x, y, width, height }: Box, wide: number, size: number): Point[] {
  const [cx, cy] = [x + width / 2, y + height / 2];
  const off = size * 0.72;
  return [
    { x: cx, y: y + height + off },
    { x: cx, y: y - off },
    { x: x + width + wide / 2 + size * 0.4, y: cy },
    { x: x - wide / 2 - size * 0.4, y: cy },
  ];
}

/** Rows away from a base, where its neighbours' names stand already. */
const ROWS = [1, 2, 3, 4];
const ASIDE = [0, -0.35, 0.35];

/** Farther off: above and below in rows, a little to either side. */
const inRows = ({ x, y, width, height }: Box, wide: number, row: number): Point[] =>
  ROWS.flatMap(rows =>
    ASIDE.flatMap(aside =>
      [y + height + row * (0.72 + rows * 1.15), y - row * (0.72 + rows * 1.15)].map(level => ({
        x: x + width / 2 + aside * wide,
        y: level,
      })),
    ),
  );

/** Where areas lie, by their rings: names are placed anew whenever a base moves, areas stay. */
const places = new WeakMap<readonly Point[], { readonly heart: Point; readonly box: Box }>();

function placeOf(inches: readonly Point[]): { readonly heart: Point; readonly box: Box } {
  const ring = allInUnits(inches);
  const place = places.get(inches) ?? { heart: heartOf(ring), box: boxOf(ring) };
  places.set(inches, place);
  return place;
}

function areaWish(area: AreaPicture, { px, zoom }: Look): Wish[] {
  const size = GROUND[zoom] * px;
  if (area.name === undefined || size === 0 || area.ring.length < 3) return [];
  const wish = { key: area.id, text: area.name, size };
  const { heart, box } = placeOf(area.ring);
  const wide = widthOf(area.name, size) * SERIF;
  if (area.kind === 'built-up') return [{ ...wish, style: 'town', places: round(box, wide, size) }];
  const aside = [0, -1.1, 1.1, -2.2, 2.2].map(rows => ({ x: heart.x, y: heart.y + rows * size }));
  const beside = [-0.6, 0.6].map(part => ({ x: heart.x + part * wide, y: heart.y }));
  return [{ ...wish, style: 'ground', places: [...aside, ...beside, ...round(box, wide, size)] }];
}

/** What is being decided about. */
const isAtHand = ({ standing }: BasePicture): boolean => standing !== undefined && standing !== 'laid';

/** Seen from afar sixty names would hide the ground: only those at hand are written, the others said under the table. */
function baseWish(base: BasePicture, { px, zoom }: Look): Wish[] {
  const size = UNIT[zoom] * px;
  if (size === 0 || base.name === '' || (isFar(zoom) && !isAtHand(base))) return [];
  const wish: Wish = {
    key: base.id,
    text: base.name,
    style: 'unit',
    size,
    places: [],
    note: isFar(zoom) ? undefined : base.note,
  };
  const { width, height } = boxFor(wish, { x: 0, y: 0 });
  const of = boxOf(baseForm(base));
  return [{ ...wish, of, places: [...round(of, width, height * 0.95), ...inRows(of, width, height)] }];
}

function pointWishes({ points, patrols }: OpenPicture, look: Look): Wish[] {
  const size = Math.min(GROUND[look.zoom], 14.5) * look.px;
  if (size === 0) return [];
  const named = [
    ...points.map(({ id, name, at }) => ({ id, name, box: boxOf(diamondForm(at, diamondSize(look))) })),
    ...patrols.map(({ id, name, at }) => ({ id, name, box: boxOf(squareForm(at, patrolSize(look))) })),
  ];
  return named.flatMap(({ id, name, box }) =>
    name === undefined
      ? []
      : [{ key: id, text: name, style: 'note' as const, size, places: round(box, widthOf(name, size) * SERIF, size) }],
  );
}

/** How many places there are for the name of a zone along its edge. */
const ZONE_STEPS = 12;

/** Along the edge of a zone that is nearest to the middle of the table, its corners first, then along the other. */
function zoneWishes({ zones, height }: OpenPicture, { px, zoom }: Look): Wish[] {
  const size = zoom === 'whole' ? 0 : 12 * px;
  return zones.flatMap(({ id, tone, ring, text }) => {
    if (text === undefined || size === 0) return [];
    const box = boxOf(allInUnits(ring));
    const above = box.y + box.height / 2 < (height * INCH) / 2;
    const [low, high] = [box.y + box.height - size * 1.05, box.y + size * 1.15];
    const left = box.x + widthOf(text, size) / 2 + 9 * px;
    const room = Math.max(0, box.width - widthOf(text, size) - 18 * px);
    const parts = Array.from({ length: ZONE_STEPS - 1 }, (_, n) => (n + 1) / ZONE_STEPS);
    const along = (y: number): Point[] => [0, 1, ...parts].map(part => ({ x: left + part * room, y }));
    return [
      {
        key: id,
        text,
        style: tone,
        size,
        places: above ? [...along(low), ...along(high)] : [...along(high), ...along(low)],
      },
    ];
  });
}

/** How large the badges at the corner of a base are, from their middle. */
export const badgeSize = ({ px }: Look): number => Math.min(9 * px, INCH * 0.42);

function badgeForm(base: BasePicture, look: Look): Point[] {
  const { x, y, width } = boxOf(baseForm(base));
  const r = badgeSize(look);
  const left = x + width - r * 2.1 * ((base.marks?.length ?? 1) - 1);
  return [
    { x: left - r, y: y - r },
    { x: x + width + r, y: y + r },
  ];
}

export type Covering = Pick<OpenPicture, 'bases' | 'patrols' | 'points' | 'depots' | 'bridges' | 'works' | 'barriers'>;

/** A thin thing in small parts: a box round the whole of it would keep names off half the table. */
const alongIt = (line: readonly Point[]): Point[][] =>
  paced(allInUnits(line), INCH).map(({ x, y }) => squareForm({ x: x / INCH, y: y / INCH }, INCH));

/** What names should not lie on. */
export function covered(picture: Covering, look: Look): Box[] {
  const { bases, patrols, points, depots, bridges, works, barriers } = picture;
  return [
    ...bases.filter(({ marks = [] }) => marks.length > 0).map(base => badgeForm(base, look)),
    ...bases.map(baseForm),
    ...bridges.map(bridgeForm),
    ...patrols.map(({ at }) => squareForm(at, patrolSize(look))),
    ...points.map(({ at }) => diamondForm(at, diamondSize(look))),
    ...depots.map(({ at, size }) => squareForm(at, size * INCH)),
    ...[...works, ...barriers].flatMap(({ line }) => alongIt(line)),
  ].map(boxOf);
}

/** The ground that the name of a zone gives way to: rivers, roads and whatever else lies there. */
const groundIn = ({ areas, lines }: OpenPicture): Box[] => [
  ...areas.filter(({ ring }) => ring.length > 2).map(({ ring }) => placeOf(ring).box),
  ...lines.flatMap(({ line, width }) =>
    paced(allInUnits(line), INCH).map(at => boxAround(at, Math.max(INCH, width * INCH), Math.max(INCH, width * INCH))),
  ),
];

/** How much of a unit's or marker's name may be in the way: over it, in a crowd, nobody could read either. */
const CROWDED = 0.12;

/** How much of it may lie on pieces: nearly nothing. */
const HIDING = 0.03;
const isOfZone = (style: Style): boolean => style === 'blue' || style === 'grey';
const givesWay = (style: Style): boolean => style === 'unit' || style === 'note' || isOfZone(style);

const isSame = (one: Box, other: Box | undefined): boolean =>
  one.x === other?.x && one.y === other.y && one.width === other.width && one.height === other.height;

/** What is written already, and what else is in the way. */
interface Sheet {
  readonly boxes: Box[];
  readonly leaders: Leader[];
  readonly table: Box;
}

/** How much a name covers at a place, and its line on the way there. */
function costAt(wish: Wish, place: Point, { boxes, leaders, table }: Sheet): number {
  const box = boxFor(wish, place);
  const off = box.width * box.height - overlap(box, table);
  const covers = boxes.reduce((sum, other) => sum + overlap(box, other), 0);
  const crossed = leaders.filter(leader => crosses(leader, box)).length;
  const leader = wish.of && leaderTo(wish.of, box, wish.size);
  const crossing = leader === undefined ? 0 : boxes.filter(other => other !== wish.of && crosses(leader, other)).length;
  return off * 3 + covers + (crossed + crossing) * wish.size ** 2;
}

/** Whether a name, or its line on the way there, would lie on other pieces. */
function hides({ of }: Wish, box: Box, leader: Leader | undefined, pieces: readonly Box[]): boolean {
  const covers = pieces.reduce((sum, piece) => sum + overlap(box, piece), 0);
  if (covers > box.width * box.height * HIDING) return true;
  return leader !== undefined && pieces.some(piece => !isSame(piece, of) && crosses(leader, piece));
}

/** The first of its places that is free, or where it covers least. */
function bestPlace(wish: Wish, sheet: Sheet): { readonly place: Point; readonly cost: number } {
  const [first = { x: 0, y: 0 }, ...others] = wish.places;
  let [place, cost] = [first, costAt(wish, first, sheet)];
  for (const other of others) {
    if (cost < 0.5) break;
    const here = costAt(wish, other, sheet);
    if (here < cost) [place, cost] = [other, here];
  }
  return { place, cost };
}

/** Of its letters: what is left free about a name. */
const APART = 0.3;

/**
 * All upright names: each where it is free, or where it covers least; units and markers rather have none than an unreadable one. Seen from
 * afar, of the units that may be chosen all have their names or none has: nobody looks for why some have none.
 */
export function namesOf(picture: OpenPicture, look: Look, taken: readonly Box[]): Written[] {
  const written = writtenOf(picture, look, taken);
  const isChoice = ({ standing }: BasePicture): boolean => standing === 'lit';
  const keys = new Set(written.map(({ key }) => key));
  const isWhole =
    !isFar(look.zoom) || picture.bases.every(base => !isChoice(base) || base.name === '' || keys.has(base.id));
  if (isWhole) return written;
  const unnamed = picture.bases.map(base => (isChoice(base) ? { ...base, name: '' } : base));
  return writtenOf({ ...picture, bases: unnamed }, look, taken);
}

function writtenOf(picture: OpenPicture, look: Look, taken: readonly Box[]): Written[] {
  const pieces = covered(picture, look);
  const sheet: Sheet = {
    boxes: [...taken, ...pieces],
    leaders: [],
    table: { x: 0, y: 0, width: picture.width * INCH, height: picture.height * INCH },
  };
  const ground = groundIn(picture);
  const wishes = [
    ...zoneWishes(picture, look),
    ...picture.bases.flatMap(base => baseWish(base, look)),
    ...pointWishes(picture, look),
    ...picture.areas.flatMap(area => areaWish(area, look)),
  ];
  return wishes.flatMap(wish => {
    const { place, cost } = bestPlace(
      wish,
      isOfZone(wish.style) ? { ...sheet, boxes: [...sheet.boxes, ...ground] } : sheet,
    );
    const box = boxFor(wish, place);
    const leader = wish.of && leaderTo(wish.of, box, wish.size);
    if (givesWay(wish.style) && (cost > box.width * box.height * CROWDED || hides(wish, box, leader, pieces)))
      return [];
    sheet.boxes.push(grown(box, wish.size * APART));
    if (leader !== undefined) sheet.leaders.push(leader);
    return lettersOf(wish, place, box, leader);
  });
}

/** The lines of a name about its middle. */
function lettersOf(wish: Wish, { x, y }: Point, box: Box, leader: Leader | undefined): Written[] {
  const { key, text, style, size, note } = wish;
  const led = leader && { leader };
  if (note === undefined) return [{ key, text, style, size, x, y, box, ...led }];
  const below = noteSize(size);
  return [
    { key, text, style, size, x, y: y - below * 0.55, box, ...led },
    { key: `note ${key}`, text: note, style: 'note', size: below, x, y: y + size * 0.58, box },
  ];
}
