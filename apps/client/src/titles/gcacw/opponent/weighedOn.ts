import type { Considered } from '@wigwag/ai';
import { type Game, NOWHERE } from '@wigwag/gcacw';
import type { WeighedPicture } from '@wigwag/mapview';

/** So many are shown, in the list and on the map. */
export const MOST_WEIGHED = 3;

/** What was thought of, as the map shows it: numbered as in the list; one thing alone has no list, and no number. */
export function weighedOn({ world, board }: Game, thought: Considered | undefined): readonly WeighedPicture[] {
  const candidates = thought?.candidates ?? [];
  if (candidates.length < 2) return [];
  return candidates
    .slice(0, MOST_WEIGHED)
    .flatMap(({ deed, choice, from: stood, goal: to, odds }, at): WeighedPicture[] => {
      const goal = deed === 'attack' ? (odds?.target ?? to) : to;
      const unit = 'unit' in choice && typeof choice.unit === 'number' ? choice.unit : undefined;
      const leader = 'leader' in choice ? choice.leader : undefined;
      const side = world.units[unit ?? -1]?.side ?? world.leaders[leader ?? -1]?.side;
      if (goal === undefined || side === undefined) return [];
      // What was thought of before an action is drawn from where they stood then.
      const from = stood ?? board.units[unit ?? -1]?.hex ?? board.leaders[leader ?? -1]?.hex ?? NOWHERE;
      return [{ hex: goal, from: from === NOWHERE || from === goal ? undefined : from, side, place: at + 1 }];
    });
}
