import type { Placement, Setting } from '../judge/placements/setting.ts';
import { aheadOf, farFromLine, lengthOf, minus, plus, spot } from '../judge/plane.ts';
import type { AreaHere, BridgeHere, LineHere, Spot, TableHere } from '../judge/table.ts';
import { anyArea, anywhere, lineAcross } from './background.ts';
import { type Chance, hundredth, mil } from './numbers.ts';
import { blob, boxIn } from './shapes.ts';

export interface PlaceCase extends Placement {
  readonly what: string;
}

type Made = Pick<Placement, 'attempt'> & {
  readonly table: TableHere;
  readonly setting?: Partial<Setting>;
  by?: 'blue' | 'grey';
};
type Maker = (chance: Chance, setting: Setting, table: TableHere, by: 'blue' | 'grey') => Made;

const WIDTHS = { river: 2, stream: 0.5, road: 1, railway: 1 } as const;

const lineOf = (id: string, linear: LineHere['linear'], line: readonly Spot[], by = 'blue'): LineHere => ({
  ...{ id, linear, line, width: WIDTHS[linear], by, sunken: false, embanked: false },
});

const bridgeOn = (id: string, at: Spot, heading: number, length = 2): BridgeHere => ({
  ...{ id, at, over: 'r', heading: hundredth(heading), length: mil(length), width: 1 },
});

const rounded = (line: readonly Spot[]): Spot[] => line.map(({ x, y }) => spot(mil(x), mil(y)));

/** A river or a stream: somewhere, at the other's zone, or beside or across the other water. */
const water: Maker = (chance, setting, table, by) => {
  const { width, height } = table;
  const isRiver = by === 'blue' && chance.is(50);
  const other = lineOf('w', isRiver ? 'stream' : 'river', [], by);
  const half = isRiver ? 1 : 0.25;
  const zone = by === 'blue' ? height - setting.depthB : setting.depthA;
  const side = by === 'blue' ? -1 : 1;
  const verb = isRiver || (by === 'grey' && chance.is(5)) ? 'layRiver' : 'layStream';
  const attempt = (line: readonly Spot[]) => ({ do: verb, line: rounded(line) }) as const;
  const pick = chance.below(5);
  if (pick === 0) {
    const line = lineAcross(chance, width, height);
    const end = line[0] as Spot;
    const off = chance.is(50) ? chance.off + 0.01 : chance.of([0, 0, 3]);
    const moved = end.x === 0 ? spot(mil(off), end.y) : spot(end.x, mil(off));
    return { table, attempt: attempt([moved, ...line.slice(1)]) };
  }
  if (pick === 1) {
    const slope = chance.between(0.05, 1);
    const deep = Math.sqrt(0.01 * slope) * chance.between(0.8, 1.2) + chance.of([0, 0, chance.off]);
    const tip = spot(width / 2, zone + side * half * Math.sqrt(1 + slope * slope) - side * deep);
    const foot = tip.y + side * slope * (width / 2);
    return { table, attempt: attempt([spot(0, foot), tip, spot(width, foot)]) };
  }
  const level = mil(chance.between(height * 0.42, height * 0.55));
  const standing = { ...other, line: [spot(0, level), spot(width, level)] };
  const tabled = { ...table, lines: [standing] };
  if (pick === 2) {
    const off = (half + standing.width / 2 + 6 + 0.01 + chance.off) * chance.of([-1, 1]);
    const tilt = chance.is(40) ? chance.between(-0.05, 0.05) : 0;
    return { table: tabled, attempt: attempt([spot(0, level + off), spot(width, level + off + tilt)]) };
  }
  if (pick === 3) {
    const x = mil(chance.between(width * 0.3, width * 0.6));
    const upright = { ...other, line: [spot(x, 0), spot(x, height)] };
    const off = (chance.is(70) ? 10 + chance.between(-0.04, 0.04) : chance.between(0, 30)) * chance.of([-1, 1]);
    const fall = (Math.tan((off * Math.PI) / 180) * width) / 2;
    const line = [spot(0, level - fall), spot(width, level + fall)];
    return { table: { ...table, lines: [upright] }, attempt: attempt(line), setting: { depthA: 6, depthB: 6 } };
  }
  const first = mil(chance.between(10, width - 20));
  const second = mil(first + 4 - 0.01 + chance.off);
  const roads = [first, second].map((x, i) =>
    lineOf(`d${i}`, chance.of(['road', 'railway'] as const), [spot(x, 0), spot(x, height)]),
  );
  return { table: { ...table, lines: roads }, attempt: attempt([spot(0, level), spot(width, level)]) };
};

