import { expect, test } from 'vitest';
import { goesOn } from './asFarAs.ts';

test('asked for the changes or the works of one player the assistant leaves the other his own', () => {
  const works = { kind: 'works', by: 'blue' } as const;
  expect(goesOn(works, works)).toBe(true);
  expect(goesOn(works, { kind: 'works', by: 'grey' })).toBe(false);
  expect(goesOn({ kind: 'changes', by: 'blue' }, works)).toBe(false);
  expect(goesOn({ kind: 'linear', by: 'blue' }, { kind: 'ordinary', by: 'grey' })).toBe(true);
  expect(goesOn(works, undefined)).toBe(false);
});
