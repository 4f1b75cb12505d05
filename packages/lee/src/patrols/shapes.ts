import type { Nothing } from '../game.ts';
import type { Point } from '../geometry/point.ts';
import type { Side } from '../world.ts';

export type PatrolsShapes = {
  /** 13.14: which corps is where, in secret; one side, then the other. */
  assignCorps: {
    by: Side;
    data: Nothing;
    choices: { assignCorps: { corps: string; marker: string }; corpsAssigned: Nothing };
    result: Nothing;
  };
  /** One marker after the other, in turns; `at` is the middle of the marker. */
  deployPatrol: { by: Side; data: Nothing; choices: { placeMarker: { marker: string; at: Point } }; result: Nothing };
  /** An ability: two of one's own markers change places. */
  swapMarkers: {
    by: Side;
    data: Nothing;
    choices: { swapMarkers: { one: string; other: string }; leaveMarkers: Nothing };
    result: Nothing;
  };
};
