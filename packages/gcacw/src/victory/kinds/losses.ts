import { holds } from '@wigwag/kernel';
import type { Event } from '../../board.ts';
import type { Game } from '../../game.ts';
import { unitState } from '../../pieces/pieces.ts';
import { concernsLoss, counted, NO_LINES, type ScoringKind } from '../kind.ts';

/** Manpower that an event costs; a unit eliminated outright takes with it what it still has. */
function lostBy(g: Game, event: Event): { unit: number; lost: number; because: string } | undefined {
  if (event.type === 'manpowerLost') return event;
  if (event.type !== 'unitEliminated') return undefined;
  return { unit: event.unit, lost: unitState(g, event.unit).manpower, because: event.because };
}

/** SC/points-losses */
export const losses: ScoringKind = {
  happens(g, rule, event) {
    const loss = lostBy(g, event);
    if (loss === undefined || loss.lost === 0) return NO_LINES;
    const { unit, lost, because } = loss;
    return holds('SC/points-losses', concernsLoss(g, rule, unit, because))
      ? [counted(g, rule, lost, { unit })]
      : NO_LINES;
  },
};
