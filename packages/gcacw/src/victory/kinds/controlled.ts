import { holds } from '@wigwag/kernel';
import { hexLines, type ScoringKind } from '../kind.ts';

/** SC/points-controlled */
export const controlled: ScoringKind = {
  gameEnds: (g, rule) =>
    hexLines(g, rule, hex =>
      holds(
        'SC/points-controlled',
        g.board.control.some(control => control.hex === hex && control.side === rule.for),
      ),
    ),
};
