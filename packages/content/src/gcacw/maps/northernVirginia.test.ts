import { isLand, redoubtServes, type Way } from '@wigwag/gcacw';
import {
  DIRECTIONS,
  findHex,
  findSide,
  type Hex,
  type Hexside,
  hexName,
  neighbour,
  OFF_MAP,
  sideBetween,
  sideName,
} from '@wigwag/hex';
import { describe, expect, it } from 'vitest';
import { cornersOf, endsOf, networks, outlets, shippedMap, sidesWith } from './testing/geography.ts';

const map = shippedMap('northern-virginia');
const { grid } = map;

const words = (text: string): string[] => text.trim().split(/\s+/);
const hexOf = (name: string): Hex => findHex(grid, name) ?? OFF_MAP;
const sideOf = (name: string): Hexside => findSide(grid, name) ?? -1;
const onEdge = (hex: Hex): boolean =>
  DIRECTIONS.some(d => {
    const beyond = neighbour(grid, hex, d);
    return beyond === OFF_MAP || map.hexes[beyond]?.terrain === 'off-map';
  });

/** The steps of a walk that do not have the way. */
function missing(way: Way, walk: string): string[] {
  const hexes = words(walk);
  const steps = hexes.slice(1).map((to, index) => `${hexes[index]}-${to}`);
  return steps.filter(step => !map.hexsides[sideOf(step)]?.ways.includes(way));
}

// biome-ignore format: a walk reads better in one piece
const WALKS: readonly (readonly [what: string, way: Way, walk: string])[] = [
  ['Culpeper to Orange', 'road', 'S1418 S1319 S1320 S1220 S1121 S1122 S1123 S1124 S1125 S1126 S1127 S1128 S1028 S1029 S0930 S0830 S0831 S0832'],
  ['Warrenton by Buckland to Gainesville', 'pike', 'N2426 N2526 N2625 N2624 N2724 N2823 N2923 N3022 N3122 N3221 N3322 N3421'],
  ['Gainesville by Groveton and the Stone Bridge to Centreville', 'pike', 'N3421 N3521 N3620 N3720 N3819 N3919 N4018 N4118 N4218 N4318'],
  ['Waterloo to Warrenton', 'pike', 'N1828 N1928 N2027 N2127 N2226 N2327 N2426'],
  ['White Plains through Thoroughfare Gap to Gainesville', 'road', 'N2518 N2618 N2719 N2819 N2920 N3019 N3120 N3220 N3321 N3421'],
  ['Gainesville to Groveton', 'pike', 'N3421 N3521 N3620 N3720'],
  ['Manassas Junction to Centreville by Mitchell\'s Ford', 'road', 'N4222 N4221 N4220 N4320 N4319 N4318'],
  ['Orange and Alexandria: Alexandria to Manassas Junction', 'railroad', 'N5819 N5720 N5620 N5521 N5420 N5321 N5220 N5121 N5020 N4920 N4820 N4721 N4621 N4522 N4422 N4323 N4223 N4124'],
  ['Orange and Alexandria: by Bristoe and Catlett\'s to Warrenton Junction', 'railroad', 'N4124 N4024 N3925 N3825 N3726 N3626 N3627 N3528 N3428 N3329 N3330 N3230 N3131'],
  ['Orange and Alexandria: over the Rappahannock to Culpeper', 'railroad', 'N3131 N3031 N3032 N2933 N2833 N2734 S2712 S2612 S2513 S2514 S2414 S2315 S2215 S2116 S2016 S1916 S1816 S1717 S1617 S1518 S1418'],
  ['Orange and Alexandria: over the Rapidan to Orange and on', 'railroad', 'S1418 S1419 S1420 S1421 S1322 S1323 S1324 S1224 S1225 S1126 S1127 S1128 S1028 S1029 S0930 S0931 S0932 S0832 S0833'],
  ['the Warrenton branch', 'railroad', 'N3131 N3030 N2930 N2829 N2729 N2628 N2528 N2427 N2426'],
  ['Manassas Gap: Manassas Junction to White Plains', 'railroad', 'N4124 N4023 N3923 N3822 N3722 N3621 N3521 N3421 N3321 N3220 N3120 N3019 N2920 N2819 N2719 N2618 N2518'],
  ['Manassas Gap: by Rectortown and Piedmont to Front Royal', 'railroad', 'N2518 N2418 N2318 N2217 N2118 N2017 N1917 N1916 N2015 N2014 N1914 N1814 N1715 N1615 N1515 N1415 N1316 N1215 N1115 N1015 N0915 N0815 N0715 N0615 N0515 N0514 N0413 N0314 N0214'],
  ['Loudoun and Hampshire', 'railroad', 'N5814 N5714 N5614 N5515 N5415 N5315 N5214 N5114 N5013 N4913 N4912 N4811 N4711 N4610 N4510 N4409 N4309 N4308 N4207 N4107 N4006 N3906 N3805 N3804 N3704 N3603 N3602 N3502'],
  ['Richmond, Fredericksburg and Potomac', 'railroad', 'S5021 S4921 S4821 S4822 S4723 S4724 S4624 S4525 S4526 S4527 S4427 S4428 S4429 S4530 S4531'],
];

