import { expect, it } from 'vitest';
import { idleChoice } from './otherSide.ts';

it('the other side lets go by what it may, and else takes the first choice', () => {
  expect(idleChoice([{ do: 'take' }, { do: 'pass' }])).toEqual({ do: 'pass' });
  expect(idleChoice([{ do: 'withdraw', units: [1] }, { do: 'hold' }])).toEqual({ do: 'hold' });
  const first = { do: 'retreat', to: 4 } as const;
  expect(idleChoice([first, { do: 'retreat', to: 5 }])).toEqual(first);
  expect(idleChoice([])).toBeUndefined();
});
