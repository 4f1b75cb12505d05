import { expect, test } from 'vitest';
import { BOT_NAMES, isBotName } from './registry.ts';

test('a bot is known by its name, and by no other', () => {
  expect(BOT_NAMES.every(isBotName)).toBe(true);
  expect(isBotName('nobody')).toBe(false);
  expect(isBotName('toString')).toBe(false);
});
