import type { Hex } from '@wigwag/hex';
import type { ClauseId } from '../clauses.generated.ts';
import { setForces, uncover } from '../occupancy.ts';
import type { Side } from '../vocabulary.ts';
import { unwritten, type Writers } from '../writers.ts';
import { movedTo, openedBy, placedBy } from './markers/force.ts';

export type IntelligenceEvent =
  /** Units of the hex go under the marker, which is new or was there before. The enemy sees only the marker. */
  | {
      readonly type: 'forcePlaced';
      readonly side: Side;
      readonly force: number;
      readonly hex: Hex;
      readonly units: readonly number[];
    }
  /** The marker is taken off; it held no units: a dummy. */
  | {
      readonly type: 'forceRevealed';
      readonly side: Side;
      readonly force: number;
      readonly hex: Hex;
      readonly units: readonly number[];
      readonly because: ClauseId;
    }
  /** One unit comes out from under a marker that stays. */
  | { readonly type: 'unitUncovered'; readonly unit: number; readonly because: ClauseId }
  /** What happens to a dummy; and how the enemy sees what units under a marker do. */
  | { readonly type: 'forceActivated'; readonly side: Side; readonly force: number }
  | { readonly type: 'forceRolled'; readonly side: Side; readonly force: number; readonly points: number }
  | { readonly type: 'forceExtendedMarch'; readonly side: Side; readonly force: number; readonly die: number }
  | {
      readonly type: 'forceMoved';
      readonly side: Side;
      readonly force: number;
      readonly from: Hex;
      readonly to: Hex;
    };

export const intelligenceWriters: Writers<IntelligenceEvent> = {
  forcePlaced: (game, event) => setForces(game, placedBy(game.board.forces, event)),
  forceRevealed: (game, event) => setForces(game, openedBy(game.board.forces, event)),
  unitUncovered: (game, { unit }) => uncover(game, unit),
  forceActivated: unwritten,
  forceRolled: unwritten,
  forceExtendedMarch: unwritten,
  forceMoved: (game, event) => setForces(game, movedTo(game.board.forces, event, event.to)),
};
