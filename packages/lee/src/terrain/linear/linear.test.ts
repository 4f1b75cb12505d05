import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect, test } from 'vitest';
import type { ClauseId } from '../../clauses.generated.ts';
import { DEFAULT_BOOK } from '../../data/book.ts';
import { house } from '../../data/sourced.ts';
import type { Game } from '../../game.ts';
import { lineLength } from '../../geometry/line.ts';
import { after, asked, carryOut, decider, whyNot } from '../../testing/play.fixture.ts';
import { judgePlacement } from '../judgePlacement.ts';
import { pointsOf, type StoredPoint } from '../stored.ts';
import { A, at, B, bridge, laidLine, line, linearTurn, ordinaryTurn, PLAIN, RIVER_ACROSS } from '../table.fixture.ts';

const rule = ruleTests<ClauseId>();

type Line = StoredPoint[];
const river = (course: Line) => ({ do: 'layRiver', line: course }) as const;
const stream = (course: Line) => ({ do: 'layStream', line: course }) as const;
const road = (course: Line, sunken = false) => ({ do: 'layRoad', line: course, sunken }) as const;
const railway = (course: Line, bed: 'flat' | 'embanked' | 'unsaid' = 'flat') =>
  ({ do: 'layRailway', line: course, bed }) as const;
const PASS = { do: 'passLinear' } as const;

const ACROSS = line([0, 20], [72, 20]);
const ROAD_A = line([0, 18], [18, 18], [36, 24], [72, 24]);
const ROAD_C = line([36, 0], [18, 18], [18, 48]);
const ROAD_D = line([36, 48], [54, 30], [54, 0]);
const ROAD_STRAIGHT = line([36, 0], [36, 48]);

const lengthOf = (course: Line): number => lineLength(pointsOf(course));

describe('13.10 turns and the pool', () => {
  rule('13.10/linear-max-4', 'LS-20: B, A, B, A lay four pieces, and a fifth is refused', () => {
    const turns: string[] = [];
    let game: Game = linearTurn(B);
    for (const course of [ROAD_A, ROAD_C, ROAD_D, ROAD_STRAIGHT]) {
      turns.push(decider(game));
      game = after(game, road(course));
    }
    expect(turns).toEqual([B, A, B, A]);
    expect(asked(game)).toBe('ordinary');
    expect(whyNot(game, road(ROAD_A))).toBe('13.10/linear-max-4');
    expect(whyNot(linearTurn(B, { linearLeft: 0 }), road(ROAD_A))).toBe('13.10/linear-max-4');
    expect(whyNot(linearTurn(B, { linearLeft: 1 }), road(ROAD_A))).toBeUndefined();
  });

  rule('13.10/pass-linear', 'a pass hands the turn to the other player', () => {
    const game = after(linearTurn(B), PASS);
    expect(decider(game)).toBe(A);
    expect(asked(game)).toBe('linear');
  });

  test('who passes for the rest is not asked again, and each of his passes counts', () => {
    const REST = { do: 'passLinearRest' } as const;
    const game = after(linearTurn(B), REST);
    expect([decider(game), asked(game), game.board.terrain.linearLeft]).toEqual([A, 'linear', 3]);
    const laid = carryOut(game, road(ROAD_A));
    expect(laid.events).toContainEqual({ type: 'linearPassed', by: B, left: 1 });
    expect([decider(laid.game), laid.game.board.terrain.linearLeft]).toEqual([A, 1]);
    const both = carryOut(game, REST);
    expect(both.events.flatMap(event => (event.type === 'linearPassed' ? [[event.by, event.left]] : []))).toEqual([
      [A, 2],
      [B, 1],
      [A, 0],
    ]);
    expect(asked(both.game)).toBe('ordinary');
  });

  rule('13.10/pass-shrinks', 'a pass uses up one of the four', () => {
    const game = after(linearTurn(B), PASS);
    expect(game.board.terrain.linearLeft).toBe(3);
    expect(asked(after(linearTurn(B, { linearLeft: 1 }), PASS))).toBe('ordinary');
  });

  rule('13.10/linear-first', 'no ordinary terrain while linear terrain is laid', () => {
    const ring = line([30, 15], [34, 15], [34, 19], [30, 19]);
    const wood = { do: 'layArea', terrain: 'wood', surface: 'plain', ring } as const;
    expect(whyNot(linearTurn(B), wood)).toBe('13.10/linear-first');
    expect(whyNot(ordinaryTurn(B), wood)).toBeUndefined();
  });

  rule('13.10/list-bans', 'LS-41: a list that bans rivers, railways, sunken roads or embankments', () => {
    const bans = ['river', 'railway', 'sunken-road'] as const;
    const terrain = { counts: { hill: 4, difficult: 4, wood: 4, 'built-up': 3 }, bans };
    const world = { ...PLAIN, armies: { ...PLAIN.armies, grey: { ...PLAIN.armies?.grey, terrain } } };
    const banned = linearTurn(A, { list: 'b', world });
    expect(whyNot(banned, river(ACROSS))).toBe('13.10/list-bans');
    expect(whyNot(banned, railway(ROAD_C))).toBe('13.10/list-bans');
    expect(whyNot(banned, road(ROAD_C, true))).toBe('13.10/list-bans');
    expect(whyNot(banned, road(ROAD_C))).toBeUndefined();
    expect(whyNot(linearTurn(A, { list: 'typical', world }), river(ACROSS))).toBeUndefined();
  });
});

