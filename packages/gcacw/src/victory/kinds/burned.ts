import { holds } from '@wigwag/kernel';
import { unitData } from '../../pieces/pieces.ts';
import { lineOf, linesOf, NO_LINES, type ScoringKind } from '../kind.ts';

/** SC/points-burned */
export const burned: ScoringKind = {
  happens(g, rule, event) {
    if (event.type !== 'stationBurned') return NO_LINES;
    const { unit, hex, damage } = event;
    if (unitData(g, unit).side !== rule.for) return NO_LINES;
    const counts = (rule.hexes?.includes(hex) ?? true) && (!rule.destroyed || damage === 'destroyed');
    const again = linesOf(g, rule).some(line => line.hex === hex);
    return holds('SC/points-burned', counts && !again) ? [lineOf(g, rule, { unit, hex })] : NO_LINES;
  },
};