describe('ways of northern Virginia', () => {
  it.each(WALKS)('%s', (_, way, walk) => {
    expect(missing(way, walk)).toEqual([]);
  });

  it('there are three railroads, and few places where one ends inside the map', () => {
    const rails = sidesWith(map, side => side.ways.includes('railroad')).map(side => endsOf(map, side));
    expect(networks(rails)).toHaveLength(3);
    const calls = new Map<Hex, number>();
    for (const hex of rails.flat()) calls.set(hex, (calls.get(hex) ?? 0) + 1);
    const ends = [...calls].filter(([hex, count]) => count === 1 && !onEdge(hex)).map(([hex]) => hexName(grid, hex));
    // Front Royal, Warrenton, the works south of Centreville, Fredericksburg, below Smithfield, Aquia Creek.
    expect(ends.sort()).toEqual(['N0214', 'N2426', 'N4319', 'S4328', 'S4531', 'S5021']);
    const served = new Set(rails.flat());
    expect(map.hexes.filter((hex, index) => hex.station && !served.has(index))).toEqual([]);
  });

  it('no road stops one hexside short of the end of another', () => {
    const dead = new Set(deadEnds());
    const short = [...dead].flatMap(hex =>
      DIRECTIONS.map(d => neighbour(grid, hex, d)).filter(other => {
        const between = map.hexsides[sideBetween(grid, hex, other) ?? -1];
        return (
          other > hex && dead.has(other) && (between?.ways.length ?? 0) === 0 && !between?.water?.endsWith('river')
        );
      }),
    );
    expect(short).toEqual([]);
    expect(dead.size).toBeLessThan(30);
  });

  it('every road that is cut off from the network leads to the edge', () => {
    const ways = sidesWith(map, side => side.ways.length > 0).map(side => endsOf(map, side));
    const inland = networks(ways).filter(network => ![...network].some(onEdge));
    expect(inland.map(network => [...network].map(hex => hexName(grid, hex)))).toEqual([]);
  });

  it('towns and villages lie on a way, but for three', () => {
    const served = new Set(sidesWith(map, side => side.ways.length > 0).flatMap(side => endsOf(map, side)));
    const bare = map.hexes.filter((hex, index) => hex.place && !served.has(index)).map(hex => hex.name);
    expect(bare).toEqual(['Cool Springs', 'Maser’s Mill', 'Wigginton’s Mill']);
  });
});

