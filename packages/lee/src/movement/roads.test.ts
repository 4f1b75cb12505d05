import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect, test } from 'vitest';
import type { ClauseId } from '../clauses.generated.ts';
import { judgeForced } from './forced.ts';
import { judgeMove } from './judgeMove.ts';
import {
  area,
  band,
  bridge,
  enemy,
  forward,
  friend,
  ground,
  line,
  mover,
  pivot,
  pose,
  rectangle,
  road,
  verdict,
} from './table.fixture.ts';

const rule = ruleTests<ClauseId>();
const WOOD = area('wood', rectangle(25, 35, 30, 38));
const UPWARDS = road(line([24, 48], [24, 0]));
const ALONG = ground({ areas: [WOOD], roads: [UPWARDS] });

describe('C. Roads', () => {
  rule('7.2/road-exception', 'LM-31: on a road nothing is clipped', () => {
    expect(judgeMove(ALONG, mover(), [forward(9, 'road')])).toMatchObject({ legal: true, paid: false, contacts: [] });
    expect(verdict(judgeMove(ALONG, mover(), [forward(9)]))).toBe('7.2/reduce-on-contact');
    expect(verdict(judgeMove(ALONG, mover(), [forward(9, 'lane')]))).toBe('7.2/road-exception');
    const railway = ground({ roads: [{ ...UPWARDS, isRailway: true }] });
    expect(verdict(judgeMove(railway, mover(), [forward(9, 'road')]))).toBe('7.2/road-exception');
  });

  rule('7.2/road-only-while', 'LM-32: where the road is left, the wood under the base is met', () => {
    const left = judgeMove(ALONG, mover(), [forward(3, 'road'), forward(3)]);
    expect(left).toMatchObject({ legal: true, paidAt: 3, limit: 6, remaining: 0 });
    expect(verdict(judgeMove(ALONG, mover(), [forward(3, 'road'), forward(3.5)]))).toBe('7.2/reduce-on-contact');
    const beside = mover({ pose: pose(24.6, 40) });
    expect(verdict(judgeMove(ALONG, beside, [forward(2, 'road')]))).toBe('7.2/road-only-while');
    const askew = mover({ pose: pose(24, 40, 11) });
    expect(verdict(judgeMove(ALONG, askew, [forward(1, 'road')]))).toBe('7.2/road-only-while');
    expect(verdict(judgeMove(ALONG, mover({ pose: pose(24, 40, 10) }), [forward(1, 'road')]))).toBe('legal');
  });

  rule(
    '7.2/road-only-while',
    'a road with a corner on its straight way is one road, told in one step or in two',
    () => {
      const cornered = ground({ areas: [WOOD], roads: [road(line([24, 48], [24, 36], [24.3, 0]))] });
      expect(verdict(judgeMove(cornered, mover(), [forward(9, 'road')]))).toBe('legal');
      expect(verdict(judgeMove(cornered, mover(), [forward(4, 'road'), forward(5, 'road')]))).toBe('legal');
      const turning = ground({ areas: [WOOD], roads: [road(line([24, 48], [24, 36], [30, 0]))] });
      expect(verdict(judgeMove(turning, mover(), [forward(9, 'road')]))).toBe('7.2/road-only-while');
    },
  );

  rule('7.2/road-normal-only', 'LM-34: a support move has no road, and a forced one does not need it', () => {
    expect(verdict(judgeMove(ALONG, mover(), [forward(3, 'road')], 'support'))).toBe('7.2/road-normal-only');
    expect(verdict(judgeMove(ALONG, mover(), [forward(3, 'road')]))).toBe('legal');
    expect(judgeForced(ALONG, mover(), { cause: 'push-back' })).toMatchObject({ legal: true, moved: 4 });
  });

  test('LM-58: round a bend in a wood', () => {
    const bent = road(line([36, 0], [18, 18], [18, 48]));
    const wood = ground({ areas: [area('wood', rectangle(14, 14, 22, 22))], roads: [bent] });
    const unit = mover({ pose: pose(18, 24) });
    const judgement = judgeMove(wood, unit, [forward(6, 'road'), pivot(45), forward(3, 'road')]);
    expect(judgement).toMatchObject({ legal: true, paid: false, moved: 9 });
    expect(judgement.end.at.x).toBeCloseTo(20.121, 3);
    expect(judgement.end.at.y).toBeCloseTo(15.879, 3);
    expect(judgeMove(wood, unit, [forward(6), pivot(45), forward(3)])).toMatchObject({
      legal: false,
      paidAt: 2,
      limit: 6,
    });
  });

  test('R-10: a unit that starts in a wood on a road pays nothing while on it', () => {
    const around = ground({ areas: [area('wood', rectangle(20, 30, 28, 44))], roads: [UPWARDS] });
    expect(judgeMove(around, mover(), [forward(9, 'road')])).toMatchObject({ legal: true, paid: false });
    expect(judgeMove(around, mover(), [forward(2), forward(2, 'road')])).toMatchObject({
      legal: true,
      paid: true,
      paidAt: 0,
    });
    expect(judgeMove(around, mover(), [forward(7, 'road'), pivot(5)])).toMatchObject({
      clause: '7.2/reduce-on-contact',
    });
  });

  test('friends are passed on a road, but no place on one is taken and none is left through one', () => {
    const column = ground({ friends: [friend(22.8, 36, 25.2, 37.2)], roads: [UPWARDS] });
    expect(judgeMove(column, mover(), [forward(9, 'road')])).toMatchObject({ legal: true, paid: false });
    expect(verdict(judgeMove(column, mover(), [forward(4, 'road')]))).toBe('7.2/cost-own-unit');
    expect(verdict(judgeMove(column, mover(), [forward(4, 'road'), forward(2)]))).toBe('7.2/road-only-while');
  });

  test('in a bend there is still no room on an enemy', () => {
    const bent = ground({
      roads: [road(line([24, 48], [24, 36], [36, 24]))],
      enemies: [enemy({ pose: pose(21.5, 38, 0), zone: 'none' })],
    });
    const steps = [forward(4, 'road'), pivot(45), forward(2, 'road')];
    expect(verdict(judgeMove(bent, mover(), steps))).toBe('7.4/no-zoc-1-inch');
  });
});

