import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect, test } from 'vitest';
import type { ClauseId } from '../../clauses.generated.ts';
import {
  after,
  at,
  forceOf,
  line,
  listed,
  moveOf,
  moving,
  numbers,
  outline,
  played,
  poseOfUnit,
  type Sketch,
  UNIT,
  verdict,
  way,
  wood,
} from '../battle.fixture.ts';
import type { Mark } from '../marks.ts';
import type { ToldStep } from '../shapes.ts';
import { judge } from '../table/judge.ts';
import { centrePivotStep, forwardStep, pivotStep } from '../table/told.ts';

const rule = ruleTests<ClauseId>();
const RIDER = 'cav-1-a';
const E = (...marks: readonly Mark[]) => ({ 'first-1-a': at(24, 20, 180, marks) });
const riding = (sketch: Sketch) => moving(sketch, { corps: 'cav' });
const rides = (x: number, y: number, heading: number, steps: readonly ToldStep[], sketch: Sketch = {}): string =>
  verdict(riding({ grey: E(), blue: { [RIDER]: at(x, y, heading) }, ...sketch }), moveOf(steps, { unit: RIDER }));

describe('7.4: near the enemy', () => {
  rule(
    '7.4/no-enter-zoc',
    'LM-36, LM-38, LM-40, LM-43: outside the zone, on a road too; not nearer if one starts inside',
    () => {
      expect([7, 7.1].map(s => rides(24, 30, 0, [forwardStep(s)]))).toEqual(['legal', '7.4/no-enter-zoc']);
      const game = riding({ grey: E(), blue: { [RIDER]: at(24, 30) } });
      expect(numbers(game, moveOf([forwardStep(7.1)], { unit: RIDER }))).toEqual({ gap: 3 });
      expect(rides(30, 30, 0, [forwardStep(12)])).toBe('legal');
      const road = { terrain: { lines: [line('road', way([24, 48], [24, 0]))] } };
      expect(rides(24, 30, 0, [forwardStep(8, 'road')], road)).toBe('7.4/no-enter-zoc');
      expect(rides(24, 22.5, 0, [centrePivotStep(180), forwardStep(5)])).toBe('legal');
      expect(rides(24, 23.7, 90, [forwardStep(5)])).toBe('legal');
      expect(rides(24, 22.5, 0, [forwardStep(0.1)])).toBe('7.4/no-enter-zoc');
      expect(rides(24, 22.5, 0, [pivotStep(180)])).toBe('7.4/no-enter-zoc');
    },
  );
  rule('7.4/no-zoc-1-inch', 'LM-37: an inch from an enemy without a zone', () => {
    const pinned = { grey: E('pinned') };
    expect([9, 9.1].map(s => rides(24, 30, 0, [forwardStep(s)], pinned))).toEqual(['legal', '7.4/no-zoc-1-inch']);
  });
  rule('7.4/pinned-no-zoc', 'LM-37: one that is pinned has none', () => {
    expect(rides(24, 30, 0, [forwardStep(8)], { grey: E('pinned') })).toBe('legal');
    expect(rides(24, 30, 0, [forwardStep(8)])).toBe('7.4/no-enter-zoc');
  });
  rule('7.4/pursuit-closer', 'LM-41: a pursuit passes 2 inches from another enemy', () => {
    const game = riding({ grey: { ...E(), 'horse-1-a': at(28.4, 5, 180) }, blue: { [RIDER]: at(28.4, 30) } });
    expect(verdict(game, forceOf('pursuit', 6, { unit: RIDER, towards: 'horse-1-a' }))).toBe('legal');
    const closer = riding({ grey: { ...E(), 'horse-1-a': at(28.4, 5, 180) }, blue: { [RIDER]: at(28.4, 24) } });
    expect(verdict(closer, forceOf('pursuit', 6, { unit: RIDER, towards: 'horse-1-a' }))).toBe('legal');
    expect(verdict(closer, moveOf([forwardStep(6)], { unit: RIDER }))).toBe('7.4/no-enter-zoc');
  });
  rule(
    '7.4/occupy-closer',
    'R-52: the place of an enemy who was pushed back or destroyed, zones or not, if there is room',
    () => {
      const start = moving({
        grey: { ...E(), 'first-1-b': at(27, 20, 180) },
        blue: { [UNIT]: at(24, 22), 'i-1-b': at(27, 22) },
      });
      const take = { do: 'occupy', unit: UNIT, pose: at(24, 18.8).pose, entitled: true } as const;
      expect(verdict(start, take)).toBe('7.1/three-kinds');
      const pushed = after(start, forceOf('push-back', 4, { side: 'grey', unit: 'first-1-a' }));
      expect(verdict(pushed, take)).toBe('legal');
      expect(verdict(pushed, { ...take, entitled: false })).toBe('7.4/occupy-closer');
      expect(verdict(pushed, { ...take, pose: at(25.5, 18.8).pose })).toBe('7.4/occupy-closer');
      expect(verdict(pushed, { ...take, pose: at(40, 20).pose })).toBe('7.1/three-kinds');
      expect(listed(pushed)).toContainEqual({ do: 'occupy', unit: UNIT, pose: at(24, 20, 180).pose, entitled: true });
      const { game, events } = played(pushed, take);
      expect(events).toMatchObject([{ type: 'placeTaken', unit: UNIT, enemy: 'first-1-a' }]);
      expect(poseOfUnit(game, 'blue', UNIT)).toEqual([24, 18.8, 0]);
      expect(verdict(game, take)).toBe('7.1/three-kinds');
      const dead = after(start, { do: 'mark', side: 'grey', unit: 'first-1-a', mark: 'destroyed', on: true });
      expect(verdict(dead, take)).toBe('legal');
      expect(judge(dead, { ...take, pose: at(25.5, 18.8).pose })).toMatchObject({
        legal: false,
        causes: [{ id: 'first-1-b' }],
      });
    },
  );
});

