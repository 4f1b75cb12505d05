import type { Chapter, Rules } from '../chapter.ts';
import type { AnyChoice, Game } from '../game.ts';
import { SIDES } from '../world.ts';
import { lists } from './lists.ts';
import type { ArmiesShapes } from './shapes.ts';
import { year } from './year.ts';
import { lastYear, listChosen } from './years.ts';

export const armiesFrames: Rules<ArmiesShapes> = { lists, year };

/** Every list of both armies, years within reach, and what there is not. */
function* attempts({ world, board }: Game): Generator<AnyChoice> {
  for (const side of SIDES) for (const { id } of world.armies[side].lists) yield { do: 'chooseList', list: id };
  yield { do: 'chooseList', list: '' };
  yield { do: 'agreeYear' };
  for (let year = world.book.years.value[0] - 2; year <= lastYear(world, board) + 2; year++) {
    yield { do: 'proposeYear', year };
  }
  yield* [0, -1, Number.MAX_SAFE_INTEGER].map(year => ({ do: 'proposeYear' as const, year }));
}

export const armies: Chapter = {
  attempts,
  broken({ world, board }) {
    if (board.armies.year === 0) return undefined;
    return SIDES.every(side => listChosen(world, board, side) !== undefined) ? undefined : 'year-without-lists';
  },
};
