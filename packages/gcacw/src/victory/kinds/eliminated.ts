import { holds } from '@wigwag/kernel';
import { concernsLoss, lineOf, NO_LINES, type ScoringKind } from '../kind.ts';

/** SC/points-eliminated */
export const eliminated: ScoringKind = {
  happens(g, rule, event) {
    if (event.type !== 'unitEliminated') return NO_LINES;
    const { unit, hex, because } = event;
    return holds('SC/points-eliminated', concernsLoss(g, rule, unit, because))
      ? [lineOf(g, rule, { unit, hex })]
      : NO_LINES;
  },
};