/** Hexes inside the map into which one way leads and none out. */
function deadEnds(): Hex[] {
  const ways = sidesWith(map, side => side.ways.length > 0).map(side => endsOf(map, side));
  const calls = new Map<Hex, number>();
  for (const hex of ways.flat()) calls.set(hex, (calls.get(hex) ?? 0) + 1);
  return [...calls].filter(([hex, count]) => count === 1 && !onEdge(hex)).map(([hex]) => hex);
}

const waters = sidesWith(map, side => side.water !== undefined);
const atCorner = new Map<string, Hexside[]>();
for (const side of waters)
  for (const point of cornersOf(map, side)) atCorner.set(point, [...(atCorner.get(point) ?? []), side]);
const open = outlets(map);

/** Corners inside the map at which a single hexside of water ends. */
const looseEnds = new Set(
  [...atCorner].flatMap(([point, sides]) => (sides.length === 1 && !open.has(point) ? [point] : [])),
);

/** The corner of a hexside that the next one of its course does not touch. */
const freeEnd = (side = -1, next = -1): string =>
  cornersOf(map, side).find(point => !cornersOf(map, next).includes(point)) ?? '';

const courseOf = (title: string): readonly Hexside[] =>
  map.courses.find(each => each.title.en === title)?.hexsides ?? [];

// biome-ignore format: a table
const FORDS: readonly (readonly [river: string, from: string, crossings: string])[] = [
  ['Rappahannock River', 'N1528-N1628', 'N1828-N1928 N1829-N1929 N1931-N2030 N2032-N2132 N2033-N2134 S2011-S2112 S2114-S2213 S2315-S2414 S2415-S2515 S2618-S2718 S2721-S2820 S2821-S2921 S3120-S3121 S3321-S3322 S3423-S3524 S3525-S3624 S3526-S3625 S4026-S4027 S4126-S4226 S4328-S4427 S4427-S4428'],
  ['Rapidan River', 'S0132-S0133', 'S0132-S0133 S0332-S0333 S0431-S0532 S0630-S0631 S0630-S0731 S0730-S0830 S0929-S1029 S1028-S1128 S1128-S1228 S1227-S1328 S1226-S1327 S1624-S1625 S1824-S1825 S2022-S2023 S2423-S2424 S2623-S2724 S2722-S2723 S2822-S2823 S2923-S2924 S3024-S3124 S3223-S3224 S3325-S3424 S3424-S3425'],
  ['Bull Run', 'N3918-N3919', 'N3919-N4018 N3920-N4019 N4019-N4020 N4020-N4120 N4220-N4221 N4220-N4321 N4321-N4420 N4422-N4522 N4523-N4524 N4623-N4624'],
];

describe('waters of northern Virginia', () => {
  it.each(FORDS)(
    '%s: every hexside begins where the last ended; a river all the way, with these crossings',
    (river, from, crossings) => {
      const course = courseOf(river);
      const gaps = course.slice(1).filter((side, index) => {
        const before = cornersOf(map, course[index] ?? -1);
        return !cornersOf(map, side).some(point => before.includes(point));
      });
      expect(gaps.map(side => sideName(grid, side))).toEqual([]);
      const below = course.slice(course.indexOf(sideOf(from)) + 1);
      expect(below.filter(side => !map.hexsides[side]?.water?.endsWith('river'))).toEqual([]);
      expect(course.filter(side => map.hexsides[side]?.crossing).map(side => sideName(grid, side))).toEqual(
        words(crossings),
      );
    },
  );

  it('every course begins at a source, the edge or a confluence, and ends in another water or at the edge', () => {
    const isConfluence = (point: string): boolean => atCorner.get(point)?.length === 3;
    const lost = map.courses.filter(({ hexsides }) => {
      const source = freeEnd(hexsides[0], hexsides[1]);
      const mouth = freeEnd(hexsides.at(-1), hexsides.at(-2));
      const begins = looseEnds.has(source) || open.has(source) || isConfluence(source);
      return !begins || !(open.has(mouth) || isConfluence(mouth));
    });
    expect(lost).toEqual([]);
    expect(map.courses.map(({ title }) => title.en)).toContain('Potomac River');
  });

  it('no stream has a gap of one hexside between two loose ends', () => {
    const dry = Array.from({ length: grid.sideCount }, (_, side) => side).filter(side => !map.hexsides[side]?.water);
    const gaps = dry.filter(side => cornersOf(map, side).every(point => looseEnds.has(point)));
    expect(gaps.map(side => sideName(grid, side))).toEqual([]);
  });

  it('rivers end loosely in six short arms only', () => {
    const arms = [...looseEnds]
      .flatMap(point => atCorner.get(point) ?? [])
      .filter(side => map.hexsides[side]?.water !== 'creek');
    expect(arms.map(side => sideName(grid, side)).sort()).toEqual(ARMS);
  });
});

