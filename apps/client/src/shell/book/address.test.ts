import { expect, test } from 'vitest';
import { addressOfRule, ruleIn } from './address.ts';

test('a rule in the address is read as it was written', () => {
  for (const rule of ['7.4/flank-basic-six', '7.4:flanks', '7', '']) expect(ruleIn(addressOfRule(rule))).toBe(rule);
});

test('another address opens no book, and one that is damaged does no harm', () => {
  expect(ruleIn('')).toBeUndefined();
  expect(ruleIn('#cedar-mountain')).toBeUndefined();
  expect(ruleIn('#rule=%')).toBe('%');
});
