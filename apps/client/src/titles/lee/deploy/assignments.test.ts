import { expect, test } from 'vitest';
import { assignments } from './assignments.ts';

const [ALL, MARKERS] = [
  ['I', 'II', 'III'],
  ['1', '2', '3'],
];

test('a corps that is behind its marker is not put there once more, also where an exchange has just brought it', () => {
  expect(assignments([], ALL, MARKERS)).toHaveLength(3);
  const inOrder = ALL.map((corps, i) => ({ corps, marker: MARKERS[i] ?? '' }));
  expect(assignments(inOrder, ALL, MARKERS)).toEqual([]);
  // The first takes the marker of the second, which thereby has the first's.
  expect(assignments(inOrder, ALL, ['2', '1', '3'])).toEqual([{ do: 'assignCorps', corps: 'I', marker: '2' }]);
});
