import { type Gcacw, type Side, type Upshot, upshotOf } from '@wigwag/gcacw';
import type { Told } from '@wigwag/host';
import { actionsIn } from '../log/actionsIn.ts';
import type { View } from '../room.ts';

const KNOWN = new WeakMap<readonly Told<Gcacw>[], Map<Side | undefined, Upshot | undefined>>();

/** What the last decision at this screen came to: where the other side is elsewhere, the last of one's own. */
export function upshotIn({ log, isApart, eyes }: Pick<View, 'log' | 'isApart' | 'eyes'>): Upshot | undefined {
  const side = isApart ? eyes : undefined;
  const known = KNOWN.get(log) ?? new Map<Side | undefined, Upshot | undefined>();
  KNOWN.set(log, known);
  if (!known.has(side)) known.set(side, upshotOf(log, actionsIn(log), side));
  return known.get(side);
}

/** Has another side decided something since whoever looks did? What that came to is no news any more. */
export const isStale = ({ log, isApart, eyes }: Pick<View, 'log' | 'isApart' | 'eyes'>): boolean =>
  isApart && log.slice(log.findLastIndex(({ by }) => by === eyes) + 1).some(({ by }) => by !== 'table');

/** The units that were lost in it, by the hex where they stood. */
export function fallenIn(upshot: Upshot | undefined): ReadonlyMap<number, readonly number[]> {
  const fallen = new Map<number, number[]>();
  for (const event of upshot?.events ?? []) {
    if (event.type === 'unitEliminated') fallen.set(event.hex, [...(fallen.get(event.hex) ?? []), event.unit]);
  }
  return fallen;
}
