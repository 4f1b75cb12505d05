import { holds } from '@wigwag/kernel';
import { unitData, unitState } from '../../pieces/pieces.ts';
import { concernsUnit, counted, lineOf, NO_LINES, type ScoringKind } from '../kind.ts';

/** SC/points-exited */
export const exited: ScoringKind = {
  happens(g, rule, event) {
    if (event.type !== 'unitExited') return NO_LINES;
    const { unit, hex } = event;
    const counts =
      unitData(g, unit).side === rule.for && (rule.hexes?.includes(hex) ?? true) && concernsUnit(g, rule, unit);
    if (!holds('SC/points-exited', counts)) return NO_LINES;
    const { manpower } = unitState(g, unit);
    return [rule.per === undefined ? lineOf(g, rule, { unit, hex }) : counted(g, rule, manpower, { unit, hex })];
  },
};
