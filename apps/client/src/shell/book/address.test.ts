import { expect, test } from 'vitest';
import { addressOfChart, addressOfRule, chartIn, ruleIn } from './address.ts';

test('a rule in the address is read as it was written', () => {
  for (const rule of ['7.4/flank-basic-six', '7.4:flanks', '7', '']) expect(ruleIn(addressOfRule(rule))).toBe(rule);
});

test('another address opens no book, and one that is damaged does no harm', () => {
  expect(ruleIn('')).toBeUndefined();
  expect(ruleIn('#cedar-mountain')).toBeUndefined();
  expect(ruleIn('#rule=%')).toBe('%');
});

test('a chart in the address is read as it was written, with the line of the log whose roll it shows', () => {
  for (const asked of [{ chart: 'combat' }, { chart: 'combat', line: 12 }, { chart: '' }])
    expect(chartIn(addressOfChart(asked))).toEqual(asked);
  expect(chartIn('#rule=7.4')).toBeUndefined();
  expect(ruleIn('#chart=combat')).toBeUndefined();
  expect(chartIn('#chart=%@x')).toEqual({ chart: '%@x' });
});
