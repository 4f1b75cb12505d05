import type { Ruleset } from '../rules/ruleset.ts';
import type { Edit, EditName, Game, Ready, Vocabulary } from '../rules/vocabulary.ts';
import { copyOf } from './copies.ts';
import { choices, type Refusal, ready, topFrame } from './legality.ts';
import { Run } from './run.ts';

/**
 * Why the referee may not make a change: the game is over, a guard of the verb forbids, or the position that would
 * come of it breaks a promise of the ruleset or leaves nobody anything to choose.
 */
export function editRefusal<T extends Vocabulary>(
  ruleset: Ruleset<T>,
  game: Game<T>,
  edit: Edit<T>,
): Refusal<T> | undefined {
  if (topFrame(game) === undefined) return { clause: 'kernel/game-over', params: {} };
  if (ruleset.referee === undefined || !Object.hasOwn(ruleset.referee, edit.do)) {
    return { clause: 'kernel/no-such-choice', params: { verb: edit.do } };
  }
  return guardRefusal(ruleset, ready(ruleset, game), edit) ?? trialRefusal(ruleset, ready(ruleset, game), edit);
}

function guardRefusal<T extends Vocabulary, D extends EditName<T>>(
  { referee }: Ruleset<T>,
  game: Ready<T>,
  edit: Edit<T, D>,
): Refusal<T> | undefined {
  for (const [clause, forbids, params] of referee?.[edit.do as D].guards ?? []) {
    if (forbids(game, edit)) return { clause, params: params?.(game, edit) ?? {} };
  }
  return undefined;
}

/** Makes the change on a copy, to see what would come of it. */
function trialRefusal<T extends Vocabulary>(
  ruleset: Ruleset<T>,
  game: Ready<T>,
  edit: Edit<T>,
): Refusal<T> | undefined {
  const copy = copyOf(ruleset, game, ruleset.copyDerived(game.derived));
  const run = new Run(ruleset, copy, () => undefined);
  run.carryOutEdit(edit);
  const broken = ruleset.broken(run.game);
  if (broken !== undefined) return { clause: 'kernel/edit-breaks', params: { promise: broken } };
  const stuck = topFrame(run.game) !== undefined && choices(ruleset, run.game).length === 0;
  return stuck ? { clause: 'kernel/edit-dead-end', params: {} } : undefined;
}