describe('LM-60: bridges', () => {
  const RIVER = band('river', line([0, 20], [72, 20]), 2);
  const CROSSING = ground({ bands: [RIVER], bridges: [bridge(20, 20)] });
  const at = (x: number, y = 24, heading = 0) => mover({ pose: pose(x, y, heading) });

  rule('13.10/bridge-crossing', 'over the bridge to the other bank, and nowhere else', () => {
    expect(verdict(judgeMove(CROSSING, at(20), [forward(7)]))).toBe('legal');
    expect(judgeMove(CROSSING, at(20), [forward(6)])).toMatchObject({
      clause: '13.10/bridge-crossing',
      params: { with: 'river' },
    });
    expect(verdict(judgeMove(CROSSING, at(21), [forward(3)]))).toBe('legal');
    expect(judgeMove(CROSSING, at(21), [forward(4)])).toMatchObject({ clause: '13.10/bridge-crossing', moved: 3 });
    expect(judgeMove(CROSSING, at(20), [forward(7)]).paid).toBe(false);
  });

  test('back as well, and a little askew', () => {
    expect(verdict(judgeMove(CROSSING, at(20, 16, 180), [forward(7)]))).toBe('legal');
    expect(verdict(judgeMove(CROSSING, at(19.7, 23, 8), [forward(6.5)]))).toBe('legal');
    expect(verdict(judgeMove(CROSSING, at(19.7, 23, 12), [forward(6.5)]))).toBe('13.10/bridge-crossing');
  });

  test('no turning on the bridge, and what lies beyond is met', () => {
    expect(verdict(judgeMove(CROSSING, at(20), [forward(4), pivot(3), forward(3)]))).toBe('7.3/pivot-room-after');
    const wooded = ground({
      bands: [RIVER],
      bridges: [bridge(20, 20)],
      areas: [area('wood', rectangle(10, 10, 30, 18.5))],
    });
    expect(judgeMove(wooded, at(20), [forward(7)])).toMatchObject({ clause: '7.2/reduce-on-contact', limit: 6 });
  });

  test('the next bend of the river is not under the bridge', () => {
    const winding = band('river', line([0, 20], [40, 20], [40, 10], [0, 10]), 2);
    const twice = ground({ bands: [winding], bridges: [bridge(20, 20)] });
    const unit = mover({ pose: pose(20, 24), march: true });
    expect(verdict(judgeMove(twice, unit, [forward(12)]))).toBe('legal');
    expect(judgeMove(twice, { ...unit, pose: pose(20, 22) }, [forward(12)])).toMatchObject({
      clause: '13.10/bridge-crossing',
      moved: 11,
    });
  });

  test('a road crosses the river by its bridge only', () => {
    const roads = [road(line([20, 48], [20, 0]))];
    const bridged = ground({ bands: [RIVER], bridges: [bridge(20, 20)], roads });
    expect(verdict(judgeMove(bridged, at(20), [forward(7, 'road')]))).toBe('legal');
    expect(verdict(judgeMove(bridged, at(20), [forward(5, 'road')]))).toBe('13.10/bridge-crossing');
    const ford = ground({ bands: [RIVER], roads });
    expect(verdict(judgeMove(ford, at(20), [forward(7, 'road')]))).toBe('13.10/bridge-crossing');
    expect(verdict(judgeMove(ford, at(20), [forward(3, 'road')]))).toBe('legal');
  });

  test('a forced move meets the next bend as well', () => {
    const winding = band('river', line([0, 20], [40, 20], [40, 15], [0, 15]), 2);
    const twice = ground({ bands: [winding], bridges: [bridge(20, 20)] });
    const unit = mover({ movement: 24, pose: pose(20, 22.3) });
    const carded = judgeForced(twice, unit, { cause: 'card', heading: 0, distance: 12 });
    expect(carded).toMatchObject({ clause: '13.10/bridge-crossing' });
    expect(carded.moved).toBeCloseTo(6.3, 6);
  });

  test('a unit that is pushed back may cross as well', () => {
    const over = ground({ bands: [RIVER], bridges: [bridge(20, 20)] });
    const wide = mover({ movement: 12, pose: pose(20, 22.3, 180) });
    expect(judgeForced(over, wide, { cause: 'push-back' })).toMatchObject({ legal: true, moved: 6 });
    expect(judgeForced(ground({ bands: [RIVER] }), wide, { cause: 'push-back' }).moved).toBeCloseTo(0.1, 6);
  });
});
