import type { Hex, Hexside } from '@wigwag/hex';
import { type ClauseRow, firstToSpeak, holds } from '@wigwag/kernel';
import { combatValue, QUARTERS } from '../../charts/strength.ts';
import type { ClauseId } from '../../clauses.generated.ts';
import type { FlowWithoutDice, Frame, Game } from '../../game.ts';
import { isHidden } from '../../intelligence/markers/forces.ts';
import { showUnit } from '../../intelligence/markers/reveal.ts';
import { combatValueOf, enemyOf, hexOf, unitData, unitOnMap, unitState } from '../../pieces/pieces.ts';
import type { Side } from '../../vocabulary.ts';
import { isEndOf } from '../../world/crossings.ts';

/** The hexsides of a hex with a pontoon bridge of the side. */
export const pontoonsBeside = (g: Game, owner: Side, hex: Hex): Hexside[] =>
  g.board.crossings
    .filter(({ pontoon, hexside }) => pontoon === owner && isEndOf(g.world.grid, hexside, hex))
    .map(({ hexside }) => hexside);

/** The unit that does it is seen. */
function remove(flow: FlowWithoutDice, unit: number, because: ClauseId): void {
  const owner = enemyOf(unitData(flow.game, unit).side);
  for (const hexside of pontoonsBeside(flow.game, owner, hexOf(flow.game, unit))) {
    showUnit(flow, unit);
    flow.emit({ type: 'pontoonRemoved', hexside, side: owner, because });
  }
}

const isStrong = (g: Game, unit: number, clause: ClauseId): boolean => {
  const [says, least] = g.world.profile.crossingLimits.pontoon;
  return says === clause && combatValueOf(g, unit) >= least * QUARTERS;
};

/** Why the pontoons of the enemy go when a unit comes to stand beside them. */
const REMOVED: readonly ClauseRow<ClauseId, [Game, unit: number]>[] = [
  ['10.2/pontoon-removed', (g, unit) => isStrong(g, unit, '10.2/pontoon-removed')],
  ['10.2/pontoon-removed-siv', (g, unit) => isStrong(g, unit, '10.2/pontoon-removed-siv')],
];

/** A unit has ended a march, a retreat or an advance. */
export function removePontoonsBeside(flow: FlowWithoutDice, unit: number): void {
  const because = unitOnMap(flow.game, unit) && firstToSpeak(REMOVED, flow.game, unit);
  if (because !== undefined) remove(flow, unit, because);
}

/** Order regained in the last Recovery phase has brought the unit to the Combat value that counts. */
function isLifted(g: Game, unit: number): boolean {
  const { manpower, disorganized } = unitState(g, unit);
  const least = g.world.profile.crossingLimits.pontoon[1] * QUARTERS;
  return !disorganized && combatValue(manpower, true) < least && combatValue(manpower, false) >= least;
}

/** 10.2/pontoon-attachment-phase, before the first Action Phase of a turn (ruling A19); only by units in the open. */
export function removePontoonsAfterRecovery(flow: FlowWithoutDice): void {
  const { game } = flow;
  for (const unit of game.board.rallied) {
    if (unitOnMap(game, unit) === undefined || isHidden(game, unit)) continue;
    if (holds('10.2/pontoon-attachment-phase', isLifted(game, unit)))
      remove(flow, unit, '10.2/pontoon-attachment-phase');
  }
}

type F = Frame<'march'>;

export const dismantleOptions = (g: Game, f: F): { readonly do: 'dismantle'; readonly hexside: Hexside }[] =>
  pontoonsBeside(g, f.by, hexOf(g, f.unit)).map(hexside => ({ do: 'dismantle', hexside }));

export const mayDismantle = (g: Game, f: F, hexside: Hexside): boolean =>
  pontoonsBeside(g, f.by, hexOf(g, f.unit)).includes(hexside);

export function dismantle(flow: FlowWithoutDice, f: F, hexside: Hexside): void {
  showUnit(flow, f.unit);
  flow.emit({ type: 'pontoonRemoved', hexside, side: f.by, because: '10.2/dismantle' });
}