describe('13.10 river and stream', () => {
  rule('13.10/river-player-a', 'LS-22: only player A lays the river', () => {
    expect(whyNot(linearTurn(B), river(line([0, 30], [72, 30])))).toBe('13.10/river-player-a');
    expect(whyNot(linearTurn(A), river(ACROSS))).toBeUndefined();
  });

  rule('13.10/river-max-1', 'LS-23: a second river is refused', () => {
    expect(whyNot(linearTurn(A, { lines: [RIVER_ACROSS] }), river(line([0, 5], [30, 0])))).toBe('13.10/river-max-1');
  });

  rule('13.10/stream-max-1', 'LS-23: a second stream is refused', () => {
    const lines = [laidLine('p1', 'stream', line([0, 40], [72, 40]), B)];
    expect(whyNot(linearTurn(A, { lines }), stream(line([0, 14], [72, 14])))).toBe('13.10/stream-max-1');
    expect(whyNot(linearTurn(A), stream(line([0, 14], [72, 14])))).toBeUndefined();
  });

  rule('13.10/river-edges', 'LS-25: from one edge to another, not to the same, not ending inside', () => {
    const game = linearTurn(A);
    expect(whyNot(game, river(line([0, 20], [40, 20])))).toBe('13.10/river-edges');
    expect(whyNot(game, river(line([0, 14], [10, 20], [0, 26])))).toBe('13.10/river-edges');
    expect(whyNot(game, river(line([0, 20], [30, 0])))).toBeUndefined();
    expect(whyNot(game, river(line([0, 20], [20, 0], [72, 20])))).toBe('13.10/river-edges');
    expect(whyNot(game, river(line([0, 20], [40, 25], [40, 15], [20, 30], [72, 20])))).toBe('13.10/river-edges');
  });

  rule('13.10/river-zones', 'R-32: not even a bank of it in the opponent’s zone', () => {
    const game = linearTurn(A);
    expect(whyNot(game, river(line([0, 35], [72, 35])))).toBeUndefined();
    expect(whyNot(game, river(line([0, 35.1], [72, 35.1])))).toBe('13.10/river-zones');
    expect(whyNot(game, river(line([0, 6], [72, 6])))).toBeUndefined();
  });

  rule('13.10/stream-any-player', 'LX-25: A and B lay it, each outside the other’s zone', () => {
    expect(whyNot(linearTurn(A), stream(line([0, 30], [72, 30])))).toBeUndefined();
    expect(whyNot(linearTurn(B), stream(line([0, 40], [72, 40])))).toBeUndefined();
    expect(whyNot(linearTurn(B), stream(line([0, 8], [72, 8])))).toBe('13.10/stream-any-player');
  });

  rule('13.10/stream-as-river', 'LX-25: a stream that ends inside is refused', () => {
    expect(whyNot(linearTurn(B), stream(line([0, 30], [40, 30])))).toBe('13.10/stream-as-river');
  });

  rule('13.10/water-perpendicular', 'LS-38 and LS-40: 6 inches or less apart only at a right angle', () => {
    const game = linearTurn(B, { lines: [RIVER_ACROSS] });
    expect(whyNot(game, stream(line([0, 25], [72, 25])))).toBe('13.10/water-perpendicular');
    expect(whyNot(game, stream(line([0, 27.25], [72, 27.25])))).toBe('13.10/water-perpendicular');
    expect(whyNot(game, stream(line([0, 27.3], [72, 27.3])))).toBeUndefined();
    const slanting = line([0, 27.32], [28, 27.32], [36.31, 12.93], [36.31, 12.5], [72, 12.5]);
    expect(whyNot(game, stream(slanting))).toBe('13.10/water-perpendicular');
    const crossing = line([0, 28], [36, 28], [36, 12.5], [72, 12.5]);
    expect(whyNot(linearTurn(B, { lines: [RIVER_ACROSS] }), stream(crossing))).toBeUndefined();
  });

  test('R-33: measured from the centre lines where the book says so', () => {
    const terrain = { ...DEFAULT_BOOK.terrain, 'R-33': house('centreLines' as const) };
    const game = linearTurn(B, { lines: [RIVER_ACROSS], world: { book: { ...DEFAULT_BOOK, terrain } } });
    expect(whyNot(game, stream(line([0, 26.1], [72, 26.1])))).toBeUndefined();
    expect(whyNot(game, stream(line([0, 26], [72, 26])))).toBe('13.10/water-perpendicular');
  });

  test('LS-38: the measure is shown', () => {
    const game = linearTurn(B, { lines: [RIVER_ACROSS] });
    const found = judgePlacement(game, stream(line([0, 25], [72, 25]))).find(({ ok }) => !ok);
    expect(found?.numbers.gap).toBeCloseTo(3.75);
    expect(found?.shapes.map(({ role }) => role)).toEqual(['fault', 'cause']);
  });

  rule('13.2/linear-length-exempt', 'a river of 72 inches is no larger than a piece may be', () => {
    expect(whyNot(linearTurn(A), river(ACROSS))).toBeUndefined();
  });
});

