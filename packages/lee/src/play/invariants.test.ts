import { expect, test } from 'vitest';
import { at, moving, type Sketch, UNIT } from './battle.fixture.ts';
import { brokenOf } from './invariants.ts';

const broken = (sketch: Sketch): string | undefined => brokenOf(moving(sketch));

test('a table on which everybody stands where he can', () => {
  expect(broken({})).toBeUndefined();
  expect(broken({ blue: { [UNIT]: at(24, 30), 'i-1-b': at(26.4, 30) }, grey: { 'first-1-a': at(24, 20) } })).toBe(
    undefined,
  );
});

test('somebody whom no list knows', () => {
  expect(broken({ blue: { ghost: at(24, 30) } })).toBe('lee/unit-of-nobody');
  expect(broken({ grey: { [UNIT]: at(24, 30) } })).toBe('lee/unit-of-nobody');
});

test('somebody off the table, however he faces', () => {
  expect(broken({ blue: { [UNIT]: at(1.19, 30) } })).toBeUndefined();
  expect(broken({ blue: { [UNIT]: at(1.17, 30) } })).toBe('lee/unit-off-the-table');
  expect(broken({ grey: { 'first-1-a': at(24, 47) } })).toBe('lee/unit-off-the-table');
  expect(broken({ grey: { 'first-1-a': at(24, 47.5, 180) } })).toBeUndefined();
});

test('two who stand on each other, of one side or of both, but not those who touch', () => {
  expect(broken({ blue: { [UNIT]: at(24, 30), 'i-1-b': at(26.37, 30) } })).toBe('lee/units-overlap');
  expect(broken({ blue: { [UNIT]: at(24, 30) }, grey: { 'first-1-a': at(24, 31.17) } })).toBe('lee/units-overlap');
  expect(broken({ blue: { [UNIT]: at(24, 30) }, grey: { 'first-1-a': at(24, 31.19) } })).toBeUndefined();
  expect(broken({ blue: { [UNIT]: at(24, 30, 0, ['destroyed']) }, grey: { 'first-1-a': at(24, 30) } })).toBe(undefined);
  // Boxes that overlap are not bases that do.
  expect(broken({ blue: { [UNIT]: at(24, 30, 45), 'i-1-b': at(25.8, 32, 45) } })).toBeUndefined();
});
