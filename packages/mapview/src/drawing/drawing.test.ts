import { hexAt, makeGrid, neighbour, sideOf } from '@wigwag/hex';
import { describe, expect, test } from 'vitest';
import type {
  ForcePicture,
  HexPicture,
  HexsidePicture,
  LeaderPicture,
  MapPicture,
  PiecePicture,
  UnitPicture,
  Water,
} from '../picture.ts';
import { type Drawn, inBlocks } from './ground/blocks.ts';
import { coastOf } from './ground/regions.ts';
import { marksOf } from './ground/terrainMarks.ts';
import { neatlineOf, veilOf } from './ground/veil.ts';
import { waterways } from './ground/waterways.ts';
import { network } from './ground/ways.ts';
import { writeChances } from './light/chances.ts';
import { writeCourses } from './names/courses.ts';
import { fitted } from './names/lettering.ts';
import { writeNames } from './names/names.ts';
import { type Occupied, occupiedBy } from './names/occupied.ts';
import { coveredBy, writingOf } from './names/writing.ts';
import { BADGE, writeBadges } from './pieces/badges.ts';
import { COUNTER_WIDTH, counterHeight, PLATE_SIZE } from './pieces/outlines.ts';
import { fanOf, type Seat, seatsOf } from './pieces/seating.ts';
import { type Box, boxAround, centreOf, overlap, RADIUS } from './sheet/layout.ts';
import { noise } from './sheet/noise.ts';
import { cut, windowHexes } from './sheet/window.ts';
import { zoomOf } from './sheet/zoom.ts';

const grid = makeGrid({
  orientation: 'flat',
  sheets: [{ name: '', columns: [1, 5], rows: { odd: [1, 5], even: [1, 4] }, at: [0, 0] }],
});
const CLEAR: HexPicture = { terrain: 'clear', station: false, landing: false };
const BARE: HexsidePicture = { ways: [], unfinished: false };
const middle = hexAt(grid, 3, 3);

function mapOf(
  hexes: Readonly<Record<number, Partial<HexPicture>>>,
  sides: Readonly<Record<number, Partial<HexsidePicture>>>,
): MapPicture {
  return {
    grid,
    hexes: Array.from({ length: grid.size }, (_, hex) => ({ ...CLEAR, ...hexes[hex] })),
    hexsides: Array.from({ length: grid.sideCount }, (_, side) =>
      sides[side] ? { ...BARE, ...sides[side] } : undefined,
    ),
  };
}

const unit = (id: string, over: Partial<UnitPicture> = {}): UnitPicture => ({
  kind: 'unit',
  id,
  hex: middle,
  side: 'union',
  name: id,
  label: id,
  emphasis: 'quiet',
  arm: 'infantry',
  size: 'division',
  tint: '#fff',
  manpower: 5,
  tactical: '1',
  artillery: 0,
  fatigue: 0,
  disorganized: false,
  exhausted: false,
  demoralized: 0,
  works: 0,
  ...over,
});

