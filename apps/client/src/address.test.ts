import { expect, test } from 'vitest';
import { addressOf, optionsAsked, shelfOf } from './address.ts';
import { Trouble } from './library/library.ts';

test('an address names a scenario, its dice and its options; a game is kept under all of them', () => {
  const address = addressOf('?scenario=cedar-mountain&seed=3&options=limitedIntelligence,trailOverCrossing');
  expect(address).toMatchObject({ scenario: 'cedar-mountain', seed: 3 });
  expect(optionsAsked(address)).toEqual({ limitedIntelligence: true, trailOverCrossing: true });
  expect(shelfOf(address)).toBe('cedar-mountain.3.limitedIntelligence.trailOverCrossing');
});

test('what is empty asks for nothing', () => {
  const address = addressOf('?scenario=cedar-mountain&lesson=&seed=&options=');
  expect(address).toEqual({ scenario: 'cedar-mountain', options: [] });
  expect([optionsAsked(address), shelfOf(address)]).toEqual([{}, 'cedar-mountain']);
});

test('an option that does not exist is told, not passed over', () => {
  const asked = () => optionsAsked(addressOf('?scenario=cedar-mountain&options=limitedInteligence'));
  expect(asked).toThrow(Trouble);
  expect(asked).toThrow('no-such-option limitedInteligence');
});