describe('13.10 roads', () => {
  rule('13.10/road-form-base-sp', 'LS-30, LS-33, LS-35: from a base through one point to the opposite edge', () => {
    const game = linearTurn(B);
    expect(lengthOf(ROAD_C)).toBeCloseTo(55.456, 3);
    expect(lengthOf(ROAD_D)).toBeCloseTo(55.456, 3);
    for (const course of [ROAD_C, ROAD_D, ROAD_STRAIGHT]) expect(whyNot(game, road(course))).toBeUndefined();
    expect(whyNot(game, road(line([36.5, 0], [36.5, 48])))).toBe('13.10/road-form-base-sp');
    expect(whyNot(game, road(line([36, 0], [18, 18], [0, 18])))).toBe('13.10/road-form-base-sp');
  });

  rule('13.10/road-form-two-sp', 'LS-32, LS-78: through two points, with or without a base', () => {
    const game = linearTurn(B);
    const fromBase = line([36, 0], [18, 18], [36, 24], [36, 48]);
    expect(lengthOf(ROAD_A)).toBeCloseTo(72.974, 3);
    expect(lengthOf(fromBase)).toBeCloseTo(68.43, 3);
    expect(whyNot(game, road(ROAD_A))).toBeUndefined();
    expect(whyNot(game, road(ROAD_A.toReversed()))).toBeUndefined();
    expect(whyNot(game, road(fromBase))).toBeUndefined();
    expect(whyNot(game, road(line([0, 18], [72, 18])))).toBe('13.10/road-form-two-sp');
  });

  rule('13.10/road-form-branch', 'LS-34: from an edge through a point to another road, which has to be there', () => {
    const branch = line([72, 30], [54, 30]);
    const lines = [laidLine('p1', 'road', ROAD_D, B)];
    expect(whyNot(linearTurn(A, { lines }), road(branch))).toBeUndefined();
    expect(whyNot(linearTurn(A), road(branch))).toBe('13.10/road-form-branch');
    expect(whyNot(linearTurn(A, { lines }), road(line([72, 20], [54, 20])))).toBe('13.10/road-form-branch');
    expect(whyNot(linearTurn(A, { lines }), road(line([36, 0], [54, 0])))).toBeUndefined();
    expect(whyNot(linearTurn(A, { lines }), road(line([36, 0], [45, 4], [54, 0])))).toBe('13.10/road-shortest');
  });

  rule('13.10/road-shortest', 'LS-31: half an inch longer than the shortest line is legal, more is not', () => {
    const game = linearTurn(B);
    expect(lengthOf(line([36, 0], [18, 18], [20, 48]))).toBeCloseTo(55.522, 3);
    expect(whyNot(game, road(line([36, 0], [18, 18], [20, 48])))).toBeUndefined();
    expect(whyNot(game, road(line([36, 0], [18, 18], [24, 48])))).toBe('13.10/road-shortest');
    const found = judgePlacement(game, road(line([36, 0], [18, 18], [24, 48]))).find(({ ok }) => !ok);
    expect(found?.numbers.length).toBeCloseTo(56.05, 2);
    expect(found?.numbers.shortest).toBeCloseTo(55.456, 3);
  });

  rule('13.10/road-max-4', 'LX-26: four roads at most', () => {
    const lines = [ROAD_A, ROAD_C, ROAD_D, ROAD_STRAIGHT].map((course, i) => laidLine(`p${i + 1}`, 'road', course, B));
    expect(whyNot(linearTurn(A, { lines: lines.slice(1) }), road(ROAD_A))).toBeUndefined();
    expect(whyNot(linearTurn(A, { lines }), road(ROAD_A))).toBe('13.10/road-max-4');
  });

  rule('13.10/road-any-zone', 'LX-26: a road crosses both zones', () => {
    expect(whyNot(linearTurn(A), road(ROAD_STRAIGHT))).toBeUndefined();
  });

  rule(
    '13.10/enemy-zone-exempt',
    'LX-26: what is linear may lie in the opponent’s zone, a road as well as a railway',
    () => {
      expect(whyNot(linearTurn(A), road(ROAD_D))).toBeUndefined();
      expect(whyNot(linearTurn(B), railway(ROAD_C))).toBeUndefined();
    },
  );

  rule('13.10/road-makes-bridge', 'a road over a stream forms a bridge, crosswise to it', () => {
    const lines = [laidLine('p1', 'stream', line([0, 40], [72, 40]), B)];
    const { terrain } = after(linearTurn(A, { lines }), road(ROAD_C)).board;
    expect(terrain.bridges).toMatchObject([
      { at: at(18, 40), over: 'p1', origin: 'auto', by: A, length: 500, width: 1000 },
    ]);
  });

  rule('13.10/road-uses-bridge', 'LS-29: a road is led over a standing bridge that is too near to its crossing', () => {
    const game = linearTurn(A, { lines: [RIVER_ACROSS], bridges: [bridge('p2', 20, 20)] });
    expect(whyNot(game, road(ROAD_C))).toBe('13.10/bridge-spacing-3');
    const bent = line([36, 0], [18, 18], [20, 20], [20, 48]);
    expect(whyNot(game, road(bent))).toBeUndefined();
    expect(after(game, road(bent)).board.terrain.bridges).toHaveLength(1);
  });

  test('a bridge of another water is of no use to a road', () => {
    const lines = [RIVER_ACROSS, laidLine('p3', 'stream', line([20, 0], [20, 10], [0, 10]), A)];
    const game = linearTurn(A, { lines, bridges: [bridge('p2', 20, 9, 'p3')] });
    const next = after(game, road(ROAD_STRAIGHT));
    expect(next.board.terrain.bridges).toMatchObject([{ over: 'p3' }, { at: at(36, 20), over: 'p1' }]);
  });

  test('C-04: a crossing 3 to 4 inches beside a bridge is led over it as well', () => {
    const game = linearTurn(A, { lines: [RIVER_ACROSS], bridges: [bridge('p2', 21.9, 20)] });
    expect(whyNot(game, road(ROAD_C))).toBe('13.10/bridge-spacing-3');
    expect(whyNot(game, road(line([36, 0], [18, 18], [21.9, 20], [21.9, 48])))).toBeUndefined();
  });
});

