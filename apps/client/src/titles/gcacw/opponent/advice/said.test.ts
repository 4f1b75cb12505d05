import type { Considered, Explanation, Weighed } from '@wigwag/ai';
import type { World } from '@wigwag/gcacw';
import type { Translate } from '@wigwag/words';
import { describe, expect, test } from 'vitest';
import { foremost } from './foremost.ts';
import {
  adviceSaid,
  caveatSaid,
  deedSaid,
  inTenths,
  isOffPlan,
  oddsSaid,
  overNextSaid,
  planSaid,
  pointsSaid,
  type Reckoned,
  reasonsSaid,
  reckonedOf,
  termsSaid,
} from './said.ts';

/** Says the word's key and what is put into it. */
const t = ((key: string, values: object = {}) => [key, ...Object.values(values)].join(' ')) as Translate;

/** Tenths, as somebody adds them up who reads them. */
const read = (shown: string): number => Math.round(Number(shown.replace('−', '-')) * 10);

const rowsAndSum = (reckoned: Reckoned): readonly [number, number] => [
  termsSaid(t, reckoned).reduce((sum, { value }) => sum + read(pointsSaid(value, 'en')), 0),
  read(pointsSaid(reckoned.value, 'en')),
];

const REASONS = [
  { term: 'points', value: 184 },
  { term: 'places', value: 114 },
  { term: 'plan', value: 16 },
  { term: 'fatigue', value: -4 },
  { term: 'strength', value: 3 },
] as const;

test.each([
  { value: 284, reasons: REASONS },
  { value: 145, reasons: REASONS },
  { value: -145, reasons: REASONS.slice(0, 1) },
  { value: 310, reasons: [] },
  { value: 0, reasons: [] },
])('the rows come to the sum, as they are shown: $value', reckoned => {
  const [rows, sum] = rowsAndSum(reckoned);
  expect(rows).toBe(sum);
});

test('what is missing has a row of its own, what comes to nothing has none', () => {
  const rows = termsSaid(t, { value: 284, reasons: REASONS }).map(({ text, value }) => [text, value]);
  expect(rows).toEqual([
    ['gcacw.commander.term.points', 180],
    ['gcacw.commander.term.places', 110],
    ['gcacw.commander.term.plan', 20],
    ['client.why.rest', -30],
  ]);
});

test('halves of a tenth are shown alike on both sides of zero', () => {
  expect([145, -145, 4, -4].map(value => Math.abs(inTenths(value)))).toEqual([150, 150, 0, 0]);
  expect(pointsSaid(-145, 'en')).toBe('−1.5');
});

const march = { do: 'march', unit: 0 } as const;
const explanation: Explanation = {
  ...{ deed: 'pass', order: undefined, unit: undefined, leader: undefined, units: [], goal: undefined, value: 0 },
  ...{ againstPassing: [], odds: undefined, feared: undefined },
  againstNext: [{ term: 'losses', value: 30 }],
};
const passed: Considered = {
  ...{ choice: { do: 'pass' }, explanation },
  candidates: [{ deed: 'march', choice: march, value: -40, goal: 1 }],
};

test('of whoever passes, the best that he could have done is told, and passing is the advice', () => {
  expect(reckonedOf(passed)).toEqual({ value: -40, reasons: [{ term: 'losses', value: -30 }] });
  expect(foremost(passed).choice).toEqual({ do: 'pass' });
});

const world = { units: [{ name: 'F. Lee' }, { name: 'Hampton' }], leaders: [{ name: 'Stuart' }] } as unknown as World;

test('a leader is told with the units that he leads', () => {
  const choice = { do: 'activate', leader: 0, units: [0, 1], digging: [] } as const;
  const said = deedSaid(t, world, { deed: 'activate', choice, value: 10 });
  expect(said).toContain('Stuart');
  expect(said).toContain('F. Lee, Hampton');
});

test('of many units that a leader takes along two are named, and how many more there are', () => {
  const choice = { do: 'activate', leader: 0, units: [0, 1, 0, 1], digging: [] } as const;
  const said = deedSaid(t, world, { deed: 'activate', choice, value: 10 });
  expect(said).toContain('gcacw.commander.andMore F. Lee, Hampton 2');
});

test('units who gather for an assault are not said to attack now, neither is the chance of it', () => {
  const land = { ...world, grid: { names: [['0101']] }, scenario: { map: { hexes: [{}] } } } as unknown as World;
  const choice = { do: 'activate', leader: 0, units: [0, 1], digging: [] } as const;
  const now = { target: 0, drivenOff: 40, reached: 50 };
  const later = { ...now, later: true } as const;
  const saidOf = (odds: typeof now) => deedSaid(t, land, { deed: 'activate', choice, value: 10, goal: 0, odds });
  expect(saidOf(now)).toContain('gcacw.commander.toAttack Stuart');
  expect(saidOf(later)).toContain('gcacw.commander.toGather Stuart');
  const oddsOf = (odds: typeof now) => oddsSaid(t, land, { ...explanation, deed: 'activate', odds });
  expect(oddsOf(now)).toContain('client.why.odds ');
  expect(oddsOf(later)).toContain('client.why.oddsLater ');
});

test('the plan is told of whoever acts; where there is none, nothing', () => {
  expect(planSaid(t, world, { ...explanation, order: 'hold', units: [1] })).toBe('gcacw.commander.order.hold Hampton');
  expect(planSaid(t, world, { ...explanation, units: [1] })).toBeUndefined();
});