describe('7.5: forced moves', () => {
  const IN_FIELD = { areas: [wood(outline(10, 30, 40, 47), { terrain: 'difficult' as const })] };
  const pushed = (distance: number, sketch: Sketch = {}): string =>
    verdict(moving({ blue: { [UNIT]: at(24, 40) }, ...sketch }), forceOf('push-back', distance));
  rule('7.5/half-range-floor', 'LM-44: half the range in whole inches', () => {
    expect([4, 4.5].map(distance => pushed(distance))).toEqual(['legal', '7.5/half-range-floor']);
    expect(numbers(moving({ blue: { [UNIT]: at(24, 40) } }), forceOf('push-back', 5))).toEqual({
      required: 4,
      distance: 5,
    });
  });
  rule('7.5/exact-distance', 'LM-46: no less', () => {
    expect(pushed(3)).toBe('7.5/exact-distance');
    expect(pushed(4)).toBe('legal');
  });
  rule('7.5/no-terrain-effect', 'LM-44, LM-47: terrain takes nothing, and nothing is paid', () => {
    const game = after(moving({ blue: { [UNIT]: at(24, 40) }, terrain: IN_FIELD }), forceOf('push-back', 4));
    expect(poseOfUnit(game, 'blue', UNIT)).toEqual([24, 44, 0]);
    expect(game.board.play.units.blue[UNIT]?.paidOn).toBe(0);
    expect(verdict(game, moveOf([forwardStep(7)]))).toBe('7.2/reduce-at-start');
  });
  rule('7.1/cap-exempt-pushback', 'a push-back may be longer than twice M', () => {
    const far = forceOf('push-back', 19, { extra: 15_000 });
    expect(verdict(moving({ blue: { [UNIT]: at(24, 20) } }), far)).toBe('legal');
  });
  rule('7.1/cap-exempt-failed-order', 'and the move of a failed order', () => {
    const far = forceOf('failed-order', 19, { extra: 15_000, heading: 18_000 });
    expect(verdict(moving({ blue: { [UNIT]: at(24, 20) } }), far)).toBe('legal');
  });
  rule('7.1/cap-other-forced', 'but no other', () => {
    const carded = (distance: number) =>
      verdict(moving({ blue: { [UNIT]: at(24, 20) } }), forceOf('card', distance, { extra: 15_000, heading: 18_000 }));
    expect([18, 19].map(carded)).toEqual(['legal', '7.5/half-range-floor']);
  });
  test('who is pushed back and cannot go has left no place', () => {
    const held = moving({ blue: { [UNIT]: at(24, 46.8) } });
    expect(after(held, forceOf('push-back', 0)).board.play.vacated).toEqual([]);
    const free = moving({ blue: { [UNIT]: at(24, 40) } });
    expect(after(free, forceOf('push-back', 4)).board.play.vacated).toMatchObject([{ side: 'blue', unit: UNIT }]);
  });
  test('LM-13: guns without movement stay where they are', () => {
    const guns = moving({ blue: { 'siege-guns': at(24, 40) } });
    expect(verdict(guns, forceOf('push-back', 0, { unit: 'siege-guns' }))).toBe('legal');
    expect(verdict(guns, forceOf('push-back', 1, { unit: 'siege-guns' }))).toBe('7.5/half-range-floor');
  });
  test('what stops it shortens it, and the offered distance is the right one', () => {
    const game = moving({ blue: { [UNIT]: at(24, 45, 0, ['engaged']) }, grey: E() });
    const offered = listed(game).filter(choice => choice.do === 'force');
    expect(offered).toHaveLength(5);
    expect(offered).toContainEqual(forceOf('push-back', 1.8, { towards: 'first-1-a' }));
  });
});
