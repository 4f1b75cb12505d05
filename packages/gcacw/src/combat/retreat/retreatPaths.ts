import { DIRECTIONS, type Direction, distance, type Hex, neighbour, OFF_MAP } from '@wigwag/hex';
import { assert, type ClauseRow, firstToSpeak, holds } from '@wigwag/kernel';
import type { ClauseId } from '../../clauses.generated.ts';
import type { Game } from '../../game.ts';
import { isOpenlyHeld } from '../../intelligence/markers/forces.ts';
import { enemyOf, unitState } from '../../pieces/pieces.ts';
import type { Side } from '../../vocabulary.ts';
import { type Barrier, barrierAt } from '../../world/ground.ts';
import { direction, inZone, isHeld } from '../../zones/zones.ts';
import { isPathlessTowards } from '../attack/hexside.ts';

export const RETREATS = ['retreat', 'rout', 'cavalry', 'voluntary'] as const;
export type RetreatManner = (typeof RETREATS)[number];

// biome-ignore format: a table
/** 7.6/retreat-normal-length, 7.6/retreat-rout-length, 7.7/step3-distance, 7.6/voluntary-when */
export const LENGTHS: Readonly<Record<RetreatManner, { readonly least: number; readonly most: number; readonly early: number }>> = {
  retreat:   { least: 2, most: 4, early: 1 },
  rout:      { least: 4, most: 6, early: 4 },
  cavalry:   { least: 4, most: 6, early: 4 },
  voluntary: { least: 1, most: 4, early: 1 },
};

/** A retreat under way: who, from what, and the hexes so far, the first of them the one it began in. */
export interface Retreat {
  readonly by: Side;
  readonly units: readonly number[];
  readonly manner: RetreatManner;
  /** The hex of the active enemy unit, or the one in which an assault was launched. */
  readonly reference: Hex;
  readonly path: readonly Hex[];
  /** The one step against priority has been taken. */
  readonly overridden: boolean;
}

/** One hex of a retreat, with what it is judged by. */
interface Leg {
  readonly g: Game;
  readonly retreat: Retreat;
  readonly path: readonly Hex[];
  readonly from: Hex;
  readonly towards: Direction;
  readonly to: Hex;
  readonly barrier: Barrier | undefined;
  /** By how many hexes it leads away from the enemy; below 0: nearer to him. */
  readonly farther: number;
}

const isCity = (g: Game, hex: Hex): boolean => g.derived.ground.terrain[hex] === 'city';

const byCity = ({ g, from, to }: Leg): boolean => holds('7.6/city-counts-as-road', isCity(g, from) || isCity(g, to));

const byRoad = (step: Leg): boolean =>
  ((step.g.derived.ground.passage[step.retreat.by].linked[step.from] ?? 0) & (1 << step.towards)) !== 0 || byCity(step);

/** Hexes that a retreat may not enter, whatever the priorities. */
const RESTRICTIONS: readonly ClauseRow<ClauseId, [Leg]>[] = [
  ['7.6/restrict-offmap', ({ barrier }) => barrier === '2.3/partial-hexes-off-map'],
  ['6.2/water', ({ barrier }) => barrier === '6.2/water'],
  [
    '7.6/restrict-river',
    ({ barrier }) => barrier === '6.2/river-crossing' || barrier === '10.2/pontoon-enemy-no-cross',
  ],
  [
    '7.6/restrict-rain',
    ({ barrier }) => barrier === '12.0/rain-river-crossing' || barrier === '12.0/rain-creek-crossing',
  ],
  [
    '7.6/restrict-unfordable',
    ({ barrier }) => barrier === '12.0/unfordable-major' || barrier === '12.0/unfordable-minor',
  ],
  [
    '7.6/restrict-mountain-swamp',
    step => isPathlessTowards(step.g, step.retreat.by, step.from, step.towards) && !byCity(step),
  ],
  ['7.6/restrict-active-hex', ({ to, retreat }) => to === retreat.reference],
  ['7.6/restrict-start-hex', ({ to, path }) => to === path[0]],
  ['7.6/restrict-same-hex', ({ to, path }) => path.indexOf(to) > 0],
  ['7.6/restrict-closer', ({ farther }) => farther < 0],
];

