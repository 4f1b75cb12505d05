import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect, test } from 'vitest';
import type { ClauseId } from '../clauses.generated.ts';
import { footprint } from '../geometry/base.ts';
import { DEFAULT_RULINGS, DEFAULT_SETTINGS, type Rulings, type Settings } from './data.ts';
import { withBases } from './ground.ts';
import { judgeMove } from './judgeMove.ts';
import { stepsAlong } from './steps.ts';
import {
  area,
  band,
  barrier,
  enemy,
  forward,
  friend,
  ground,
  line,
  mover,
  pivot,
  pivotCentre,
  pose,
  rectangle,
  SIZE,
  verdict,
} from './table.fixture.ts';

const rule = ruleTests<ClauseId>();
const ruled = (rulings: Partial<Rulings>): Settings => ({
  ...DEFAULT_SETTINGS,
  rulings: { ...DEFAULT_RULINGS, ...rulings },
});

describe('C. Path and pivots', () => {
  const TURNS = [pivot(90), forward(4), pivot(-90), forward(3), pivot(-90)];

  rule('7.3/pivots-any-number', 'LM-17: three of them in one move, or ten', () => {
    expect(verdict(judgeMove(ground(), mover(), TURNS))).toBe('legal');
    const zigzag = Array.from({ length: 5 }, () => [pivot(30), forward(1), pivot(-30)]).flat();
    expect(judgeMove(ground(), mover(), zigzag)).toMatchObject({ legal: true, moved: 5 });
  });

  rule('7.3/manoeuvres-free', 'LM-17: they take nothing of the range', () => {
    expect(judgeMove(ground(), mover(), TURNS)).toMatchObject({ legal: true, moved: 7, limit: 9, remaining: 2 });
  });

  rule('7.3/pivot-front-centre', 'LM-17: they are made about the middle of the front', () => {
    const judgement = judgeMove(ground(), mover(), TURNS);
    expect(judgement.path).toEqual(line([24, 40], [28, 40], [28, 37]));
    expect(judgement.end).toEqual(pose(28, 37, 270));
    const xs = footprint(judgement.end, SIZE).map(({ x, y }) => [x, y]);
    expect(xs).toEqual([
      [28, 38.2],
      [28, 35.8],
      [29.2, 35.8],
      [29.2, 38.2],
    ]);
  });

  rule('7.3/measure-vs-sweep', 'the band is swept by the full front', () => {
    expect(judgeMove(ground(), mover(), TURNS).swept).toEqual([
      line([24, 38.8], [24, 41.2], [28, 41.2], [28, 38.8]),
      line([26.8, 40], [29.2, 40], [29.2, 37], [26.8, 37]),
    ]);
  });

  rule('7.2/measure-front-centre', 'the distance is that of the front’s middle, whatever the rear does', () => {
    const spin = Array.from({ length: 8 }, () => [pivot(90), pivotCentre(90)]).flat();
    expect(judgeMove(ground(), mover(), [...spin, forward(9)])).toMatchObject({ legal: true, moved: 9 });
  });

  rule('7.3/forward-only', 'LM-19: not sideways, not backwards', () => {
    const to = (x: number, y: number) => judgeMove(ground(), mover(), [{ do: 'to', at: { x, y } }]);
    expect(to(26, 40)).toMatchObject({ clause: '7.3/forward-only', params: { what: 'sideways' } });
    expect(to(24, 42)).toMatchObject({ clause: '7.3/forward-only', params: { what: 'backward' } });
    expect(verdict(judgeMove(ground(), mover(), [forward(-1)]))).toBe('7.3/forward-only');
    expect(to(24, 38)).toMatchObject({ legal: true, moved: 2 });
    const steps = stepsAlong(mover().pose, line([24, 40], [26, 40]));
    expect(steps).toEqual([pivot(90), forward(2)]);
    expect(verdict(judgeMove(ground(), mover(), steps))).toBe('legal');
  });

  test('LM-20: a half turn about the centre keeps the footprint', () => {
    const judgement = judgeMove(ground(), mover(), [pivotCentre(180)]);
    expect(judgement).toMatchObject({ legal: true, moved: 0, end: { heading: 180 } });
    expect(judgement.end.at.x).toBeCloseTo(24, 9);
    expect(judgement.end.at.y).toBeCloseTo(41.2, 9);
  });

  rule('7.3/centre-pivot-not-midway', 'LM-22: no centre pivot between two displacements', () => {
    expect(verdict(judgeMove(ground(), mover(), [forward(2), pivotCentre(30), forward(2)]))).toBe(
      '7.3/centre-pivot-not-midway',
    );
    expect(verdict(judgeMove(ground(), mover(), [pivotCentre(30), forward(2)]))).toBe('legal');
  });

  rule('7.3/centre-pivot-start-end', 'LM-23: at both ends, unless only one is the ruling', () => {
    const both = [pivotCentre(30), forward(5), pivotCentre(30)];
    expect(judgeMove(ground(), mover(), both)).toMatchObject({ legal: true, moved: 5 });
    const one = ruled({ 'R-08': { value: 'one', source: 'owner' } });
    expect(verdict(judgeMove(ground(), mover(), both, 'normal', one))).toBe('7.3/centre-pivot-start-end');
    expect(verdict(judgeMove(ground(), mover(), both.slice(1), 'normal', one))).toBe('legal');
  });

  rule('7.3/centre-pivot-normal-only', 'not in a support move', () => {
    expect(verdict(judgeMove(ground(), mover(), [pivotCentre(30)], 'support'))).toBe('7.3/centre-pivot-normal-only');
    expect(verdict(judgeMove(ground(), mover(), [pivotCentre(30)]))).toBe('legal');
  });

  const BETWEEN = ground({
    areas: [area('wood', rectangle(20, 40.3, 22.7, 43))],
    friends: [friend(20.3, 38, 22.7, 39.7)],
  });

  rule('7.3/pivot-overlap-ok', 'LM-25: what is swept over while turning does not prevent it', () => {
    expect(verdict(judgeMove(BETWEEN, mover(), [pivot(180)]))).toBe('legal');
    expect(verdict(judgeMove(BETWEEN, mover(), [pivot(90)]))).toBe('legal');
    expect(verdict(judgeMove(BETWEEN, mover(), [pivot(135)]))).toBe('7.3/pivot-room-after');
  });

  rule('7.3/pivot-no-contact-cost', 'LM-25, R-09: clipped in passing is free, stood in afterwards is not', () => {
    expect(judgeMove(BETWEEN, mover(), [pivot(180)])).toMatchObject({ legal: true, paid: false, contacts: [] });
    const closer = ground({ areas: [area('wood', rectangle(20, 38.3, 23, 39.5))] });
    expect(judgeMove(closer, mover(), [pivot(180)])).toMatchObject({ legal: true, paid: true, paidAt: 0, limit: 6 });
  });

  rule('7.3/pivot-room-after', 'LM-26: there has to be room after the pivot', () => {
    const judge = (things: Parameters<typeof ground>[0]) => judgeMove(ground(things), mover(), [pivot(180)]);
    expect(judge({ friends: [friend(22, 38.9, 23.5, 39.9)] })).toMatchObject({
      clause: '7.3/pivot-room-after',
      params: { what: 'friend' },
      end: pose(24, 40),
    });
    expect(verdict(judge({ friends: [friend(20, 38.9, 22.8, 39.9)] }))).toBe('legal');
    expect(judge({ areas: [area('impassable', rectangle(22, 38.9, 23.5, 39.9))] })).toMatchObject({
      clause: '7.3/pivot-room-after',
    });
    expect(verdict(judgeMove(ground(), mover({ pose: pose(24, 0.6, 180) }), [pivot(90)]))).toBe('7.3/pivot-room-after');
  });

  test('R-07: no pivot on top of a friend that is passed through', () => {
    const passed = ground({ friends: [friend(22.8, 36, 25.2, 37.2)] });
    expect(verdict(judgeMove(passed, mover(), [forward(4), pivot(5), forward(2)]))).toBe('7.3/pivot-room-after');
  });
});

