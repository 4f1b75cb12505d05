import { readFileSync } from 'node:fs';
import { type GameRecord, readRecord, replay } from '@wigwag/kernel';
import { newGame, openSetup, pickets } from '@wigwag/pickets';
import { keyFor } from '@wigwag/words';
import { Complaint, type Terminal } from './terminal.ts';

export function readText(t: Terminal['t'], file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new Complaint(t('cli.cannot-read', { file, reason }));
  }
}

function readFile(t: Terminal['t'], file: string): GameRecord {
  const read = readRecord(readText(t, file));
  if ('record' in read) return read.record;
  throw new Complaint(`${file}: ${t(keyFor('record.problem', read.problem.code), read.problem.params)}`);
}

/** Replays a record; says where it parts from these rules. Exit code 1 when it does. */
export function replayCommand({ t, out, err }: Terminal, file: string): number {
  const record = readFile(t, file);
  if (record.ruleset !== pickets.name) {
    throw new Complaint(`${file}: ${t('cli.unknown-ruleset', { found: record.ruleset, known: pickets.name })}`);
  }
  const world = openSetup(record.setup);
  if (world === undefined) throw new Complaint(`${file}: ${t('cli.bad-setup')}`);
  const { divergence, replayed, otherRules } = replay(
    pickets,
    newGame(world),
    record,
    ({ events }, { by, choice, dice }) =>
      out(`${by} ${JSON.stringify(choice)} ${JSON.stringify(dice)} ${events.map(({ type }) => type).join(' ')}`),
  );
  if (otherRules) err(t('record.other-rules', { version: record.version }));
  if (divergence === undefined) out(t('record.replayed', { count: replayed }));
  else err(t(keyFor('record.divergence', divergence.code), { ...divergence.params, decision: divergence.decision }));
  return divergence === undefined ? 0 : 1;
}
