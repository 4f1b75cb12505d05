import { describe, expect, test } from 'vitest';
import { judgeForced } from './moves/forced.ts';
import { judgeMarch } from './moves/march.ts';
import type { Field, Moving, Step } from './moves/mover.ts';
import { judgePlacement } from './placements/judge.ts';
import type { Attempt, Placement, Setting } from './placements/setting.ts';
import { spot } from './plane.ts';
import type { AreaHere, BaseHere, LineHere, Spot, TableHere } from './table.ts';

/** The judge is judged by the examples of the specification, which it shares with the engine. */

const EMPTY: Field = {
  width: 72,
  height: 48,
  areas: [],
  lines: [],
  barriers: [],
  bridges: [],
  friends: [],
  enemies: [],
};
const rect = (x0: number, y0: number, x1: number, y1: number): Spot[] => [
  spot(x0, y0),
  spot(x1, y0),
  spot(x1, y1),
  spot(x0, y1),
];
const path = (...points: readonly (readonly [number, number])[]): Spot[] => points.map(([x, y]) => spot(x, y));
const area = (ring: readonly Spot[], more: Partial<AreaHere> = {}): AreaHere => ({
  ...{ id: 'a', terrain: 'wood', surface: 'plain', ring, by: 'blue', half: false },
  ...more,
});
const WIDTHS = { river: 2, stream: 0.5, road: 1, railway: 1 } as const;
const laid = (linear: LineHere['linear'], line: readonly Spot[]): LineHere => ({
  ...{ id: linear, linear, line, width: WIDTHS[linear], by: 'blue', sunken: false, embanked: false },
});
const base = (x: number, y: number, heading: number, pinned = false): BaseHere => ({
  ...{ id: 'b', at: spot(x, y), heading, width: 2.4, depth: 1.2, pinned },
});
const unit = (more: Partial<Moving> = {}): Moving => ({
  ...{ at: spot(24, 40), heading: 0, width: 2.4, depth: 1.2, movement: 9 },
  ...{ immobile: false, march: false, added: 0, hasPaid: false, marks: [] },
  ...more,
});
const ahead = (inches: number, onRoad = ''): Step => ({ do: 'forward', turn: 0, ahead: inches, onRoad });
const front = (turn: number): Step => ({ do: 'pivotFront', turn, ahead: 0, onRoad: '' });
const centre = (turn: number): Step => ({ do: 'pivotCentre', turn, ahead: 0, onRoad: '' });

const says = (field: Partial<Field>, mover: Moving, ...steps: readonly Step[]): string =>
  judgeMarch({ ...EMPTY, ...field }, mover, steps, 'normal').say;

