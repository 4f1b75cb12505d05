import { topFrame } from '@wigwag/kernel';
import { sampleArmies } from '@wigwag/tests/sampleArmies';
import { expect, test } from 'vitest';
import { sampleSetup, TABLES } from './lee.ts';
import { leeTitle } from './leeTitle.ts';
import { type Contents, openSetup } from './title.ts';

const NOTHING: Contents = { scenario: () => undefined };

const { union: blue, confederacy: grey, book } = sampleArmies();

test('a battle opens from a setup that is whole, without any content beside it', () => {
  const setup = JSON.parse(JSON.stringify(sampleSetup({ blue, grey, book }, { table: TABLES.small })));
  const opened = openSetup(leeTitle, setup, NOTHING);
  const hosted = 'hosted' in opened ? opened.hosted : expect.fail(JSON.stringify(opened));
  expect(topFrame(hosted.opening.game)?.kind).toBe('lists');
  expect(hosted.opening.game.world.table).toEqual(TABLES.small);
  expect(hosted.hasSecrets).toBe(true);
});

test('what is wrong with a setup is told by its field', () => {
  const setup = sampleSetup({ blue, grey, book });
  const wrong = { ...setup, book: { ...book, worksLength: { value: -1, source: 'house' } } };
  expect(leeTitle.worldOf(wrong, NOTHING)).toEqual({
    problem: { code: 'wrong-field', params: { field: 'book.worksLength.value' } },
  });
  expect(leeTitle.worldOf('a letter', NOTHING)).toEqual({ problem: { code: 'bad-setup', params: {} } });
});

test('a general of an army is no brigadier of the book, and points of one’s own lie on the table', () => {
  const named = (id: string) => ({
    ...blue,
    generals: blue.generals.map((each, at) => (at === 0 ? { ...each, id } : each)),
  });
  const at = (x: number) => {
    const value = {
      ...book.layout.value,
      preset: 'custom',
      points: [x, 24, 12].map(each => ({ x: each, y: 12 })),
    } as const;
    return { ...book, layout: { value, source: 'house' } } as const;
  };
  const problemOf = (setup: unknown): unknown => leeTitle.worldOf(setup, NOTHING);
  expect(problemOf(sampleSetup({ blue: named('brigadier-0'), grey, book }))).toHaveProperty('world');
  expect(problemOf(sampleSetup({ blue: named('brigadier-1'), grey, book }))).toMatchObject({
    problem: { params: { field: 'armies.blue.generals.0.id' } },
  });
  const small = { table: TABLES.small };
  expect(problemOf(sampleSetup({ blue, grey, book: at(48) }, small))).toHaveProperty('world');
  expect(problemOf(sampleSetup({ blue, grey, book: at(49) }, small))).toMatchObject({
    problem: { params: { field: 'book.layout.value.points.0.x' } },
  });
});

test('who would rather do nothing passes, and takes anything where nothing can be passed', () => {
  const river = { do: 'layRiver', line: [] } as const;
  expect(leeTitle.idleChoice([river, { do: 'passLinear' }])).toEqual({ do: 'passLinear' });
  expect(leeTitle.idleChoice([river])).toEqual(river);
  expect(leeTitle.idleChoice([])).toBeUndefined();
});
