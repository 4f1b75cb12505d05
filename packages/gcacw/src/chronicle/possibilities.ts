import { refusal, topFrame, visitOutcomes } from '@wigwag/kernel';
import type { Event } from '../board.ts';
import type { AnyChoice, Game, Gcacw } from '../game.ts';
import { gcacw } from '../ruleset.ts';
import type { Side } from '../vocabulary.ts';

/** What a roll can come to. */
export type PossibilityCode =
  | `initiative.${Side}`
  | `cavalry.${'away' | 'delay' | 'loss'}`
  | 'bridgeBuilt'
  | 'bridgeFailed'
  | 'crossingDestroyed'
  | 'crossingRepaired'
  | `crossingAttemptFailed.${'destroy' | 'repair'}`
  | `randomEvent.${'rain' | 'none'}`
  | `grand.${'goes' | 'failed'}`
  | 'cycleEnded'
  | 'none';

/** A way in which it could have gone, and how likely that was. */
export interface Possibility {
  readonly code: PossibilityCode;
  readonly count: number;
  readonly share: number;
  readonly isThis: boolean;
}

/** What is told of an outcome: by what happened first of these. */
function codeOf(events: readonly Event[]): readonly [code: PossibilityCode, count: number] | undefined {
  for (const event of events) {
    if (event.type === 'initiativeRolled') return [`initiative.${event.initiative.winner}`, 0];
    if (event.type === 'cavalryEvaded') {
      const lost = events.some(({ type }) => type === 'manpowerLost');
      return [lost ? 'cavalry.loss' : event.delay > 0 ? 'cavalry.delay' : 'cavalry.away', event.delay];
    }
    if (event.type === 'bridgeBuilt' || event.type === 'bridgeFailed') return [event.type, 0];
    if (event.type === 'crossingDestroyed' || event.type === 'crossingRepaired') return [event.type, 0];
    if (event.type === 'crossingAttemptFailed') return [`crossingAttemptFailed.${event.work}`, 0];
    if (event.type === 'randomEvent') return [`randomEvent.${event.result === 'none' ? 'none' : 'rain'}`, 0];
    if (event.type === 'grandAssaultNumber') return [event.number < 1 ? 'grand.failed' : 'grand.goes', event.number];
    if (event.type === 'cycleEnded') return ['cycleEnded', 0];
  }
  return undefined;
}

/** Where forces are hidden, whoever looks may not have seen the position in which it was chosen. */
function isOpen(before: Game, choice: AnyChoice): boolean {
  const frame = topFrame(before);
  return frame !== undefined && refusal(gcacw, before, frame.by, choice) === undefined;
}

/** Every way the choice could have gone, by what is told of it; none if the choice, or the game before it, is not known here. */
export function possibilitiesOf(
  before: Game,
  choice: AnyChoice | undefined,
  happened: readonly Event[],
): readonly Possibility[] {
  if (choice === undefined || !isOpen(before, choice)) return [];
  const shares = new Map<string, { code: PossibilityCode; count: number; share: number }>();
  visitOutcomes<Gcacw>(gcacw, before, choice, ({ events, ways, of }) => {
    const [code, count] = codeOf(events) ?? ['none', 0];
    const key = `${code} ${count}`;
    const known = shares.get(key)?.share ?? 0;
    shares.set(key, { code, count, share: known + ways / of });
  });
  const [code, count] = codeOf(happened) ?? ['none', 0];
  return [...shares.values()].map(way => ({ ...way, isThis: way.code === code && way.count === count }));
}
