import { keyFor, translator } from '@wigwag/words';
import { expect } from 'vitest';
import type { Problem } from '../../problems.ts';

const LANGUAGES = [translator('en'), translator('pl')];

/** The sentence of each language; each must be whole. */
export function expectReadable(problem: Problem): void {
  for (const translate of LANGUAGES) {
    const key = keyFor('problem', problem.code);
    const sentence = translate(key, problem.params);
    if (
      sentence === key ||
      (sentence.includes('{{') && !JSON.stringify(problem.params).includes('{{')) ||
      /undefined|\[object/.test(sentence)
    )
      expect.fail(`${problem.code} ${JSON.stringify(problem.params)}: ${sentence}`);
  }
}

export const codesOf = (problems: readonly Problem[] | undefined): string[] => (problems ?? []).map(each => each.code);

/** Field and code of each problem, as 'setup.hill.hex not-land'. */
export const briefly = (problems: readonly Problem[] | undefined): string[] =>
  (problems ?? []).map(({ field, code }) => `${field} ${code}`.trim());
