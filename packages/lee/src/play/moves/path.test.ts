import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect } from 'vitest';
import type { ClauseId } from '../../clauses.generated.ts';
import { DEFAULT_BOOK } from '../../data/book.ts';
import {
  after,
  at,
  bridgeAt,
  forceOf,
  line,
  moveOf,
  moving,
  outline,
  played,
  poseOfUnit,
  type Sketch,
  UNIT,
  verdict,
  way,
  wood,
} from '../battle.fixture.ts';
import type { ToldStep } from '../shapes.ts';
import { judge } from '../table/judge.ts';
import { centrePivotStep, forwardStep, pivotStep } from '../table/told.ts';

const rule = ruleTests<ClauseId>();
const HERE = { [UNIT]: at(24, 40) };
const told = (sketch: Sketch, ...steps: readonly ToldStep[]): string =>
  verdict(moving({ blue: HERE, ...sketch }), moveOf(steps));
const BOOK = [pivotStep(90), forwardStep(4), pivotStep(-90), forwardStep(3), pivotStep(-90)];

describe('pivots', () => {
  rule('7.3/pivot-front-centre', 'LM-17: about the middle of the front', () => {
    const game = after(moving({ blue: HERE }), moveOf(BOOK));
    expect(poseOfUnit(game, 'blue', UNIT)).toEqual([28, 37, 270]);
  });
  rule('7.3/pivots-any-number', 'as many as one likes', () => {
    const steps = Array.from({ length: 40 }, (_, i) =>
      i % 2 === 0 ? pivotStep(i % 4 === 0 ? 30 : -30) : forwardStep(0.4),
    );
    expect(told({}, ...steps)).toBe('legal');
  });
  rule('7.3/manoeuvres-free', 'LM-17: only the straight legs count', () => {
    expect(played(moving({ blue: HERE }), moveOf(BOOK)).events).toMatchObject([{ moved: 7000 }]);
  });
  rule('7.3/forward-only', 'LM-19: never backwards', () => {
    expect(told({}, forwardStep(-2))).toBe('7.3/forward-only');
    expect(told({}, pivotStep(90), forwardStep(2))).toBe('legal');
  });
  rule('7.3/centre-pivot-start-end', 'LM-20, LM-23: about the centre at the start and at the end', () => {
    const about = after(moving({ blue: HERE }), moveOf([centrePivotStep(180)]));
    expect(poseOfUnit(about, 'blue', UNIT)).toEqual([24, 41.2, 180]);
    const both = [centrePivotStep(20), forwardStep(5), centrePivotStep(20)];
    expect(told({}, ...both)).toBe('legal');
    const { rulings } = DEFAULT_BOOK.movement;
    const one = {
      ...DEFAULT_BOOK,
      movement: { ...DEFAULT_BOOK.movement, rulings: { ...rulings, 'R-08': { value: 'one', source: 'owner' } } },
    } as const;
    expect(told({ world: { book: one } }, ...both)).toBe('7.3/centre-pivot-start-end');
  });
  rule('7.3/centre-pivot-not-midway', 'LM-22: not between two steps', () => {
    expect(told({}, forwardStep(2), centrePivotStep(90), forwardStep(2))).toBe('7.3/centre-pivot-not-midway');
  });
  rule('7.3/centre-pivot-normal-only', 'in a normal move only', () => {
    const support = moveOf([centrePivotStep(90)], { kind: 'support' });
    expect(verdict(moving({ blue: HERE }), support)).toBe('7.3/centre-pivot-normal-only');
    expect(told({}, centrePivotStep(90))).toBe('legal');
  });
  const CLIPPED: Sketch = {
    blue: { ...HERE, 'i-1-b': at(21.5, 38) },
    terrain: { areas: [wood(outline(20, 40.3, 22.7, 43))] },
  };
  rule('7.3/pivot-overlap-ok', 'LM-25: what the base sweeps over while it turns does not matter', () => {
    expect(told(CLIPPED, pivotStep(180))).toBe('legal');
  });
  rule('7.3/pivot-no-contact-cost', 'LM-25: nor does it cost', () => {
    expect(played(moving(CLIPPED), moveOf([pivotStep(180)])).events).toMatchObject([{ paid: false }]);
  });
  rule('7.3/pivot-room-after', 'LM-26, LM-59: there has to be room to stand, away from enemies too', () => {
    const blue = { ...HERE, 'i-1-b': at(22.8, 38.9) };
    expect(told({ blue }, pivotStep(180))).toBe('7.3/pivot-room-after');
    expect(told({}, pivotStep(180))).toBe('legal');
    const near = { blue: { [UNIT]: at(24, 23.5) }, grey: { 'first-1-a': at(24, 20, 180) } };
    expect(told(near, pivotStep(180))).toBe('7.4/no-enter-zoc');
  });
});

