import {
  type AnyChoice,
  type CommandOdds,
  commandOdds,
  type Event,
  type ExtendedRoll,
  extendedRollOf,
  type Game,
  type Gcacw,
  type Odds,
  odds,
  type Possibility,
  possibilitiesOf,
  type Side,
} from '@wigwag/gcacw';
import type { Told } from '@wigwag/host';
import { type Rolled, topFrame } from '@wigwag/kernel';
import type { Mattering } from './mattering.ts';

interface Common {
  readonly mattering: Mattering;
  readonly rolled: readonly Rolled[];
  /** What came of it, from the roll on. */
  readonly events: readonly Event[];
}

type Extended = Extract<Event, { readonly type: 'extendedMarch' }>;

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
  | (Common & {
      readonly kind: 'extended';
      readonly made: Extended;
      /** As whoever looks could have reckoned it; undefined: not all of it was known to them. */
      readonly roll: ExtendedRoll | undefined;
    })
  | (Common & { readonly kind: 'other'; readonly ways: readonly Possibility[] });

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

function extendedCard(common: Common, before: Game): Card | undefined {
  const made = common.events.find((event): event is Extended => event.type === 'extendedMarch');
  return made && { ...common, kind: 'extended', made, roll: extendedRollOf(before, made.unit) };
}

/** The card of a roll: what was known before it, the dice, and what came of them. */
export function cardOf(log: readonly Told<Gcacw>[], mattering: Mattering, before: Game): Card {
  const { line, why, fight, action } = mattering;
  const parts = action.parts.filter(part => part.line >= line && part.line < (fight?.end ?? line + 1));
  const events = parts.flatMap(part => part.events);
  const common: Common = { mattering, rolled: log[line]?.rolled ?? [], events };
  if (why === 'combat') return combatCard(common, before);
  if (why === 'command') return commandCard(common, before);
  const extended = extendedCard(common, before);
  if (why === 'extended-march' && extended !== undefined) return extended;
  const told = log[line];
  const choice = told?.by === 'table' ? ({ do: 'roll' } as AnyChoice) : (told?.choice as AnyChoice | undefined);
  return { ...common, kind: 'other', ways: possibilitiesOf(before, choice, told?.events ?? []) };
}
