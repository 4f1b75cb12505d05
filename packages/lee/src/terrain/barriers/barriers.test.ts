import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect, test } from 'vitest';
import type { ClauseId } from '../../clauses.generated.ts';
import { after, asked, decider, whyNot } from '../../testing/play.fixture.ts';
import type { Side } from '../../world.ts';
import { judgePlacement } from '../judgePlacement.ts';
import type { StoredPoint } from '../stored.ts';
import {
  A,
  area,
  B,
  laidLine,
  line,
  ordinaryTurn,
  PLAIN,
  RIVER_ACROSS,
  rect,
  type Sketch,
  table,
} from '../table.fixture.ts';
import { hostKind } from './hosts.ts';

const rule = ruleTests<ClauseId>();

const fence = (along: string, course: StoredPoint[]) =>
  ({ do: 'layBarrier', barrier: 'fence', along, line: course }) as const;
const PASS = { do: 'passBarrier' } as const;

const ROAD = laidLine('p1', 'road', line([36, 0], [36, 48]), A);
const FIELD = area('p5', 'difficult', rect(10, 14, 18, 18), A, { surface: 'field' });
const BESIDE = line([36.6, 5], [36.6, 30]);

const turn = (by: Side, sketch: Sketch) =>
  table({ kind: 'barriers', by }, { barriersLeft: 3, world: PLAIN, ...sketch });