/** The line with a new corner that makes it as much longer as is wanted. */
function longer(line: readonly Spot[], at: number, by: number): Spot[] {
  const [a, b] = [line[at] as Spot, line[at + 1] as Spot];
  const way = minus(b, a);
  const long = Math.sqrt(way.x * way.x + way.y * way.y);
  const aside = Math.sqrt((long + by) ** 2 / 4 - (long * long) / 4);
  const out = { x: (-way.y / long) * aside, y: (way.x / long) * aside };
  return [...line.slice(0, at + 1), plus(plus(a, way, 0.5), out), ...line.slice(at + 1)];
}

function someForm(chance: Chance, { width, height }: TableHere, roads: readonly LineHere[]): Spot[] {
  const points = [spot(width / 4, height / 2 - 6), spot(width / 2, height / 2), spot((3 * width) / 4, height / 2 + 6)];
  const [p, q] = chance
    .of([
      [0, 1],
      [1, 2],
      [0, 2],
      [1, 0],
      [2, 1],
    ] as const)
    .map(i => points[i] as Spot) as [Spot, Spot];
  const base = chance.of([spot(width / 2, 0), spot(width / 2, height)]);
  const beyond = base.y === 0 ? height : 0;
  const forms: Spot[][] = [
    [base, p, spot(p.x, beyond)],
    [base, p, q, spot(q.x, beyond)],
    [spot(0, p.y), p, q, spot(width, q.y)],
    [spot(p.x, 0), p, q, spot(q.x, height)],
    [spot(width, p.y), p, spot(p.x, 0)],
  ];
  const road = roads.find(({ linear }) => linear === 'road');
  if (road !== undefined) forms.push([spot(0, p.y), p, road.line[1] as Spot], [spot(p.x, 0), p, road.line[1] as Spot]);
  return chance.of(forms);
}

const roadlike: Maker = (chance, _setting, table) => {
  const { width, height } = table;
  const standing = chance.is(40) ? [lineOf('d', 'road', someForm(chance, table, []), 'grey')] : [];
  const level = mil(chance.between(14, height - 14));
  const river = chance.is(35)
    ? [lineOf('r', chance.of(['river', 'river', 'stream'] as const), [spot(0, level), spot(width, level)])]
    : [];
  let line = someForm(chance, table, standing);
  const pick = chance.below(6);
  if (pick < 3) line = longer(line, chance.below(line.length - 1), 0.51 + chance.off);
  if (pick === 3) {
    const at = 1 + chance.below(line.length - 2);
    const way = aheadOf(chance.between(0, 360));
    line = line.map((p, i) => (i === at ? plus(p, way, 0.11 + chance.off) : p));
  }
  if (pick === 4)
    line = line.map((p, i) =>
      i === 0 ? plus(p, { x: p.x === 0 ? 1 : 0, y: p.x === 0 ? 0 : p.y === 0 ? 1 : -1 }, 0.01 + chance.off) : p,
    );
  if (pick === 5 && line[0]?.x === width / 2)
    line = line.map((p, i) => (i === 0 ? spot(p.x + 1.191 + chance.off, p.y) : p));
  const bridges: BridgeHere[] = [];
  if (river.length > 0 && chance.is(70)) {
    const over = line.findIndex((p, i) => i > 0 && p.y > level !== (line[i - 1] as Spot).y > level);
    const [a, b] = [line[over - 1], line[over]];
    if (a !== undefined && b !== undefined) {
      const x = a.x + ((level - a.y) / (b.y - a.y)) * (b.x - a.x);
      const off =
        chance.of([4 - 0.01 + chance.off, 0.51 + chance.off, 2, 5, chance.between(0, 6)]) * chance.of([-1, 1]);
      bridges.push(bridgeOn('b', spot(mil(x + off), level), 0, (river[0] as LineHere).width));
    }
  }
  const tabled = { ...table, lines: [...river, ...standing], bridges };
  const told = chance.is(15) ? [...line].reverse() : line;
  if (chance.is(30)) {
    return {
      table: tabled,
      attempt: { do: 'layRailway', line: rounded(told), bed: chance.of(['flat', 'embanked', 'flat', 'unsaid']) },
    };
  }
  return { table: tabled, attempt: { do: 'layRoad', line: rounded(told), sunken: chance.is(20) } };
};

