import type { Board } from '@wigwag/lee';
import { translator } from '@wigwag/words';
import { expect, test } from 'vitest';
import { calledOnTable, numberOfPiece } from './pieceKind.ts';

const terrain = {
  areas: [
    { id: 'p1', terrain: 'difficult', surface: 'field' },
    { id: 'p2', terrain: 'wood', surface: 'impassable' },
  ],
  lines: [{ id: 'p3', linear: 'river' }],
  barriers: [{ id: 'p4', barrier: 'wall' }],
  bridges: [{ id: 'p5' }],
  works: [{ id: 'p6' }],
} as unknown as Board['terrain'];

test('every piece is called what it is, by the number that sentences use', () => {
  const called = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'].map(id => calledOnTable(translator('en'), terrain, id));
  expect(called).toEqual(['field 1', 'wood 2', 'river 3', 'wall 4', 'bridge 5', 'field fortifications 6']);
  expect(calledOnTable(translator('pl'), terrain, 'p5')).toBe('most 5');
  expect(numberOfPiece('p12')).toBe('12');
});

test('what is no piece of terrain has no name of that kind', () => {
  expect(calledOnTable(translator('en'), terrain, 'p9')).toBeUndefined();
  expect(calledOnTable(translator('en'), terrain, 'blue:1')).toBeUndefined();
});
