import { fairDice } from '@wigwag/fairdice';
import type { Gcacw, Lesson, Side, World } from '@wigwag/gcacw';
import type { Player } from '@wigwag/host';
import type { SavedGame } from '@wigwag/kernel';
import { gcacwTitle } from '@wigwag/titles';
import { FORGETFUL } from '../../../shell/keeping/keeper.ts';
import { freshSeed } from '../../../shell/seed.ts';
import type { SittingSettings } from '../../../shell/sitting/settings.ts';
import { lessonDice } from './lessonDice.ts';

/** The side that nobody plays in a lesson does nothing, where it may. */
const idler: Player<Gcacw> = {
  choose: ({ choices }) => {
    const idle = gcacwTitle.idleChoice(choices);
    if (idle === undefined) throw new Error('nothing to choose');
    return idle;
  },
};

const otherSide = (side: Side): Side => (side === 'union' ? 'confederate' : 'union');

/** A lesson from the start, or from a game in the middle of it. */
export const lessonSettings = (
  lesson: Lesson,
  world: World,
  { seed, saved }: { readonly seed: string; readonly saved?: SavedGame } = { seed: freshSeed() },
): SittingSettings<Gcacw> => ({
  saved,
  title: gcacwTitle,
  world,
  setupOf: ({ scenario }) => ({ scenario: scenario.id, options: scenario.options }),
  keeper: FORGETFUL,
  seed: () => seed,
  dice: lessonDice(lesson.dice, fairDice({ root: seed })),
  seating: { players: { [otherSide(lesson.side)]: idler }, kept: undefined },
});
