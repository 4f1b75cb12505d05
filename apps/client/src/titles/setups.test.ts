import { translator } from '@wigwag/words';
import { expect, test } from 'vitest';
import { setupShown } from './setups.ts';

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