describe('the sweep', () => {
  const BESIDE = { areas: [wood(outline(25, 35, 30, 38))] };
  const ROAD = { ...BESIDE, lines: [line('road', way([24, 48], [24, 0]))] };
  rule('7.2/full-front', 'LM-28, LM-29: all that the width meets, but not what it only touches', () => {
    expect([6, 6.5].map(s => told({ terrain: BESIDE }, forwardStep(s)))).toEqual(['legal', '7.2/reduce-on-contact']);
    const tangent = { areas: [wood(outline(25.2, 35, 30, 38))] };
    expect(told({ terrain: tangent }, forwardStep(9))).toBe('legal');
    const edge = { blue: { [UNIT]: at(24, 5) } };
    expect(told(edge, forwardStep(6))).toBe('7.2/full-front');
  });
  rule('7.3/measure-vs-sweep', 'the line is the distance, the band meets obstacles', () => {
    const judgement = judge(moving({ blue: HERE, terrain: BESIDE }), moveOf([forwardStep(6)]));
    expect(judgement).toMatchObject({
      legal: true,
      moved: 6,
      paidAt: 2,
      limit: 6,
      remaining: 0,
      contacts: [{ with: 'p1' }],
    });
    expect(judgement?.swept).toHaveLength(1);
  });
  rule('7.2/road-exception', 'LM-31, LM-58: on a road it clips nothing', () => {
    expect(told({ terrain: ROAD }, forwardStep(9, 'road'))).toBe('legal');
    expect(told({ terrain: BESIDE }, forwardStep(9, 'road'))).toBe('7.2/road-exception');
    const bend = {
      areas: [wood(outline(14, 14, 22, 22))],
      lines: [line('road', way([36, 0], [18, 18], [18, 48]))],
    };
    const there = { blue: { [UNIT]: at(18, 24) }, terrain: bend };
    expect(told(there, forwardStep(6, 'road'), pivotStep(45), forwardStep(3, 'road'))).toBe('legal');
    expect(told(there, forwardStep(6), pivotStep(45), forwardStep(3))).toBe('7.2/reduce-on-contact');
  });
  rule('7.2/road-only-while', 'LM-32: off the road the wood under the base counts', () => {
    const steps = (s: number) => [forwardStep(3, 'road'), forwardStep(s)];
    expect([3, 3.5].map(s => told({ terrain: ROAD }, ...steps(s)))).toEqual(['legal', '7.2/reduce-on-contact']);
    expect(told({ terrain: ROAD }, pivotStep(30), forwardStep(3, 'road'))).toBe('7.2/road-only-while');
  });
  rule('7.2/road-normal-only', 'LM-34: neither in a support move nor when forced', () => {
    const support = moveOf([forwardStep(9, 'road')], { kind: 'support' });
    expect(verdict(moving({ blue: HERE, terrain: ROAD }), support)).toBe('7.2/road-normal-only');
    expect(verdict(moving({ blue: HERE, terrain: ROAD }), forceOf('push-back', 4))).toBe('legal');
  });
  rule('13.10/bridge-crossing', 'LM-60: a river is crossed on a bridge', () => {
    const river = line('river', way([0, 20], [72, 20]), 2);
    const over = (x: number, s: number) =>
      told({ blue: { [UNIT]: at(x, 24) }, terrain: { lines: [river], bridges: [bridgeAt(20, 20)] } }, forwardStep(s));
    expect([over(20, 7), over(20, 6), over(21, 3), over(21, 4)]).toEqual([
      'legal',
      '13.10/bridge-crossing',
      'legal',
      '13.10/bridge-crossing',
    ]);
  });
});
