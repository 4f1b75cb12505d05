import type { GameGlance } from '@wigwag/protocol';
import { expect, test } from 'vitest';
import { nextOf } from './nextGame.ts';

const glance = (id: string, isMyTurn: boolean): GameGlance => ({
  id,
  title: 'gcacw',
  status: 'running',
  seats: [],
  isMyTurn,
  isRated: false,
  unread: 0,
  changedAt: 0,
});

const GAMES = [glance('first', true), glance('second', true), glance('quiet', false)];

test.each([
  [undefined, 'first'],
  ['first', 'second'],
  ['second', 'first'],
  ['quiet', 'first'],
])('from %s to %s', (here, next) => {
  expect(nextOf(GAMES, here)?.id).toBe(next);
});

test('where only this one waits there is no next', () => {
  expect(nextOf([glance('first', true)], 'first')).toBeUndefined();
  expect(nextOf([glance('quiet', false)], undefined)).toBeUndefined();
});
