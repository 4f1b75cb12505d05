import { GAMES, type GameCode, isResultOf, mayRain, PROFILES, type Profile, RAIN_RESULTS } from '@wigwag/gcacw';

type Below = (n: number) => number;

const ARMIES = ['U', 'C'] as const;
type Army = (typeof ARMIES)[number];

const GROUND = '..........ooorrrwwwwhhcspppmm~#';
const ENOUGH_LAND = '.....orw';
/** Here a rain drives many out. */
const MARSHES = '....oppp';
/** How large a region, and how many roads, waters and units a side. */
export interface Size {
  readonly columns: number;
  readonly rows: number;
  readonly ways: number;
  readonly waters: number;
  readonly units: number;
  /** Most armies begin face to face, some with one of them in a trap. */
  readonly fronts?: boolean;
}

export const SMALL: Size = { columns: 9, rows: 8, ways: 6, waters: 12, units: 5, fronts: true };

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
  const common = below(3) === 0 ? MARSHES : ENOUGH_LAND;
  for (let row = 1; row <= size.rows; row++) {
    for (const parity of [1, 0]) {
      const columns = Array.from({ length: size.columns }, (_, i) => i + 1).filter(column => column % 2 === parity);
      const drawn = columns.map(column => {
        const letter = pick(below, [...(below(3) === 0 ? GROUND : common)]);
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

/** Every game has so many markers for minor rivers. */
const MOST_PONTOONS = 4;

/** A bridge or ferry that is gone, a pontoon where there is room for it. */
function changed(below: Below, side: string, crossing: string | undefined, mayLay: boolean): string[] {
  const isGone = (crossing === 'bridge' || crossing === 'ferry') && below(3) === 0;
  const isFree = isGone || crossing !== 'bridge';
  return [
    ...(isGone ? [`destroyed ${side}`] : []),
    ...(isFree && mayLay && below(3) === 0 ? [`pontoon ${pick(below, ['union', 'confederate'])} ${side}`] : []),
  ];
}

/** Hexsides of water, some with a crossing: the banks of a pocket, and others here and there. */
function waters(below: Below, drawn: Sketch, crossings: readonly string[], trap: Pocket | undefined): Waters {
  const { size, land, letters } = drawn;
  const lines: string[] = [];
  const sides = new Set<string>();
  const draw = (a: string, b: string, kinds: readonly string[], crossed: number): void => {
    const side = [a, b].sort().join('-');
    if (sides.has(side) || !isLand(letters.get(b) ?? '#')) return;
    sides.add(side);
    const water = pick(below, kinds);
    lines.push(`${water} ${a} | ${b}`);
    if (!water.endsWith('river')) return;
    const crossing = below(crossed) === 0 ? pick(below, crossings) : undefined;
    if (crossing !== undefined) lines.push(`${crossing} ${a}-${b}`);
    const pontoons = lines.filter(line => line.startsWith('pontoon')).length;
    const mayLay = water === 'minor-river' && pontoons < MOST_PONTOONS;
    lines.push(...changed(below, `${a}-${b}`, crossing, mayLay));
  };
  for (const [a, b] of trap?.banks ?? []) draw(a, b, ['major-river', 'all-water'], 8);
  for (let n = 0; n < size.waters; n++) {
    const a = pick(below, land);
    draw(a, pick(below, neighbours(size, a)), ['creek', 'minor-river', 'minor-river', 'major-river', 'all-water'], 2);
  }
  return { lines, sides };
}

/** The land around a hex. */
const landAround = ({ size, letters }: Sketch, hex: string): string[] =>
  neighbours(size, hex).filter(near => isLand(letters.get(near) ?? '#'));

/** Land within two hexes of a hex: there the armies meet. */
const front = (drawn: Sketch, centre: string): string[] =>
  [...new Set([centre, ...neighbours(drawn.size, centre).flatMap(near => [near, ...landAround(drawn, near)])])].filter(
    hex => isLand(drawn.letters.get(hex) ?? '#'),
  );

/** A force in a bend of rivers, often at the edge of the map, with the enemy before the ways out. */
interface Pocket {
  readonly trapped: Army;
  readonly inside: string;
  readonly gates: readonly string[];
  /** Hexsides that water closes. */
  readonly banks: readonly (readonly [string, string])[];
}

/** Of the hexes around it each is a gate, behind water, a blind alley or open. */
function pocket(below: Below, drawn: Sketch): Pocket {
  const inside = pick(
    below,
    drawn.land.filter(hex => landAround(drawn, hex).length > 0),
  );
  const around = landAround(drawn, inside);
  const gates = [pick(below, around), ...around.filter(() => below(6) === 0)];
  const banks = around
    .filter(hex => !gates.includes(hex))
    .flatMap(hex => {
      const beyond = landAround(drawn, hex).filter(far => far !== inside);
      const closed = pick(below, [[inside], [inside], beyond, beyond, beyond, []]);
      return closed.map(far => [hex, far] as const);
    });
  return { trapped: pick(below, ARMIES), inside, gates, banks };
}

const STATES = ['', '', 'disorganized', 'exhausted', 'demoralized1', 'demoralized2', 'disorganized exhausted'];
const MOSTLY_SOUND = ['', '', '', '', '', '', '', ...STATES];

/** What a unit may be drawn with. Armies face to face are fresh, with guns and several leaders, so that they fight. */
interface Condition {
  readonly manpower: (below: Below, most: number) => number;
  readonly fatigue: readonly number[];
  readonly states: readonly string[];
  readonly commands: readonly string[];
  /** Tactical ratings, of leaders too; none: as the position has them by itself. */
  readonly skill: readonly number[];
  readonly close: boolean;
}

const someMen = (below: Below, most: number): number => 1 + below(below(2) === 0 ? 2 : most);
const FRESH: Condition = {
  manpower: someMen,
  fatigue: [0, 0, 1, 1, 2, 3, 4],
  states: MOSTLY_SOUND,
  commands: ['A', 'A', 'A', 'A', 'B', 'X-A'],
  skill: [0, 1, 2, 3, 4],
  close: true,
};
const ANY: Condition = {
  manpower: someMen,
  fatigue: [0, 1, 2, 3, 4],
  states: STATES,
  commands: ['A', 'A', 'B', 'X-A'],
  skill: [],
  close: false,
};
/** Those who lie before a pocket, and those in it, who will have to leave. */
const STRONG: Condition = {
  ...FRESH,
  manpower: (below, most) => most - below(Math.ceil(most / 2)),
  fatigue: [0, 1],
  skill: [3, 4],
};
const WEAK: Condition = { ...FRESH, manpower: below => 1 + below(4), fatigue: [4], states: STATES, skill: [0, 1] };

/** Where an army stands and in what condition. */
interface Quarters {
  readonly hexes: readonly string[];
  readonly condition: Condition;
}

function places(below: Below, drawn: Sketch, trap: Pocket | undefined): Readonly<Record<Army, Quarters>> {
  const { size, land } = drawn;
  if (trap !== undefined) {
    const { inside, gates } = trap;
    const around = front(drawn, inside).filter(hex => hex !== inside);
    const outside = { hexes: [...gates, ...gates, ...gates, ...gates, ...gates, ...around], condition: STRONG };
    return { U: outside, C: outside, [trap.trapped]: { hexes: [inside], condition: WEAK } };
  }
  const mixed = below(2) === 0;
  if (size.fronts && below(5) > 0) {
    const meeting = { hexes: front(drawn, pick(below, land)), condition: FRESH };
    return { U: meeting, C: meeting };
  }
  const half = Math.floor(land.length / 2);
  return {
    U: { hexes: mixed ? land : land.slice(0, half), condition: ANY },
    C: { hexes: mixed ? land : land.slice(half), condition: ANY },
  };
}

function pieces(
  below: Below,
  drawn: Sketch,
  trap: Pocket | undefined,
  maxManpower: number,
  unionCavalryLeaders: boolean,
  turns: number,
): string[] {
  const standing = places(below, drawn, trap);
  const lines: string[] = [];
  const taken = new Map<string, Army>();
  for (const side of ARMIES) {
    const { hexes, condition } = standing[side];
    const units = condition === WEAK ? 2 : drawn.size.units;
    for (let n = 0; n < units + below(condition.close ? 6 : 4); n++) {
      const own = [...taken].flatMap(([hex, holder]) => (holder === side ? [hex] : []));
      const stacks = own.length > 0 && (condition.close ? below(3) > 0 : below(3) === 0);
      const hex = pick(below, stacks ? own : hexes);
      if ((taken.get(hex) ?? side) !== side) continue;
      taken.set(hex, side);
      lines.push(held(below, piece(below, side, n, hex, condition, maxManpower, unionCavalryLeaders), turns));
    }
  }
  return lines.map(withLee());
}

/** The first Confederate army leader who is with another leader is Lee: he helps in an assault. */
function withLee(): (line: string) => string {
  let named = false;
  return line => {
    if (named) return line;
    const renamed = line.replace(/leader SC\d+ army/, 'leader Lee army commander=lee');
    named = renamed !== line;
    return renamed;
  };
}

function piece(
  below: Below,
  side: Army,
  n: number,
  hex: string,
  { manpower, fatigue, states, commands, skill, close }: Condition,
  maxManpower: number,
  unionCavalryLeaders: boolean,
): string {
  const arm = pick(below, ['inf', 'inf', 'inf', 'cav', 'art']);
  const uncommanded = arm === 'cav' && side === 'U' && !unionCavalryLeaders;
  const command = uncommanded ? 'none' : arm === 'cav' ? 'Cav' : pick(below, commands);
  const marker = `${manpower(below, maxManpower)} f${pick(below, fatigue)} ${pick(below, states)}`;
  const guns = close && below(2) > 0 ? ` a${below(9)} t${pick(below, skill)}` : '';
  const unit = `${side} ${side}${n} ${hex} ${arm} ${marker} cmd=${command}${guns}`;
  if (uncommanded || below(close ? 3 : 2) > (close ? 1 : 0)) return unit;
  const size = arm === 'inf' ? pick(below, ['corps', 'corps', 'army', 'army', 'district']) : 'corps';
  const superior = close && arm === 'inf' && size === 'corps' && below(2) > 0 ? `; leader S${side}${n} army` : '';
  const rating = skill.length > 0 && size !== 'army' ? ` t${pick(below, skill)}` : '';
  return `${unit}; leader L${side}${n} ${size}${rating}${superior}`;
}

/** Rain and high water at the start, and a table of random events with much of it. */
function skies(below: Below, profile: Profile): string[] {
  const sometimes = (line: string): string[] => (below(4) === 0 ? [line] : []);
  const results = RAIN_RESULTS.filter(result => isResultOf(profile, result));
  const totals = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter(() => below(4) > 0);
  const table = totals.map(total => `${total}:${mayRain(profile) ? pick(below, results) : 'none'}`);
  return [
    ...sometimes(`rain ${1 + below(2)}`),
    ...sometimes(`unfordable minor ${1 + below(3)}`),
    ...sometimes(`unfordable major ${1 + below(3)}`),
    ...(below(2) === 0 ? [`events ${table.join(' ')}`] : []),
    ...(below(8) === 0 ? ['phase Supply Phase'] : []),
  ];
}

/** Some units are held back until the game is nearly over, or bound to a part of the map. */
const held = (below: Below, line: string, turns: number): string =>
  below(8) > 0 ? line : line.replace(/ f(\d)/, ` f$1 ${below(2) === 0 ? `notbefore${turns}` : 'within=0101-0606'}`);

/** Units that come later, some where the enemy may be, some with a choice. */
function reinforcements(below: Below, { land }: Sketch, turns: number): string[] {
  return (['U', 'C'] as const).flatMap(side =>
    Array.from({ length: below(3) }, (_, n) => {
      const hexes = [...new Set(Array.from({ length: 1 + below(3) }, () => pick(below, land)))].join('/');
      const leader = below(3) === 0 ? `; leader R${side}${n} corps` : '';
      return `${side} New${side}${n} ${hexes} inf ${1 + below(4)} f${below(3)} cmd=A turn${1 + below(turns)}${leader}`;
    }),
  );
}

const BOTH = ['union', 'confederate'] as const;

/** Exits, special turns and all kinds of points; every third game counts none. */
function conditions(below: Below, { land }: Sketch, turns: number): string[] {
  const hexes = (most: number): string =>
    [...new Set(Array.from({ length: 1 + below(most) }, () => pick(below, land)))].join(' ');
  const side = (): string => pick(below, BOTH);
  const some = (chance: number, line: () => string): string[] => (below(chance) === 0 ? [line()] : []);
  const exits = BOTH.map(each => `exit ${each} ${hexes(8)} cost=${below(4)}${below(3) === 0 ? ' arms=cavalry' : ''}`);
  const turnRules = [
    ...some(
      6,
      () => `turn 1 ${pick(below, ['first=union', 'initiative=confederate', 'actions=3', 'skip=leader-transfer'])}`,
    ),
    ...some(
      6,
      () => `turn 2 ${pick(below, ['skip=action-cycle', 'skip=recovery', 'actions=5 first=confederate'])}`,
    ).filter(() => turns > 1),
  ];
  if (below(3) === 0) return [...exits, ...turnRules];
  return [
    ...exits,
    ...turnRules,
    ...BOTH.map(each => `victory ${each} losses ${1 + below(3)} per=${1 + below(3)}`),
    `victory ${side()} eliminated ${1 + below(5)}${below(2) === 0 ? ' cause=combat' : ''}`,
    `victory ${side()} held ${below(9)} ${hexes(5)}${below(3) === 0 ? ' all' : ''}`,
    `victory ${side()} controlled ${below(9)} ${hexes(9)} from=${side()}`,
    `victory ${side()} entered ${below(9)} ${hexes(12)}${below(3) === 0 ? ' once' : ''}`,
    `victory ${side()} burned ${below(9)}`,
    `victory ${side()} destroyed ${below(9)}`,
    `victory ${side()} exited 1${below(2) === 0 ? ' per=2' : ''}`,
    `victory ${side()} each-turn 1 ${hexes(5)}`,
    ...some(4, () => `sudden ${side()} by=${2 + below(12)}${below(2) === 0 ? ' atOnce' : ''} degree=decisive`),
    'degree union 10 decisive',
    'degree confederate 10 decisive',
    'degree union 3 marginal',
    'degree confederate 3 substantive',
  ];
}

/** A line of a position takes only so many words. */
const HEXES_OF_A_LINE = 400;

function counties(hexes: readonly string[]): string[] {
  const lines = Math.max(1, Math.ceil(hexes.length / HEXES_OF_A_LINE));
  const part = (line: number) => hexes.slice(line * HEXES_OF_A_LINE, (line + 1) * HEXES_OF_A_LINE);
  return Array.from({ length: lines }, (_, line) => `counties ${part(line).join(' ')}`);
}

/** A small random region with two armies on it, as a position that tests could have written. */
export function randomPosition(below: Below, size: Size = SMALL, game: GameCode = pick(below, GAMES)): string {
  const { maxManpower, year, tie, unionCavalryLeaders, crossings } = PROFILES[game];
  const drawn = sketch(below, size);
  const trap = size.fronts && below(3) > 0 ? pocket(below, drawn) : undefined;
  const crossed = crossings.ferries === undefined ? ['ford', 'bridge', 'ferry'] : ['ford', 'bridge'];
  const wet = waters(below, drawn, crossed, trap);
  const ways = Array.from({ length: size.ways }, () => way(below, drawn, wet.sides)).filter(line => line !== undefined);
  const options = [
    'fatigue4March',
    'fatigue4MakesLeaderEligible',
    '-trailsOpenSwamps',
    'trailOverCrossing',
    'friendlyHexRoundsAtThree',
    'combatChartPrintedF',
    'attackAcrossUnfordable',
    'delayBeforeForceMarch',
    'limitedIntelligence',
  ]
    .filter(() => below(3) === 0)
    .concat(year === 1863 && below(2) === 0 ? ['entrenchActions1863'] : []);
  const ties = tie === 'by-number' || below(6) === 0;
  const turns = trap ? 1 : size.fronts ? pick(below, [1, 1, 2]) : 2;
  const results = ['union', 'confederate', 'union', 'confederate', 'end-turn', 'end-turn-without-recovery'];
  return [
    `game ${game}`,
    `turns ${turns}`,
    ...skies(below, PROFILES[game]),
    ...(options.length > 0 ? [`options ${options.join(' ')}`] : []),
    ...(ties ? [`ties ${Array.from({ length: 6 }, () => pick(below, results)).join(' ')}`] : []),
    'map',
    ...drawn.lines,
    ...ways,
    ...wet.lines,
    ...[1, 2, 3].map(n => `station ${pick(below, drawn.land)} Depot ${n}`),
    ...counties(drawn.land.filter(() => below(3) === 0)),
    `redoubt ${pick(below, drawn.land)} ${pick(below, ['union', 'confederate', 'union confederate'])}`,
    ...pieces(below, drawn, trap, maxManpower, unionCavalryLeaders, turns),
    ...reinforcements(below, drawn, turns),
    ...conditions(below, drawn, turns),
  ].join('\n');
}
