import type { Hex } from '@wigwag/hex';
import { NOBODY } from '../../board.ts';
import type { Flow, Frame, Game } from '../../game.ts';
import { whyNotAttach } from '../../leaders/attachment.ts';
import { enemyOf, hexOf, hexOfLeader } from '../../pieces/pieces.ts';
import type { Side } from '../../vocabulary.ts';
import { inNormalZone } from '../../zones/zones.ts';

type F = Frame<'march'>;

/** It has done something: moved or attacked. */
export const isUnderWay = (f: F): boolean => f.moved || f.fought !== 'no';

/** An enemy normal zone holds a march that is under way: it may attack there or end. */
export const isHeldIn = (g: Game, by: Side, hex: Hex, underWay: boolean): boolean =>
  underWay && inNormalZone(g, enemyOf(by), hex);

export const isHeldFast = (g: Game, f: F): boolean => isHeldIn(g, f.by, hexOf(g, f.unit), isUnderWay(f));

/** A guard: nothing but crossings is left to a unit whose march is over. */
export const onceOver = ['5.1/march-ends', (_g: Game, f: F) => f.step === 'over'] as const;

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
