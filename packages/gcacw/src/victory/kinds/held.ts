import { holds } from '@wigwag/kernel';
import { isOpenlyHeld } from '../../intelligence/markers/forces.ts';
import { hexLines, type ScoringKind } from '../kind.ts';

/** SC/points-held */
export const held: ScoringKind = {
  gameEnds: (g, rule) => hexLines(g, rule, hex => holds('SC/points-held', isOpenlyHeld(g, rule.for, hex))),
};
