import { expect, test } from 'vitest';
import { costsOf } from './courseInHand.ts';

const met = (...effects: ('slows' | 'blocks')[]) =>
  effects.map((effect, i) => ({ with: `p${i}`, kind: 'area', at: i, point: { x: i, y: 0 }, effect }) as const);

test('what slows is paid for once, and what stops a march is never said to be paid', () => {
  expect(costsOf({ contacts: met('slows', 'slows', 'blocks'), paid: true }, false)).toEqual(['pays', 'free', 'stops']);
  expect(costsOf({ contacts: met('slows'), paid: false }, false)).toEqual(['stops']);
  expect(costsOf({ contacts: met('slows', 'blocks'), paid: false }, true)).toEqual(['free', 'stops']);
});
