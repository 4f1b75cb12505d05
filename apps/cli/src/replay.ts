import { placeOfFault } from '@wigwag/content';
import {
  auditChoices,
  auditPosition,
  auditStorage,
  auditUniverse,
  type Game,
  type GameRecord,
  type Ruleset,
  readRecord,
  replay,
  rulesCompared,
  type Violation,
  type Vocabulary,
} from '@wigwag/kernel';
import { describeDivergence, describeRecordProblem } from '@wigwag/words';
import { readText } from './files.ts';
import { openRecord, RULESET_NAMES, refuseStrange } from './rulesets.ts';
import { Complaint, type Terminal } from './terminal.ts';

interface Opened {
  readonly file: string;
  readonly record: GameRecord;
}

function readFile(t: Terminal['t'], file: string): GameRecord {
  const read = readRecord(readText(t, file), placeOfFault);
  if ('record' in read) return read.record;
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
  if (otherRules) err(t('record.other-rules', rulesCompared(record, ruleset)));
  if (violation !== undefined) return 1;
  if (divergence === undefined) out(t('record.replayed', { count: replayed }));
  else err(describeDivergence(t, ruleset.name, divergence));
  return divergence === undefined ? 0 : 1;
}

export function replayCommand(terminal: Terminal, file: string): number {
  const { t } = terminal;
  const record = readFile(t, file);
  refuseStrange(t, file, record);
  const code = openRecord(record, (ruleset, start) => playThrough(terminal, { file, record }, ruleset, start));
  if (code === 'unknown-ruleset') {
    throw new Complaint(
      `${file}: ${t('cli.unknown-ruleset', { found: record.ruleset, known: RULESET_NAMES.join(', ') })}`,
    );
  }
  if (code === 'bad-setup') throw new Complaint(`${file}: ${t('cli.bad-setup')}`);
  return code;
}