describe('moves', () => {
  test('LM-02, LM-03, LM-04, LM-07: what contact costs', () => {
    const march = unit({ march: true });
    const rough = { areas: [area(rect(20, 31, 28, 34))] };
    expect([9, 9.5].map(s => says(rough, march, ahead(s)))).toEqual(['legal', 'illegal']);
    const inside = { areas: [area(rect(20, 34, 28, 42)), area(rect(20, 25, 28, 34), { surface: 'field' })] };
    expect([9, 10].map(s => says(inside, march, ahead(s)))).toEqual(['legal', 'illegal']);
    expect([3, 3.5].map(s => says(inside, unit({ movement: 4 }), ahead(s)))).toEqual(['legal', 'illegal']);
    const swift = unit({ added: 12 });
    const near = { areas: [area(rect(20, 37, 28, 39))] };
    expect([15, 15.5].map(s => says(near, swift, ahead(s)))).toEqual(['legal', 'illegal']);
    expect([18, 18.5].map(s => says({}, swift, ahead(s)))).toEqual(['legal', 'illegal']);
  });

  test('LM-08 as corrected by C-01: no entering without range left', () => {
    const wood = { areas: [area(rect(10, 30, 40, 33))] };
    expect(says(wood, unit(), ahead(7))).toBe('legal');
    expect(says(wood, unit(), ahead(7.5))).toBe('illegal');
    expect(says(wood, unit(), ahead(5.5), front(90), ahead(3.5))).toBe('legal');
    expect(says(wood, unit(), ahead(7), front(90))).toBe('illegal');
  });

  test('LM-17 to LM-29: turns, centre pivots, the full front', () => {
    expect(says({}, unit(), front(90), ahead(4), front(-90), ahead(3), front(-90))).toBe('legal');
    expect(says({}, unit(), ahead(2), centre(10), ahead(2))).toBe('illegal');
    expect(says({}, unit(), centre(20), ahead(5), centre(20))).toBe('legal');
    const friend = { ...base(22.75, 38.9, 0), width: 1.5, depth: 1 };
    expect(says({ friends: [friend] }, unit(), front(180))).toBe('illegal');
    const wood = { areas: [area(rect(25, 35, 30, 38))] };
    expect([6, 6.5].map(s => says(wood, unit(), ahead(s)))).toEqual(['legal', 'illegal']);
    expect(says({ areas: [area(rect(25.2, 35, 30, 38))] }, unit(), ahead(9))).toBe('legal');
    const road = laid('road', path([24, 48], [24, 0]));
    expect(says({ ...wood, lines: [road] }, unit(), ahead(9, 'road'))).toBe('legal');
    expect([3, 3.5].map(s => says({ ...wood, lines: [road] }, unit(), ahead(3, 'road'), ahead(s)))).toEqual([
      'legal',
      'illegal',
    ]);
  });

  test('LM-35 to LM-43, LM-59: friends and enemies', () => {
    const friend = { friends: [base(24, 36, 0)] };
    expect([4, 6].map(s => says(friend, unit(), ahead(s)))).toEqual(['illegal', 'legal']);
    const mover = unit({ movement: 12, at: spot(24, 30) });
    const enemy = { enemies: [base(24, 20, 180)] };
    expect([7, 7.1].map(s => says(enemy, mover, ahead(s)))).toEqual(['legal', 'illegal']);
    expect([9, 9.1].map(s => says({ enemies: [base(24, 20, 180, true)] }, mover, ahead(s)))).toEqual([
      'legal',
      'illegal',
    ]);
    expect(says(enemy, { ...mover, at: spot(30, 30) }, ahead(12))).toBe('legal');
    const inside = { ...mover, at: spot(24, 22.5) };
    expect(says(enemy, inside, centre(180), ahead(5))).toBe('legal');
    expect(says(enemy, inside, ahead(0.1))).toBe('illegal');
    expect(says(enemy, inside, front(180))).toBe('illegal');
    expect(says(enemy, { ...mover, at: spot(24, 23.7), heading: 90 }, ahead(5))).toBe('legal');
    expect(says(enemy, { ...mover, at: spot(24, 23.5) }, front(180))).toBe('illegal');
  });

  test('LM-44, LM-46, LM-60: forced moves, and over a bridge', () => {
    const field = { ...EMPTY, areas: [area(rect(20, 30, 30, 45))] };
    const push = (distance: number) => judgeForced(field, unit(), { cause: 'push-back', heading: 180, distance }).say;
    expect([4, 3, 5].map(push)).toEqual(['legal', 'illegal', 'illegal']);
    const bridge = { id: 'b', at: spot(20, 20), over: 'river', heading: 0, length: 2, width: 1 };
    const river = { lines: [laid('river', path([0, 20], [72, 20]))], bridges: [bridge] };
    const over = (x: number, s: number) => says(river, unit({ at: spot(x, 24) }), ahead(s));
    expect([over(20, 7), over(20, 6), over(21, 3), over(21, 4)]).toEqual(['legal', 'illegal', 'legal', 'illegal']);
  });
});

const SETTING: Setting = {
  ...{ depthA: 12, depthB: 12, isSmall: false, isSpecial: false, bans: [], opens: 0 },
  pool: { hill: 4, difficult: 4, wood: 4, 'built-up': 3 },
};

function laying(attempt: Attempt, table: Partial<TableHere> = {}, more: Partial<Placement> = {}): string {
  return judgePlacement({ table: { ...EMPTY, ...table }, setting: SETTING, by: 'blue', ...more, attempt }).say;
}

const road = (...points: readonly (readonly [number, number])[]): Attempt => ({
  do: 'layRoad',
  line: path(...points),
  sunken: false,
});

