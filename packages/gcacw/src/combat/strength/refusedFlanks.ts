import type { Hex } from '@wigwag/hex';
import { type ClauseRow, firstToSpeak, holds } from '@wigwag/kernel';
import { HALVES } from '../../charts/terrainCosts.ts';
import type { ClauseId } from '../../clauses.generated.ts';
import type { FlowWithoutDice, Frame, Game } from '../../game.ts';
import { isHidden } from '../../intelligence/markers/forces.ts';
import { isHeldFast } from '../../movement/march/marching.ts';
import { hexOf, unitsIn } from '../../pieces/pieces.ts';

type F = Frame<'march'>;

const PRICE = HALVES;

const isClose = (g: Game, hex: Hex): boolean =>
  g.derived.ground.terrain[hex] === 'mountain' || g.derived.ground.terrain[hex] === 'swamp';

/** Why a marching unit may not place a Flanks Refused marker. */
const REFUSE: readonly ClauseRow<ClauseId, [Game, F]>[] = [
  ['7.8/one-per-hex', (g, f) => g.board.refused.includes(hexOf(g, f.unit))],
  ['7.8/not-mountain-swamp', (g, f) => isClose(g, hexOf(g, f.unit))],
  ['7.8/not-after-retreat-advance', (_g, f) => f.fought === 'advanced'],
  ['7.8/not-entering-zoc', isHeldFast],
  ['7.8/cost-and-end', (_g, f) => f.left < PRICE],
];

export const REFUSE_CLAUSES: readonly ClauseId[] = REFUSE.map(([clause]) => clause);

export const whyNotRefuse = (g: Game, f: F): ClauseId | undefined => firstToSpeak(REFUSE, g, f);

/** 7.8/cost-and-end */
export function refuseFlanks(flow: FlowWithoutDice, f: F): void {
  f.left -= PRICE;
  flow.emit({ type: 'flanksRefused', hex: hexOf(flow.game, f.unit), refused: true, because: '7.8/cost-and-end' });
}

/** Takes the marker off a hex, if there is one. */
export function dropRefused(flow: FlowWithoutDice, hex: Hex, because: ClauseId): void {
  if (flow.game.board.refused.includes(hex)) flow.emit({ type: 'flanksRefused', hex, refused: false, because });
}

/** Only those in the open keep a marker: whether units or dummies are left under force markers must not show. */
export const isRefusedStill = (g: Game, hex: Hex, gone: readonly number[] = []): boolean =>
  unitsIn(g, hex).some(unit => !gone.includes(unit) && !isHidden(g, unit));

/** Units have left the hex; nothing but them kept the marker. */
export function uncoverEmpty(flow: FlowWithoutDice, hex: Hex): void {
  if (!isRefusedStill(flow.game, hex)) dropRefused(flow, hex, '7.8/never-moves');
}

/** A hex all of whose units take part in an assault. */
export function uncoverAssaulted(flow: FlowWithoutDice, hex: Hex, units: readonly number[]): void {
  const all = !isRefusedStill(flow.game, hex, units);
  if (holds('7.8/remove-assault-all', all)) dropRefused(flow, hex, '7.8/remove-assault-all');
}

/** The only unit of a hex moves off or attacks. */
export function uncoverLone(flow: FlowWithoutDice, unit: number): void {
  const hex = hexOf(flow.game, unit);
  const lone = !isRefusedStill(flow.game, hex, [unit]);
  if (holds('7.8/remove-single-unit', lone)) dropRefused(flow, hex, '7.8/remove-single-unit');
}
