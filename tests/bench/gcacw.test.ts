import { topFrame } from '@wigwag/kernel';
import { expect, test } from 'vitest';
import { full, theatre } from './gcacw.ts';

test('both theatres of the bench open, and ask for a decision', () => {
  for (const game of [theatre, full]) expect(topFrame(game)?.by).toBeDefined();
});
