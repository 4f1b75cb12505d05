import { bundledLesson, bundledScenario } from '@wigwag/content/bundled';
import { worldOf } from '@wigwag/gcacw';
import { LANGUAGES, translator } from '@wigwag/words';
import { describe, expect, test } from 'vitest';
import { goalSaid } from './goalSaid.ts';

const LESSONS = ['first-march', 'first-battle', 'carry-out-the-order', 'over-the-river'];

const goalsOf = (id: string) => {
  const lesson = bundledLesson(id) ?? expect.fail(`no lesson ${id}`);
  const world = worldOf(bundledScenario(lesson.scenario) ?? expect.fail('no scenario'));
  return lesson.steps.flatMap(({ goal }) => (goal === undefined ? [] : [{ world, goal }]));
};

describe.each(LANGUAGES)('what is still to do (%s)', language => {
  test.each(LESSONS)('is said of every step of %s, with nothing left open', id => {
    for (const { world, goal } of goalsOf(id))
      expect(goalSaid(translator(language), world, goal)).not.toMatch(/\{|client\./);
  });
});

test('names and hexes are those of the map', () => {
  const said = goalsOf('carry-out-the-order').map(({ world, goal }) => goalSaid(translator('en'), world, goal));
  expect(said.slice(0, 2)).toEqual(['Prescott goes to Upshaw', 'Prescott assaults with Keller, Upshaw']);
  expect(said[2]).toContain('Tanner’s Crossroads');
});