const bridge: Maker = (chance, _setting, table) => {
  const { width, height } = table;
  const line = chance.is(60)
    ? [spot(0, 20), spot(width, mil(chance.between(16, 30)))]
    : lineAcross(chance, width, height);
  const river = lineOf('r', 'river', rounded(line));
  const [a, b] = [line[0] as Spot, line[1] as Spot];
  const long = lengthOf([a, b]);
  const way = { x: (b.x - a.x) / long, y: (b.y - a.y) / long };
  const heading = (Math.atan2(way.x, -way.y) * 180) / Math.PI + 90;
  const at = plus(a, way, chance.between(2, Math.max(2.1, long - 8)));
  const aside = chance.is(50) ? (0.01 + chance.off) * chance.of([-1, 1]) : 0;
  const next = plus(
    plus(at, way, chance.is(70) ? 4 - 0.01 + chance.off : chance.between(0, 7)),
    { x: -way.y, y: way.x },
    aside,
  );
  const bridges = [bridgeOn('b', rounded([at])[0] as Spot, heading)];
  return {
    table: { ...table, lines: [river], bridges },
    attempt: { do: 'placeBridge', at: rounded([next])[0] as Spot },
    by: 'grey',
  };
};

const TERRAINS = ['hill', 'difficult', 'wood', 'built-up'] as const;

/** Ordinary terrain that is just as large as it may be. */
function sized(chance: Chance, middle: Spot, isSmall: boolean): Spot[] {
  const [long, short] = isSmall ? [9, 4] : [12, 6];
  const frame = { at: middle, heading: chance.is(40) ? 0 : chance.between(0, 180) };
  const [a, b] = chance.of([
    [long + 0.01 + chance.off, short + chance.of([0.005, -0.01, 0.01])],
    [long, short + 0.01 + chance.off],
    ((x: number) => [x, (long * short + 0.01 + chance.off / 5) / x] as const)(chance.between(6, 20)),
  ]);
  const box = boxIn(frame, -a / 2, -b / 2, a / 2, b / 2);
  return chance.is(70)
    ? box
    : [...box.slice(0, 2), rounded([plus(middle, aheadOf(frame.heading), 0.1)])[0] as Spot, ...box.slice(2)];
}

const someTerrain = (chance: Chance) => {
  const terrain = chance.of(TERRAINS);
  const surface = chance.is(15) ? 'impassable' : terrain === 'difficult' && chance.is(50) ? 'field' : 'plain';
  return { terrain, surface } as const;
};

/** The middle of a player's own or of neutral ground. */
const inside = (chance: Chance, setting: Setting, { width, height }: TableHere, by: string): Spot => {
  const [top, bottom] = by === 'blue' ? [3, height - setting.depthB - 3] : [setting.depthA + 3, height - 3];
  return spot(mil(chance.between(7, width - 7)), mil(chance.between(top, bottom)));
};

