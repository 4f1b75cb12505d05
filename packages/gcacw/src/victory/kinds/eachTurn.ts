import { holds } from '@wigwag/kernel';
import { isOpenlyHeld } from '../../intelligence/markers/forces.ts';
import { hexLines, type ScoringKind } from '../kind.ts';

/** SC/points-each-turn */
export const eachTurn: ScoringKind = {
  turnEnds: (g, rule) => hexLines(g, rule, hex => holds('SC/points-each-turn', isOpenlyHeld(g, rule.for, hex))),
};
