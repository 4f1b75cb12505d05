import { holds } from '@wigwag/kernel';
import { type BaseSize, footprint } from '../geometry/base.ts';
import { boxOf } from '../geometry/box.ts';
import { penetration } from '../geometry/convex.ts';
import type { Pose } from '../geometry/pose.ts';
import { EPS } from '../geometry/units.ts';
import { DEFAULT_SETTINGS, type Settings } from './data.ts';
import type { Ground } from './ground.ts';
import { type Cause, type Refusal, refusal } from './judgement.ts';
import { baseUnder, blockingUnder, whyOffTable } from './room.ts';

export interface PassageUnit {
  readonly id: string;
  readonly pose: Pose;
  readonly size: BaseSize;
  readonly division: string;
  readonly corps: string;
  readonly engaged: boolean;
  readonly pinned: boolean;
  /** The last turn in which it took part in a passage of lines, and in which one failed. */
  readonly passedOn?: number;
  readonly failedOn?: number;
}

/** 7.6: two units are to exchange places. */
export interface Passage {
  readonly units: readonly [PassageUnit, PassageUnit];
  readonly supportEachOther: boolean;
  readonly turn: number;
  readonly isReorganisationStep1: boolean;
  readonly activeCorps: readonly string[];
}

function hasPassed({ passedOn, failedOn }: PassageUnit, turn: number, { rulings }: Settings): boolean {
  return passedOn === turn || (rulings['R-53'].value === 'counts' && failedOn === turn);
}

/** each takes the other's front-centre point and heading. `ground` is without the two. */
function whyNoFit(ground: Ground, [a, b]: Passage['units']): Cause | undefined {
  const [one, other] = [footprint(b.pose, a.size), footprint(a.pose, b.size)];
  if (penetration(one, other) > EPS) return { kind: 'friend', id: b.id, shapes: [one, other] };
  const places = [
    { pose: b.pose, size: a.size, quad: one },
    { pose: a.pose, size: b.size, quad: other },
  ];
  for (const { pose, size, quad } of places) {
    const cause =
      whyOffTable(ground, quad) ??
      baseUnder('enemy', ground.enemies, quad, boxOf(quad)) ??
      baseUnder('friend', ground.friends, quad, boxOf(quad)) ??
      blockingUnder(ground, pose, size);
    if (cause !== undefined) return cause;
  }
  return undefined;
}

/** Why two units may not try a passage of lines. */
export function whyNoPassage(
  ground: Ground,
  passage: Passage,
  settings: Settings = DEFAULT_SETTINGS,
): Refusal | undefined {
  const { units, turn } = passage;
  if (holds('7.6/optional', settings.rulings['R-51'].value === 'off')) return refusal('7.6/optional');
  if (holds('7.6/timing', !passage.isReorganisationStep1)) return refusal('7.6/timing');
  if (holds('7.6/swap-supporting', !passage.supportEachOther || units[0].id === units[1].id)) {
    return refusal('7.6/swap-supporting', { what: 'support' });
  }
  const again = units.find(unit => hasPassed(unit, turn, settings));
  if (holds('7.6/once-per-turn', again !== undefined)) return refusal('7.6/once-per-turn', { unit: again?.id ?? '' });
  const pinned = units.find(unit => unit.pinned);
  if (holds('7.6/not-pinned', pinned !== undefined)) return refusal('7.6/not-pinned', { unit: pinned?.id ?? '' });
  if (
    holds(
      '7.6/not-both-engaged',
      units.every(unit => unit.engaged),
    )
  )
    return refusal('7.6/not-both-engaged');
  const cause = whyNoFit(ground, units);
  if (cause === undefined || !holds('7.6/swap-supporting', true)) return undefined;
  return refusal('7.6/swap-supporting', { what: cause.kind, with: cause.id }, [cause]);
}

/** A command test that a division's general takes; none where neither unit is engaged. */
export interface PassageTest {
  readonly division: string;
  readonly corps: string;
  readonly successes: number;
}

/** an inactive corps needs one success more, but only where there is a test. */
export function passageTest({ units, activeCorps }: Passage): PassageTest | undefined {
  const engaged = units.find(unit => unit.engaged);
  const isAutomatic = holds('7.6/auto-unengaged', engaged === undefined);
  if (isAutomatic || !holds('7.6/test-one-engaged', true)) return undefined;
  const tested = holds('7.6/two-divisions', true) ? (engaged ?? units[0]) : units.find(unit => unit !== engaged);
  const { division, corps } = tested ?? units[0];
  const more = holds('7.6/inactive-plus-1', !activeCorps.includes(corps)) ? 1 : 0;
  return { division, corps, successes: 1 + more };
}

interface Passed {
  readonly id: string;
  readonly pose: Pose;
  readonly cohesionLost: number;
}

export interface PassageOutcome {
  readonly exchanged: boolean;
  readonly units: readonly [Passed, Passed];
}

/** `successes` are those of the command test; without a test they do not matter. */
export function passageOutcome(passage: Passage, successes: number): PassageOutcome {
  const [a, b] = passage.units;
  const exchanged = successes >= (passageTest(passage)?.successes ?? 0);
  const cohesionLost = holds('7.6/failure', !exchanged) ? 1 : 0;
  const [one, other] = holds('7.6/success', exchanged) ? [b.pose, a.pose] : [a.pose, b.pose];
  return {
    exchanged,
    units: [
      { id: a.id, pose: one, cohesionLost },
      { id: b.id, pose: other, cohesionLost },
    ],
  };
}

/** The player with the initiative decides in what order the passages of both are carried out. */
export const whyNotOrderPassages = (player: string, initiative: string): '7.6/order-initiative' | undefined =>
  holds('7.6/order-initiative', player !== initiative) ? '7.6/order-initiative' : undefined;