export interface Rank {
  readonly priority: number;
  readonly loss: number;
  readonly clause: ClauseId;
}

// biome-ignore format: a table
/** The Retreat Charts: priority, and men lost by road or where friends stand, and else. In Chart 1 friends do not help in priority 3. */
export const RETREAT_CHARTS = {
  chart1: [
    { clause: '7.6/chart1-p1',             priority: 1, sheltered: 0, exposed: 0 },
    { clause: '7.6/chart1-p2',             priority: 2, sheltered: 0, exposed: 0 },
    { clause: '7.6/chart1-p3',             priority: 3, sheltered: 0, exposed: 1 },
    { clause: '7.6/chart1-p4-farther',     priority: 4, sheltered: 0, exposed: 1 },
    { clause: '7.6/chart1-p4-not-farther', priority: 4, sheltered: 1, exposed: 2 },
    { clause: '7.6/chart1-p5',             priority: 5, sheltered: 3, exposed: 3 },
  ],
  chart2: [
    { clause: '7.6/chart2-p1',             priority: 1, sheltered: 0, exposed: 0 },
    { clause: '7.6/chart2-p2',             priority: 2, sheltered: 0, exposed: 1 },
    { clause: '7.6/chart2-p3',             priority: 3, sheltered: 3, exposed: 3 },
  ],
} as const;

type RetreatLine = (typeof RETREAT_CHARTS)[keyof typeof RETREAT_CHARTS][number];

const rankBy = ({ clause, priority }: RetreatLine, loss: number): Rank => ({ priority, loss, clause });
const RANKS = new Map<ClauseId, { readonly sheltered: Rank; readonly exposed: Rank }>(
  Object.values(RETREAT_CHARTS).flatMap(lines =>
    lines.map(line => {
      const { clause, sheltered, exposed } = line;
      return [clause, { sheltered: rankBy(line, sheltered), exposed: rankBy(line, exposed) }] as const;
    }),
  ),
);

/** What a line of the charts says of a step. */
function ranked(clause: RetreatLine['clause'], isSheltered: boolean): Rank {
  const line = RANKS.get(clause);
  assert(line !== undefined, 'no-such-line', { clause });
  return isSheltered ? line.sheltered : line.exposed;
}

/** Retreat Chart 1 */
function chart1(step: Leg): Rank {
  const { g, retreat, to } = step;
  const enemy = enemyOf(retreat.by);
  if (isHeld(g, enemy, to)) return ranked('7.6/chart1-p5', false);
  const road = byRoad(step);
  const farther = step.farther > 0;
  if (inZone(g, enemy, to)) {
    const sheltered = road || isOpenlyHeld(g, retreat.by, to);
    return ranked(farther ? '7.6/chart1-p4-farther' : '7.6/chart1-p4-not-farther', sheltered);
  }
  if (!farther) return ranked('7.6/chart1-p3', road);
  return road ? ranked('7.6/chart1-p1', true) : ranked('7.6/chart1-p2', false);
}

/** Retreat Chart 2 */
function chart2(step: Leg): Rank {
  const { g, retreat, to } = step;
  const enemy = enemyOf(retreat.by);
  if (isHeld(g, enemy, to)) return ranked('7.6/chart2-p3', false);
  if (!inZone(g, enemy, to)) return ranked('7.6/chart2-p1', true);
  const sheltered = byRoad(step) || isOpenlyHeld(g, retreat.by, to);
  return ranked('7.6/chart2-p2', sheltered);
}

/** 7.6/chart1-first-hex, chart1-first-four, chart1-exit-zoc, chart2-later */
function usesChart1({ g, retreat, path, from }: Leg): boolean {
  const { early } = LENGTHS[retreat.manner];
  return (
    holds('7.6/chart1-first-hex', early === 1 && path.length <= early) ||
    holds('7.6/chart1-first-four', early === 4 && path.length <= early) ||
    holds('7.6/chart1-exit-zoc', inZone(g, enemyOf(retreat.by), from))
  );
}

