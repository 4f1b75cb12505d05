import { hexAt, sideOf } from '@wigwag/hex';
import { expect, test } from 'vitest';
import type { MapPicture } from '../../picture.ts';
import { grid, mapOf, SIGHTS } from '../drawing.fixture.ts';
import { writeCourses } from './courses.ts';

test('a name is written along a course that is long enough for it, above the water and from left to right', () => {
  const straight = [1, 2, 3, 4, 5].flatMap(column => {
    const hex = hexAt(grid, column, 3);
    return column % 2 === 0
      ? [sideOf(grid, hex, 0)]
      : [sideOf(grid, hex, 5), sideOf(grid, hex, 0), sideOf(grid, hex, 1)];
  });
  const creek = mapOf({}, Object.fromEntries(straight.map(side => [side, { water: 'creek' as const }])));
  const named = (title: string): MapPicture => ({
    ...creek,
    courses: [{ title: { en: title, pl: 'Rzeczka' }, hexsides: straight.toReversed() }],
  });
  expect(writeCourses(named('Run'), SIGHTS.middle, 'en')).toMatchObject([{ text: 'Run' }]);
  expect(writeCourses(named('Run'), SIGHTS.middle, 'pl')).toMatchObject([{ text: 'Rzeczka' }]);
  expect(writeCourses(named('A very long name '.repeat(4)), SIGHTS.middle, 'en')).toEqual([]);
  const [name] = writeCourses(named('Run'), SIGHTS.middle, 'en');
  const xs = [...(name?.d ?? '').matchAll(/[ML](-?[\d.]+),/g)].map(([, x]) => Number(x));
  expect(xs).toEqual(xs.toSorted((a, b) => a - b));
});
