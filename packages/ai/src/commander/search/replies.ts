import { asIfActing, engine, type Game, type Side } from '@wigwag/gcacw';
import type { Idea } from '../candidates/idea.ts';
import { ideasFor, type Thinking } from '../candidates/ideas.ts';
import { enemyOf, putAt, scratchOf } from '../candidates/scratch.ts';

/** What the enemy could do after an idea, if the next action is his. */
export interface Reply {
  readonly value: number;
  readonly idea: Idea | undefined;
}

/** The game as an idea means to leave it: units where they are sent, and tired. */
function meantBy(mind: Game, { moves }: Idea): Game {
  const scratch = scratchOf(mind);
  for (const { unit, aim } of moves) {
    putAt(scratch, unit, aim.hex);
    const state = scratch.board.units[unit];
    if (state !== undefined) state.fatigue = Math.min(4, state.fatigue + 1);
  }
  return scratch;
}

/** The enemy's best idea, and what it is worth to him. */
export function replyTo(mind: Game, side: Side, after: Idea | undefined, thinking: Thinking): Reply {
  const enemy = enemyOf(side);
  const game = asIfActing(after === undefined ? mind : meantBy(mind, after), enemy);
  const [best] = ideasFor(game, engine.choicesFor(game, enemy), thinking);
  return { value: Math.max(0, best?.value ?? 0), idea: best };
}
