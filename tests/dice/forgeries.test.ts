import { recordOf, writeRecord } from '@wigwag/kernel';
import { describe, expect, test } from 'vitest';
import { evidenceOf, forgeAll } from './forging.ts';

/** `npm run -s forgeries -- --changes 1000` makes more of them. */
test('single changes of records and logs are named where they are', () => {
  const { kinds, missed } = forgeAll(160, 1, () => undefined);
  expect(missed).toEqual([]);
  for (const [kind, count] of Object.entries(kinds)) expect(count, kind).toBeGreaterThan(0);
});

describe('what no chain can show', () => {
  const { log, record, judge } = evidenceOf(1);

  test('nothing is wrong with what nobody changed', () => {
    expect(judge(log)).toEqual({});
    expect(judge(record)).toEqual({});
  });

  test('that the last lines of a log are missing', () => {
    const lines = log.split('\n').slice(0, -1);
    for (const missing of [1, 2, 5]) expect(judge(`${lines.slice(0, -missing).join('\n')}\n`)).toEqual({});
  });

  test('that everything was made again: only somebody else who vouches for the end could tell', () => {
    const file = JSON.parse(record) as Parameters<typeof recordOf>[0];
    const other = writeRecord(recordOf({ ...file, seed: 'another' }));
    expect(other).not.toBe(record);
    expect(judge(other)).toEqual({});
  });
});
