import type { Hex } from '@wigwag/hex';
import { eventsOf } from '../chronicle/actions.ts';
import { movesOf } from '../chronicle/moves.ts';
import type { Side } from '../vocabulary.ts';
import type { Combat } from './combats.ts';
import type { ReportMoment } from './moments.ts';
import { type Loss, lostIn } from './muster.ts';

/** A march of one unit, or of a marker, in one action. */
export interface LongMarch {
  readonly moment: ReportMoment;
  /** NOBODY: it is known only as a marker. */
  readonly unit: number;
  readonly force: number;
  readonly hexes: number;
  readonly from: Hex;
  readonly to: Hex;
}

export interface HardFight {
  readonly moment: ReportMoment;
  readonly combat: Combat;
  readonly losses: Readonly<Record<Side, number>>;
}

/** A place that counts, and how often it changed hands. */
export interface Contested {
  readonly hex: Hex;
  readonly times: number;
}

const largest = <V>(all: readonly V[], of: (each: V) => number): V | undefined =>
  all.reduce<V | undefined>((best, each) => (best === undefined || of(each) > of(best) ? each : best), undefined);

function marchesIn(moment: ReportMoment): readonly LongMarch[] {
  const marches = new Map<string, LongMarch>();
  for (const { unit, force, manner, path } of moment.action === undefined ? [] : movesOf(moment.action)) {
    const [from, to] = [path[0], path.at(-1)];
    if (manner !== 'march' || from === undefined || to === undefined) continue;
    const key = `${unit} ${force}`;
    const before = marches.get(key);
    const hexes = (before?.hexes ?? 0) + path.length - 1;
    marches.set(key, { moment, unit, force, hexes, from: before?.from ?? from, to });
  }
  return [...marches.values()];
}

/** The longest march of the game; the first of equals. */
export const longestMarch = (moments: readonly ReportMoment[]): LongMarch | undefined =>
  largest(moments.flatMap(marchesIn), ({ hexes }) => hexes);

/** The combat that cost most, both sides together; undefined: none cost anything. */
export function hardestFight(moments: readonly ReportMoment[], losses: readonly Loss[]): HardFight | undefined {
  const fights = moments.flatMap(moment =>
    moment.combats.map((combat): HardFight => {
      const own = losses.filter(({ line }) => line >= combat.line && line < combat.end);
      return { moment, combat, losses: { union: lostIn(own, 'union'), confederate: lostIn(own, 'confederate') } };
    }),
  );
  const costOf = (fight: HardFight): number => fight.losses.union + fight.losses.confederate;
  const hardest = largest(fights, costOf);
  return hardest !== undefined && costOf(hardest) > 0 ? hardest : undefined;
}

/** To and fro: less is no contest. */
const CONTESTED = 2;

/** The place that changed hands most often, where the scenario watches who was there last. */
export function mostContested(moments: readonly ReportMoment[]): Contested | undefined {
  const times = new Map<Hex, number>();
  for (const { action } of moments)
    for (const event of action === undefined ? [] : eventsOf(action))
      if (event.type === 'controlChanged') times.set(event.hex, (times.get(event.hex) ?? 0) + 1);
  const most = largest([...times], ([, count]) => count);
  return most === undefined || most[1] < CONTESTED ? undefined : { hex: most[0], times: most[1] };
}
