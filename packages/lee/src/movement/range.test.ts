import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect, test } from 'vitest';
import type { ClauseId } from '../clauses.generated.ts';
import { DEFAULT_RULINGS, DEFAULT_SETTINGS, type Settings } from './data.ts';
import { judgeForced } from './forced.ts';
import { judgeMove } from './judgeMove.ts';
import { forcedDistance, rangeOf } from './range.ts';
import { area, barrier, forward, friend, ground, line, mover, pivot, rectangle, verdict } from './table.fixture.ts';

const rule = ruleTests<ClauseId>();

const WOOD_AHEAD = (distance: number) => ground({ areas: [area('wood', rectangle(10, 20, 40, 40 - distance))] });
const WOOD_AROUND = ground({
  areas: [area('wood', rectangle(10, 34, 40, 46)), area('field', rectangle(10, 20, 40, 34))],
});
const BONUSES = [
  { origin: 'order', inches: 3 },
  { origin: 'trait', inches: 4 },
  { origin: 'card', inches: 5 },
] as const;
const CAP_LAST: Settings = {
  ...DEFAULT_SETTINGS,
  rulings: { ...DEFAULT_RULINGS, 'R-03': { value: 'capLast', source: 'owner' } },
};

describe('A. Movement range', () => {
  const through = ground({
    areas: [area('wood', rectangle(20, 36, 28, 38)), area('difficult', rectangle(20, 32.5, 28, 33.5))],
    barriers: [barrier('fence', line([20, 35], [28, 35]))],
    friends: [friend(22.8, 31.4, 25.2, 32.2)],
  });

  rule('7.2/cost-own-unit', 'LM-01: wood, fence, difficult terrain and a friend cost 3 inches together', () => {
    const unit = mover({ march: true });
    const judgement = judgeMove(through, unit, [forward(9)]);
    expect(judgement).toMatchObject({ legal: false, clause: '7.2/cost-own-unit', limit: 9, paidAt: 2 });
    const beyond = ground({ ...through, friends: [friend(22.8, 34, 25.2, 34.4)] });
    expect(judgeMove(beyond, unit, [forward(9)])).toMatchObject({ legal: true, paid: true, moved: 9, remaining: 0 });
    const free = ground({ friends: [friend(22.8, 31.4, 25.2, 32.2)] });
    expect(judgeMove(free, unit, [forward(11)])).toMatchObject({ legal: false, clause: '7.2/reduce-on-contact' });
  });

  rule('7.2/reduce-on-contact', 'LM-02: what has been covered counts against the shortened range', () => {
    const unit = mover({ march: true });
    const field = ground({ areas: [area('difficult', rectangle(10, 20, 40, 34))] });
    expect(judgeMove(field, unit, [forward(6)])).toMatchObject({ legal: true, paid: false, limit: 12 });
    expect(judgeMove(field, unit, [forward(6), forward(0.5)])).toMatchObject({
      legal: true,
      limit: 9,
      remaining: 2.5,
      paidAt: 6,
    });
    expect(judgeMove(field, unit, [forward(9)])).toMatchObject({ legal: true, limit: 9, remaining: 0 });
    expect(judgeMove(field, unit, [forward(9.5)])).toMatchObject({
      legal: false,
      clause: '7.2/reduce-on-contact',
      moved: 9,
      params: { limit: 9, total: 9.5 },
      causes: [{ id: 'difficult' }],
    });
  });

  rule('7.2/reduce-at-start', 'LM-03: who starts in a wood has 3 inches less at once', () => {
    const unit = mover({ march: true });
    expect(judgeMove(WOOD_AROUND, unit, [forward(6)])).toMatchObject({ limit: 9, remaining: 3, paidAt: 0 });
    expect(verdict(judgeMove(WOOD_AROUND, unit, [forward(9)]))).toBe('legal');
    expect(verdict(judgeMove(WOOD_AROUND, unit, [forward(10)]))).toBe('7.2/reduce-at-start');
  });

  rule('7.2/march-plus-3', 'LM-03: the order March adds 3 inches', () => {
    expect(verdict(judgeMove(ground(), mover({ march: true }), [forward(12)]))).toBe('legal');
    expect(verdict(judgeMove(ground(), mover(), [forward(12)]))).toBe('7.2/max-distance');
  });

  rule('7.2/cost-once-later-terrain', 'LM-03: the field beyond the wood is free', () => {
    const judgement = judgeMove(WOOD_AROUND, mover({ march: true }), [forward(9)]);
    expect(judgement.contacts.map(({ with: id, at }) => [id, at])).toEqual([
      ['wood', 0],
      ['field', 6],
    ]);
    expect(judgement).toMatchObject({ legal: true, limit: 9 });
  });

  rule('7.1/min-range-3', 'LM-04, LM-05: never less than 3 inches', () => {
    const weak = mover({ movement: 4 });
    expect(verdict(judgeMove(WOOD_AROUND, weak, [forward(3)]))).toBe('legal');
    expect(verdict(judgeMove(WOOD_AROUND, weak, [forward(3.5)]))).toBe('7.2/reduce-at-start');
    expect(judgeMove(WOOD_AHEAD(2), weak, [forward(2.1)])).toMatchObject({ limit: 3, paidAt: 2 });
    expect(verdict(judgeMove(WOOD_AHEAD(2), weak, [forward(3)]))).toBe('legal');
    expect(verdict(judgeMove(WOOD_AHEAD(2), weak, [forward(3.5)]))).toBe('7.2/reduce-on-contact');
  });

  test('LM-13: a unit without movement stays, pushed or not', () => {
    for (const unit of [mover({ movement: 0 }), mover({ immobile: true })]) {
      expect(verdict(judgeMove(ground(), unit, [forward(1)]))).toBe('7.1/min-range-3');
      expect(verdict(judgeMove(ground(), unit, [pivot(10)]))).toBe('7.1/min-range-3');
      expect(judgeForced(ground(), unit, { cause: 'push-back' })).toMatchObject({ legal: true, moved: 0, limit: 0 });
    }
  });

  rule('7.1/cap-double', 'LM-06: never more than twice the movement value', () => {
    const unit = mover({ modifiers: BONUSES });
    expect(judgeMove(ground(), unit, [forward(18)])).toMatchObject({ legal: true, limit: 18 });
    expect(verdict(judgeMove(ground(), unit, [forward(18.5)]))).toBe('7.1/cap-double');
  });

  rule('7.1/cap-sources', 'LM-06: the origin of a bonus does not matter', () => {
    for (const origin of ['order', 'trait', 'terrain', 'card'] as const) {
      const unit = mover({ modifiers: [{ origin, inches: 12 }] });
      expect(rangeOf(unit, 'normal', DEFAULT_SETTINGS)).toEqual({ gross: 21, plain: 18, reduced: 15, isCapped: true });
    }
  });

  rule('7.2/cost-is-3', 'LM-07: 3 inches of the capped range, unless the cap comes last', () => {
    const unit = mover({ modifiers: BONUSES });
    const wood = WOOD_AHEAD(1);
    expect(verdict(judgeMove(wood, unit, [forward(15)]))).toBe('legal');
    expect(verdict(judgeMove(wood, unit, [forward(15.5)]))).toBe('7.2/reduce-on-contact');
    expect(verdict(judgeMove(wood, unit, [forward(18)], 'normal', CAP_LAST))).toBe('legal');
    expect(verdict(judgeMove(wood, unit, [forward(18.5)], 'normal', CAP_LAST))).toBe('7.1/cap-double');
  });

  test('LM-08, C-01: too far gone to enter a wood, but not to go along it', () => {
    const wood = WOOD_AHEAD(7);
    expect(judgeMove(wood, mover(), [forward(8)])).toMatchObject({
      legal: false,
      clause: '7.2/reduce-on-contact',
      moved: 7,
      paid: false,
    });
    expect(judgeMove(wood, mover(), [forward(7)])).toMatchObject({ legal: true, paid: false });
    const along = judgeMove(wood, mover(), [forward(5.5), pivot(90), forward(3.5)]);
    expect(along).toMatchObject({ legal: true, paid: false, moved: 9 });
    expect(judgeMove(wood, mover(), [forward(7), pivot(90)])).toMatchObject({
      clause: '7.2/reduce-on-contact',
      moved: 7,
    });
  });

  rule('7.2/cost-once-per-turn', 'LM-10, LM-11: paid once a turn, and again in the next', () => {
    const wood = WOOD_AHEAD(2);
    expect(judgeMove(wood, mover({ paidOn: 3 }), [forward(9)])).toMatchObject({ legal: true, paid: false, limit: 9 });
    expect(verdict(judgeMove(wood, mover({ paidOn: 2 }), [forward(9)]))).toBe('7.2/reduce-on-contact');
  });

  rule('7.2/other-modifiers', 'LX-04: traits and cards change the range', () => {
    const modifiers = [
      { origin: 'trait', inches: 1 },
      { origin: 'card', inches: 2 },
    ] as const;
    const unit = mover({ modifiers });
    expect(verdict(judgeMove(ground(), unit, [forward(12)]))).toBe('legal');
    expect(verdict(judgeMove(WOOD_AHEAD(1), unit, [forward(9)]))).toBe('legal');
    expect(verdict(judgeMove(WOOD_AHEAD(1), unit, [forward(9.5)]))).toBe('7.2/reduce-on-contact');
  });

  rule('7.2/max-distance', 'LX-04: not an inch beyond the range', () => {
    expect(verdict(judgeMove(ground(), mover(), [forward(9)]))).toBe('legal');
    expect(judgeMove(ground(), mover(), [forward(9.5)])).toMatchObject({
      clause: '7.2/max-distance',
      params: { limit: 9, total: 9.5 },
      moved: 9,
    });
  });

  rule('7.2/may-move-less', 'a move may be shorter than the range, or none at all', () => {
    expect(judgeMove(ground(), mover(), [forward(2)])).toMatchObject({ legal: true, moved: 2, remaining: 7 });
    expect(judgeMove(WOOD_AROUND, mover(), [])).toMatchObject({ legal: true, moved: 0, paid: false });
  });
});

