import { GAMES, PROFILES } from '@wigwag/gcacw';

type Below = (n: number) => number;

const GROUND = '..........ooorrrwwwwhhcsppmm~#';
const ENOUGH_LAND = '.....orw';
/** How large a region, and how many roads, waters and units a side. */
export interface Size {
  readonly columns: number;
  readonly rows: number;
  readonly ways: number;
  readonly waters: number;
  readonly units: number;
  /** Most armies begin face to face. */
  readonly fronts?: boolean;
}

const SMALL: Size = { columns: 9, rows: 8, ways: 6, waters: 12, units: 5, fronts: true };

const pick = <T>(below: Below, from: readonly T[]): T => from[below(from.length)] as T;
const printed = (column: number, row: number): string =>
  `${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`;
const isLand = (letter: string): boolean => letter !== '~' && letter !== '#';

interface Sketch {
  readonly size: Size;
  readonly lines: string[];
  readonly land: string[];
  readonly letters: ReadonlyMap<string, string>;
}

/** Rows of letters as the position notation wants them: odd columns, then even ones half a hex lower. */
function sketch(below: Below, size: Size): Sketch {
  const lines: string[] = [];
  const letters = new Map<string, string>();
  for (let row = 1; row <= size.rows; row++) {
    for (const parity of [1, 0]) {
      const columns = Array.from({ length: size.columns }, (_, i) => i + 1).filter(column => column % 2 === parity);
      const drawn = columns.map(column => {
        const letter = pick(below, [...(below(3) === 0 ? GROUND : ENOUGH_LAND)]);
        letters.set(printed(column, row), letter);
        return letter;
      });
      lines.push(`${parity === 1 ? '' : '  '}${drawn.join('   ')}`);
    }
  }
  return { size, lines, letters, land: [...letters].flatMap(([hex, letter]) => (isLand(letter) ? [hex] : [])) };
}

function neighbours({ columns, rows }: Size, hex: string): string[] {
  const [column, row] = [Number(hex.slice(0, 2)), Number(hex.slice(2))];
  const up = column % 2 === 1 ? -1 : 0;
  const around = [
    [0, -1],
    [0, 1],
    [-1, up],
    [-1, up + 1],
    [1, up],
    [1, up + 1],
  ] as const;
  return around
    .map(([dc, dr]) => [column + dc, row + dr] as const)
    .filter(([c, r]) => c >= 1 && c <= columns && r >= 1 && r <= rows)
    .map(([c, r]) => printed(c, r));
}

/** Walks from hex to hex over land: a road, pike, railroad or trail. */
function way(below: Below, { size, land, letters }: Sketch, wet: ReadonlySet<string>): string | undefined {
  const path = [pick(below, land)];
  for (let n = 0; n < 7; n++) {
    const here = path[path.length - 1] ?? '';
    const open = neighbours(size, here).filter(
      hex => isLand(letters.get(hex) ?? '#') && !path.includes(hex) && !wet.has([here, hex].sort().join('-')),
    );
    if (open.length === 0) break;
    path.push(pick(below, open));
  }
  return path.length > 1
    ? `${pick(below, ['road', 'road', 'pike', 'railroad', 'trail'])} ${path.join('-')}`
    : undefined;
}

interface Waters {
  readonly lines: string[];
  readonly sides: ReadonlySet<string>;
}

/** Single hexsides of water, some with a crossing. */
function waters(below: Below, { size, land, letters }: Sketch, crossings: readonly string[]): Waters {
  const lines: string[] = [];
  const sides = new Set<string>();
  for (let n = 0; n < size.waters; n++) {
    const a = pick(below, land);
    const b = pick(below, neighbours(size, a));
    const side = [a, b].sort().join('-');
    if (sides.has(side) || !isLand(letters.get(b) ?? '#')) continue;
    sides.add(side);
    const water = pick(below, ['creek', 'minor-river', 'minor-river', 'major-river', 'all-water']);
    lines.push(`${water} ${a} | ${b}`);
    if (water.endsWith('river') && below(2) === 0) lines.push(`${pick(below, crossings)} ${a}-${b}`);
  }
  return { lines, sides };
}

/** Land within two hexes of a hex: there the armies meet. */
function front(below: Below, { size, land, letters }: Sketch): string[] {
  const centre = pick(below, land);
  const near = neighbours(size, centre);
  return [...new Set([centre, ...near, ...near.flatMap(hex => neighbours(size, hex))])].filter(hex =>
    isLand(letters.get(hex) ?? '#'),
  );
}

const STATES = ['', '', 'disorganized', 'exhausted', 'demoralized1', 'demoralized2', 'disorganized exhausted'];

