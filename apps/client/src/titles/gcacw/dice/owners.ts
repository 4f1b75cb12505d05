import { type Gcacw, type Reason, SIDES, type Side } from '@wigwag/gcacw';
import type { DueDice, Told } from '@wigwag/host';
import type { Rolled } from '@wigwag/kernel';
import { actionsIn } from '../log/actionsIn.ts';
import type { View } from '../room.ts';

/** Of each die of a roll; undefined: nobody's in particular. */
type Owners = readonly (Side | undefined)[];

const enemyOf = (side: Side): Side => (side === 'union' ? 'confederate' : 'union');

const isSide = (by: string): by is Side => SIDES.some(side => side === by);

/** What both roll for, and what the table rolls for nobody; any other die is of whoever acts. */
function ownersFor(why: Reason, n: number, acting: Side | undefined): Owners {
  if (why === 'initiative') return SIDES;
  if (why === 'combat' && acting !== undefined) return [acting, enemyOf(acting)];
  if (why === 'artillery' || why === 'random-events') return [];
  return Array.from({ length: n }, () => acting);
}

/** Whose the dice are that somebody has to roll now. */
export function ownersNow({ frame }: View, { request: { why, n } }: DueDice<Gcacw>): Owners {
  if (frame === undefined) return [];
  if (frame.kind === 'combat') return ownersFor(why, n, frame.attack.by);
  if (frame.kind === 'assault') return ownersFor(why, n, frame.side);
  return ownersFor(why, n, isSide(frame.by) ? frame.by : undefined);
}

/** Whose each die of the log is. */
export function ownersIn(log: readonly Told<Gcacw>[]): (rolled: Rolled<Reason>, place: number) => Side | undefined {
  const owners = new Map<Rolled<Reason>, Owners>();
  for (const { side, parts } of actionsIn(log)) {
    for (const { by, rolled } of parts) {
      for (const roll of rolled) owners.set(roll, ownersFor(roll.request.why, roll.request.n, isSide(by) ? by : side));
    }
  }
  return (rolled, place) => owners.get(rolled)?.[place];
}