describe('13.10 fences and walls', () => {
  rule('13.10/fence-after-ordinary', 'not while ordinary terrain is laid', () => {
    const game = ordinaryTurn(A, { lines: [ROAD] });
    expect(whyNot(game, fence('p1', BESIDE))).toBe('13.10/fence-after-ordinary');
    expect(whyNot(turn(A, { lines: [ROAD] }), fence('p1', BESIDE))).toBeUndefined();
  });

  rule('13.10/fence-road-owner', 'along a road or railway that one has laid oneself, and one for each', () => {
    expect(whyNot(turn(A, { lines: [ROAD] }), fence('p1', BESIDE))).toBeUndefined();
    expect(whyNot(turn(B, { lines: [ROAD] }), fence('p1', BESIDE))).toBe('13.10/fence-road-owner');
    expect(whyNot(turn(A, { lines: [RIVER_ACROSS] }), fence('p1', line([1, 18.8], [9, 18.8])))).toBe(
      '13.10/fence-road-owner',
    );
    expect(whyNot(turn(A, { lines: [ROAD] }), fence('p9', BESIDE))).toBe('13.10/fence-road-owner');
    const barriers = [{ id: 'p8', barrier: 'wall' as const, along: 'p1', line: BESIDE, by: A }];
    expect(whyNot(turn(A, { lines: [ROAD], barriers }), fence('p1', BESIDE))).toBe('13.10/fence-road-owner');
    const told = (by: Side) => judgePlacement(turn(by, { lines: [ROAD], barriers }), fence('p1', BESIDE))[0]?.numbers;
    expect([told(A), told(B)]).toEqual([{ fences: 1 }, {}]);
  });

  rule('13.10/fence-road-length', 'beside it for its whole course, and no longer than the road', () => {
    const game = turn(A, { lines: [ROAD] });
    expect(whyNot(game, fence('p1', line([36.9, 0], [36.9, 48])))).toBeUndefined();
    expect(whyNot(game, fence('p1', line([37.1, 0], [37.1, 48])))).toBe('13.10/fence-road-length');
    const both = line([36.6, 0], [36.6, 40], [35.4, 40], [35.4, 0]);
    expect(whyNot(game, fence('p1', both))).toBe('13.10/fence-road-length');
    expect(whyNot(game, fence('p1', line([36.6, 5], [36.6, 20], [35.4, 20], [35.4, 5])))).toBeUndefined();
    expect(whyNot(game, fence('p1', line([36.6, 5], [44, 5])))).toBe('13.10/fence-road-length');
    expect(whyNot(game, fence('p1', []))).toBe('13.10/fence-road-length');
  });

  rule('13.10/fence-field-owner', 'at a field of one’s own, not at other difficult terrain', () => {
    const side = line([10, 14], [18, 14]);
    expect(whyNot(turn(A, { areas: [FIELD] }), fence('p5', side))).toBeUndefined();
    expect(whyNot(turn(B, { areas: [FIELD] }), fence('p5', side))).toBe('13.10/fence-field-owner');
    const swamp = { ...FIELD, surface: 'plain' as const };
    expect(whyNot(turn(A, { areas: [swamp] }), fence('p5', side))).toBe('13.10/fence-field-owner');
    const barriers = [{ id: 'p8', barrier: 'wall' as const, along: 'p5', line: side, by: A }];
    const told = (by: Side) => judgePlacement(turn(by, { areas: [FIELD], barriers }), fence('p5', side)).at(1)?.numbers;
    expect([told(A), told(B)]).toEqual([{ fences: 1 }, {}]);
  });

  rule('13.10/fence-field-edge', 'LS-62: at least one whole side of the field', () => {
    const game = turn(A, { areas: [FIELD] });
    expect(whyNot(game, fence('p5', line([10, 14], [18, 14])))).toBeUndefined();
    expect(whyNot(game, fence('p5', line([10, 14], [14, 14])))).toBe('13.10/fence-field-edge');
    expect(whyNot(game, fence('p5', line([14, 14], [10, 14], [10, 18])))).toBeUndefined();
    expect(whyNot(game, fence('p5', line([10, 13.5], [18, 13.5])))).toBe('13.10/fence-field-edge');
  });

  test('a round field has no sides: a quarter of its border is enough', () => {
    const ring = Array.from({ length: 40 }, (_, i) => {
      const angle = (i * Math.PI) / 20;
      return { x: Math.round(20000 + 3000 * Math.cos(angle)), y: Math.round(20000 + 3000 * Math.sin(angle)) };
    });
    const game = turn(A, { areas: [{ ...FIELD, ring }] });
    expect(whyNot(game, fence('p5', ring.slice(0, 11)))).toBeUndefined();
    expect(whyNot(game, fence('p5', ring.slice(0, 10)))).toBe('13.10/fence-field-edge');
  });

  rule('13.10/fence-not-sunken', 'LS-61: not at a sunken road', () => {
    expect(
      whyNot(
        turn(A, { lines: [{ ...ROAD, sunken: true }, laidLine('p2', 'road', ROAD.line as StoredPoint[], A)] }),
        fence('p1', BESIDE),
      ),
    ).toBe('13.10/fence-not-sunken');
  });

  rule('13.10/fence-not-embankment', 'LS-61: not at an embanked railway', () => {
    const railway = (bed: 'flat' | 'embanked') =>
      turn(A, { lines: [{ ...ROAD, linear: 'railway', bed }, laidLine('p2', 'road', ROAD.line as StoredPoint[], A)] });
    expect(whyNot(railway('embanked'), fence('p1', BESIDE))).toBe('13.10/fence-not-embankment');
    expect(whyNot(railway('flat'), fence('p1', BESIDE))).toBeUndefined();
  });

  rule('13.10/pass-shrinks', 'LS-80: of three hosts two are left after a pass, and A is to act', () => {
    const lines = [
      ROAD,
      laidLine('p2', 'road', line([36, 0], [18, 18], [18, 48]), A),
      laidLine('p3', 'road', line([36, 48], [54, 30], [54, 0]), B),
    ];
    const game = after(turn(B, { lines }), PASS);
    expect(game.board.terrain.barriersLeft).toBe(2);
    expect([asked(game), decider(game)]).toEqual(['barriers', A]);
  });

  test('a fence or wall is told with what it runs along, which the table does not remember', () => {
    const railway = laidLine('p2', 'railway', line([0, 40], [72, 40]), A);
    const game = turn(A, { lines: [ROAD, railway], areas: [FIELD] });
    expect(['p1', 'p2', 'p5'].map(id => hostKind(game, id))).toEqual(['road', 'railway', 'field']);
    const laid = after(game, fence('p1', BESIDE)).board.terrain.barriers;
    expect(laid.map(barrier => 'host' in barrier)).toEqual([false]);
  });

  test('it ends after two passes in a row, and who has no host is not asked', () => {
    const lines = [ROAD, laidLine('p2', 'road', line([36, 0], [18, 18], [18, 48]), A)];
    const one = after(turn(A, { lines }), fence('p1', BESIDE));
    expect(decider(one)).toBe(A);
    const two = after(one, PASS);
    expect(decider(two)).toBe(A);
    expect(asked(after(two, PASS))).not.toBe('barriers');
  });
});
