import { topFrame } from '@wigwag/kernel';
import type { Game, Kind } from './game.ts';
import { engine } from './ruleset.ts';

/** Phases in which a side may do this or that, and says when it has finished. */
const UNTIL_FINISHED: readonly Kind[] = ['transfer', 'recovery'];

/** Is there nothing left to decide but that it is finished? */
export function isFormality(game: Game): boolean {
  const kind = topFrame(game)?.kind;
  if (kind === undefined || !UNTIL_FINISHED.includes(kind)) return false;
  const [only, ...others] = engine.choices(game);
  return only?.do === 'finish' && others.length === 0;
}
