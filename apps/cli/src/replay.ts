import { placeOfFault } from '@wigwag/content';
import { readSaved } from '@wigwag/host';
import {
  auditChoices,
  auditPosition,
  auditStorage,
  auditUniverse,
  type Game,
  type Ruleset,
  replay,
  rulesCompared,
  type SavedGame,
  type Violation,
  type Vocabulary,
} from '@wigwag/kernel';
import { describeDivergence, describeRecordProblem } from '@wigwag/words';
import { readText } from './files.ts';
import { openRecord } from './openRecord.ts';
import { Complaint, type Terminal } from './terminal.ts';

interface Opened {
  readonly file: string;
  readonly record: SavedGame;
}

function readFile(t: Terminal['t'], file: string): SavedGame {
  const read = readSaved(readText(t, file), placeOfFault);
  if ('saved' in read) return read.saved;
  throw new Complaint(`${file}: ${describeRecordProblem(t, read.problem)}`);
}

/** Every promise of the kernel and the ruleset, for this position; sets may be listed as a sample. */
function audit<T extends Vocabulary>(ruleset: Ruleset<T>, game: Game<T>): Violation | undefined {
  return (
    auditPosition(ruleset, game) ??
    auditChoices(ruleset, game) ??
    auditStorage(ruleset, game) ??
    auditUniverse(ruleset, game, () => true)
  );
}

/** Plays a record through, checking every position on the way. Exit code 1 where it parts from these rules or breaks a promise. */
function playThrough<T extends Vocabulary>(
  { t, out, ...terminal }: Terminal,
  { file, record }: Opened,
  ruleset: Ruleset<T>,
  start: Game<T>,
): number {
  const err = (problem: string): void => terminal.err(`${file}: ${problem}`);
  let decisions = 0;
  let violation: Violation | undefined;
  const check = (game: Game<T>): void => {
    violation = audit(ruleset, game);
    if (violation) err(t('cli.violation', { decision: decisions, code: violation.code }));
  };
  check(start);
  const { divergence, replayed, otherRules } = replay(
    ruleset,
    start,
    record,
    ({ events, game }, { by, choice, dice }) => {
      decisions += 1;
      if (violation !== undefined) return;
      out(
        `${decisions} ${by} ${JSON.stringify(choice)} ${JSON.stringify(dice)} ${events.map(({ type }) => type).join(' ')}`,
      );
      check(game);
    },
  );
  if (record.isChained === false) err(t('record.unchained'));
  if (otherRules) err(t('record.other-rules', rulesCompared(record, ruleset)));
  if (violation !== undefined) return 1;
  if (divergence === undefined) out(t('record.replayed', { count: replayed }));
  else err(describeDivergence(t, ruleset.name, divergence));
  return divergence === undefined ? 0 : 1;
}

export function replayCommand(terminal: Terminal, file: string): number {
  const { t } = terminal;
  const record = readFile(t, file);
  return openRecord(t, file, record, ({ ruleset }, { opening }) =>
    playThrough(terminal, { file, record }, ruleset, opening.game),
  );
}