describe('13.10 railways', () => {
  rule('13.10/rail-max-2', 'LS-23: a third railway is refused', () => {
    const lines = [ROAD_C, ROAD_D].map((course, i) => laidLine(`p${i + 1}`, 'railway', course, B));
    expect(whyNot(linearTurn(A, { lines }), railway(ROAD_A))).toBe('13.10/rail-max-2');
    expect(whyNot(linearTurn(A, { lines: lines.slice(1) }), railway(ROAD_A))).toBeUndefined();
  });

  rule('13.10/rail-embankment', 'LS-37: whether it has an embankment has to be said', () => {
    expect(whyNot(linearTurn(B), railway(ROAD_C, 'unsaid'))).toBe('13.10/rail-embankment');
    expect(whyNot(linearTurn(B), railway(ROAD_C, 'embanked'))).toBeUndefined();
  });

  rule('13.10/rail-as-road', 'LX-28: railways by the forms of roads', () => {
    expect(whyNot(linearTurn(B), railway(ROAD_C))).toBeUndefined();
    expect(whyNot(linearTurn(B), railway(line([10, 0], [10, 48])))).toBe('13.10/rail-as-road');
    const lines = [laidLine('p1', 'railway', ROAD_D, B)];
    expect(whyNot(linearTurn(A, { lines }), railway(line([72, 30], [54, 30])))).toBeUndefined();
    expect(whyNot(linearTurn(A, { lines }), road(line([72, 30], [54, 30])))).toBe('13.10/road-form-branch');
  });
});

