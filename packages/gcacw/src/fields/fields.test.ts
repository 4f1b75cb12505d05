import { auditFields, decide, type Frame, rolling, topFrame } from '@wigwag/kernel';
import { random } from '@wigwag/tests/random';
import { randomPosition } from '@wigwag/tests/randomPosition';
import { expect, test } from 'vitest';
import type { Event } from '../board.ts';
import { EVENTS } from '../evolve.ts';
import type { Gcacw } from '../game.ts';
import { engine, gcacw } from '../ruleset.ts';
import { Table } from '../testing/table.ts';
import { DECLARED } from './declared.ts';

/** What a frame or an event of random games has is what is declared for it, in its form. */
function play(seed: number, decisions: number): string | undefined {
  const below = random(seed);
  let { game } = new Table(randomPosition(below));
  for (let n = 0; n < decisions; n++) {
    const frame = topFrame(game);
    const listed = engine.choices(game);
    const choice = listed[below(listed.length)];
    if (frame === undefined || choice === undefined) return undefined;
    const verdict = decide(gcacw, game, frame.by, choice, rolling(below));
    if (!('decided' in verdict)) return JSON.stringify(verdict);
    game = verdict.decided.game;
    const violation = auditFields(gcacw, game.stack, verdict.decided.events);
    if (violation !== undefined) return JSON.stringify(violation);
  }
  return undefined;
}

test('frames and events of random games have the fields that are declared for them, each in its form', () => {
  for (let seed = 1; seed <= 30; seed++) expect(play(seed, 120), `seed ${seed}`).toBeUndefined();
});

test('a field of another form is found', () => {
  const arrival: Frame<Gcacw> = { kind: 'arrival', by: 'union', unit: 1 };
  const rolled: Event = { type: 'forceExtendedMarch', side: 'union', force: 1, die: 6 };
  expect(auditFields(gcacw, [arrival], [rolled])).toBeUndefined();
  expect(auditFields(gcacw, [{ ...arrival, unit: 'ewell' } as never], [])).toBeDefined();
  expect(auditFields(gcacw, [], [{ ...rolled, side: 'blue' } as never])).toBeDefined();
});

test('every event that is listed is declared', () => {
  expect(Object.keys(DECLARED.events).sort()).toEqual([...EVENTS].sort());
});