/** Other pieces that do not lie on each other. */
function furnished(chance: Chance, table: TableHere): AreaHere[] {
  const areas: AreaHere[] = [];
  for (let i = chance.below(12); i > 0; i--) {
    const area = anyArea(chance, `p${i}`, anywhere(chance, table.width, table.height, 5));
    const isClear = areas.every(({ ring }) =>
      ring.every(p => area.ring.every(q => Math.abs(p.x - q.x) + Math.abs(p.y - q.y) > 4)),
    );
    if (isClear) areas.push(area);
  }
  return areas;
}

const area: Maker = (chance, setting, table, by) => {
  const areas = furnished(chance, table);
  const middle = inside(chance, setting, table, by);
  const kind = someTerrain(chance);
  const any = chance.is(50)
    ? blob(chance, middle, chance.between(1.2, 4), 4 + chance.below(6))
    : sized(chance, middle, setting.isSmall);
  const pick = chance.below(9);
  const lay = (ring: readonly Spot[], more = {}) => ({ do: 'layArea', ...kind, ...more, ring: rounded(ring) }) as const;
  if (pick <= 1) return { table: { ...table, areas }, attempt: lay(any) };
  const edge = by === 'blue' ? setting.depthA : table.height - setting.depthB;
  const ahead = by === 'blue' ? 1 : -1;
  if (pick === 2) {
    const half = chance.between(1, 3);
    const y = edge + chance.of([0, 0.001, -0.001, chance.off]);
    return {
      table: { ...table, areas },
      attempt: lay(boxIn({ at: spot(middle.x, y), heading: 0 }, -3, -half, 3, half)),
    };
  }
  if (pick === 3) {
    const [from, wide] = [by === 'blue' ? table.height - setting.depthB : setting.depthA, chance.between(1, 8)];
    const deep = (0.01 + chance.off / 8) / wide;
    const box = boxIn(
      { at: spot(middle.x, from + ahead * deep), heading: by === 'blue' ? 0 : 180 },
      -wide / 2,
      0,
      wide / 2,
      4,
    );
    return { table: { ...table, areas }, attempt: lay(box) };
  }
  if (pick === 4) {
    const deep = chance.between(0.002, 0.02);
    const first = boxIn({ at: middle, heading: 0 }, 0, -2, 5, 2);
    const next = boxIn({ at: middle, heading: 0 }, -4, -1.5, deep, 1.5 - chance.between(0, 2.6));
    return {
      table: { ...table, areas: [{ ...anyArea(chance, 'q', middle), ring: rounded(first) }] },
      attempt: lay(next),
    };
  }
  if (pick === 5) {
    const tilt = chance.is(50) ? 0 : chance.between(-2, 2);
    const river = lineOf('r', 'river', [spot(0, 24), spot(table.width, mil(24 + tilt))]);
    const bank = 24 + (tilt * middle.x) / table.width - 1;
    const box = boxIn({ at: spot(middle.x, bank + chance.between(-0.01, 0.02)), heading: 0 }, -1, 0, 1, 3);
    return { table: { ...table, lines: [river] }, attempt: lay(box) };
  }
  if (pick === 6) {
    const heading = hundredth(chance.between(0, 180));
    const built = bridgeOn('b', middle, heading);
    const river = lineOf('r', 'river', [spot(0, middle.y), spot(table.width, middle.y)]);
    const off = 7 + 0.01 + chance.off;
    const box = boxIn({ at: middle, heading }, -1, off, 1, off + 2);
    return {
      table: { ...table, lines: [river], bridges: [built] },
      attempt: lay(box, { terrain: 'wood', surface: 'impassable' }),
    };
  }
  if (pick === 7) {
    const point = spot(table.width / 2, table.height / 2);
    const heading = chance.of([0, chance.between(0, 360)]);
    const box = boxIn({ at: point, heading }, -2, chance.off, 2, 3);
    return { table, attempt: lay(box, { terrain: 'wood', surface: chance.of(['impassable', 'impassable', 'plain']) }) };
  }
  const crossed = [any[0], any[2], any[1], any[3]].map(p => p ?? middle);
  const off = { x: -middle.x - 0.01 + chance.off + 2, y: 0 };
  const atEdge = boxIn({ at: plus(middle, off), heading: 0 }, -2, -2, 2, 2);
  return { table, attempt: lay(chance.is(50) ? crossed : atEdge) };
};

