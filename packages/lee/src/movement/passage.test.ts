import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect, test } from 'vitest';
import type { ClauseId } from '../clauses.generated.ts';
import { DEFAULT_RULINGS, DEFAULT_SETTINGS } from './data.ts';
import {
  type Passage,
  type PassageUnit,
  passageOutcome,
  passageTest,
  whyNoPassage,
  whyNotOrderPassages,
} from './passage.ts';
import { area, friend, ground, pose, rectangle, SIZE } from './table.fixture.ts';

const rule = ruleTests<ClauseId>();
const unit = (id: string, y: number, other: Partial<PassageUnit> = {}): PassageUnit => ({
  id,
  pose: pose(20, y),
  size: SIZE,
  division: 'first',
  corps: 'II',
  engaged: false,
  pinned: false,
  ...other,
});
const passage = (
  a: Partial<PassageUnit> = {},
  b: Partial<PassageUnit> = {},
  other: Partial<Passage> = {},
): Passage => ({
  units: [unit('A', 30, a), unit('B', 32, b)],
  supportEachOther: true,
  turn: 3,
  isReorganisationStep1: true,
  activeCorps: ['II'],
  ...other,
});
const why = (tried: Passage, settings = DEFAULT_SETTINGS) => whyNoPassage(ground(), tried, settings)?.clause;
const ENGAGED = { engaged: true };

describe('F. Passage of lines', () => {
  rule('7.6/auto-unengaged', 'LM-50: automatic where neither is engaged, inactive corps or not', () => {
    expect(passageTest(passage())).toBeUndefined();
    expect(passageTest(passage({}, {}, { activeCorps: [] }))).toBeUndefined();
    expect(passageTest(passage(ENGAGED))).toBeDefined();
  });
  rule('7.6/success', 'LM-50, LM-51: they change places and headings', () => {
    expect(passageOutcome(passage(), 0)).toEqual({
      exchanged: true,
      units: [
        { id: 'A', pose: pose(20, 32), cohesionLost: 0 },
        { id: 'B', pose: pose(20, 30), cohesionLost: 0 },
      ],
    });
    expect(passageOutcome(passage(ENGAGED), 1)).toMatchObject({
      exchanged: true,
      units: [{ pose: pose(20, 32) }, { pose: pose(20, 30) }],
    });
  });
  rule('7.6/test-one-engaged', 'LM-51: one engaged unit makes a test of 1 success', () => {
    expect(passageTest(passage(ENGAGED))).toEqual({ division: 'first', corps: 'II', successes: 1 });
    expect(passageTest(passage())).toBeUndefined();
  });
  rule('7.6/failure', 'LM-52: both stay and lose a point of cohesion', () => {
    expect(passageOutcome(passage(ENGAGED), 0)).toEqual({
      exchanged: false,
      units: [
        { id: 'A', pose: pose(20, 30), cohesionLost: 1 },
        { id: 'B', pose: pose(20, 32), cohesionLost: 1 },
      ],
    });
  });
  rule('7.6/inactive-plus-1', 'LM-53: an inactive corps needs two', () => {
    const inactive = passage(ENGAGED, {}, { activeCorps: ['V'] });
    expect([1, 2].map(successes => passageOutcome(inactive, successes).exchanged)).toEqual([false, true]);
    expect(passageOutcome(passage(ENGAGED), 1).exchanged).toBe(true);
  });
  rule('7.6/once-per-turn', 'LM-55: once a turn, a failure counted in', () => {
    expect(why(passage({ passedOn: 3 }))).toBe('7.6/once-per-turn');
    expect(why(passage({}, { failedOn: 3 }))).toBe('7.6/once-per-turn');
    expect(why(passage({ passedOn: 2, failedOn: 2 }))).toBeUndefined();
    const free = {
      ...DEFAULT_SETTINGS,
      rulings: { ...DEFAULT_RULINGS, 'R-53': { value: 'free', source: 'owner' } },
    } as const;
    expect(why(passage({ failedOn: 3 }), free)).toBeUndefined();
  });
  rule('7.6/two-divisions', 'LM-56: the general of the engaged unit’s division takes the test', () => {
    const two = passage(ENGAGED, { division: 'second', corps: 'V' });
    expect(passageTest(two)).toEqual({ division: 'first', corps: 'II', successes: 1 });
    const other = passage({ division: 'second', corps: 'V' }, ENGAGED);
    expect(passageTest(other)).toEqual({ division: 'first', corps: 'II', successes: 1 });
  });
  rule('7.6/optional', 'it may be left out of the game', () => {
    const off = {
      ...DEFAULT_SETTINGS,
      rulings: { ...DEFAULT_RULINGS, 'R-51': { value: 'off', source: 'owner' } },
    } as const;
    expect(why(passage(), off)).toBe('7.6/optional');
    expect(why(passage())).toBeUndefined();
  });
  rule('7.6/timing', 'LX-02: only in step 1 of the reorganisation phase', () => {
    expect(why(passage({}, {}, { isReorganisationStep1: false }))).toBe('7.6/timing');
    expect(why(passage())).toBeUndefined();
  });
  rule('7.6/swap-supporting', 'two units that support each other', () => {
    expect(why(passage({}, {}, { supportEachOther: false }))).toBe('7.6/swap-supporting');
    expect(why(passage({ id: 'B' }))).toBe('7.6/swap-supporting');
    expect(why(passage())).toBeUndefined();
  });
  rule('7.6/not-both-engaged', 'not both engaged', () => {
    expect(why(passage(ENGAGED, ENGAGED))).toBe('7.6/not-both-engaged');
    expect(why(passage(ENGAGED))).toBeUndefined();
  });
  rule('7.6/not-pinned', 'none of them pinned', () => {
    expect(why(passage({}, { pinned: true }))).toBe('7.6/not-pinned');
    expect(why(passage())).toBeUndefined();
  });
  rule('7.6/order-initiative', 'LX-07: the order is the initiative’s', () => {
    expect(whyNotOrderPassages('first', 'second')).toBe('7.6/order-initiative');
    expect(whyNotOrderPassages('first', 'first')).toBeUndefined();
  });

  test('R-18: bases of different size have to fit', () => {
    const deep = passage({ size: { width: 4, depth: 3 } });
    expect(whyNoPassage(ground(), deep)).toBeUndefined();
    const beside = ground({ friends: [friend(21.5, 32, 23, 33)] });
    expect(whyNoPassage(beside, deep)).toMatchObject({ clause: '7.6/swap-supporting', params: { with: 'friend' } });
    expect(whyNoPassage(beside, passage())).toBeUndefined();
    const rocks = ground({ areas: [area('impassable', rectangle(21.5, 32, 23, 33))] });
    expect(whyNoPassage(rocks, deep)).toMatchObject({ params: { what: 'area' } });
    const fatRear = passage({}, { size: { width: 2.4, depth: 2.5 } });
    expect(whyNoPassage(ground(), fatRear)).toMatchObject({ params: { what: 'friend', with: 'B' } });
  });
});
