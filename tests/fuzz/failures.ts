import { mkdirSync, writeFileSync } from 'node:fs';
import { type Vocabulary, writeRecord } from '@wigwag/kernel';
import { failureRecord, type Played } from './playout.ts';
import type { Target } from './target.ts';

const FAILURES = 'fuzz-failures';

export interface Failure {
  readonly code: string;
  readonly file: string;
  readonly decisions: number;
}

/** Keeps a failed game as a record that `wigwag replay` plays again. */
export function writeFailure<T extends Vocabulary>(
  target: Target<T>,
  setup: unknown,
  name: string,
  played: Played,
): Failure {
  mkdirSync(FAILURES, { recursive: true });
  const file = `${FAILURES}/${name}.json`;
  writeFileSync(file, writeRecord(failureRecord(target, setup, played)));
  const code = played.failure?.code ?? '';
  console.error(`failure ${code}: ${played.decisions.length} decisions in ${file}`);
  return { code, file, decisions: played.decisions.length };
}
