import type { Gcacw } from '@wigwag/gcacw';
import { type AnyChoice, choiceFields, choices, decide, refusal, rolling, topFrame } from '@wigwag/kernel';
import { expect, test } from 'vitest';
import { pick } from '../fuzz/playout.ts';
import { gcacwTarget } from '../fuzz/target.ts';
import { random } from '../support/random.ts';

const { ruleset, weights } = gcacwTarget;

/** Fields that name a set of pieces; the others say something for each of another list, and their order has a meaning. */
const SETS: readonly string[] = ['units', 'leaders'];

/** The same choice with the pieces of a set in another order. */
function otherForms(choice: AnyChoice<Gcacw>): AnyChoice<Gcacw>[] {
  return choiceFields(ruleset.declared, choice).flatMap(([name, thing, value]) =>
    SETS.includes(thing) && (value as readonly number[]).length > 1
      ? [{ ...choice, [name]: (value as readonly number[]).toReversed() }]
      : [],
  );
}

test('a choice has one form: the same units in another order would meet other dice', () => {
  const below = random(11);
  const tried = new Set<string>();
  const accepted = new Set<string>();
  for (let games = 0; games < 60; games++) {
    let game = gcacwTarget.open(gcacwTarget.newSetup(below));
    for (let decisions = 0; decisions < 250; decisions++) {
      const frame = topFrame(game);
      if (frame === undefined) break;
      const listed = choices(ruleset, game);
      for (const form of listed.slice(0, 20).flatMap(otherForms)) {
        tried.add(form.do);
        if (refusal(ruleset, game, frame.by, form) === undefined) accepted.add(form.do);
      }
      const verdict = decide(ruleset, game, frame.by, pick(listed, weights, below), rolling(below));
      if (!('decided' in verdict)) throw new Error(JSON.stringify(verdict));
      game = verdict.decided.game;
    }
  }
  expect([...tried].sort()).toEqual(['activate', 'advance', 'assault', 'commit', 'conceal', 'keep', 'withdraw']);
  expect([...accepted]).toEqual([]);
});
