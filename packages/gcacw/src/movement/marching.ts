import { NOBODY } from '../board.ts';
import type { Flow, Frame, Game } from '../game.ts';
import { whyNotAttach } from '../leaders/attachment.ts';
import { enemyOf, hexOf, hexOfLeader } from '../pieces/pieces.ts';
import { inNormalZone } from '../zones/zones.ts';

type F = Frame<'march'>;

/** It has done something: moved or attacked. */
export const isUnderWay = (f: F): boolean => f.moved || f.fought !== 'no';

/** In an enemy normal zone after its first activity: it may attack or end its march. */
export const isHeldFast = (g: Game, f: F): boolean => isUnderWay(f) && inNormalZone(g, enemyOf(f.by), hexOf(g, f.unit));

/** He who said that he would go along is attached at the moment of departure: a unit that stays put takes nobody. */
export function takeAlong(flow: Flow, f: F): void {
  if (f.joining === NOBODY) return;
  const { joining: leader, unit } = f;
  f.joining = NOBODY;
  // An attack and its advance may have come between: he is left behind, or another of his level has joined the unit.
  const together = hexOfLeader(flow.game, leader) === hexOf(flow.game, unit);
  if (!together || whyNotAttach(flow.game, leader, unit) !== undefined) return;
  flow.emit({ type: 'leaderAttached', leader, unit, because: '6.3/army-district-departing-unit' });
}
