import type { Board, Reach } from '@wigwag/gcacw';
import type { Highlights } from '@wigwag/mapview';
import type { Asking } from '../asking/asking.ts';

const NOTHING: ReadonlySet<number> = new Set();

interface Shown {
  readonly asking: Asking;
  readonly board: Board;
  readonly reach: Reach | undefined;
  /** The unit is on its way: what a hex costs is then worth more than a chance. */
  readonly marching: boolean;
  readonly spoken: number | undefined;
}

type Reached = Reach['hexes'][number];

const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** A hex that only a force march reaches says so by brackets. */
function reachLabel({ chance, forced, points }: Reached, marching: boolean): string {
  if (chance > 0) return marching ? `${points}` : percent(chance);
  return `(${percent(forced)})`;
}

function shades(reach: Reach | undefined, marching: boolean): Highlights['reach'] {
  const hexes = (reach?.hexes ?? []).filter(({ chance, forced }) => Math.max(chance, forced) > 0);
  return new Map(
    hexes.map(reached => [
      reached.hex,
      {
        chance: reached.chance > 0 ? reached.chance * (marching ? 0.5 : 1) : 0,
        label: reachLabel(reached, marching),
      },
    ]),
  );
}

const NO_PATH: readonly number[] = [];

/** The cheapest way to the hex under the pointer. */
export const pathTo = (reach: Reach | undefined, hovered: number | undefined): readonly number[] =>
  reach?.hexes.find(({ hex }) => hex === hovered)?.path ?? NO_PATH;

/** What shines on the map: exactly what may be chosen, and how far a unit gets. */
export function highlightsOf({ asking, board, reach, marching, spoken }: Shown): Highlights {
  const chosen = asking.chosenUnits.map(unit => board.units[unit]?.hex ?? -1);
  return {
    lit: new Set(asking.hexes.keys()),
    reach: shades(reach, marching),
    selected: new Set(chosen),
    zones: NOTHING,
    damaged: new Set(board.stations.map(({ hex }) => hex)),
    spoken,
  };
}
