import { editFields, eventFields, eventShown, type Field, holds } from '@wigwag/kernel';
import { type Event, NOBODY } from '../../board.ts';
import { DECLARED, type Thing } from '../../fields/declared.ts';
import type { Edit, Game, Gcacw } from '../../game.ts';
import { enemyOf, unitData } from '../../pieces/pieces.ts';
import type { Side } from '../../vocabulary.ts';
import { forceUnder } from '../markers/force.ts';
import { forceOf } from '../markers/forces.ts';
import { isSecretLeader, isSecretUnit, pieceShown } from './secrecy.ts';
import { isVeiled, isVeiledStep, UNTOLD } from './veil.ts';
import { isSecretHex } from './view.ts';

/** LI: what shows units that were hidden seals the decision. */
export const reveals = ({ type }: Event): boolean => type === 'forceRevealed' || type === 'unitUncovered';

/** For a leader whose unit was lost under a marker. */
const NO_MARKER = 0;

/** The unit or leader that the fields speak of. */
const idIn = (fields: readonly Field<Gcacw>[], thing: Extract<Thing, 'unit' | 'leader'>): number => {
  const found = fields.find(([, each]) => each === thing)?.[2];
  return typeof found === 'number' ? found : NOBODY;
};

/** The marker under which the acting unit, or the acting leader's unit, is; undefined: both are open. */
function actingForce(g: Game, side: Side, event: Event): number | undefined {
  const fields = eventFields(DECLARED, event);
  const [unit, leader] = [idIn(fields, 'unit'), idIn(fields, 'leader')];
  const under = (id: number): number | undefined => forceUnder(g.board.forces, id)?.id;
  if (isSecretUnit(g, side, unit)) return under(unit);
  if (!isSecretLeader(g, side, leader)) return undefined;
  return under(g.board.leaders[leader]?.with ?? NOBODY) ?? NO_MARKER;
}

/** What units under a marker do, as their enemy sees it: rolls and moves of the marker, and nothing else. */
function markerEvent(event: Event, side: Side, force: number): Event | undefined {
  switch (event.type) {
    case 'actionBegan':
      return { type: 'forceActivated', side, force };
    case 'allowanceRolled':
      // LI/move-by-rules: rolled in the open.
      return holds('LI/move-by-rules', true) ? { type: 'forceRolled', side, force, points: event.points } : undefined;
    case 'extendedMarch':
      return { type: 'forceExtendedMarch', side, force, die: event.die };
    case 'unitMoved':
    case 'unitRetreated':
    case 'unitAdvanced':
      return { type: 'forceMoved', side, force, from: event.from, to: event.to };
    case 'unitUncovered':
      return eventShown(DECLARED, event);
    default:
      return undefined;
  }
}

/** A marker laid down is seen, units that only change their marker are not. */
function placed(g: Game, event: Event & { readonly type: 'forcePlaced' }): Event | undefined {
  const lies = forceOf(g, event.side, event.force) !== undefined;
  const vanish = event.units.some(unit => forceUnder(g.board.forces, unit) === undefined);
  return lies && !vanish ? undefined : eventShown(DECLARED, { ...event, units: [] });
}

/** A change by the referee: a hidden piece goes on being hidden, and only the way of its marker is seen. */
function edited(g: Game, edit: Edit, side: Side): Event | undefined {
  const event = eventShown<Gcacw>(DECLARED, { type: 'edited', edit });
  const fields = editFields(DECLARED, edit);
  const unit = idIn(fields, 'unit');
  const force = isSecretUnit(g, side, unit) ? forceUnder(g.board.forces, unit) : undefined;
  if (force !== undefined) {
    if (edit.do !== 'placeUnit') return undefined;
    const alone = force.units.length === 1;
    return alone ? { type: 'forceMoved', side: force.side, force: force.id, from: force.hex, to: edit.hex } : event;
  }
  if (isSecretLeader(g, side, idIn(fields, 'leader'))) return undefined;
  return edit.do === 'setFlanks' && isSecretHex(g, side, edit.hex) ? undefined : event;
}

/** What an enemy has left after a hex with a marker of his own is not told. */
function withoutRest(g: Game, event: Event, side: Side): Event {
  if (event.type !== 'unitMoved' && event.type !== 'attackDeclared') return event;
  const { unit } = event;
  if (unitData(g, unit).side === side) return event;
  const isUntold = isVeiled(g, unit) || (event.type === 'unitMoved' && isVeiledStep(g, unit, event.to));
  return isUntold ? { ...event, left: UNTOLD } : event;
}

/** An event as a side sees it; undefined: not at all. The game is as it was when the event happened. */
export function seenBy(g: Game, event: Event, side: Side): Event | undefined {
  if (!g.world.options.limitedIntelligence || event.type === 'forceRevealed') return eventShown(DECLARED, event);
  if (event.type === 'forcePlaced')
    return holds('LI/secret-force-display', event.side !== side) ? placed(g, event) : eventShown(DECLARED, event);
  if (event.type === 'edited') return edited(g, event.edit, side);
  const force = actingForce(g, side, event);
  if (force !== undefined) return markerEvent(event, enemyOf(side), force);
  if (event.type === 'flanksRefused' && isSecretHex(g, side, event.hex)) return undefined;
  return eventShown(DECLARED, withoutRest(g, event, side), pieceShown(g, side));
}