const ARMS = ['N1704-N1803', 'N4104-N4204', 'S3522-S3622', 'S4831-S4931', 'S5025-S5126', 'S5126-S5225'];

// biome-ignore format: where the armies of 1861 and 1862 stood
const SET_UP = words(`
  N1006 N1409 N1510 N1514 N1529 N1615 N1628 N1630 N1633 N1731 N1733 N1828 N1829 N1831 N1928 N1931 N2018 N2024 N2027 N2030 N2228 N2229 N2232
  N2319 N2334 N2418 N2426 N2518 N2719 N2720 N2930 N3022 N3031 N3032 N3122 N3131 N3219 N3221 N3224 N3231 N3322 N3421 N3719 N3825 N3919 N3920
  N4020 N4021 N4027 N4118 N4122 N4124 N4218 N4221 N4222 N4318 N4319 N4320 N4321 N4322 N4323 N4418 N4422 N5017 N5020 N5214 N5220 N5517 N5618
  N5620 N5715 N5816 N5819 N5825 S0107 S0108 S0124 S0206 S0310 S0333 S0422 S0614 S0623 S0628 S0632 S0725 S0733 S0815 S0825 S0832 S0833 S0925
  S1125 S1128 S1130 S1415 S1417 S1418 S1429 S1430 S1524 S1529 S1624 S1625 S1727 S1728 S1729 S1824 S1825 S1828 S1829 S1913 S1923 S2007 S2109
  S2820`);

describe('ground of northern Virginia', () => {
  it('has the hexes and hexsides that the documentation counts', () => {
    expect(grid.size).toBe(3277);
    expect(map.hexsides.filter(side => side !== undefined)).toHaveLength(4649);
  });

  it('all land hangs together without a swim', () => {
    const links = Array.from({ length: grid.sideCount }, (_, side) => side).filter(side => {
      const { water, crossing } = map.hexsides[side] ?? {};
      return water === undefined || water === 'creek' || crossing !== undefined;
    });
    const land = links
      .map(side => endsOf(map, side))
      .filter(ends => ends.every(hex => map.hexes[hex] && isLand(map.hexes[hex])));
    const whole = networks(land);
    expect(whole).toHaveLength(1);
    expect(whole[0]?.size).toBe(map.hexes.filter(isLand).length);
    expect(SET_UP.filter(name => !whole[0]?.has(hexOf(name)))).toEqual([]);
  });

  it('Camp Pickens serves the Confederates of 1861, the works of Centreville both sides from 1862', () => {
    const stands = (name: string, side: 'union' | 'confederate', year: number): boolean => {
      const redoubt = map.hexes[hexOf(name)]?.redoubt;
      return redoubt !== undefined && redoubtServes(redoubt, side, year);
    };
    expect(stands('N4124', 'confederate', 1861)).toBe(true);
    expect(stands('N4124', 'union', 1861)).toBe(false);
    expect(stands('N4124', 'confederate', 1862)).toBe(false);
    expect(stands('N4318', 'confederate', 1861)).toBe(false);
    expect(stands('N4318', 'union', 1862)).toBe(true);
    expect(stands('N4318', 'confederate', 1862)).toBe(true);
  });
});
