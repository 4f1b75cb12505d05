import { describe, expect, test } from 'vitest';
import {
  beginningOf,
  CHAIN_START,
  type Chained,
  chainAfter,
  changeIn,
  digest,
  endingOf,
  type GameHeader,
  type RecordedDecision,
} from './chain.ts';
import { recordOf } from './record.ts';

const header: GameHeader = { ruleset: 'pickets', version: '1', rules: 'abc', setup: { posts: 5 }, seed: '3' };
const decisions: readonly RecordedDecision[] = [
  { by: 'blue', choice: { do: 'march', picket: 0 }, dice: [[3]] },
  { by: 'blue', choice: { do: 'step', to: 2 }, dice: [] },
  { by: 'grey', choice: { do: 'pass' }, dice: [] },
];
const pending: RecordedDecision = { by: 'grey', choice: { do: 'stand' }, dice: [[6]] };
const snapshot = { board: { posts: [0, 1] }, stack: [{ kind: 'turn' }] };
const record = recordOf({ ...header, decisions, pending, snapshot });
const first = decisions[0] as RecordedDecision;

test('SHA-256 as everybody has it, of the UTF-8 of a text', () => {
  expect(digest('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(digest('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(digest('ł')).toBe('6bd022e87d92407bdc51339598d8578ce666e8f33dcce747bfdebae2b5d9459b');
});

/** Dice follow from them: they must never change. */
test('known chains', () => {
  expect(CHAIN_START).toBe('3ddc0e5e6dec0c2ba739f41494fa1fe15ad9a3ecc6babe056ce420e62dbe9fa2');
  expect(chainAfter(CHAIN_START, { by: 'blue', choice: { do: 'step', to: 3 }, dice: [[4]] })).toBe(
    'e0b60b83af6258aed24688ed4ba0d0db60dc1b03a329f27d7e921f90a342ef44',
  );
});

describe('a chain', () => {
  const after = (...made: readonly RecordedDecision[]) => made.reduce(chainAfter, CHAIN_START);

  test('follows from author, choice, dice and order, and from all that came before', () => {
    const chains = [
      after(),
      after(first),
      after(first, first),
      after({ ...first, by: 'grey' }),
      after({ ...first, choice: { do: 'march', picket: 1 } }),
      after({ ...first, dice: [[4]] }),
      after({ ...first, dice: [[3], []] }),
      after(...decisions),
      after(...decisions.toReversed()),
    ];
    expect(new Set(chains).size).toBe(chains.length);
  });

  test('not from how a choice was put together, nor from what else stands there', () => {
    const other = { sealed: true, dice: [[3]], choice: { picket: 0, do: 'march', more: undefined }, by: 'blue' };
    expect(after(other)).toBe(after(first));
  });

  test('not from the rules: newer ones must not change the dice', () => {
    const newer = recordOf({ ...header, version: '2', rules: 'def', decisions, snapshot });
    expect(newer.decisions).toEqual(record.decisions);
    expect(newer.beginning).not.toBe(record.beginning);
  });
});

test('a beginning follows from each field of the header, an ending from each of its own', () => {
  const beginnings = [
    header,
    { ...header, ruleset: 'x' },
    { ...header, version: '2' },
    { ...header, rules: 'x' },
    { ...header, setup: { posts: 6 } },
    { ...header, seed: '' },
  ].map(beginningOf);
  expect(new Set(beginnings).size).toBe(beginnings.length);
  const end = { beginning: 'b', chain: 'c', decisions: 3, pending, hash: 'h' };
  const endings = [
    end,
    { ...end, beginning: 'x' },
    { ...end, chain: 'x' },
    { ...end, decisions: 2 },
    { ...end, pending: undefined },
    { ...end, pending: { ...pending, dice: [[5]] } },
    { ...end, hash: 'x' },
  ].map(endingOf);
  expect(new Set(endings).size).toBe(endings.length);
});

describe('where a change is', () => {
  type Whole = GameHeader & Chained;
  const at = (index: number, change: object): Whole => ({
    ...record,
    decisions: record.decisions.map((decision, place) => (place === index ? { ...decision, ...change } : decision)),
  });

  test('nowhere', () => {
    expect(changeIn(record)).toBeUndefined();
    expect(changeIn(recordOf({ ...header, decisions: [], snapshot }))).toBeUndefined();
  });

  test.each<[string, Whole, number, string]>([
    ['seed', { ...record, seed: '4' }, 0, 'changed-beginning'],
    ['beginning', { ...record, beginning: '0' }, 0, 'changed-beginning'],
    ['first decision', at(0, { by: 'grey' }), 0, 'changed'],
    ['dice', at(0, { dice: [[4]] }), 0, 'changed'],
    ['choice', at(2, { choice: { do: 'draw' } }), 2, 'changed'],
    ['chain', at(1, { chain: '0' }), 1, 'changed'],
    ['first removed', { ...record, decisions: record.decisions.slice(1) }, 0, 'changed'],
    ['last removed', { ...record, decisions: record.decisions.slice(0, -1) }, 2, 'changed'],
    ['order', { ...record, decisions: record.decisions.toReversed() }, 0, 'changed'],
    ['pending', { ...record, pending: { ...pending, by: 'blue' } }, 3, 'changed-end'],
    ['hash', { ...record, hash: '0' }, 3, 'changed-end'],
    ['ending', { ...record, ending: { ...record.ending, chain: '0' } }, 3, 'changed-end'],
    ['count', { ...record, ending: { ...record.ending, decisions: 2 } }, 3, 'changed-end'],
  ])('%s', (_, changed, sound, code) => {
    expect(changeIn(changed)).toEqual({ sound, code });
  });

  test('a decision more, with a chain that fits', () => {
    const chain = chainAfter(record.decisions[2]?.chain ?? '', first);
    const longer = { ...record, decisions: [...record.decisions, { ...first, chain }] };
    expect(changeIn(longer)).toEqual({ sound: 4, code: 'changed-end' });
  });

  test('what stands beside the game is nobody’s business', () => {
    expect(changeIn({ ...record, because: 'a note' } as Whole)).toBeUndefined();
  });
});
