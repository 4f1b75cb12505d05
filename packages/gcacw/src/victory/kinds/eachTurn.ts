import { holds } from '@wigwag/kernel';
import { isHeld } from '../../zones/zones.ts';
import { hexLines, type ScoringKind } from '../kind.ts';

/** SC/points-each-turn */
export const eachTurn: ScoringKind = {
  turnEnds: (g, rule) => hexLines(g, rule, hex => holds('SC/points-each-turn', isHeld(g, rule.for, hex))),
};
