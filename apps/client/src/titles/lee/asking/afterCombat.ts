import type { Game } from '@wigwag/kernel';
import type { Lee } from '@wigwag/lee';
import type { View } from '../room.ts';

/** The same moment once it is said that the combat of the active corps is over; undefined: that is said, or nobody moves now. */
export function afterCombat({ game, frame }: Pick<View, 'game' | 'frame'>): Game<Lee> | undefined {
  if (frame?.kind !== 'moves' || frame.fought) return undefined;
  return { ...game, stack: [...game.stack.slice(0, -1), { ...frame, fought: true }] };
}
