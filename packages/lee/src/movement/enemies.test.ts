import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect, test } from 'vitest';
import type { ClauseId } from '../clauses.generated.ts';
import { judgeForced } from './forced.ts';
import { judgeMove } from './judgeMove.ts';
import { whyNoOccupying } from './occupy.ts';
import {
  area,
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
  road,
  verdict,
} from './table.fixture.ts';

const rule = ruleTests<ClauseId>();
const AGAINST = ground({ enemies: [enemy()] });
const from = (x: number, y: number, heading = 0) => mover({ movement: 12, pose: pose(x, y, heading) });

describe('D. Enemies', () => {
  rule('7.4/no-enter-zoc', 'LM-36, LM-38: no nearer than 3 inches', () => {
    expect(verdict(judgeMove(AGAINST, from(24, 30), [forward(7)]))).toBe('legal');
    const refused = judgeMove(AGAINST, from(24, 30), [forward(7.1)]);
    expect(refused).toMatchObject({
      clause: '7.4/no-enter-zoc',
      params: { enemy: 'enemy', gap: 3 },
      causes: [{ kind: 'zone' }],
    });
    expect(refused.moved).toBeCloseTo(7, 6);
    expect(verdict(judgeMove(AGAINST, from(30, 30), [forward(12)]))).toBe('legal');
    expect(verdict(judgeMove(AGAINST, from(29.3, 30), [forward(12)]))).toBe('7.4/no-enter-zoc');
  });

  rule('7.4/no-zoc-1-inch', 'LM-37: an inch from an enemy without a zone', () => {
    for (const other of [{ pinned: true }, { zone: 'none' }] as const) {
      const without = ground({ enemies: [enemy(other)] });
      expect(verdict(judgeMove(without, from(24, 30), [forward(9)]))).toBe('legal');
      expect(verdict(judgeMove(without, from(24, 30), [forward(9.1)]))).toBe('7.4/no-zoc-1-inch');
    }
  });

  rule('7.4/pinned-no-zoc', 'LM-37: a unit pinned by artillery has no zone', () => {
    const pinned = ground({ enemies: [enemy({ pinned: true })] });
    expect(verdict(judgeMove(pinned, from(24, 30), [forward(8)]))).toBe('legal');
    expect(verdict(judgeMove(AGAINST, from(24, 30), [forward(8)]))).toBe('7.4/no-enter-zoc');
  });

  test('LM-40: a road leads into no zone', () => {
    const onRoad = ground({ enemies: [enemy()], roads: [road(line([24, 48], [24, 0]))] });
    expect(verdict(judgeMove(onRoad, from(24, 30), [forward(8, 'road')]))).toBe('7.4/no-enter-zoc');
    expect(verdict(judgeMove(onRoad, from(24, 30), [forward(7, 'road')]))).toBe('legal');
  });

  test('LM-43: who starts inside may not come nearer', () => {
    expect(verdict(judgeMove(AGAINST, from(24, 22.5), [pivotCentre(180), forward(5)]))).toBe('legal');
    expect(verdict(judgeMove(AGAINST, from(24, 23.7, 90), [forward(5)]))).toBe('legal');
    expect(verdict(judgeMove(AGAINST, from(24, 22.5), [forward(0.1)]))).toBe('7.4/no-enter-zoc');
    expect(verdict(judgeMove(AGAINST, from(24, 22.5), [pivot(180)]))).toBe('7.4/no-enter-zoc');
  });

  test('LM-59: the body may not swing into a zone', () => {
    expect(verdict(judgeMove(AGAINST, from(24, 23.5), [pivot(180)]))).toBe('7.4/no-enter-zoc');
    expect(verdict(judgeMove(AGAINST, from(24, 24.2), [pivot(180)]))).toBe('legal');
  });

  test('a unit that touches an enemy does not walk through it', () => {
    expect(judgeMove(AGAINST, from(24, 20), [forward(4)])).toMatchObject({
      clause: '7.4/no-zoc-1-inch',
      moved: expect.closeTo(0, 9),
    });
  });

  test('a zone before the front only: as wide as the base', () => {
    const facing = ground({ enemies: [enemy({ zone: { shape: 'front-rect', depth: 3 } })] });
    expect(verdict(judgeMove(facing, from(24, 30), [forward(7)]))).toBe('legal');
    expect(judgeMove(facing, from(24, 30), [forward(7.1)])).toMatchObject({ clause: '7.4/no-enter-zoc' });
    expect(verdict(judgeMove(facing, from(26.4, 30), [forward(12)]))).toBe('legal');
    expect(verdict(judgeMove(facing, from(26.3, 30), [forward(12)]))).toBe('7.4/no-enter-zoc');
    expect(verdict(judgeMove(facing, from(24, 10, 180), [forward(8.8)]))).toBe('legal');
    expect(verdict(judgeMove(facing, from(24, 10, 180), [forward(8.9)]))).toBe('7.4/no-zoc-1-inch');
    expect(verdict(judgeMove(facing, from(24, 22), [forward(0.5)]))).toBe('7.4/no-enter-zoc');
    expect(verdict(judgeMove(facing, from(24, 22), [pivotCentre(180), forward(2)]))).toBe('legal');
  });

  test('a zone before the front only: an arc', () => {
    const arc = (angle: number) => ground({ enemies: [enemy({ zone: { shape: 'front-arc', depth: 3, angle } })] });
    expect(verdict(judgeMove(arc(90), from(24, 30), [forward(7)]))).toBe('legal');
    expect(verdict(judgeMove(arc(90), from(24, 30), [forward(7.1)]))).toBe('7.4/no-enter-zoc');
    const corner = 3 * Math.SQRT1_2;
    expect(verdict(judgeMove(arc(90), from(24 + corner + 1.2, 30), [forward(12)]))).toBe('legal');
    expect(verdict(judgeMove(arc(90), from(24 + corner + 1.1, 30), [forward(12)]))).toBe('7.4/no-enter-zoc');
    expect(verdict(judgeMove(arc(180), from(24 + corner + 1.2, 30), [forward(12)]))).toBe('7.4/no-enter-zoc');
    expect(verdict(judgeMove(arc(180), from(24, 10, 180), [forward(8)]))).toBe('legal');
  });
});