describe('LX-05: what slows', () => {
  const ahead = (type: 'wood' | 'field' | 'difficult' | 'hill') =>
    judgeMove(ground({ areas: [area(type, rectangle(10, 33, 40, 38))] }), mover(), [forward(9)]);

  rule('7.2/wood-slows', 'a wood does', () => {
    expect(ahead('wood')).toMatchObject({ legal: false, limit: 6, paidAt: 2 });
    expect(verdict(ahead('hill'))).toBe('legal');
  });
  rule('7.2/field-is-difficult', 'a field does', () => {
    expect(ahead('field')).toMatchObject({ legal: false, limit: 6, paidAt: 2 });
  });
  rule('7.2/fence-slows', 'a fence does', () => {
    const fence = ground({ barriers: [barrier('fence', line([10, 38], [40, 38]))] });
    expect(judgeMove(fence, mover(), [forward(7)])).toMatchObject({ legal: false, limit: 6, paidAt: 2 });
    expect(judgeMove(fence, mover(), [forward(6)])).toMatchObject({ legal: true, limit: 6 });
    expect(judgeMove(fence, mover(), [forward(2)])).toMatchObject({ legal: true, paid: false });
  });
  rule('7.2/obstacles-affect', 'difficult terrain and a friend do as well', () => {
    expect(ahead('difficult')).toMatchObject({ legal: false, limit: 6 });
    const behind = ground({ friends: [friend(22.8, 36, 25.2, 37.2)] });
    expect(judgeMove(behind, mover(), [forward(7)])).toMatchObject({
      legal: false,
      limit: 6,
      paidAt: expect.closeTo(2.8, 9),
    });
  });
});

describe('forced distances', () => {
  const distance = (
    movement: number,
    cause: 'push-back' | 'break-off' | 'failed-order' | 'card' | 'pursuit',
    extra = 0,
  ) => forcedDistance(mover({ movement }), cause, extra, DEFAULT_SETTINGS);

  rule('7.5/half-range-floor', 'half the range, rounded down, at least 1', () => {
    expect([9, 6, 12, 5, 2, 1].map(movement => distance(movement, 'push-back'))).toEqual([4, 3, 6, 2, 1, 1]);
  });
  rule('7.1/cap-exempt-pushback', 'a push-back that a detailed rule lengthens has no cap', () => {
    expect(distance(2, 'push-back', 6)).toBe(7);
  });
  rule('7.1/cap-exempt-failed-order', 'nor has a failed order', () => {
    expect(distance(2, 'failed-order', 6)).toBe(7);
  });
  rule('7.1/cap-other-forced', 'the other causes have', () => {
    expect((['break-off', 'pursuit', 'card'] as const).map(cause => distance(2, cause, 6))).toEqual([4, 4, 4]);
  });
});
