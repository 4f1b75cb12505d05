import { type Action, movesOf, type World } from '@wigwag/gcacw';
import type { ArrowPicture } from '@wigwag/mapview';
import { indexAt } from '../../../shell/replay/moments.ts';
import type { CampaignMoment } from './moments.ts';

/** So many actions are remembered on the map. */
const RECENT = 5;

/** What of an action was done when the log had so many lines. */
const upTo = (action: Action, lines: number): Action => ({
  ...action,
  parts: action.parts.filter(({ line }) => line < lines),
});

function arrowsOf(world: World, action: Action, age: number): readonly ArrowPicture[] {
  return movesOf(action).flatMap(({ unit, manner, path }) => {
    const side = world.units[unit]?.side ?? action.side;
    return side === undefined ? [] : [{ path, side, isDashed: manner === 'retreat', age }];
  });
}

/** Where pieces went in the last five actions in which any did, the one under way among them. */
export function recentArrows(world: World, moments: readonly CampaignMoment[], lines: number): readonly ArrowPicture[] {
  const arrows: ArrowPicture[] = [];
  let age = 0;
  for (const { action } of moments.slice(0, indexAt(moments, lines) + 1).toReversed()) {
    const found = action === undefined ? [] : arrowsOf(world, upTo(action, lines), age);
    arrows.push(...found);
    if (found.length > 0) age += 1;
    if (age === RECENT) break;
  }
  return arrows;
}