describe('pursuit and taking a place', () => {
  rule('7.4/pursuit-closer', 'LM-41: a pursuit passes an enemy at 2 inches, but not through it', () => {
    const pursuer = from(28.4, 24);
    const passing = judgeForced(AGAINST, pursuer, { cause: 'pursuit', towards: { x: 28.4, y: 10 }, distance: 6 });
    expect(passing).toMatchObject({ legal: true, moved: 6, paid: false });
    const into = judgeForced(AGAINST, from(24, 24), { cause: 'pursuit', towards: { x: 24, y: 10 }, distance: 6 });
    expect(into).toMatchObject({ legal: false, clause: '7.4/pursuit-closer' });
    expect(into.moved).toBeCloseTo(4, 6);
  });

  rule('7.4/occupy-closer', 'R-52: a vacated place may be taken next to an enemy, if there is room', () => {
    const unit = from(24, 30);
    expect(whyNoOccupying(AGAINST, unit, pose(24, 21))).toBeUndefined();
    expect(whyNoOccupying(AGAINST, unit, pose(24, 19.9))).toMatchObject({
      clause: '7.4/occupy-closer',
      params: { what: 'enemy' },
    });
    const crowded = ground({
      friends: [friend(22, 30, 24, 31)],
      areas: [area('impassable', rectangle(40, 20, 44, 24))],
    });
    expect(whyNoOccupying(crowded, unit, pose(24, 30))).toMatchObject({ params: { what: 'friend' } });
    expect(whyNoOccupying(crowded, unit, pose(41, 22))).toMatchObject({ params: { what: 'area' } });
    expect(whyNoOccupying(crowded, unit, pose(1, 22))).toMatchObject({ params: { what: 'table' } });
  });
});
