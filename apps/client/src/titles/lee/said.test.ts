import { coveredInches, digits, translator } from '@wigwag/words';
import { expect, test } from 'vitest';
import { degrees, movedAndLeft } from './said.ts';

const said = (moved: number, limit: number) => movedAndLeft('en', { moved, remaining: limit - moved });

test('what is moved and what is left add up as they are written', () => {
  expect(said(9.05, 16)).toEqual({ moved: '9.1', left: '6.9' });
  expect(said(9.02, 16)).toEqual({ moved: '9.1', left: '6.9' });
  expect(said(0.1 + 0.2, 16)).toEqual({ moved: '0.3', left: '15.7' });
});

test('quarters stay quarters, and whole inches whole', () => {
  expect(said(9.25, 16)).toEqual({ moved: '9¼', left: '6¾' });
  expect(said(16, 16)).toEqual({ moved: '16', left: '0' });
});

test('a rest below a tenth is not written as more than it is', () => {
  expect(said(15.96, 16)).toEqual({ moved: '16', left: '0' });
});

test('the gauge, its button and the log tell the same number for one march', () => {
  for (const moved of [10.92, 10.96, 9.02, 9.25, 0.3]) {
    const { moved: told } = movedAndLeft('en', { moved, remaining: 0.01 });
    expect(told).toBe(digits(translator('en'), coveredInches(moved)));
  }
  expect(coveredInches(10.92)).toBe(11);
});

test('Polish writes the comma', () => {
  expect(movedAndLeft('pl', { moved: 9.05, remaining: 6.95 })).toEqual({ moved: '9,1', left: '6,9' });
});

test('degrees are whole and have a minus, not a hyphen', () => {
  expect([-61.4, -0.2, 30].map(degrees)).toEqual(['−61°', '0°', '30°']);
});
