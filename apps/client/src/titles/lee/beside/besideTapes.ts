import type { Tape } from '@wigwag/mapview/open';
import { FROM_EDGE, FROM_LEFT } from '../map/inHand.ts';
import type { Room } from '../room.ts';
import { quarters, tapesTo } from './edges.ts';
import { toldBeside } from './told.ts';

/** A tape from each of two edges to the thing that is to be put down, or was. */
export function besideTapes(room: Room, said: (inches: number) => string, chosen: string | undefined): readonly Tape[] {
  if (room.draft?.kind === 'march' || room.view.past !== undefined) return [];
  const told = toldBeside(room, chosen);
  if (told === undefined || told.placed.bends !== undefined) return [];
  return tapesTo(told.placed.at, room.world.table).map(([from, to], i) => ({
    ...{ id: `beside-${i}`, points: [from, to], light: told.isLaid ? 'plain' : 'held' },
    text: said(quarters(Math.hypot(to.x - from.x, to.y - from.y))),
  }));
}

/** Beside a real table the nearer edges count: their tapes take the place of those from the left and the own edge. */
export const withBeside = (tapes: readonly Tape[] = [], beside: readonly Tape[]): readonly Tape[] => [
  ...tapes.filter(({ id }) => id !== FROM_LEFT && id !== FROM_EDGE),
  ...beside,
];
