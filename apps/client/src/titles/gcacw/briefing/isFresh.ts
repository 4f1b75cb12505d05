import type { Briefing } from '@wigwag/content';
import type { View } from '../room.ts';

/** Nobody has decided anything, and there is something to read first. */
export const isFresh = (briefing: Briefing | undefined, { log }: Pick<View, 'log'>): boolean =>
  briefing !== undefined && log.every(({ by }) => by === 'table');
