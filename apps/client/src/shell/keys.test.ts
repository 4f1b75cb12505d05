import { expect, test, vi } from 'vitest';
import { backOrAgain, KEYS, keysOf, pressedIn } from './keys.ts';

vi.hoisted(() => {
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('location', { search: '', hash: '' });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

test('a button with a key of its own keeps it, and the others are numbered as if it were not there', () => {
  expect(keysOf([{ key: 'G' }, {}, {}, { key: 'X' }])).toEqual(['G', '1', '2', 'X']);
  expect(keysOf([{}, { key: 'Escape' }])).toEqual(['1', 'Escape']);
});

test('there are nine numbers', () => {
  expect(keysOf(Array.from({ length: 11 }, () => ({}))).slice(8)).toEqual(['9', undefined, undefined]);
});

test('Shift tells letters and arrows apart, but not a sign from itself', () => {
  expect(pressedIn({ key: 'R', shiftKey: true })).toBe(KEYS.replay);
  expect(pressedIn({ key: 'r', shiftKey: false })).toBe(KEYS.redo);
  expect(pressedIn({ key: 'ArrowLeft', shiftKey: true })).toBe('Shift+ArrowLeft');
  for (const shiftKey of [true, false]) expect(pressedIn({ key: '?', shiftKey })).toBe(KEYS.help);
});

test('Ctrl or Command with Z takes back, with Shift or with Y does again; other letters do neither', () => {
  const pressed = (key: string, held: Partial<Parameters<typeof backOrAgain>[0]>) =>
    backOrAgain({ key, ctrlKey: false, metaKey: false, shiftKey: false, ...held });
  expect(pressed('z', { ctrlKey: true })).toBe('undo');
  expect(pressed('z', { metaKey: true })).toBe('undo');
  expect(pressed('Z', { ctrlKey: true, shiftKey: true })).toBe('redo');
  expect(pressed('y', { ctrlKey: true })).toBe('redo');
  expect(pressed('z', {})).toBeUndefined();
  expect(pressed('x', { ctrlKey: true })).toBeUndefined();
});
