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
  type Violation,
  type Vocabulary,
} from '@wigwag/kernel';
import { keyFor } from '@wigwag/words';
import { readText } from './files.ts';
import { openRecord, RULESET_NAMES } from './rulesets.ts';
import { Complaint, type Terminal } from './terminal.ts';

function readFile(t: Terminal['t'], file: string): GameRecord {
  const read = readRecord(readText(t, file));
  if ('record' in read) return read.record;
  throw new Complaint(`${file}: ${t(keyFor('record.problem', read.problem.code), read.problem.params)}`);
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
  { t, out, err }: Terminal,
  record: GameRecord,
  ruleset: Ruleset<T>,
  start: Game<T>,
): number {
  let violation = audit(ruleset, start);
  let decisions = 0;
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
      violation = audit(ruleset, game);
      if (violation) err(t('cli.violation', { decision: decisions, code: violation.code }));
    },
  );
  if (otherRules) err(t('record.other-rules', { version: record.version }));
  if (violation !== undefined) return 1;
  if (divergence === undefined) out(t('record.replayed', { count: replayed }));
  else err(t(keyFor('record.divergence', divergence.code), { ...divergence.params, decision: divergence.decision }));
  return divergence === undefined ? 0 : 1;
}

export function replayCommand(terminal: Terminal, file: string): number {
  const { t } = terminal;
  const record = readFile(t, file);
  const code = openRecord(record, (ruleset, start) => playThrough(terminal, record, ruleset, start));
  if (code === 'unknown-ruleset') {
    throw new Complaint(
      `${file}: ${t('cli.unknown-ruleset', { found: record.ruleset, known: RULESET_NAMES.join(', ') })}`,
    );
  }
  if (code === 'bad-setup') throw new Complaint(`${file}: ${t('cli.bad-setup')}`);
  return code;
}
