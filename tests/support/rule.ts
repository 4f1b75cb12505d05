import { switchClauseOff } from '@wigwag/kernel';
import { test } from 'vitest';

/** What the sabotage tool learns of one rule test. */
export interface SabotageMeta {
  readonly clause: string;
  readonly caught: boolean;
}

declare module 'vitest' {
  interface TaskMeta {
    sabotage?: SabotageMeta;
  }
}

export type RuleTest<C extends string> = (clause: C, sentence: string, check: () => void) => void;

/** Under the sabotage tool: the clauses on trial, by name. */
const onTrial: ReadonlySet<string> | undefined =
  process.env.WIGWAG_SABOTAGE === undefined ? undefined : new Set(JSON.parse(process.env.WIGWAG_SABOTAGE) as string[]);

/**
 * Declares a test of one clause: `rule('6.2/enemy-hex', 'a unit may not enter a hex the enemy holds', () => …)`.
 * Under the sabotage tool the same test runs twice, the second time with its clause switched off,
 * and ought to fail: a label is not a test.
 */
export function ruleTests<C extends string>(): RuleTest<C> {
  return (clause, sentence, check) => {
    if (onTrial === undefined) test(`${clause}: ${sentence}`, () => synchronously(check));
    else if (onTrial.has(clause)) test(`${clause}: ${sentence}`, ({ task }) => sabotage(clause, check, task.meta));
  };
}

/** The tool switches a clause off for the length of a call: a test that goes on after it would not notice. */
function synchronously(check: () => unknown): void {
  if (check() instanceof Promise) throw new Error('a rule test has to be synchronous');
}

function sabotage(clause: string, check: () => void, meta: { sabotage?: SabotageMeta }): void {
  synchronously(check);
  switchClauseOff(clause);
  try {
    synchronously(check);
    meta.sabotage = { clause, caught: false };
  } catch {
    meta.sabotage = { clause, caught: true };
  } finally {
    switchClauseOff(undefined);
  }
}
