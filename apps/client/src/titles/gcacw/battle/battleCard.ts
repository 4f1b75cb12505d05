import {
  type AnyChoice,
  type CommandOdds,
  commandOdds,
  type Event,
  type Game,
  type Gcacw,
  gcacw,
  type Odds,
  odds,
  type Side,
} from '@wigwag/gcacw';
import type { Told } from '@wigwag/host';
import { type Rolled, topFrame, visitOutcomes } from '@wigwag/kernel';
import type { Mattering } from './mattering.ts';

/** What a roll can come to. */
export type WayCode =
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
export interface Way {
  readonly code: WayCode;
  readonly count: number;
  readonly share: number;
  readonly isThis: boolean;
}

interface Common {
  readonly mattering: Mattering;
  readonly rolled: readonly Rolled[];
  /** What came of it, from the roll on. */
  readonly events: readonly Event[];
}

/** What a card tells of a roll, all of it as it was before the dice fell. */
export type Card =
  | (Common & {
      readonly kind: 'combat';
      /** As whoever looks could have reckoned it; undefined: not all of it was known to them. */
      readonly odds: Odds | undefined;
      readonly attackers: readonly number[];
      readonly defenders: readonly number[];
      readonly by: Side | undefined;
    })
  | (Common & { readonly kind: 'command'; readonly ways: CommandOdds | undefined; readonly units: readonly number[] })
  | (Common & { readonly kind: 'other'; readonly ways: readonly Way[] });

const NO_UNITS: readonly number[] = [];

const combatCard = (common: Common, before: Game): Card => {
  const frame = topFrame(before);
  if (frame?.kind !== 'combat') {
    return { ...common, kind: 'combat', odds: undefined, attackers: NO_UNITS, defenders: NO_UNITS, by: undefined };
  }
  const { attack } = frame;
  const defenders = before.board.units.flatMap(({ hex }, unit) => (hex === attack.target ? [unit] : []));
  return { ...common, kind: 'combat', odds: odds(before, attack), attackers: attack.units, defenders, by: attack.by };
};

const commandCard = (common: Common, before: Game): Card => {
  const frame = topFrame(before);
  if (frame?.kind !== 'assault' || frame.step !== 'command') {
    return { ...common, kind: 'command', ways: undefined, units: NO_UNITS };
  }
  const ways = commandOdds(before, frame.leader, frame.selected.length);
  return { ...common, kind: 'command', ways, units: frame.selected };
};

/** What is told of an outcome: by what happened first of these. */
function codeOf(events: readonly Event[]): readonly [code: WayCode, count: number] | undefined {
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

/** Every way the choice could have gone, by what is told of it; none if the choice is not known here. */
function waysOf(before: Game, choice: AnyChoice | undefined, happened: readonly Event[]): readonly Way[] {
  if (choice === undefined) return [];
  const shares = new Map<string, { code: WayCode; count: number; share: number }>();
  visitOutcomes<Gcacw>(gcacw, before, choice, ({ events, ways, of }) => {
    const [code, count] = codeOf(events) ?? ['none', 0];
    const key = `${code} ${count}`;
    const known = shares.get(key)?.share ?? 0;
    shares.set(key, { code, count, share: known + ways / of });
  });
  const [code, count] = codeOf(happened) ?? ['none', 0];
  return [...shares.values()].map(way => ({ ...way, isThis: way.code === code && way.count === count }));
}

/** The card of a roll: what was known before it, the dice, and what came of them. */
export function cardOf(log: readonly Told<Gcacw>[], mattering: Mattering, before: Game): Card {
  const { line, why, fight, action } = mattering;
  const parts = action.parts.filter(part => part.line >= line && part.line < (fight?.end ?? line + 1));
  const events = parts.flatMap(part => part.events);
  const common: Common = { mattering, rolled: log[line]?.rolled ?? [], events };
  if (why === 'combat') return combatCard(common, before);
  if (why === 'command') return commandCard(common, before);
  const told = log[line];
  const choice = told?.by === 'table' ? ({ do: 'roll' } as AnyChoice) : (told?.choice as AnyChoice | undefined);
  return { ...common, kind: 'other', ways: waysOf(before, choice, told?.events ?? []) };
}