const halves: Maker = (chance, setting, table, by) => {
  const middle = inside(chance, setting, table, by);
  const frame = { at: middle, heading: chance.is(50) ? 0 : chance.between(0, 90) };
  const a = chance.is(60) ? 2.01 + chance.off : chance.between(0.5, 2);
  const ring = boxIn(frame, -a / 2, -1, a / 2, 1);
  const gap = chance.is(40) ? chance.between(-0.02, 0.01) : chance.between(0.1, 3);
  const other = boxIn(frame, a / 2 + gap, -0.9, a / 2 + gap + 1.8, 0.9);
  const kind = someTerrain(chance);
  if (chance.is(20)) return { table, attempt: { do: 'layArea', ...kind, ring: rounded(ring) } };
  return { table, attempt: { do: 'layHalves', ...kind, ring: rounded(ring), other: rounded(other) } };
};

const barrier: Maker = (chance, _setting, table, by) => {
  const { width, height } = table;
  const owner = chance.is(90) ? by : 'blue';
  if (chance.is(50)) {
    const line = someForm(chance, table, []);
    const linear = chance.of(['road', 'railway'] as const);
    const road = {
      ...lineOf('h', linear, line, owner),
      sunken: linear === 'road' && chance.is(10),
      embanked: linear === 'railway' && chance.is(10),
    };
    const [a, b] = [line[0] as Spot, line[1] as Spot];
    const long = lengthOf([a, b]);
    const out = { x: -(b.y - a.y) / long, y: (b.x - a.x) / long };
    const off = chance.is(60) ? 1.01 + chance.off : chance.between(0, 1);
    const [from, to] = [chance.between(0.1, 0.4), chance.between(0.5, 0.9)];
    const run = [plus(plus(a, minus(b, a), from), out, off), plus(plus(a, minus(b, a), to), out, off)];
    const isWhole = chance.is(25);
    const back = isWhole ? zigzag(line, lengthOf(line) + 0.01 + chance.off) : run;
    const inTable = rounded(back).map(({ x, y }) =>
      spot(Math.min(width, Math.max(0, x)), Math.min(height, Math.max(0, y))),
    );
    return { table: { ...table, lines: [road] }, attempt: { do: 'layBarrier', along: 'h', line: inTable } };
  }
  const middle = anywhere(chance, width, height, 8);
  const frame = { at: middle, heading: chance.is(50) ? 0 : chance.between(0, 180) };
  const ring = boxIn(frame, -3, -2, 3, 2);
  const host: AreaHere = {
    id: 'h',
    terrain: 'difficult',
    surface: chance.is(90) ? 'field' : 'plain',
    ring,
    by: owner,
    half: false,
  };
  const aside = chance.is(50) ? 2.26 + chance.off : 2;
  const short = chance.of([0, 0, 1, 0.3, 2]);
  const line = [boxIn(frame, -3, aside, 3 - short, 0)[0] as Spot, boxIn(frame, -3, aside, 3 - short, aside)[1] as Spot];
  return { table: { ...table, areas: [host] }, attempt: { do: 'layBarrier', along: 'h', line } };
};

/** Along one side of the beginning of a line and back on the other, and so on farther out, so long in all. */
function zigzag(line: readonly Spot[], long: number): Spot[] {
  const [a, b] = [line[0] as Spot, line[1] as Spot];
  const leg = lengthOf([a, b]);
  const out = { x: -(b.y - a.y) / leg, y: (b.x - a.x) / leg };
  const run: Spot[] = [];
  for (let [left, i] = [long, 0]; left > 0; i++) {
    const [from, to] = i % 2 === 0 ? [a, b] : [b, a];
    const start = plus(from, out, 0.9 - 0.3 * i);
    if (i > 0) left -= 0.3;
    run.push(start, plus(start, minus(to, from), Math.min(1, Math.max(0, left / leg))));
    left -= leg;
  }
  return run;
}

