import { plain } from '@wigwag/tests/plain';
import { translator } from '@wigwag/words';
import { expect, test } from 'vitest';
import { glanceShown, setupShown } from './setups.ts';

test.each([
  ['gcacw', { scenario: 'first-march', options: {} }, false],
  ['gcacw', { scenario: 'first-march', options: { limitedIntelligence: false } }, false],
  ['gcacw', { scenario: 'first-march', options: { limitedIntelligence: true } }, true],
  ['gcacw', { scenario: 'crossing-the-tallowee' }, true],
  ['gcacw', undefined, true],
  ['pickets', { posts: 7 }, true],
  ['', null, true],
])('whether sides may hide something in a game of %s from %j', (ruleset, setup, hasSecrets) => {
  expect(setupShown(translator('en'), ruleset, setup).hasSecrets).toBe(hasSecrets);
});

test('battles of Lee are told apart by their armies and their table', () => {
  const named = (en: string, pl: string) => ({ name: { en, pl } });
  const armies = { blue: named('Union', 'Unia'), grey: named('Confederacy', 'Konfederacja') };
  const setup = { armies, table: { width: 48, height: 48 } };
  const { options } = setupShown(translator('en'), 'lee', setup);
  expect(options.map(plain)).toEqual(['Union against Confederacy', 'table 48 × 48 in']);
  expect(plain(setupShown(translator('pl'), 'lee', setup).options[0] ?? '')).toBe('Unia i Konfederacja');
  expect(setupShown(translator('en'), 'lee', { armies: 7 })).toEqual({ options: [], hasSecrets: true });
});

test('the ground of a battle of Lee is shown once something lies there, and none of an older version', () => {
  const t = translator('en');
  const ground = { width: 48, height: 48, areas: [], lines: [] };
  expect(glanceShown(t, 'lee', { step: 'terrain', year: 1863, turn: 0, ground })).toEqual({
    ...{ stands: [], sentences: ['1863, Terrain.'], ground },
  });
  expect(glanceShown(t, 'lee', { step: 'lists', year: 0, turn: 0 })).not.toHaveProperty('ground');
});
