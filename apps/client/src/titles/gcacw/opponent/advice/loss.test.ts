import type { Considered } from '@wigwag/ai';
import { expect, test } from 'vitest';
import { lossOf } from './loss.ts';

const march = (unit: number) => ({ do: 'march', unit }) as const;
const considered: Considered = {
  choice: { do: 'take' },
  explanation: undefined,
  candidates: [
    { deed: 'march', choice: march(3), value: 310, goal: 7 },
    { deed: 'march', choice: march(5), value: 40, goal: 9 },
  ],
};

test('what is given away is told against the best that was weighed', () => {
  expect(lossOf(considered, [march(3)])).toBe(0);
  expect(lossOf(considered, [{ do: 'take' }, march(5)])).toBe(270);
});

test('whoever passes gives all of it away; of what nobody weighed nothing is known', () => {
  expect(lossOf(considered, [{ do: 'pass' }])).toBe(310);
  expect(lossOf(considered, [march(8)])).toBeUndefined();
  expect(lossOf({ ...considered, candidates: [] }, [{ do: 'pass' }])).toBeUndefined();
});
