import type { Board } from '@wigwag/gcacw';
import type { Emphasis } from '@wigwag/mapview';
import { forceCode, type Stances } from '@wigwag/staffmap';
import type { Asking } from '../asking/asking.ts';

const emphasisOf = (lit: boolean, chosen: boolean, aimed = false): Emphasis =>
  chosen ? 'selected' : lit ? (aimed ? 'aimed' : 'lit') : 'quiet';

/** How every piece on the map stands to the decision at hand. */
export function stancesIn(board: Board, asking: Asking): Stances {
  return {
    unit: unit => {
      const aimed = asking.targets.has(board.units[unit]?.hex ?? -1);
      return emphasisOf(asking.units.has(unit), asking.chosenUnits.includes(unit), aimed);
    },
    leader: leader => emphasisOf(asking.leaders.has(leader), asking.chosenLeaders.includes(leader)),
    force: force => {
      const code = forceCode(force);
      return emphasisOf(asking.forces.has(code), asking.chosenForces?.includes(code) ?? false);
    },
  };
}
