import { bundledScenario } from '@wigwag/content/bundled';
import { position } from '@wigwag/content/position';
import type { Hosted } from '@wigwag/host';
import type { SavedGame, Vocabulary } from '@wigwag/kernel';
import { type Contents, openSetup, type SetupProblem, TITLE_NAMES, type Title, withTitle } from '@wigwag/titles';
import { keyFor, type Translate } from '@wigwag/words';
import { Complaint } from './terminal.ts';

/** What comes with the program, as files beside it. */
export const BUNDLED: Contents = { scenario: bundledScenario, position: text => position(text).scenario };

export const describeSetupProblem = (t: Translate, { code, params }: SetupProblem): string =>
  code === 'no-such-scenario' || code === 'no-such-option' ? t(keyFor('record', code), params) : t('cli.bad-setup');

/** Opens a record's game, whichever title it is of; what is not here is named. */
export function openRecord<R>(
  t: Translate,
  file: string,
  { ruleset, setup }: SavedGame,
  use: <T extends Vocabulary>(title: Title<T>, hosted: Hosted<T>) => R,
): R {
  const used = withTitle(ruleset, title => {
    const opened = openSetup(title, setup, BUNDLED);
    if ('problem' in opened) throw new Complaint(`${file}: ${describeSetupProblem(t, opened.problem)}`);
    return { result: use(title, opened.hosted) };
  });
  if (used !== undefined) return used.result;
  throw new Complaint(`${file}: ${t('cli.unknown-ruleset', { found: ruleset, known: TITLE_NAMES.join(', ') })}`);
}
