import { keyFor, phaseTitle, type Translate } from '@wigwag/words';
import type { View } from './room.ts';

/** The phase, by the name the scenario has for one of its own. */
export function phaseName(t: Translate, { world, game, frame }: Pick<View, 'world' | 'game' | 'frame'>): string {
  const own = frame?.kind === 'scenarioPhase' ? phaseTitle(t, world, frame.place) : undefined;
  return own ?? t(keyFor('gcacw.phase', game.board.phase));
}
