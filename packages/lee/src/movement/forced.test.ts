import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect, test } from 'vitest';
import type { ClauseId } from '../clauses.generated.ts';
import { DEFAULT_MOVEMENT_DATA, DEFAULT_SETTINGS, type Settings } from './data.ts';
import { judgeForced } from './forced.ts';
import { judgeMove } from './judgeMove.ts';
import { area, barrier, enemy, forward, friend, ground, line, mover, pose, rectangle } from './table.fixture.ts';

const rule = ruleTests<ClauseId>();
const DIFFICULT = ground({ areas: [area('difficult', rectangle(10, 30, 40, 47))] });

describe('E. Forced moves', () => {
  rule('7.5/exact-distance', 'LM-44, LM-46: exactly 4 inches for a range of 9', () => {
    const pushed = judgeForced(DIFFICULT, mover(), { cause: 'push-back' });
    expect(pushed).toMatchObject({ legal: true, moved: 4, paid: false, end: pose(24, 44), limit: 4 });
    const submit = (distance: number) => judgeForced(DIFFICULT, mover(), { cause: 'push-back', distance });
    expect(submit(4)).toMatchObject({ legal: true });
    expect(submit(3)).toMatchObject({ clause: '7.5/exact-distance', params: { required: 4, distance: 3 } });
    expect(submit(5)).toMatchObject({ clause: '7.5/half-range-floor' });
  });

  rule('7.5/no-terrain-effect', 'LM-47: the forced move pays nothing, so the next move still has to', () => {
    const pushed = judgeForced(DIFFICULT, mover(), { cause: 'push-back' });
    expect(pushed.paid).toBe(false);
    const next = judgeMove(DIFFICULT, mover({ pose: pushed.end }), [forward(7)]);
    expect(next).toMatchObject({ legal: false, clause: '7.2/reduce-at-start', limit: 6 });
  });

  test('friends are passed, but not stood on', () => {
    const behind = ground({ friends: [friend(22.8, 42, 25.2, 43)] });
    expect(judgeForced(behind, mover(), { cause: 'push-back' })).toMatchObject({ legal: true, moved: 4 });
    const there = ground({ friends: [friend(22.8, 43.5, 25.2, 44.5)] });
    const stopped = judgeForced(there, mover(), { cause: 'push-back' });
    expect(stopped).toMatchObject({ legal: true, contacts: [{ with: 'friend', effect: 'blocks' }] });
    expect(stopped.moved).toBeCloseTo(2.3, 6);
    expect(judgeForced(there, mover(), { cause: 'push-back', distance: 4 })).toMatchObject({
      clause: '7.2/cost-own-unit',
    });
    expect(judgeForced(there, mover(), { cause: 'push-back', distance: 2.3 })).toMatchObject({ legal: true });
  });

  test('the edge, impassable ground and enemies stop it', () => {
    const near = mover({ pose: pose(24, 45) });
    expect(judgeForced(ground(), near, { cause: 'push-back' }).moved).toBeCloseTo(1.8, 6);
    const rocks = ground({ areas: [area('impassable', rectangle(24, 43, 30, 46))] });
    expect(judgeForced(rocks, mover(), { cause: 'push-back' }).moved).toBeCloseTo(1.8, 6);
    const wall = ground({ barriers: [{ ...barrier('wall', line([20, 43], [30, 43])), blocks: true }] });
    expect(judgeForced(wall, mover(), { cause: 'break-off' }).moved).toBeCloseTo(1.8, 6);
    const foe = ground({ enemies: [enemy({ pose: pose(24, 43) })] });
    const stopped = judgeForced(foe, mover(), { cause: 'break-off' });
    expect(stopped.moved).toBeCloseTo(1.8, 6);
    expect(judgeForced(foe, mover(), { cause: 'break-off', distance: 4 })).toMatchObject({ clause: '7.2/full-front' });
  });

  test('the direction is data of the cause', () => {
    const carded = judgeForced(ground(), mover(), { cause: 'card', heading: 90 });
    expect(carded).toMatchObject({ legal: true, end: pose(28, 40, 0) });
    const pursuit = judgeForced(ground(), mover(), { cause: 'pursuit', towards: { x: 30, y: 40 } });
    expect(pursuit.end.at.x).toBeCloseTo(28, 6);
    expect(pursuit.end.heading).toBeCloseTo(90, 6);
    expect(() => judgeForced(ground(), mover(), { cause: 'pursuit' })).toThrow('lee/pursuit-without-target');
    expect(() => judgeForced(ground(), mover(), { cause: 'failed-order' })).toThrow('lee/forced-without-heading');
  });

  test('a pursuit that cannot turn towards the enemy stays as it stands', () => {
    const atEdge = mover({ pose: pose(24, 46.8) });
    const turned = judgeForced(ground(), atEdge, { cause: 'pursuit', towards: { x: 34, y: 37 } });
    expect(turned).toMatchObject({ legal: true, moved: 0, end: pose(24, 46.8), contacts: [{ kind: 'table' }] });
    const beside = ground({ friends: [friend(20.5, 40, 22.7, 41)], enemies: [enemy({ pose: pose(24, 37.5, 180) })] });
    const blocked = judgeForced(beside, mover({ pose: pose(24, 38.7) }), {
      cause: 'pursuit',
      towards: { x: 24, y: 36 },
    });
    expect(blocked.end.heading).toBe(0);
  });

  test('zones stop it where the data say so', () => {
    const strict: Settings = {
      ...DEFAULT_SETTINGS,
      data: {
        ...DEFAULT_MOVEMENT_DATA,
        forcedMayEnterZone: {
          ...DEFAULT_MOVEMENT_DATA.forcedMayEnterZone,
          'push-back': { value: false, source: 'owner' },
        },
      },
    };
    const foe = ground({ enemies: [enemy({ pose: pose(24, 46) })] });
    expect(judgeForced(foe, mover(), { cause: 'push-back' })).toMatchObject({ moved: 4 });
    const held = judgeForced(foe, mover(), { cause: 'push-back' }, strict);
    expect(held.moved).toBeCloseTo(1.8, 6);
    expect(held.contacts).toMatchObject([{ kind: 'zone' }]);
  });
});
