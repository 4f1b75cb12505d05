import type { Hexside } from '@wigwag/hex';
import { holds } from '@wigwag/kernel';
import type { VictoryRule } from '../../data/victory.ts';
import type { Game } from '../../game.ts';
import { lineOf, linesOf, type ScoringKind } from '../kind.ts';

/** A crossing of the map that the rule speaks of and that stood when the game began. */
function counts(g: Game, { hexsides, crossings }: VictoryRule, hexside: Hexside): boolean {
  const { map, crossings: atStart } = g.world.scenario;
  const crossing = map.hexsides[hexside]?.crossing;
  if (crossing === undefined || atStart.some(each => each.hexside === hexside && each.destroyed)) return false;
  return (hexsides?.includes(hexside) ?? true) && (crossings?.includes(crossing) ?? true);
}

/** SC/points-destroyed: read off the crossings, whatever destroys or repairs them. */
export const destroyed: ScoringKind = {
  happens: (g, rule) =>
    g.board.crossings.flatMap(({ hexside, destroyed }) => {
      if (!counts(g, rule, hexside)) return [];
      const before = linesOf(g, rule).reduce((sum, line) => (line.hexside === hexside ? sum + line.count : sum), 0);
      const now = holds('SC/points-destroyed', destroyed) ? 1 : 0;
      const count = now - before;
      return count === 0 ? [] : [lineOf(g, rule, { hexside, count, points: count * rule.points })];
    }),
};
