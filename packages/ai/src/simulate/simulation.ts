import { type Degree, SIDES, type Side, type Sided, sided, type World } from '@wigwag/gcacw';
import type { Hex } from '@wigwag/hex';
import { type Interval, meanOf, wilson } from '../arena/statistics.ts';
import type { Tale } from './tale.ts';

/** A place, the points that it brought each side in a game on the average, and in what share of the games it decided who won. */
export interface PlaceRow {
  readonly hex: Hex;
  readonly points: Sided<number>;
  readonly decided: number;
}

export interface Ending {
  readonly winner: Side | 'draw';
  readonly degree: Degree | 'none';
  readonly games: number;
}

/** What many games of a scenario came to. */
export interface Simulation {
  readonly scenario: string;
  readonly games: number;
  readonly wins: Sided<number> & { readonly draw: number };
  /** Share of the games that the side won, 95 of 100 times. */
  readonly intervals: Sided<Interval>;
  readonly endings: readonly Ending[];
  readonly suddenDeaths: number;
  readonly points: Sided<number>;
  /** Union points less Confederate ones: how many games ended with which, in order. */
  readonly leads: readonly (readonly [lead: number, games: number])[];
  readonly medianLead: number;
  /** Manpower lost by turn, on the average. */
  readonly losses: Sided<readonly number[]>;
  /** Combats in a hex, in a game on the average. */
  readonly fights: readonly (readonly [Hex, number])[];
  readonly places: readonly PlaceRow[];
  /** How many games ended in which turn, from the first. */
  readonly lengths: readonly number[];
  readonly actions: number;
  readonly combats: number;
  readonly luck: {
    /** How far the combat dice of a side were from what was to be expected. */
    readonly size: number;
    /** Of the games with a winner and unequal dice: in what share the winner had the better ones. */
    readonly luckierWon: number;
    /** Between better dice and the lead, from -1 to 1. */
    readonly correlation: number;
  };
}

const leadIn = ({ result: { points } }: Tale): number => points.union - points.confederate;

function countsOf<K>(keys: readonly K[]): Map<K, number> {
  const counts = new Map<K, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  return meanOf([sorted[Math.ceil(middle) - 1] ?? 0, sorted[Math.floor(middle)] ?? 0]);
}

const winnerWith = ({ scenario }: World, lead: number): Side | 'draw' =>
  scenario.victory?.degrees.find(({ winner, by }) => (winner === 'union' ? lead : -lead) >= by)?.winner ?? 'draw';

/** Without the points of the place somebody else would have won, or nobody. */
const isDecidedBy = (world: World, tale: Tale, { union, confederate }: Sided<number>): boolean =>
  tale.result.suddenDeath === '' &&
  winnerWith(world, leadIn(tale)) !== winnerWith(world, leadIn(tale) - union + confederate);

function placesOf(world: World, tales: readonly Tale[]): PlaceRow[] {
  const rows = new Map<Hex, { points: Sided<number>; decided: number }>();
  for (const tale of tales)
    for (const [hex, points] of tale.places) {
      const row = rows.get(hex) ?? { points: sided(() => 0), decided: 0 };
      rows.set(hex, {
        points: sided(side => row.points[side] + points[side] / tales.length),
        decided: row.decided + (isDecidedBy(world, tale, points) ? 1 / tales.length : 0),
      });
    }
  return [...rows]
    .map(([hex, row]) => ({ hex, ...row }))
    .sort((one, other) => other.decided - one.decided || one.hex - other.hex);
}

function fightsOf(tales: readonly Tale[]): Simulation['fights'] {
  const counts = new Map<Hex, number>();
  for (const [hex, times] of tales.flatMap(({ fights }) => fights)) counts.set(hex, (counts.get(hex) ?? 0) + times);
  return [...counts]
    .map(([hex, times]) => [hex, times / tales.length] as const)
    .sort(([one, many], [other, more]) => more - many || one - other);
}

function correlationOf(pairs: readonly (readonly [number, number])[]): number {
  const [meanX, meanY] = [meanOf(pairs.map(([x]) => x)), meanOf(pairs.map(([, y]) => y))];
  const sum = (of: (x: number, y: number) => number): number =>
    pairs.reduce((total, [x, y]) => total + of(x - meanX, y - meanY), 0);
  const spread = Math.sqrt(sum(x => x * x) * sum((_, y) => y * y));
  return spread === 0 ? 0 : sum((x, y) => x * y) / spread;
}

function luckOf(tales: readonly Tale[]): Simulation['luck'] {
  const better = tales.map(tale => [tale.luck.union - tale.luck.confederate, leadIn(tale)] as const);
  const told = tales.flatMap(({ luck, result }) =>
    result.winner === 'draw' || luck.union === luck.confederate
      ? []
      : [Number(luck.union > luck.confederate === (result.winner === 'union'))],
  );
  return {
    size: meanOf(tales.flatMap(({ luck }) => SIDES.map(side => Math.abs(luck[side])))),
    luckierWon: meanOf(told),
    correlation: correlationOf(better),
  };
}

function endingsOf(tales: readonly Tale[]): Ending[] {
  const counts = countsOf(tales.map(({ result: { winner, degree } }) => `${winner} ${degree}`));
  return [...counts]
    .map(([key, games]) => {
      const [winner, degree] = key.split(' ') as [Ending['winner'], Ending['degree']];
      return { winner, degree, games };
    })
    .sort((one, other) => other.games - one.games || one.winner.localeCompare(other.winner));
}

/** Puts games together, in the order of their numbers whatever order they came in. */
export function simulationOf(world: World, told: readonly Tale[]): Simulation {
  const tales = [...told].sort((one, other) => one.game - other.game);
  const games = tales.length;
  const won = (who: Side | 'draw'): number => tales.filter(({ result }) => result.winner === who).length;
  const wins = { union: won('union'), confederate: won('confederate'), draw: won('draw') };
  const turns = Array.from({ length: world.turns }, (_, n) => n + 1);
  return {
    ...{ scenario: world.scenario.id, games, wins },
    intervals: sided(side => wilson(games === 0 ? 0 : wins[side] / games, games)),
    endings: endingsOf(tales),
    suddenDeaths: tales.filter(({ result }) => result.suddenDeath !== '').length,
    points: sided(side => meanOf(tales.map(({ result }) => result.points[side]))),
    leads: [...countsOf(tales.map(leadIn))].sort(([one], [other]) => one - other),
    medianLead: medianOf(tales.map(leadIn)),
    losses: sided(side => turns.map(turn => meanOf(tales.map(({ losses }) => losses[side][turn - 1] ?? 0)))),
    fights: fightsOf(tales),
    places: placesOf(world, tales),
    lengths: turns.map(turn => tales.filter(tale => tale.turn === turn).length),
    actions: meanOf(tales.map(({ actions }) => actions)),
    combats: meanOf(tales.map(({ combats }) => combats)),
    luck: luckOf(tales),
  };
}
