import { type Hexside, sideBetween } from '@wigwag/hex';
import { holds } from '@wigwag/kernel';
import type { Event } from '../../board.ts';
import type { VictoryRule } from '../../data/victory.ts';
import type { Game } from '../../game.ts';
import { lineOf, linesOf, NO_LINES, type ScoringKind } from '../kind.ts';

/** A crossing of the map that the rule speaks of and that stood when the game began. */
export function isCountedCrossing(g: Game, { hexsides, crossings }: VictoryRule, hexside: Hexside): boolean {
  const { scenario, crossings: atStart } = g.world;
  const crossing = scenario.map.hexsides[hexside]?.crossing;
  if (crossing === undefined || atStart.some(each => each.hexside === hexside && each.destroyed)) return false;
  return (hexsides?.includes(hexside) ?? true) && (crossings?.includes(crossing) ?? true);
}

/** The crossing that an event changes: destroyed, repaired, or as the referee says. */
function hexsideOf({ world }: Game, event: Event): Hexside | undefined {
  if (event.type === 'crossingDestroyed' || event.type === 'crossingRepaired') return event.hexside;
  if (event.type !== 'edited' || event.edit.do !== 'setCrossing') return undefined;
  return sideBetween(world.grid, event.edit.from, event.edit.to);
}

/** SC/points-destroyed: one way or the other by how the crossing is now. */
export const destroyed: ScoringKind = {
  happens(g, rule, event) {
    const hexside = hexsideOf(g, event);
    if (hexside === undefined || !isCountedCrossing(g, rule, hexside)) return NO_LINES;
    const isDown = g.board.crossings.some(each => each.hexside === hexside && each.destroyed);
    const before = linesOf(g, rule).reduce((sum, line) => (line.hexside === hexside ? sum + line.count : sum), 0);
    const count = (holds('SC/points-destroyed', isDown) ? 1 : 0) - before;
    return count === 0 ? NO_LINES : [lineOf(g, rule, { hexside, count, points: count * rule.points })];
  },
};
