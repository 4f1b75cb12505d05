import type { Hexside } from '@wigwag/hex';
import type { ClauseId } from '../clauses.generated.ts';
import type { Game } from '../game.ts';
import type { Side } from '../vocabulary.ts';
import type { CrossingChange } from '../world/crossings.ts';
import { groundAfter } from '../world/world.ts';
import type { Writers } from '../writers.ts';

/** An attempt on a permanent bridge or ferry, and its die. */
interface CrossingWork {
  readonly unit: number;
  readonly hexside: Hexside;
  readonly what: 'bridge' | 'ferry';
  readonly die: number;
  readonly modifier: number;
}

export type CrossingEvent =
  | {
      readonly type: 'bridgeBuilt';
      readonly unit: number;
      readonly hexside: Hexside;
      readonly die: number;
      readonly modifier: number;
      readonly change: CrossingChange;
    }
  | {
      readonly type: 'bridgeFailed';
      readonly unit: number;
      readonly hexside: Hexside;
      readonly die: number;
      readonly modifier: number;
    }
  | ({ readonly type: 'crossingDestroyed' } & CrossingWork)
  | ({ readonly type: 'crossingRepaired' } & CrossingWork)
  | ({ readonly type: 'crossingAttemptFailed'; readonly work: 'destroy' | 'repair' } & CrossingWork)
  | { readonly type: 'pontoonRemoved'; readonly hexside: Hexside; readonly side: Side; readonly because: ClauseId };

/** The zones over the hexside change at once with it. */
function changeCrossing(
  game: Game,
  hexside: Hexside,
  change: (before: CrossingChange | undefined) => CrossingChange | undefined,
): void {
  const { board } = game;
  const after = change(board.crossings.find(each => each.hexside === hexside));
  const others = board.crossings.filter(each => each.hexside !== hexside);
  board.crossings = after === undefined ? others : [...others, after];
  const asPrinted = { hexside, destroyed: false };
  game.derived.ground = groundAfter(game.world, board, game.derived.ground, after ?? asPrinted);
}

export const crossingWriters: Writers<CrossingEvent> = {
  bridgeBuilt: (game, { hexside, change }) => changeCrossing(game, hexside, () => change),
  bridgeFailed: ({ board }, { hexside }) => {
    board.failedBridges = [...board.failedBridges, hexside];
  },
  crossingDestroyed: (game, { unit, hexside }) => {
    game.board.wreckers = [...game.board.wreckers, unit];
    changeCrossing(game, hexside, before => ({ ...before, hexside, destroyed: true }));
  },
  crossingRepaired: (game, { hexside }) => changeCrossing(game, hexside, () => undefined),
  crossingAttemptFailed: ({ board }, { unit, work }) => {
    if (work === 'destroy') board.wreckers = [...board.wreckers, unit];
  },
  pontoonRemoved: (game, { hexside }) =>
    changeCrossing(game, hexside, before => (before?.destroyed ? { hexside, destroyed: true } : undefined)),
};
