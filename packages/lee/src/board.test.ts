import { expect, test } from 'vitest';
import { copyBoard } from './board.ts';
import { leadTo } from './testing/leadTo.fixture.ts';

test('a copy of a board is its own, but for what is replaced and never changed', () => {
  const { board } = leadTo('deployment');
  const copy = copyBoard(board);
  expect(copy).toEqual(board);
  expect(copy.terrain).toBe(board.terrain);
  expect(copy.play.units).toBe(board.play.units);
  for (const part of ['armies', 'generals', 'cards', 'field', 'tactics', 'patrols', 'play'] as const)
    expect(copy[part]).not.toBe(board[part]);
  expect(copy.cards.hand.blue).not.toBe(board.cards.hand.blue);
});
