import { expect, test } from 'vitest';
import { Scene } from '../testing/position.fixture.ts';
import { clockOf, marchable } from './clock.ts';

const field = (rules: string) =>
  new Scene(`
  turns 3
  map
    .   .   .   .
      .   .   .
  ${rules}
  U Newton 0101 inf div 10
  C Hill 0401 3`).offered('union').game;

test('a unit marches no oftener than the turn has actions left', () => {
  const free = field('');
  const [once] = [marchable(free, 0, 3, 0)];
  expect(marchable(free, 0, 0, 0)).toBe(4 * once);
  const short = field('turn 1 actions=2');
  expect(marchable(short, 0, 0, 0)).toBe(2 * once);
  short.board.actions = 1;
  expect(marchable(short, 0, 0, 0)).toBe(once);
  short.board.actions = 2;
  expect(marchable(short, 0, 0, 0)).toBe(0);
});

test('nor in the turns to come', () => {
  const [free, short] = [field(''), field('turn 2 actions=1')];
  const once = marchable(free, 0, 3, 0);
  expect(marchable(free, 0, 4, 2)).toBe(6 * once);
  expect(marchable(short, 0, 4, 2)).toBe(4 * once);
});

test('of the turns to come only as much is counted as is foreseen, of this one all', () => {
  const free = field('');
  const once = marchable(free, 0, 3, 0);
  expect(marchable(free, 0, 4, 2, 50)).toBe(3 * once);
  expect(marchable(free, 0, 4, 2, 0)).toBe(0);
  expect(marchable(free, 0, 3, 2, 0)).toBe(once);
});

test('a turn whose actions are nearly spent is nearly over for everybody', () => {
  const [free, short] = [field(''), field('turn 1 actions=1')];
  expect(clockOf(short).fresh.union).toBeLessThan(clockOf(free).fresh.union);
  expect(clockOf(short).used.union).toBeGreaterThan(clockOf(free).used.union);
});