const change: Maker = (chance, setting, table) => {
  const areas = furnished(chance, table).map(each =>
    chance.is(8) ? { ...each, movedBy: chance.of(['blue', 'grey']) } : each,
  );
  const [one, other] = [areas[0], areas[1]];
  const river = lineOf('r', 'river', [spot(0, 24), spot(table.width, 24)]);
  const x = mil(chance.between(15, table.width - 15));
  const built = bridgeOn('b', spot(x, 24), 0);
  const withRiver = { ...table, areas, lines: chance.is(60) ? [river] : [], bridges: chance.is(60) ? [built] : [] };
  if (chance.is(40)) {
    const off = 6 + 0.01 + chance.off;
    const piece: AreaHere = {
      id: 'q',
      terrain: 'wood',
      surface: 'plain',
      ring: boxIn({ at: spot(x, 24), heading: 0 }, 0.5 + off, -1, 3 + off, 1),
      by: 'blue',
      half: false,
    };
    const free = areas.filter(({ ring }) => farFromLine([...ring, ring[0] as Spot], spot(x + 8, 24)) > 6);
    return {
      table: { ...withRiver, lines: [river], bridges: [built], areas: [...free, piece] },
      attempt: { do: 'convert', piece: 'q' },
      by: 'blue',
    };
  }
  const [a, b] = [one?.id ?? 'none', other?.id ?? 'none'];
  return {
    table: withRiver,
    attempt: { do: 'exchange', one: a, other: b },
    by: 'blue',
    setting: { isSmall: setting.isSmall },
  };
};

const marker: Maker = (chance, setting, table, by) => {
  const half = 1.18;
  const deep = (by === 'blue' ? setting.depthA : setting.depthB) + setting.opens;
  const y = chance.is(70) ? deep - half + 0.01 + chance.off : chance.between(0, table.height);
  const x = chance.is(40) ? half - 0.01 + chance.off : chance.between(0, table.width);
  const at = spot(mil(x), mil(by === 'blue' ? y : table.height - y));
  return { table, attempt: { do: 'placeMarker', at } };
};

const MAKERS: Readonly<Record<string, Maker>> = {
  water,
  roadlike,
  bridge,
  area,
  moreArea: area,
  halves,
  barrier,
  change,
  marker,
};
const SIZES = [
  [72, 48],
  [48, 48],
  [60, 44],
] as const;

/** A placement, mostly made to lie just off one of the limits. */
export function anyPlacement(chance: Chance): PlaceCase {
  const [width, height] = chance.of(SIZES);
  const left = chance.of([8, 8, 3, 1]);
  const count = () => chance.below(left);
  const setting: Setting = {
    depthA: chance.of([12, 12, 12, 6, 6.005, 6.02, 8.5]),
    depthB: chance.of([12, 12, 12, 6, 6.02, 9]),
    isSmall: chance.is(25),
    isSpecial: chance.is(5),
    bans: chance.is(10) ? [chance.of(['river', 'stream', 'railway', 'impassable', 'sunken-road', 'embankment'])] : [],
    pool: { hill: 1 + count(), difficult: 1 + count(), wood: 1 + count(), 'built-up': count() },
    opens: chance.is(20) ? 6 : 0,
  };
  const by = chance.of(['blue', 'grey'] as const);
  const table: TableHere = { width, height, areas: [], lines: [], barriers: [], bridges: [] };
  const name = chance.of(Object.keys(MAKERS));
  const made = (MAKERS[name] as Maker)(chance, setting, table, by);
  return {
    what: name,
    table: made.table,
    setting: { ...setting, ...made.setting },
    by: made.by ?? by,
    attempt: made.attempt,
  };
}
