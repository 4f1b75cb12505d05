import type { Board, World } from '@wigwag/gcacw';
import type { Emphasis, PiecePicture } from '@wigwag/mapview';
import * as staffmap from '@wigwag/staffmap';
import type { Translate } from '@wigwag/words';
import type { Asking } from '../asking/asking.ts';

const emphasisOf = (lit: boolean, chosen: boolean, aimed = false): Emphasis =>
  chosen ? 'selected' : lit ? (aimed ? 'aimed' : 'lit') : 'quiet';

/** Every piece on the map, as it stands to the decision at hand. */
export function piecesOf(t: Translate, world: World, board: Board, asking: Asking): PiecePicture[] {
  return staffmap.piecesOf(t, world, board, {
    unit: unit => {
      const aimed = asking.targets.has(board.units[unit]?.hex ?? -1);
      return emphasisOf(asking.units.has(unit), asking.chosenUnits.includes(unit), aimed);
    },
    leader: leader => emphasisOf(asking.leaders.has(leader), asking.chosenLeaders.includes(leader)),
    force: force => {
      const code = staffmap.forceCode(force);
      return emphasisOf(asking.forces.has(code), asking.chosenForces?.includes(code) ?? false);
    },
  });
}