const isEnemyHex = ({ clause }: Rank): boolean => clause === '7.6/chart1-p5' || clause === '7.6/chart2-p3';

/** Men that a step costs each unit. Evading cavalry pays for nothing but enemies in its way. */
export function lossOf({ manner }: Pick<Retreat, 'manner'>, rank: Rank): number {
  if (manner !== 'cavalry') return rank.loss;
  return holds('7.7/step3-enemy-hex', isEnemyHex(rank)) || !holds('7.7/step3-no-loss', true) ? rank.loss : 0;
}

const rankOf = (step: Leg): Rank => (usesChart1(step) ? chart1(step) : chart2(step));

const here = (path: readonly Hex[]): Hex => path[path.length - 1] as Hex;

function legTo(g: Game, retreat: Retreat, path: readonly Hex[], towards: Direction, to: Hex): Leg {
  const from = here(path);
  const barrier = barrierAt(g.derived.ground, retreat.by, from, towards);
  const away = (hex: Hex): number => distance(g.world.grid, hex, retreat.reference);
  return { g, retreat, path, from, towards, to, barrier, farther: away(to) - away(from) };
}

interface LegalStep {
  readonly to: Hex;
  readonly rank: Rank;
}

/** 7.6/procedure-legal-first: the neighbours no restriction closes, each with its rank. */
function legalSteps(g: Game, retreat: Retreat, path: readonly Hex[]): LegalStep[] {
  const found: LegalStep[] = [];
  for (const towards of DIRECTIONS) {
    const to = neighbour(g.world.grid, here(path), towards);
    if (to === OFF_MAP) continue;
    const leg = legTo(g, retreat, path, towards, to);
    if (firstToSpeak(RESTRICTIONS, leg) === undefined) found.push({ to, rank: rankOf(leg) });
  }
  return found;
}

function lowestPriority(steps: readonly LegalStep[]): number {
  let lowest = Number.POSITIVE_INFINITY;
  for (const { rank } of steps) lowest = Math.min(lowest, rank.priority);
  return lowest;
}

/** Why the retreat may not end here; undefined: it may. */
const ENDINGS: readonly ClauseRow<ClauseId, [Game, Retreat, readonly Hex[]]>[] = [
  [
    '7.6/retreat-normal-length',
    (_g, { manner }, path) => manner !== 'rout' && manner !== 'cavalry' && path.length - 1 < LENGTHS[manner].least,
  ],
  ['7.6/retreat-rout-length', (_g, { manner }, path) => manner === 'rout' && path.length - 1 < LENGTHS[manner].least],
  ['7.7/step3-distance', (_g, { manner }, path) => manner === 'cavalry' && path.length - 1 < LENGTHS[manner].least],
  ['7.6/enemy-hex-not-end', (g, { by }, path) => isHeld(g, enemyOf(by), here(path))],
  [
    '7.6/restrict-adjacent-end',
    (g, { manner }, path) =>
      !holds('7.6/voluntary-adjacent', manner === 'voluntary') &&
      distance(g.world.grid, here(path), path[0] as Hex) <= 1,
  ],
];

export const whyNotEnd = (g: Game, retreat: Retreat, path: readonly Hex[] = retreat.path): ClauseId | undefined =>
  firstToSpeak(ENDINGS, g, retreat, path);

/** How far past its greatest length a retreat may be drawn out of enemy-held hexes: each costs three men, and no unit has more. */
const LONGEST_EXTENSION = 6;

/** What a path may resort to before it comes to an end. */
interface Means {
  /** So many steps against priority. */
  readonly overrides: number;
  /** It may be longer than its greatest length, out of hexes that the enemy holds. */
  readonly extends: boolean;
  /** It may be over because losses have destroyed every unit. */
  readonly dies: boolean;
}

// biome-ignore format: a table
/**
 * 7.6/enemy-hex-not-end: a retreat is lengthened only where no legal end lies within its greatest length.
 * 7.6/override-condition: whoever is destroyed by losses on the way does not surrender (ruling I21), and obeys to the last.
 */