describe('C. Sweep', () => {
  const CLIPPED = ground({ areas: [area('wood', rectangle(25, 35, 30, 38))] });

  rule('7.2/full-front', 'LM-28: the full width of the front meets what it clips', () => {
    expect(judgeMove(CLIPPED, mover(), [forward(6)])).toMatchObject({
      legal: true,
      paidAt: 2,
      limit: 6,
      contacts: [{ with: 'wood', kind: 'area', at: 2, effect: 'slows' }],
    });
    expect(verdict(judgeMove(CLIPPED, mover(), [forward(6.5)]))).toBe('7.2/reduce-on-contact');
  });

  test('LM-29: what only touches the swept band is not met, unless touching counts', () => {
    const beside = ground({ areas: [area('wood', rectangle(25.2, 35, 30, 38))] });
    expect(judgeMove(beside, mover(), [forward(9)])).toMatchObject({ legal: true, paid: false });
    const touch = ruled({ 'R-01': { value: 'touch', source: 'owner' } });
    expect(judgeMove(beside, mover(), [forward(9)], 'normal', touch)).toMatchObject({ legal: false, limit: 6 });
    expect(judgeMove(CLIPPED, mover(), [forward(2)], 'normal', touch)).toMatchObject({ legal: true, paidAt: 2 });
    expect(judgeMove(CLIPPED, mover(), [forward(1.9)], 'normal', touch)).toMatchObject({ legal: true, paid: false });
  });

  test('LM-35: through a friend, but not onto it', () => {
    const passed = ground({ friends: [friend(22.8, 36, 25.2, 37.2)] });
    expect(judgeMove(passed, mover(), [forward(4)])).toMatchObject({
      clause: '7.2/cost-own-unit',
      params: { with: 'friend' },
    });
    expect(judgeMove(passed, mover(), [forward(6)])).toMatchObject({
      legal: true,
      paid: true,
      paidAt: expect.closeTo(2.8, 9),
    });
  });

  test('7.2/full-front: impassable terrain and the table’s edge end the step', () => {
    const rocks = ground({ areas: [area('impassable', rectangle(25, 30, 30, 35))] });
    expect(verdict(judgeMove(rocks, mover(), [forward(5)]))).toBe('legal');
    expect(judgeMove(rocks, mover(), [forward(6)])).toMatchObject({
      clause: '7.2/full-front',
      moved: 5,
      contacts: [{ with: 'impassable', effect: 'blocks', at: 5 }],
      causes: [{ kind: 'area', id: 'impassable' }],
    });
    const near = mover({ pose: pose(24, 4) });
    expect(verdict(judgeMove(ground(), near, [forward(4)]))).toBe('legal');
    expect(judgeMove(ground(), near, [forward(5)])).toMatchObject({
      clause: '7.2/full-front',
      params: { what: 'table' },
      moved: 4,
    });
  });

  test('a barrier that blocks ends the step, and is not stood on', () => {
    const wall = { ...barrier('wall', line([10, 36], [40, 36])), slows: false, blocks: true };
    const walled = ground({ barriers: [wall] });
    expect(judgeMove(walled, mover(), [forward(4)])).toMatchObject({ legal: true, paid: false });
    expect(judgeMove(walled, mover(), [forward(5)])).toMatchObject({
      clause: '7.2/full-front',
      params: { with: 'wall' },
      moved: 4,
    });
    expect(verdict(judgeMove(walled, mover(), [forward(4), pivot(45)]))).toBe('7.3/pivot-room-after');
  });

  test('other bases on the same ground', () => {
    const changed = withBases(CLIPPED, [friend(22.8, 36, 25.2, 37.2)], [enemy({ pose: pose(24, 30, 180) })]);
    expect(judgeMove(changed, mover(), [forward(9)]).contacts.map(contact => contact.with)).toEqual(['wood', 'friend']);
    expect(verdict(judgeMove(withBases(changed, [], []), mover(), [forward(6)]))).toBe('legal');
  });

  test('a concave wood is met where its own edge is', () => {
    const horseshoe = line([20, 30], [28, 30], [28, 38], [26, 38], [26, 34], [22, 34], [22, 38], [20, 38]);
    const wood = ground({ areas: [area('wood', horseshoe)] });
    expect(judgeMove(wood, mover(), [forward(6)])).toMatchObject({ paid: false, legal: true });
    expect(judgeMove(wood, mover({ march: true }), [forward(7)])).toMatchObject({ paidAt: 6, legal: true });
  });

  test('C-02: a stream is met at its near bank', () => {
    const stream = ground({ bands: [band('stream', line([0, 36], [72, 36]), 0.5)] });
    const judgement = judgeMove(stream, mover(), [forward(6)]);
    expect(judgement).toMatchObject({ legal: true, paidAt: 3.75 });
  });

  test('C-03: a fence at the very front is still to be crossed', () => {
    const fence = (y: number) => ground({ barriers: [barrier('fence', line([10, y], [40, y]))] });
    for (const y of [40, 40.0004, 39.9996]) {
      expect(judgeMove(fence(y), mover(), [forward(1)])).toMatchObject({ paid: true });
      expect(judgeMove(fence(y), mover(), [forward(1)]).paidAt).toBeLessThan(0.001);
    }
    expect(judgeMove(fence(40.6), mover(), [forward(1)])).toMatchObject({ paid: true, paidAt: 0 });
    expect(judgeMove(fence(41.2), mover(), [forward(1)])).toMatchObject({ paid: false });
  });

  test('a fence along the side of the swept band is not met', () => {
    const fence = ground({ barriers: [barrier('fence', line([25.2, 44], [25.2, 30]))] });
    expect(judgeMove(fence, mover(), [forward(9)])).toMatchObject({ legal: true, paid: false });
  });

  test('R-05: when a unit starts in terrain', () => {
    const corner = rectangle(20, 36, 23, 44);
    const most = rectangle(20, 36, 24.5, 44);
    const readings = (ring: Parameters<typeof area>[1]) =>
      (['anyPart', 'moreThanHalf', 'frontCentre'] as const).map(value => {
        const settings = ruled({ 'R-05': { value, source: 'owner' } });
        return judgeMove(ground({ areas: [area('wood', ring)] }), mover(), [forward(0.005)], 'normal', settings).paid;
      });
    expect(readings(corner)).toEqual([true, false, false]);
    expect(readings(most)).toEqual([true, true, true]);
    expect(readings(rectangle(20, 40.4, 30, 44))).toEqual([true, true, false]);
  });

  rule('7.1/support-ref', 'R-50: a support move has the plain value, pays, and minds no zones but bases', () => {
    const unit = mover({ march: true });
    expect(judgeMove(ground(), unit, [forward(9)], 'support')).toMatchObject({ legal: true, limit: 9 });
    expect(verdict(judgeMove(ground(), unit, [forward(9.5)], 'support'))).toBe('7.2/max-distance');
    expect(judgeMove(CLIPPED, unit, [forward(6.5)], 'support')).toMatchObject({ legal: false, limit: 6 });
    const close = ground({ enemies: [enemy({ pose: pose(24, 36, 180) })] });
    expect(verdict(judgeMove(close, mover(), [forward(4)], 'support'))).toBe('legal');
    expect(verdict(judgeMove(close, mover(), [forward(4.5)], 'support'))).toBe('7.2/full-front');
  });
});
