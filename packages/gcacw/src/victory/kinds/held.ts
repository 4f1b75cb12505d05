import { holds } from '@wigwag/kernel';
import { isHeld } from '../../zones/zones.ts';
import { hexLines, type ScoringKind } from '../kind.ts';

/** SC/points-held */
export const held: ScoringKind = {
  gameEnds: (g, rule) => hexLines(g, rule, hex => holds('SC/points-held', isHeld(g, rule.for, hex))),
};
