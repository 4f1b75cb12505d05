import { holds } from '@wigwag/kernel';
import { unitData } from '../../pieces/pieces.ts';
import { lineOf, linesOf, NO_LINES, type ScoringKind } from '../kind.ts';

/** SC/points-entered */
export const entered: ScoringKind = {
  happens(g, rule, event) {
    if (!('to' in event && 'unit' in event)) return NO_LINES;
    const { unit, to: hex } = event;
    if (unitData(g, unit).side !== rule.for || !rule.hexes?.includes(hex)) return NO_LINES;
    const again = linesOf(g, rule).some(line => rule.once || line.hex === hex);
    return holds('SC/points-entered', !again) ? [lineOf(g, rule, { unit, hex })] : NO_LINES;
  },
};