describe('placements', () => {
  test('LS-22, LS-25, LS-38, LS-40: waters', () => {
    const river = (...points: readonly (readonly [number, number])[]): Attempt => ({
      do: 'layRiver',
      line: path(...points),
    });
    expect(laying(river([0, 20], [40, 20]))).toBe('illegal');
    expect(laying(river([0, 14], [10, 20], [0, 26]))).toBe('illegal');
    expect(laying(river([0, 20], [30, 0]))).toBe('legal');
    expect(laying(river([0, 20], [30, 0]), {}, { by: 'grey' })).toBe('illegal');
    const standing = { lines: [laid('river', path([0, 20], [72, 20]))] };
    const stream = (...points: readonly (readonly [number, number])[]): Attempt => ({
      do: 'layStream',
      line: path(...points),
    });
    const beside = (y: number) => laying(stream([0, y], [72, y]), standing, { by: 'grey' });
    expect([25, 27.25, 27.3].map(beside)).toEqual(['illegal', 'illegal', 'legal']);
    const askew = stream([30, 12.5], [43.856, 36.5], [43.856, 48]);
    expect(laying(askew, standing, { by: 'grey' })).toBe('illegal');
  });

  test('LS-28 to LS-35, LS-78, LX-28: bridges and roads', () => {
    const bridge = { id: 'b', at: spot(20, 20), over: 'river', heading: 0, length: 2, width: 1 };
    const wet = { lines: [laid('river', path([0, 20], [72, 20]))], bridges: [bridge] };
    const place = (x: number) => laying({ do: 'placeBridge', at: spot(x, 20) }, wet, { by: 'grey' });
    expect([23.9, 24].map(place)).toEqual(['illegal', 'legal']);
    expect(laying(road([36, 0], [18, 18], [18, 48]))).toBe('legal');
    expect(laying(road([36, 0], [18, 18], [20, 48]))).toBe('legal');
    expect(laying(road([36, 0], [18, 18], [24, 48]))).toBe('illegal');
    expect(laying(road([0, 18], [18, 18], [36, 24], [72, 24]))).toBe('legal');
    expect(laying(road([72, 30], [54, 30]))).toBe('illegal');
    expect(laying(road([72, 30], [54, 30]), { lines: [laid('road', path([36, 48], [54, 30], [54, 0]))] })).toBe(
      'legal',
    );
    expect(laying(road([36, 0], [36, 48]))).toBe('legal');
    expect(laying(road([36, 0], [18, 18], [36, 24], [36, 48]))).toBe('legal');
    expect(laying({ do: 'layRailway', line: path([10, 0], [10, 48]), bed: 'flat' })).toBe('illegal');
    const river = { lines: [laid('river', path([0, 30], [72, 30]))], bridges: [{ ...bridge, at: spot(20, 30) }] };
    expect(laying(road([36, 0], [18, 18], [18, 48]), river)).toBe('illegal');
    expect(laying(road([36, 0], [18, 18], [20, 30], [18, 48]), river)).toBe('legal');
  });

  test('LS-43 to LS-53, LS-55: ordinary terrain', () => {
    const lay = (ring: readonly Spot[], more = {}): Attempt => ({
      do: 'layArea',
      terrain: 'wood',
      surface: 'plain',
      ring,
      ...more,
    });
    const small = { setting: { ...SETTING, isSmall: true } };
    const sized = [rect(20, 14, 29, 18), rect(20, 14, 32, 17), rect(20, 14, 30, 18)];
    expect(sized.map(ring => laying(lay(ring), {}, small))).toEqual(['legal', 'legal', 'illegal']);
    const duty = { setting: { ...SETTING, pool: { hill: 2, difficult: 2, wood: 1, 'built-up': 0 } } };
    const hill = { terrain: 'hill' };
    expect(laying(lay(rect(10, 9, 16, 15), hill), {}, duty)).toBe('illegal');
    expect(laying(lay(rect(10, 8.9, 16, 14.9), hill), {}, duty)).toBe('legal');
    expect(laying(lay(rect(30, 33, 36, 37)))).toBe('illegal');
    const river = { lines: [laid('river', path([0, 20], [72, 20]))] };
    const over = ['hill', 'built-up', 'wood'].map(terrain => laying(lay(rect(30, 18, 36, 22), { terrain }), river));
    expect(over).toEqual(['illegal', 'illegal', 'legal']);
    expect(laying(lay(rect(34, 22, 40, 26)))).toBe('legal');
    expect(laying(lay(rect(34, 22, 40, 26), { surface: 'impassable' }))).toBe('illegal');
    const bridge = { id: 'b', at: spot(20, 20), over: 'river', heading: 0, length: 2, width: 1 };
    const wood = { areas: [area(rect(24.5, 19, 28, 21))], bridges: [bridge] };
    expect(laying({ do: 'convert', piece: 'a' }, wood)).toBe('illegal');
  });

  test('LS-56, LS-58, LS-61, LS-62, LS-74: changes, fences, markers', () => {
    const one = area(rect(10, 10, 16, 14), { id: 'one' });
    const other = area(rect(30, 30, 36, 36), { id: 'other', terrain: 'hill' });
    const exchange: Attempt = { do: 'exchange', one: 'one', other: 'other' };
    expect(laying(exchange, { areas: [one, other] })).toBe('legal');
    expect(laying(exchange, { areas: [one, { ...other, movedBy: 'grey' }] })).toBe('illegal');
    const field = { areas: [area(rect(10, 14, 18, 18), { terrain: 'difficult', surface: 'field' })] };
    const fence = (to: number): Attempt => ({ do: 'layBarrier', along: 'a', line: path([10, 14], [to, 14]) });
    expect([18, 14].map(to => laying(fence(to), field))).toEqual(['legal', 'illegal']);
    const sunken = { lines: [{ ...laid('road', path([36, 0], [36, 48])), sunken: true }] };
    expect(laying({ do: 'layBarrier', along: 'road', line: path([36.5, 2], [36.5, 9]) }, sunken)).toBe('illegal');
    const marker = (y: number, opens = 0) =>
      laying({ do: 'placeMarker', at: spot(30, y) }, {}, { setting: { ...SETTING, opens } });
    expect([marker(10.8), marker(11), marker(20, 12)]).toEqual(['legal', 'illegal', 'legal']);
  });
});