test('the plan names its place where that may be told', () => {
  const there = { ...world, grid: { names: [['0101']] }, scenario: { map: { hexes: [] } } } as unknown as World;
  const ordered = { ...explanation, order: 'take', units: [1] } as const;
  expect(planSaid(t, there, { ...ordered, place: 0 })).toBe('gcacw.commander.orderAt.take Hampton 0101');
  expect(planSaid(t, there, { ...ordered, order: 'raid', place: 0 })).toBe('gcacw.commander.order.raid Hampton');
});

test('terms in a row begin with what counts most, and leave out what comes to nothing', () => {
  const reasons = [
    { term: 'fatigue', value: -30 },
    { term: 'places', value: 120 },
    { term: 'plan', value: 4 },
  ] as const;
  expect(reasonsSaid(t, reasons, 'en')).toBe('gcacw.commander.term.places +1.2, gcacw.commander.term.fatigue −0.3');
});

describe('the best rather than the second best', () => {
  const weighed = (value: number): Weighed => ({ deed: 'march', choice: march, value, goal: 1 });
  const overNext = (reasons: Explanation['againstNext'], best: number, next: number) =>
    overNextSaid(
      t,
      {
        ...{ choice: march, candidates: [weighed(best), weighed(next)] },
        explanation: { ...explanation, deed: 'march', againstNext: reasons },
      },
      'en',
    );

  test('what speaks against it is not told as what speaks for it', () => {
    const reasons = [
      { term: 'places', value: -40 },
      { term: 'fatigue', value: 50 },
    ] as const;
    expect(overNext(reasons, 120, 110)).toEqual({
      speaksFor: 'gcacw.commander.term.fatigue +0.5',
      against: 'gcacw.commander.term.places −0.4',
    });
  });

  test('what the terms leave open are smaller things', () => {
    const reasons = [{ term: 'plan', value: -100 }] as const;
    expect(overNext(reasons, 60, 50)).toEqual({
      speaksFor: 'client.why.chances +1.1',
      against: 'gcacw.commander.term.plan −1.0',
    });
  });

  test('where nothing is known of the difference, or there is none, nothing is told', () => {
    expect(overNext([], 60, 20)).toBeUndefined();
    expect(overNext([{ term: 'plan', value: -10 }], 50, 60)).toBeUndefined();
  });
});

test('where there are no terms, the whole is called so', () => {
  expect(termsSaid(t, { value: 80, reasons: [] })).toEqual([{ text: 'client.why.whole', value: 80 }]);
});

test('where most rolls leave it standing, or a mistake made the choice, that is said', () => {
  const stays: Weighed = { deed: 'march', choice: { do: 'march', unit: 0 }, value: 30, stays: true };
  const saidOf = (reasons: Explanation['againstPassing']) =>
    caveatSaid(t, {
      ...{ choice: march, candidates: [stays] },
      explanation: { ...explanation, deed: 'march', value: 30, againstPassing: reasons },
    });
  expect(saidOf([{ term: 'misjudged', value: 30 }])).toBe('client.why.mistake');
  expect(saidOf([{ term: 'misjudged', value: 10 }])).toBe('client.why.highRolls');
  expect(saidOf([{ term: 'misjudged', value: -30 }])).toBe('client.why.highRolls');
  expect(deedSaid(t, world, stays)).toBe('gcacw.commander.stays F. Lee');
});

test('what goes against the plan of the day is not told as done by it', () => {
  const ordered = { ...explanation, deed: 'march', order: 'hold', place: 1 } as const;
  expect(isOffPlan({ ...ordered, goal: 1 })).toBe(false);
  expect(isOffPlan({ ...ordered, goal: 2 })).toBe(true);
  expect(isOffPlan({ ...ordered, deed: 'assault', goal: 2 })).toBe(false);
  const away = { ...ordered, order: 'take', goal: 2 } as const;
  expect(isOffPlan(away)).toBe(false);
  expect(isOffPlan({ ...away, againstPassing: [{ term: 'plan', value: -20 }] })).toBe(true);
});

test('on the march the place is told that it is to come to, also where only a force march may reach it', () => {
  const land = {
    ...world,
    grid: { names: [['0101'], ['0201']] },
    scenario: { map: { hexes: [] } },
  } as unknown as World;
  const frame = { kind: 'march', unit: 1 } as unknown as Parameters<typeof adviceSaid>[2];
  const heading = { goal: 1, chance: 50, path: [] };
  const thought = { explanation: undefined, candidates: [], heading } as const;
  const step = { do: 'step', to: 0 } as const;
  expect(adviceSaid(t, land, frame, { ...thought, choice: step })).toBe('gcacw.commander.deed.march Hampton 0201');
  expect(adviceSaid(t, land, frame, { ...thought, choice: { do: 'force' } })).toBe('client.hint.forceFor 0201');
});

test('of a choice that is no step the choice itself is the advice, also on the march', () => {
  const frame = { kind: 'march', unit: 1 } as unknown as Parameters<typeof adviceSaid>[2];
  const thought = { choice: { do: 'stop' }, explanation: undefined, candidates: [] } as const;
  expect(adviceSaid(t, world, frame, thought)).not.toContain('Hampton');
});

test('to finish a phase is called what its button is called', () => {
  const frame = { kind: 'transfer' } as unknown as Parameters<typeof adviceSaid>[2];
  const thought = { choice: { do: 'finish' }, explanation: undefined, candidates: [] } as const;
  expect(adviceSaid(t, world, frame, thought)).toBe('client.finishTransfers');
});

test('men to be lost are named', () => {
  const frame = { kind: 'losses', units: [0, 1] } as unknown as Parameters<typeof adviceSaid>[2];
  const thought = { choice: { do: 'divide', losses: [0, 2] }, explanation: undefined, candidates: [] } as const;
  expect(adviceSaid(t, world, frame, thought)).toContain('Hampton');
});
