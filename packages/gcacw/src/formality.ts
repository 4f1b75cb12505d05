import { topFrame } from '@wigwag/kernel';
import type { Game, Kind } from './game.ts';
import { engine } from './ruleset.ts';

/** Phases in which a side may do this or that, and says when it has finished. */
const UNTIL_FINISHED: readonly Kind[] = ['transfer', 'recovery'];

/** Is there nothing left to decide: that it is finished, or whom an active leader goes with and who sets out next? */
export function isFormality(game: Game): boolean {
  const kind = topFrame(game)?.kind;
  if (kind === undefined || (kind !== 'activation' && !UNTIL_FINISHED.includes(kind))) return false;
  const [only, ...others] = engine.choices(game);
  return only !== undefined && others.length === 0 && (kind === 'activation' || only.do === 'finish');
}