const OBEYING: readonly Means[] = [
  { overrides: 0, extends: false, dies: false },
  { overrides: 0, extends: true,  dies: false },
  { overrides: 0, extends: true,  dies: true },
];

// biome-ignore format: a table
const OVERRIDING: readonly Means[] = [
  { overrides: 1, extends: false, dies: false },
  { overrides: 1, extends: true,  dies: false },
];

/** What is tried, in this order, until something leads to an end. Whoever may end here goes on by the first alone. */
function meansOf(g: Game, retreat: Retreat): readonly Means[] {
  if (retreat.manner === 'voluntary' || whyNotEnd(g, retreat) === undefined) return OBEYING.slice(0, 1);
  return holds('7.6/override-condition', !retreat.overridden) ? [...OBEYING, ...OVERRIDING] : OBEYING;
}

function isSpent(g: Game, { manner, by }: Retreat, path: readonly Hex[], means: Means): boolean {
  const { most } = LENGTHS[manner];
  const taken = path.length - 1;
  if (taken < most) return false;
  return !(means.extends && isHeld(g, enemyOf(by), here(path)) && taken < most + LONGEST_EXTENSION);
}

/** Can the retreat be brought to an end from here by these means? Its strongest unit has so many men. */
function canFinish(g: Game, retreat: Retreat, path: readonly Hex[], men: number, means: Means): boolean {
  if (whyNotEnd(g, retreat, path) === undefined || (means.dies && men <= 0)) return true;
  if (isSpent(g, retreat, path, means)) return false;
  const legal = legalSteps(g, retreat, path);
  const lowest = lowestPriority(legal);
  return legal.some(({ to, rank }) => {
    const overrides = means.overrides - (rank.priority > lowest ? 1 : 0);
    if (holds('7.6/override-once', overrides < 0)) return false;
    return canFinish(g, retreat, [...path, to], men - lossOf(retreat, rank), { ...means, overrides });
  });
}

export interface NextStep {
  readonly to: Hex;
  readonly rank: Rank;
  readonly overrides: boolean;
}

/** The steps that lie on a path to an end by these means. */
function stepsBy(g: Game, retreat: Retreat, means: Means): NextStep[] {
  const { path } = retreat;
  if (isSpent(g, retreat, path, means)) return [];
  const legal = legalSteps(g, retreat, path);
  const lowest = lowestPriority(legal);
  const men = Math.max(...retreat.units.map(unit => unitState(g, unit).manpower));
  const found: NextStep[] = [];
  for (const { to, rank } of legal) {
    const overrides = holds('7.6/procedure-lowest-priority', rank.priority > lowest);
    if (overrides && means.overrides === 0) continue;
    const left = holds('7.6/override-lookahead', !overrides) ? means.overrides : 0;
    const after = { ...means, overrides: left };
    if (canFinish(g, retreat, [...path, to], men - lossOf(retreat, rank), after)) found.push({ to, rank, overrides });
  }
  return found;
}

/**
 * The steps that lie on a complete legal path. Priorities are obeyed as long as that leads to an end;
 * only if it cannot may one step go against them (7.6/override-*). None: the retreat ends here, or the units surrender.
 */
export function nextSteps(g: Game, retreat: Retreat): NextStep[] {
  for (const means of meansOf(g, retreat)) {
    const found = stepsBy(g, retreat, means);
    if (found.length > 0) return found;
  }
  return [];
}

/** Why a hex is closed to a retreat, for those who point at it. */
export function whyNotRetreatTo(g: Game, retreat: Retreat, to: Hex): ClauseId | undefined {
  const towards = direction(g, here(retreat.path), to);
  if (towards === undefined) return holds('7.6/procedure-each-hex', true) ? '7.6/procedure-each-hex' : undefined;
  const closed = firstToSpeak(RESTRICTIONS, legTo(g, retreat, retreat.path, towards, to));
  if (closed !== undefined) return closed;
  const passedOver = !nextSteps(g, retreat).some(step => step.to === to);
  return holds('7.6/procedure-lowest-priority', passedOver) ? '7.6/procedure-lowest-priority' : undefined;
}