function pieces(below: Below, drawn: Sketch, maxManpower: number, unionCavalryLeaders: boolean): string[] {
  const { size, land } = drawn;
  const places = [...land];
  const hexes = { U: places.splice(0, Math.floor(places.length / 2)), C: places };
  const mixed = below(2) === 0;
  const meeting = size.fronts && below(5) > 0 ? front(below, drawn) : undefined;
  const lines: string[] = [];
  const taken = new Map<string, string>();
  for (const side of ['U', 'C'] as const) {
    for (let n = 0; n < size.units + below(meeting ? 6 : 4); n++) {
      const own = [...taken].flatMap(([hex, holder]) => (holder === side ? [hex] : []));
      const stacks = own.length > 0 && (meeting ? below(3) > 0 : below(3) === 0);
      const hex = pick(below, stacks ? own : (meeting ?? (mixed ? land : hexes[side])));
      if ((taken.get(hex) ?? side) !== side) continue;
      taken.set(hex, side);
      const fresh = meeting !== undefined;
      lines.push(piece(below, side, n, hex, maxManpower, unionCavalryLeaders, fresh));
    }
  }
  return lines.map(withLee());
}

/** The first Confederate army leader who is with another leader is Lee: only by that name he helps in an assault. */
function withLee(): (line: string) => string {
  let named = false;
  return line => {
    if (named) return line;
    const renamed = line.replace(/leader SC\d+ army/, 'leader Lee army');
    named = renamed !== line;
    return renamed;
  };
}

function piece(
  below: Below,
  side: 'U' | 'C',
  n: number,
  hex: string,
  maxManpower: number,
  unionCavalryLeaders: boolean,
  fresh: boolean,
): string {
  const arm = pick(below, ['inf', 'inf', 'inf', 'cav', 'art']);
  const uncommanded = arm === 'cav' && side === 'U' && !unionCavalryLeaders;
  const command = uncommanded
    ? 'cmd=none'
    : arm === 'cav'
      ? 'cmd=Cav'
      : `cmd=${pick(below, fresh ? ['A', 'A', 'A', 'A', 'B', 'X-A'] : ['A', 'A', 'B', 'X-A'])}`;
  const manpower = 1 + below(below(2) === 0 ? 2 : maxManpower);
  const fatigue = fresh ? pick(below, [0, 0, 1, 1, 2, 3, 4]) : below(5);
  const state = fresh && below(2) > 0 ? '' : pick(below, STATES);
  const guns = fresh && below(2) > 0 ? ` a${below(9)} t${below(5)}` : '';
  const unit = `${side} ${side}${n} ${hex} ${arm} ${manpower} f${fatigue} ${state} ${command}${guns}`;
  if (uncommanded || below(fresh ? 3 : 2) > (fresh ? 1 : 0)) return unit;
  const size = arm === 'inf' ? pick(below, ['corps', 'corps', 'army', 'army', 'district']) : 'corps';
  const superior = fresh && arm === 'inf' && size === 'corps' && below(2) > 0 ? `; leader S${side}${n} army` : '';
  return `${unit}; leader L${side}${n} ${size}${superior}`;
}

/** A small random region with two armies on it, as a position that tests could have written. */
export function randomPosition(below: Below, size: Size = SMALL): string {
  const game = pick(below, GAMES);
  const { maxManpower, year, tie, unionCavalryLeaders, crossings } = PROFILES[game];
  const drawn = sketch(below, size);
  const wet = waters(below, drawn, crossings.ferries === undefined ? ['ford', 'bridge', 'ferry'] : ['ford', 'bridge']);
  const ways = Array.from({ length: size.ways }, () => way(below, drawn, wet.sides)).filter(line => line !== undefined);
  const options = [
    'fatigue4March',
    'fatigue4MakesLeaderEligible',
    '-trailsOpenSwamps',
    'trailOverCrossing',
    'friendlyHexRoundsAtThree',
    'limitedIntelligence',
  ]
    .filter(() => below(3) === 0)
    .concat(year === 1863 && below(2) === 0 ? ['entrenchActions1863'] : []);
  const ties = tie === 'by-number' || below(6) === 0;
  const results = ['union', 'confederate', 'union', 'confederate', 'end-turn', 'end-turn-without-recovery'];
  return [
    `game ${game}`,
    'turns 2',
    ...(options.length > 0 ? [`options ${options.join(' ')}`] : []),
    ...(ties ? [`ties ${Array.from({ length: 6 }, () => pick(below, results)).join(' ')}`] : []),
    'map',
    ...drawn.lines,
    ...ways,
    ...wet.lines,
    ...[1, 2, 3].map(n => `station ${pick(below, drawn.land)} Depot ${n}`),
    `redoubt ${pick(below, drawn.land)} ${pick(below, ['union', 'confederate', 'union confederate'])}`,
    ...pieces(below, drawn, maxManpower, unionCavalryLeaders),
  ].join('\n');
}