describe('13.10 bridges', () => {
  const lay = (course: Line) => after(linearTurn(A), river(course));

  rule('13.10/bridge-per-24', 'LS-26: rivers of 24, 47.9, 48 and 72 inches need 1, 1, 2 and 3 bridges', () => {
    const due = (length: number): number | undefined => {
      const top = lay(line([0, 20], [length - 20, 20], [length - 20, 0])).stack.at(-1);
      return top?.kind === 'bridges' ? top.left : undefined;
    };
    expect([24, 47.9, 48, 72].map(due)).toEqual([1, 1, 2, 3]);
  });

  rule('13.10/bridge-min-1', 'LS-26: a short river has one bridge all the same', () => {
    expect(lay(line([0, 12], [16, 0])).stack.at(-1)).toMatchObject({ kind: 'bridges', left: 1 });
    expect(lay(line([0, 20], [3.9, 20], [3.9, 0])).stack.at(-1)).toMatchObject({ kind: 'bridges', left: 1 });
  });

  rule('13.10/bridge-other-player', 'LS-26: the other player lays them, on the river', () => {
    const game = lay(line([0, 12], [16, 0]));
    expect(decider(game)).toBe(B);
    expect(whyNot(game, { do: 'placeBridge', at: at(8, 6) })).toBeUndefined();
    expect(whyNot(game, { do: 'placeBridge', at: at(8, 6.2) })).toBe('13.10/bridge-other-player');
  });

  rule('13.10/bridge-immediate', 'LS-26: before anybody goes on', () => {
    const game = lay(ACROSS);
    expect(whyNot(game, road(ROAD_C))).toBe('13.10/bridge-immediate');
    const one = after(game, { do: 'placeBridge', at: at(10, 20) });
    const two = after(one, { do: 'placeBridge', at: at(30, 20) });
    expect([asked(one), asked(two)]).toEqual(['bridges', 'bridges']);
    const all = after(two, { do: 'placeBridge', at: at(60, 20) });
    expect([asked(all), decider(all)]).toEqual(['linear', B]);
  });

  rule('13.10/bridge-spacing-3', 'LS-28: three inches between the rectangles', () => {
    const game = after(lay(ACROSS), { do: 'placeBridge', at: at(20, 20) });
    expect(whyNot(game, { do: 'placeBridge', at: at(23.9, 20) })).toBe('13.10/bridge-spacing-3');
    expect(whyNot(game, { do: 'placeBridge', at: at(24, 20) })).toBeUndefined();
    const found = judgePlacement(game, { do: 'placeBridge', at: at(23.9, 20) }).find(({ ok }) => !ok);
    expect(found?.numbers.gap).toBeCloseTo(2.9);
  });

  rule(
    '13.10/bridge-auto',
    'LS-27: a railway over a river makes a bridge; with the placed one and a road three',
    () => {
      const narrow = linearTurn(A, { world: { table: { width: 20, height: 48 } } });
      const placed = after(after(narrow, river(line([0, 20], [20, 20]))), { do: 'placeBridge', at: at(10, 20) });
      const one = after(placed, road(line([10, 0], [5, 18], [5, 48])));
      const two = after(one, road(line([10, 48], [15, 30], [15, 0])));
      expect(two.board.terrain.bridges.map(({ at: where }) => where)).toEqual([at(10, 20), at(5, 20), at(15, 20)]);
      const straight = linearTurn(B, { lines: [RIVER_ACROSS] });
      const { bridges } = after(straight, railway(ROAD_STRAIGHT)).board.terrain;
      expect(bridges).toMatchObject([{ at: at(36, 20), origin: 'auto', by: B }]);
    },
  );

  test('a river laid across a standing road gets a bridge there, and one too near to another is refused', () => {
    const lines = [laidLine('p1', 'road', ROAD_STRAIGHT, B)];
    const { bridges } = after(linearTurn(A, { lines }), river(ACROSS)).board.terrain;
    expect(bridges).toMatchObject([{ at: at(36, 20), over: 'p22', by: A }]);
    const near = [...lines, laidLine('p2', 'road', line([36, 0], [36, 18], [38, 20], [38, 48]), B)];
    expect(whyNot(linearTurn(A, { lines: near }), river(ACROSS))).toBe('13.10/bridge-spacing-3');
  });

  test('where there is no room for the bridges that are due, they fall away, and it is told', () => {
    const lines = [laidLine('p1', 'road', line([2, 0], [2, 48]), B)];
    const { game, events } = carryOut(linearTurn(A, { lines }), river(line([0, 3], [4, 0])));
    expect(events.map(({ type }) => type)).toContain('bridgesCrowded');
    expect(asked(game)).toBe('linear');
  });
});

describe('what nobody should draw', () => {
  test('is refused and never throws', () => {
    const far = Number.MAX_SAFE_INTEGER;
    const courses = [
      [],
      [at(1, 1)],
      [
        { x: far, y: -far },
        { x: -far, y: far },
      ],
      line([5, 5], [5, 5], [5, 5]),
    ];
    const zigzag = Array.from({ length: 5000 }, (_, i) => at((i % 70) + 1, (i % 40) + 1));
    for (const course of [...courses, zigzag]) {
      for (const choice of [river(course), stream(course), road(course), railway(course)]) {
        expect(whyNot(linearTurn(A), choice)).toBeDefined();
        expect(judgePlacement(linearTurn(A), choice).some(({ ok }) => !ok)).toBe(true);
      }
    }
  });
});