describe('chance that is none', () => {
  test('the same for the same seeds, between 0 and 1, and spread out', () => {
    const values = Array.from({ length: 500 }, (_, seed) => noise(seed, 3));
    expect(values).toEqual(Array.from({ length: 500 }, (_, seed) => noise(seed, 3)));
    expect(values.every(value => value >= 0 && value < 1)).toBe(true);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(mean).toBeGreaterThan(0.44);
    expect(mean).toBeLessThan(0.56);
  });

  test('two hexes of woods do not look alike; clear ground is bare', () => {
    const other = neighbour(grid, middle, 2);
    const map = mapOf({ [middle]: { terrain: 'woods' }, [other]: { terrain: 'woods' } }, {});
    const moved = (hex: number) => (marksOf(map, hex).trees ?? '').match(/M/g)?.length;
    expect(moved(middle)).toBeGreaterThan(5);
    expect(marksOf(map, middle)).not.toEqual(marksOf(map, other));
    expect(marksOf(map, neighbour(grid, middle, 0))).toEqual({});
  });

  test('signs stay in their hex, and off the houses in its middle', () => {
    const far = (marks: string): number[] =>
      [...marks.matchAll(/M(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => {
        const at = centreOf(grid, middle);
        return Math.hypot(Number(x) - at.x, Number(y) - at.y);
      });
    const trees = (data: Partial<HexPicture>) => far(marksOf(mapOf({ [middle]: data }, {}), middle).trees ?? '');
    const [wild, settled] = [trees({ terrain: 'woods' }), trees({ terrain: 'woods', place: 'village' })];
    expect(Math.max(...wild)).toBeLessThan(RADIUS + 6);
    expect(Math.min(...wild)).toBeLessThan(Math.min(...settled));
    expect(Math.min(...settled)).toBeGreaterThan(RADIUS * 0.2);
  });
});

describe('hachures', () => {
  test('run downhill from a lone mountain, heavy on the side away from the light', () => {
    const { 'hachures-lit': lit = '', 'hachures-shaded': shaded = '' } = marksOf(
      mapOf({ [middle]: { terrain: 'mountain' } }, {}),
      middle,
    );
    const { y } = centreOf(grid, middle);
    const heights = (strokes: string) => [...strokes.matchAll(/M-?[\d.]+,(-?[\d.]+)/g)].map(([, at]) => Number(at) - y);
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(mean(heights(shaded))).toBeGreaterThan(5);
    expect(mean(heights(lit))).toBeLessThan(-5);
  });
});

/** Each kind as one path. */
function joined<K>(strokes: readonly Drawn<K>[]): ReadonlyMap<K, string> {
  const paths = new Map<K, string>();
  for (const { kind, d } of strokes) paths.set(kind, (paths.get(kind) ?? '') + d);
  return paths;
}

const sides = (...ds: (0 | 1 | 2 | 3 | 4 | 5)[]) => ds.map(d => sideOf(grid, middle, d));

describe('coasts', () => {
  test('round one hex six bends, round two hexes ten, round a ring an outer and an inner coast', () => {
    const bends = (hexes: number[]) => coastOf(grid, hexes).match(/Q/g)?.length;
    expect(bends([middle])).toBe(6);
    expect(bends([middle, neighbour(grid, middle, 1)])).toBe(10);
    const ring = [0, 1, 2, 3, 4, 5].map(d => neighbour(grid, middle, d as 0));
    expect(coastOf(grid, ring).match(/M/g)).toHaveLength(2);
    expect(coastOf(grid, [])).toBe('');
  });
});

test('strokes are put together by kind and by block', () => {
  const stroke = (kind: string, x: number) => ({ kind, at: { x, y: 0 }, d: `M${x},0` });
  const blocks = inBlocks([stroke('road', 1), stroke('road', 2), stroke('road', 5000), stroke('pike', 3)]);
  expect(blocks.get('road')).toEqual(['M1,0M2,0', 'M5000,0']);
  expect(blocks.get('pike')).toEqual(['M3,0']);
});

describe('rivers', () => {
  const river = (waters: Readonly<Record<number, Water>>) =>
    mapOf({}, Object.fromEntries(Object.entries(waters).map(([side, water]) => [side, { water }])));
  const ends = (d = '') => {
    const points = [...d.matchAll(/(-?[\d.]+,-?[\d.]+)(?=M|$)/g)].map(([, at]) => at);
    return [...d.matchAll(/M(-?[\d.]+,-?[\d.]+)/g)].flatMap(([, at], index) => [at, points[index]]);
  };

  test('stretches of one course meet in a point, whatever their width', () => {
    const [a = 0, b = 0, c = 0] = sides(0, 1, 2);
    const drawn = joined(waterways(river({ [a]: 'creek', [b]: 'minor-river', [c]: 'minor-river' })));
    const rivers = ends(drawn.get('minor-river'));
    expect(new Set(rivers).size).toBe(3);
    expect(ends(drawn.get('rill')).filter(end => rivers.includes(end))).toHaveLength(1);
    expect(drawn.get('creek')).toBeUndefined();
  });

  test('a creek that neither begins nor ends here is no rill', () => {
    const [a = 0, b = 0, c = 0] = sides(0, 1, 2);
    const drawn = joined(waterways(river({ [a]: 'creek', [b]: 'creek', [c]: 'creek' })));
    expect(drawn.get('creek')?.match(/M/g)).toHaveLength(1);
    expect(drawn.get('rill')?.match(/M/g)).toHaveLength(2);
  });

  test('a name is written along a course that is long enough for it, above the water and from left to right', () => {
    const straight = [1, 2, 3, 4, 5].flatMap(column => {
      const hex = hexAt(grid, column, 3);
      return column % 2 === 0
        ? [sideOf(grid, hex, 0)]
        : [sideOf(grid, hex, 5), sideOf(grid, hex, 0), sideOf(grid, hex, 1)];
    });
    const water = Object.fromEntries(straight.map(side => [side, 'creek' as const]));
    const named = (title: string): MapPicture => ({
      ...river(water),
      courses: [{ title: { en: title, pl: 'Rzeczka' }, hexsides: straight.toReversed() }],
    });
    expect(writeCourses(named('Run'), 'middle', 'en')).toMatchObject([{ text: 'Run' }]);
    expect(writeCourses(named('Run'), 'middle', 'pl')).toMatchObject([{ text: 'Rzeczka' }]);
    expect(writeCourses(named('A very long name '.repeat(4)), 'middle', 'en')).toEqual([]);
    const [placed] = writeCourses(named('Run'), 'middle', 'en');
    const xs = [...(placed?.d ?? '').matchAll(/[ML](-?[\d.]+),/g)].map(([, x]) => Number(x));
    expect(xs).toEqual(xs.toSorted((a, b) => a - b));
  });
});

describe('ways', () => {
  test('a road through a hex is two arms that meet in it, and an end in each of its neighbours', () => {
    const [a = 0, b = 0] = sides(0, 3);
    const drawn = joined(network(mapOf({}, { [a]: { ways: ['road'] }, [b]: { ways: ['road'] } })));
    expect(drawn.get('road')?.match(/M/g)).toHaveLength(4);
    expect(drawn.get('pike')).toBeUndefined();
  });

  test('a road that ends in a pike reaches it', () => {
    const [a = 0, b = 0, c = 0] = sides(0, 3, 1);
    const drawn = joined(
      network(mapOf({}, { [a]: { ways: ['pike'] }, [b]: { ways: ['pike'] }, [c]: { ways: ['road'] } })),
    );
    const ends = (d = '') => [...d.matchAll(/ (-?[\d.]+,-?[\d.]+)(?=M|$)/g)].map(([, at]) => at);
    expect(ends(drawn.get('pike')).filter(end => ends(drawn.get('road')).includes(end))).toHaveLength(2);
  });

  test('a railroad beside a road keeps its distance; an unfinished one is drawn as such', () => {
    const [a = 0] = sides(1);
    const both = joined(network(mapOf({}, { [a]: { ways: ['road', 'railroad'] } })));
    const start = (d = '') => d.slice(0, d.indexOf('C'));
    expect(start(both.get('railroad'))).not.toBe(start(both.get('road')));
    const begun = joined(network(mapOf({}, { [a]: { ways: ['railroad'], unfinished: true } })));
    expect([...begun.keys()]).toEqual(['unfinished']);
  });
});

describe('the window of a scenario', () => {
  test('what lies far outside is not drawn, what lies near is drawn and not in play', () => {
    const map = mapOf({}, { [sideOf(grid, hexAt(grid, 5, 5), 3)]: { water: 'creek' } });
    const window = [hexAt(grid, 1, 1), hexAt(grid, 2, 2)] as const;
    const { inPlay, outside } = windowHexes(cut(map, window), window);
    expect(inPlay).toHaveLength(4);
    expect(outside).toContain(hexAt(grid, 4, 4));
    expect(outside).not.toContain(hexAt(grid, 5, 1));
    expect(cut(map, window).hexsides.some(side => side !== undefined)).toBe(false);
    expect(cut(map, undefined)).toBe(map);
  });

  test('a way that leads out of what is drawn does not stick out', () => {
    const edge = hexAt(grid, 4, 2);
    const map = mapOf({}, { [sideOf(grid, edge, 1)]: { ways: ['road'] } });
    const window = [hexAt(grid, 1, 1), hexAt(grid, 2, 2)] as const;
    expect(joined(network(map)).get('road')?.match(/M/g)).toHaveLength(2);
    expect(network(cut(map, window))).toEqual([]);
  });
});

test('the veil hides whatever of the ground runs out of its hex, and nothing that is in play', () => {
  const woods = Object.fromEntries(Array.from({ length: grid.size }, (_, hex) => [hex, { terrain: 'woods' as const }]));
  const window = [hexAt(grid, 1, 1), hexAt(grid, 2, 2)] as const;
  const map = cut(mapOf(woods, {}), window);
  const [, sheet = '', border] = /^M(.*?)Z(.*)$/.exec(veilOf(map, window)) ?? [];
  const [x = 0, y = 0, width = 0, height = 0] = [...sheet.matchAll(/-?[\d.]+/g)].map(Number);
  const crowns = windowHexes(map, window).outside.flatMap(hex => [
    ...(marksOf(map, hex).trees ?? '').matchAll(/M(-?[\d.]+),(-?[\d.]+)/g),
  ]);
  expect(crowns.length).toBeGreaterThan(50);
  for (const [, left, top] of crowns) {
    const crown = { x: Number(left) - 5, y: Number(top) - 5, width: 10, height: 10 };
    expect(overlap(crown, { x, y, width, height })).toBeCloseTo(100);
  }
  expect(border).toBe(neatlineOf(map, window));
});

describe('chances', () => {
  const east = neighbour(grid, middle, 2);
  const map = mapOf(
    { [middle]: { name: 'Saint Stephen’s Church', place: 'village' }, [east]: { name: 'Bethel', place: 'town' } },
    {},
  );
  const everywhere = new Map(map.hexes.map((_, hex) => [hex, { chance: 1, label: '100%' }]));
  const none: Occupied = { plates: new Map(), badges: [] };
  const stackIn = (hex: number) => [unit('a', { hex }), unit('b', { hex })];
  /** A little less than the letters take. */
  const lettersAt = ({ x, y }: { x: number; y: number }): Box => ({ x: x - 16, y: y - 5, width: 32, height: 10 });

  test('hide no name, and stay in their hex', () => {
    for (const occupied of [
      none,
      occupiedBy(seatsOf(grid, [unit('a')], undefined)),
      occupiedBy(seatsOf(grid, stackIn(east), undefined)),
    ]) {
      const writing = writingOf(map, occupied, 'middle', 'en');
      const placed = writeChances(map, everywhere, occupied, 'middle', writing);
      expect(placed).toHaveLength(grid.size - occupied.plates.size);
      for (const chance of placed) {
        const { x, y } = centreOf(grid, chance.hex);
        const hidden = coveredBy(writing).reduce((sum, name) => sum + overlap(name, lettersAt(chance)), 0);
        expect(hidden).toBe(0);
        expect(Math.abs(chance.x - x) + 16).toBeLessThan(RADIUS * 0.95);
        expect(Math.abs(chance.y - y) + 5).toBeLessThan((RADIUS * Math.sqrt(3)) / 2);
      }
    }
  });

  test('stand in the middle where nothing else is, off the houses where some are', () => {
    const writing = writingOf(map, none, 'middle', 'en');
    const at = new Map(writeChances(map, everywhere, none, 'middle', writing).map(each => [each.hex, each]));
    const corner = hexAt(grid, 1, 1);
    expect(at.get(corner)).toMatchObject(centreOf(grid, corner));
    expect(Math.abs((at.get(middle)?.y ?? 0) - centreOf(grid, middle).y)).toBeGreaterThan(10);
  });

  test('make way for the strength of a stack where it is written, not from afar', () => {
    const bare = mapOf({}, {});
    const occupied = { ...none, badges: [boxAround(centreOf(grid, middle), BADGE.width, BADGE.height)] };
    const moved = (zoom: 'far' | 'middle'): number[] =>
      writeChances(bare, everywhere, occupied, zoom, writingOf(bare, occupied, zoom, 'en'))
        .filter(({ hex, x, y }) => x !== centreOf(grid, hex).x || y !== centreOf(grid, hex).y)
        .map(({ hex }) => hex);
    expect(moved('middle')).toEqual([middle]);
    expect(moved('far')).toEqual([]);
  });

  test('from afar there is no room for them', () => {
    expect(writeChances(map, everywhere, none, 'whole', writingOf(map, none, 'whole', 'en'))).toEqual([]);
  });
});

describe('names', () => {
  const map = mapOf({ [middle]: { name: 'Bethel', place: 'town' } }, {});

  test('stand below their place, and farther off when a counter stands there', () => {
    const [free] = writeNames(map, new Map(), 'middle', []);
    const [crowded] = writeNames(map, new Map([[middle, 1]]), 'middle', []);
    expect(free?.y).toBeGreaterThan(centreOf(grid, middle).y);
    expect(crowded?.y).toBeGreaterThan(free?.y ?? 0);
  });

  test('move when a counter stands below', () => {
    const below = neighbour(grid, middle, 3);
    const [name] = writeNames(
      map,
      new Map([
        [middle, 2],
        [below, 2],
      ]),
      'middle',
      [],
    );
    expect(name?.y).toBeLessThan(centreOf(grid, middle).y);
  });

  test('seen from afar the important are written and what finds no room is left out; near by all are', () => {
    const crowd = mapOf(
      {
        [middle]: { name: 'Bethel', place: 'town' },
        [neighbour(grid, middle, 1)]: { name: 'Saint Stephen’s Church', place: 'village' },
        [neighbour(grid, middle, 4)]: { name: 'Old Baptist Meeting House', place: 'village' },
        [neighbour(grid, middle, 2)]: { name: 'Wolf Run Shoals', place: 'village' },
      },
      {},
    );
    const written = (zoom: 'whole' | 'near') => writeNames(crowd, new Map(), zoom, []).map(({ text }) => text);
    expect(written('near')).toHaveLength(4);
    expect(written('whole')[0]).toBe('Bethel');
    expect(written('whole').length).toBeLessThan(4);
  });

  test('are eleven pixels high where pieces are first written on', () => {
    const farthest = 0.7;
    expect([zoomOf(farthest), zoomOf(farthest - 0.01)]).toEqual(['middle', 'far']);
    const hamlet = mapOf({ [middle]: { name: 'Bethel', place: 'village' } }, {});
    const [name] = writeNames(hamlet, new Map(), 'middle', []);
    expect((name?.size ?? 0) * farthest).toBeGreaterThan(10.9);
  });

  test('keep off the strength of a stack', () => {
    const stack = [1, 2].map(n => unit(`${n}`, { hex: neighbour(grid, middle, 4) }));
    const occupied = occupiedBy(seatsOf(grid, [...stack, unit('here')], undefined));
    const hiddenFor = (badges: readonly Box[]) =>
      writingOf(map, { ...occupied, badges }, 'middle', 'en').names.flatMap(({ box }) =>
        occupied.badges.map(badge => overlap(badge, box)),
      );
    expect(hiddenFor(occupied.badges)).toEqual([0]);
    expect(hiddenFor([])).not.toEqual([0]);
  });

  test('keep off what is written along a river', () => {
    const [free] = writeNames(map, new Map(), 'middle', []);
    const river = { x: (free?.x ?? 0) - 60, y: (free?.y ?? 0) - 12, width: 120, height: 20 };
    expect(writeNames(map, new Map(), 'middle', [river])[0]?.y).not.toBe(free?.y);
  });
});

describe('lettering', () => {
  test('what has room is drawn as it is, never stretched', () => {
    expect(fitted('Lee', 12.8, 35)).toEqual({ children: 'Lee' });
    expect(fitted('Tyler', 12.8, 35)).toEqual({ children: 'Tyler' });
  });

  test('what has not is drawn narrower, and shortened after a consonant before it cannot be read', () => {
    expect(fitted('Jackson', 12.8, 35)).toEqual({
      ...{ children: 'Jackson', textLength: 35, lengthAdjust: 'spacingAndGlyphs' },
    });
    expect(fitted('Heintzelman', 12.8, 35).children).toBe('Heintzel.');
    expect(fitted('Longstreet', 12.8, 35).children).toBe('Longstr.');
    expect(fitted('Longstreet', 12.8, 44).children).toBe('Longstreet');
  });
});

describe('stacks', () => {
  test('closed: the strongest on top with the sum, unless another is chosen', () => {
    const seats = seatsOf(grid, [unit('a', { manpower: 9 }), unit('b')], undefined);
    expect(seats.map(({ piece, under }) => [piece.id, under])).toEqual([
      ['b', true],
      ['a', false],
    ]);
    expect(seats[1]?.stack).toMatchObject({ units: 2, manpower: 14 });
    const chosen = seatsOf(grid, [unit('a', { manpower: 9 }), unit('b', { emphasis: 'selected' })], undefined);
    expect(chosen.at(-1)?.piece.id).toBe('b');
  });

  test('a force marker lies on top and is no unit', () => {
    const marker: ForcePicture = {
      ...{ kind: 'force', id: 'm', hex: middle, side: 'union', number: 1, name: '1', label: '1', emphasis: 'quiet' },
    };
    const [below, top] = seatsOf(grid, [marker, unit('a', { manpower: 9 })], undefined);
    expect(below?.piece.id).toBe('a');
    expect(top).toMatchObject({ piece: { id: 'm' }, stack: { units: 1, manpower: 9 } });
  });

  const plate = (id: string, over: Partial<LeaderPicture> = {}): LeaderPicture => ({
    ...{ kind: 'leader', id, hex: middle, side: 'union', name: id, label: id, emphasis: 'quiet' },
    ...{ with: 'a', stars: 2, value: 5 },
    ...over,
  });
  const boxOf = ({ piece, x, y, scale, build }: Seat): Box =>
    piece.kind === 'leader'
      ? boxAround({ x, y }, PLATE_SIZE.width * scale, PLATE_SIZE.height * scale)
      : boxAround({ x, y }, COUNTER_WIDTH * scale, counterHeight(build) * scale);

  test('with its leaders it stays in its hex, so that neighbours do not hide each other', () => {
    const { x, y } = centreOf(grid, middle);
    const hex = boxAround({ x, y }, 2 * RADIUS, RADIUS * Math.sqrt(3) + 3);
    for (const leaders of [['x'], ['x', 'y'], ['x', 'y', 'z']]) {
      const boxes = seatsOf(grid, [unit('a'), ...leaders.map(id => plate(id))], undefined).map(boxOf);
      for (const box of boxes) expect(overlap(box, hex)).toBeCloseTo(box.width * box.height);
      for (const [above, below] of boxes.flatMap((a, n) => boxes.slice(n + 1).map(b => [a, b] as const))) {
        expect(overlap(above, below)).toBeCloseTo(0);
      }
    }
  });

  test('two leaders are written as large as one: the counter under them is lower, unless it lies open', () => {
    const scales = (...leaders: string[]) =>
      seatsOf(grid, [unit('a'), unit('b'), ...leaders.map(id => plate(id))], undefined).map(({ scale }) => scale);
    expect(new Set([...scales('x'), ...scales('x', 'y')]).size).toBe(1);
    const builds = (open: number | undefined) =>
      seatsOf(grid, [unit('a'), unit('b'), plate('x'), plate('y')], open).map(({ build }) => build);
    expect(new Set(builds(undefined))).toEqual(new Set(['low']));
    expect(new Set(builds(middle))).toEqual(new Set(['full']));
  });

  test('their strength hides no leader beside them; it goes to the left where the right is taken', () => {
    const strong = [unit('a'), unit('b')];
    const beside = (d: 1 | 2, id: string) => {
      const hex = neighbour(grid, middle, d);
      return [unit(id, { hex }), plate(`${id}-leader`, { hex, with: id })];
    };
    const badgeAmong = (...others: PiecePicture[]) => {
      const seats = seatsOf(grid, [...strong, ...others], undefined);
      const [badge] = writeBadges(seats);
      if (badge === undefined) throw new Error('a stack without its strength');
      const plates = seats.filter(({ piece }) => piece.kind === 'leader').map(boxOf);
      const box = boxAround(badge, BADGE.width, BADGE.height);
      expect(plates.reduce((sum, each) => sum + overlap(box, each), 0)).toBe(0);
      return { text: badge.text, right: badge.x > centreOf(grid, middle).x };
    };
    expect(badgeAmong()).toEqual({ text: '2·10', right: true });
    expect(badgeAmong(...beside(1, 'c'))).toMatchObject({ right: true });
    expect(badgeAmong(...beside(1, 'c'), ...beside(2, 'd'))).toMatchObject({ right: false });
  });

  test('open: side by side; one piece needs no fan', () => {
    const pieces = [unit('a'), unit('b'), unit('c')];
    const xs = seatsOf(grid, pieces, middle).map(({ x }) => x);
    expect(new Set(xs).size).toBe(3);
    expect(fanOf(grid, pieces, middle)).toBeDefined();
    expect(fanOf(grid, [unit('a')], middle)).toBeUndefined();
  });
});
