import { judgePlacement, type Point } from '@wigwag/lee';
import { lengthOf, nearestOn, placeAt } from '../drafts/curves.ts';
import { type LineDraft, lineIn } from '../drafts/line.ts';
import type { View } from '../room.ts';
import { choiceOf } from './choiceOf.ts';

/** More bends than a hand would draw: a line of so many was sampled. */
const MANY = 12;
/** With so many bends, evenly along the line, a curve is tried. */
const EVENLY = [4, 6, 9, 13];

/** How far along a line a place is, of 1. */
function shareOf(line: readonly Point[], at: Point): number {
  const found = nearestOn(line, at);
  return found === undefined ? 0 : lengthOf([...line.slice(0, found.leg + 1), found.place]) / lengthOf(line);
}

function sharesOf(draft: LineDraft): number[][] {
  const own = lineIn(draft);
  const drawn = draft.bends.length > MANY ? [] : [draft.bends.map(bend => shareOf(own, bend))];
  return [...drawn, ...EVENLY.map(count => Array.from({ length: count }, (_, i) => i / (count - 1)))];
}

/**
 * A river or a stream in hand, laid on a line that the assistant has found: by as many bends as it has, or by few others, so that a
 * hand can go on with it. Where no such curve is legal it is the line itself, point by point.
 */
export function waterOn(draft: LineDraft, line: readonly Point[], view: View): LineDraft {
  const length = lengthOf(line);
  for (const shares of sharesOf(draft)) {
    const bends = shares.map(share => placeAt(line, Math.min(1, share) * length));
    const ends = [line[0], line.at(-1)].flatMap(end => end ?? []);
    const curved: LineDraft = {
      ...{ ...draft, chosen: undefined, isExact: false },
      bends: [...ends.slice(0, 1), ...bends.slice(1, -1), ...ends.slice(1)],
    };
    const choice = choiceOf(curved, view);
    if (choice !== undefined && judgePlacement(view.game, choice).every(({ ok }) => ok)) return curved;
  }
  return { ...draft, bends: [...line], isExact: true, chosen: undefined };
}
