import { expect, test } from 'vitest';
import { lastStart } from './lastStart.ts';

const game = (address: string, isOver = false) => ({ address, isOver });
const RAID = '?scenario=stuarts-raid';

test('a battle is offered as it was begun last, with its side and level', () => {
  const games = [game(`${RAID}&opponent=recruit&side=confederate`), game(`${RAID}&opponent=veteran&side=union`)];
  expect(lastStart(games, 'stuarts-raid')).toMatchObject({
    against: 'computer',
    side: 'confederate',
    level: 'recruit',
  });
  expect(lastStart(games, 'cedar-mountain')).toEqual({});
});

test('a game that is not over comes before a later one that is', () => {
  const games = [game(`${RAID}&opponent=recruit&side=union`, true), game(`${RAID}&opponent=veteran&side=confederate`)];
  expect(lastStart(games, 'stuarts-raid')).toMatchObject({ side: 'confederate', level: 'veteran' });
});

test('two in person and hidden forces, and two programs, are remembered too', () => {
  expect(lastStart([game(`${RAID}&options=limitedIntelligence`)], 'stuarts-raid')).toEqual({
    against: 'two',
    isHidden: true,
  });
  expect(lastStart([game(`${RAID}&opponent=recruit&side=none`)], 'stuarts-raid')).toMatchObject({ against: 'watch' });
});

test('an address that means nothing any more, or dice of its own, say nothing', () => {
  const games = [game(`${RAID}&opponent=nobody`), game(`${RAID}&seed=3&opponent=recruit`)];
  expect(lastStart(games, 'stuarts-raid')).toEqual({});
});
