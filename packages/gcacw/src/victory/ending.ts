import { holds } from '@wigwag/kernel';
import type { SuddenDeath } from '../data/victory.ts';
import type { FlowWithoutDice, Game } from '../game.ts';
import { isOpenlyHeld } from '../intelligence/markers/forces.ts';
import { showAll } from '../intelligence/markers/reveal.ts';
import { pointsOf, type Result } from './ledger.ts';
import { scoreEnd } from './score.ts';
import { leadOf, type Points, tally, verdict } from './tally.ts';

/** Everything that a condition asks for, by the score as it would be if the game ended now. */
function isMet(g: Game, { for: side, points = Number.NEGATIVE_INFINITY, by, hexes = [] }: SuddenDeath, now: Points) {
  const leads = by === undefined || leadOf(now, side) >= by;
  return now[side] >= points && leads && hexes.every(hex => isOpenlyHeld(g, side, hex));
}

/** SC/sudden-death: the first condition that holds. */
export function suddenDeath(g: Game, when: 'turn' | 'action'): SuddenDeath | undefined {
  const due = g.world.scenario.victory?.suddenDeath.filter(each => when === 'turn' || each.atOnce === true) ?? [];
  // The score is counted only where somebody asks for it.
  const now = due.length === 0 ? undefined : tally(g)?.result.points;
  return now && due.find(each => holds('SC/sudden-death', isMet(g, each, now)));
}

/** A condition that names its degree decides; otherwise the table of degrees does. */
function resultOf(g: Game, points: Points, condition: SuddenDeath | undefined): Result {
  const table = verdict(g, points);
  if (condition === undefined) return table;
  const { id, for: winner, degree } = condition;
  return degree === undefined ? { ...table, suddenDeath: id } : { winner, degree, points, suddenDeath: id };
}

/** Every marker comes off, what is held is counted, and the game is over. */
export function endGame(flow: FlowWithoutDice, condition?: SuddenDeath): void {
  const { game } = flow;
  showAll(flow);
  if (game.world.scenario.victory === undefined) {
    flow.emit({ type: 'gameEnded' });
    return;
  }
  scoreEnd(flow);
  const { ledger } = game.board;
  const points = { union: pointsOf(ledger, 'union'), confederate: pointsOf(ledger, 'confederate') };
  flow.emit({ type: 'gameEnded', result: resultOf(game, points, condition) });
}
