import { describe, expect, test } from 'vitest';
import { playerA } from '../field/initiative.ts';
import type { AnyChoice } from '../game.ts';
import { after, asked, carryOut, decider, engine, whyNot } from '../testing/play.fixture.ts';
import { NO_COUNTS } from './board.ts';
import { findBelt, findSpacing } from './bridges/spacing.ts';
import { bridgesArising, bridgesDue, spanPlaced } from './bridges/spans.ts';
import {
  A,
  area,
  at,
  B,
  bridge,
  laidLine,
  line,
  linearTurn,
  ordinaryTurn,
  PLAIN,
  rect,
  type Sketch,
  table,
} from './table.fixture.ts';
import { terrainUntimely } from './untimely.ts';

const river = (course = line([0, 20], [72, 20])) => laidLine('p1', 'river', course, A);
const inInches = (...points: readonly (readonly [number, number])[]) => points.map(([x, y]) => ({ x, y }));

describe('bridges', () => {
  test('one for every full 24 inches of a river, and at least one', () => {
    expect([1, 23.9, 24, 47.9, 48, 72].map(bridgesDue)).toEqual([1, 1, 1, 1, 2, 3]);
  });

  test('where ways cross waters, whichever is laid last, and where nothing else crosses', () => {
    const lines = [
      river(),
      laidLine('p2', 'stream', line([0, 30], [72, 30]), A),
      laidLine('p3', 'road', line([10, 0], [10, 48]), A),
      laidLine('p4', 'railway', line([20, 0], [20, 48]), A),
    ];
    const arising = (linear: 'river' | 'stream' | 'road' | 'railway', course: ReturnType<typeof inInches>) =>
      bridgesArising({ lines, bridges: [] }, { linear, line: course, width: 1 }).map(
        ({ over, span }) => `${over} ${span.at.x} ${span.at.y}`,
      );
    expect(arising('road', inInches([40, 0], [40, 48]))).toEqual(['p1 40 20', 'p2 40 30']);
    expect(arising('railway', inInches([40, 0], [40, 48]))).toEqual(['p1 40 20', 'p2 40 30']);
    expect(arising('river', inInches([0, 40], [72, 40]))).toEqual([' 10 40', ' 20 40']);
    expect(arising('stream', inInches([0, 40], [72, 40]))).toEqual([' 10 40', ' 20 40']);
    expect(arising('road', inInches([5, 40], [60, 40]))).toEqual([]);
  });

  test('a crossing over a standing bridge of that water uses it', () => {
    const lines = [river(), laidLine('p2', 'stream', line([0, 30], [72, 30]), A)];
    const bridges = [bridge('p5', 40.4, 20, 'p1'), bridge('p6', 40, 30, 'p9')];
    const found = bridgesArising({ lines, bridges }, { linear: 'road', line: inInches([40, 0], [40, 48]), width: 1 });
    expect(found.map(({ over }) => over)).toEqual(['p2']);
  });

  test('as long as the water is wide where the way crosses it: longer askew, but not endless', () => {
    const spanOf = (...points: readonly (readonly [number, number])[]) =>
      bridgesArising({ lines: [river()], bridges: [] }, { linear: 'road', line: inInches(...points), width: 1.5 })[0]
        ?.span;
    expect(spanOf([40, 0], [40, 48])).toEqual({ at: { x: 40, y: 20 }, heading: 0, length: 2, width: 1.5 });
    expect(spanOf([30, 10], [50, 30])?.length).toBeCloseTo(2 * Math.SQRT2, 6);
    expect(spanOf([30, 10], [50, 30])?.heading).toBeCloseTo(135, 6);
    expect(spanOf([0, 19], [72, 21])?.length).toBe(10);
    const bent = bridgesArising(
      { lines: [river(line([0, 10], [30, 20], [72, 20]))], bridges: [] },
      { linear: 'road', line: inInches([20, 0], [50, 0], [50, 48]), width: 1 },
    );
    expect(bent[0]).toMatchObject({ leg: 1, span: { at: { x: 50, y: 20 }, length: 2 } });
  });

  test('one that is placed lies straight across the river at its nearest point', () => {
    const water = { linear: 'river', line: inInches([0, 0], [20, 20], [60, 20]), width: 3 } as const;
    expect(spanPlaced({ x: 40, y: 22 }, water, 1)).toEqual({ at: { x: 40, y: 20 }, heading: 0, length: 3, width: 1 });
    const first = spanPlaced({ x: 10, y: 10 }, water, 1);
    expect(first.heading).toBeCloseTo(45, 6);
    expect(first.at.x).toBeCloseTo(10, 6);
  });

  test('the nearest pair is the measure of their spacing, and the nearest rock that of the belt', () => {
    const span = (x: number) => ({ at: { x, y: 20 }, heading: 0, length: 2, width: 1 });
    const bridges = [bridge('p2', 10, 20), bridge('p3', 30, 20), bridge('p4', 60, 20)];
    expect(findSpacing({ bridges }, [span(34)]).numbers).toMatchObject({ gap: expect.closeTo(3, 6) });
    expect(findSpacing({ bridges }, [span(34)]).ok).toBe(true);
    expect(findSpacing({ bridges }, [span(45), span(33.9)])).toMatchObject({ ok: false });
    expect(findSpacing({ bridges: [] }, [span(10), span(12)]).numbers).toMatchObject({ gap: expect.closeTo(1, 6) });
    const rocks = (left: number) => area('p9', 'hill', rect(left, 18, left + 3, 22), A, { surface: 'impassable' });
    expect(findBelt([rocks(50), rocks(41)], [span(30), span(10)]).numbers).toMatchObject({
      gap: expect.closeTo(10.5, 6),
    });
    expect(findBelt([rocks(41), rocks(50)], [span(10), span(30)]).numbers).toMatchObject({
      gap: expect.closeTo(10.5, 6),
    });
  });

  test('are placed one after the other, over the river that is meant, and fall away without room', () => {
    const lines = [
      laidLine('p8', 'road', line([50, 0], [50, 48]), A),
      river(),
      laidLine('p9', 'stream', line([0, 21], [72, 21]), A),
    ];
    const placing = (left: number) => table({ kind: 'bridges', by: B, river: 'p1', left }, { lines, world: PLAIN });
    const [one, two] = [at(10, 20), at(30, 20)].map(place => ({ do: 'placeBridge', at: place }) as const);
    if (one === undefined || two === undefined) throw new Error('no places');
    const first = after(placing(2), one);
    expect([asked(first), first.board.terrain.bridges.length]).toEqual(['bridges', 1]);
    expect(first.board.terrain.bridges[0]).toMatchObject({ over: 'p1', at: at(10, 20), origin: 'placed', by: B });
    const second = carryOut(first, two);
    expect(second.events.map(({ type }) => type)).toEqual(['bridgeLaid']);
    expect(asked(after(first, two))).not.toBe('bridges');
    const short = table(
      { kind: 'bridges', by: B, river: 'p1', left: 2 },
      { lines: [river(line([0, 5], [5, 0]))], world: PLAIN },
    );
    const crowded = carryOut(short, { do: 'placeBridge', at: at(2.5, 2.5) });
    expect(crowded.events.slice(0, 2)).toMatchObject([
      { type: 'bridgeLaid', over: 'p1' },
      { type: 'bridgesCrowded', river: 'p1', missing: 1 },
    ]);
  });
});

describe('the course of setting up terrain', () => {
  const road = (id: string, x: number, by = A) => laidLine(id, 'road', line([x, 0], [x, 48]), by);
  const fencing = (sketch: Sketch) =>
    table({ kind: 'barriers', by: B }, { world: PLAIN, pool: NO_COUNTS, barriersLeft: 6, ...sketch });
  const PASS: AnyChoice = { do: 'passBarrier' };
  const fence = (along: string, x: number): AnyChoice => ({
    do: 'layBarrier',
    barrier: 'fence',
    along,
    line: line([x, 5], [x, 15]),
  });

  test('fences: two passes in a row end it, a fence between them does not', () => {
    const game = fencing({ lines: [road('p1', 10), road('p2', 20), road('p3', 50, B), road('p4', 60, B)] });
    const passed = after(game, PASS);
    expect([asked(passed), decider(passed)]).toEqual(['barriers', A]);
    expect(asked(after(passed, PASS))).not.toBe('barriers');
    const laid = after(passed, fence('p1', 10.6));
    expect([asked(laid), decider(laid)]).toEqual(['barriers', B]);
    const again = after(laid, PASS);
    expect([asked(again), decider(again)]).toEqual(['barriers', A]);
    expect(again.board.terrain.barriersLeft).toBe(3);
    expect(asked(after(again, PASS))).not.toBe('barriers');
    expect(engine.choices(game)).toContainEqual(PASS);
  });

  test('fences: who passes for the rest is not asked again, and each of his passes counts', () => {
    const REST: AnyChoice = { do: 'passBarrierRest' };
    const game = fencing({ lines: [road('p1', 10), road('p2', 20), road('p3', 50, B), road('p4', 60, B)] });
    expect(engine.choices(game)).toContainEqual(REST);
    const rested = after(game, REST);
    expect([asked(rested), decider(rested), rested.board.terrain.barriersLeft]).toEqual(['barriers', A, 5]);
    const laid = carryOut(rested, fence('p1', 10.6));
    expect(laid.events).toContainEqual({ type: 'barrierPassed', by: B, left: 3 });
    expect([asked(laid.game), decider(laid.game), laid.game.board.terrain.barriersLeft]).toEqual(['barriers', A, 3]);
    expect(asked(after(rested, PASS))).not.toBe('barriers');
    const both = carryOut(laid.game, REST);
    expect(both.events.flatMap(event => (event.type === 'barrierPassed' ? [[event.by, event.left]] : []))).toEqual([
      [A, 2],
    ]);
    expect(asked(both.game)).not.toBe('barriers');
    const alone = after(fencing({ lines: [road('p3', 50, B), road('p4', 60, B)] }), REST);
    expect(asked(alone)).not.toBe('barriers');
  });

  test('fences: who passed for the rest of linear terrain lays fences and walls all the same', () => {
    const game = after(after(linearTurn(B), { do: 'passLinearRest' }), { do: 'passLinearRest' });
    expect(game.stack.find(({ kind }) => kind === 'battlefield')).toMatchObject({ stage: 'ordinary', resting: [] });
  });

  test('fences: none when none is left, or nobody has anything to put one along', () => {
    expect(asked(after(fencing({ lines: [road('p1', 10), road('p3', 50, B)], barriersLeft: 1 }), PASS))).not.toBe(
      'barriers',
    );
    const alone = after(fencing({ lines: [road('p3', 50, B), road('p4', 60, B)] }), fence('p3', 50.6));
    expect([asked(alone), decider(alone)]).toEqual(['barriers', B]);
    const last = after(fencing({ lines: [road('p3', 50, B)] }), fence('p3', 50.6));
    expect(asked(last)).not.toBe('barriers');
  });

  test('an element that is left out is told, and the next is asked for', () => {
    const full = [area('p1', 'hill', rect(0, 0, 72, 36), B)];
    const pool = { ...NO_COUNTS, wood: 5 };
    const game = ordinaryTurn(A, { areas: full, pool, world: PLAIN });
    const said = after(game, { do: 'leaveOut', terrain: 'wood' });
    expect([asked(said), decider(said)]).toEqual(['leaveOut', B]);
    expect(engine.choices(said)).toEqual([{ do: 'agreeToLeaveOut' }, { do: 'tryAgain' }]);
    const again = after(said, { do: 'tryAgain' });
    expect([asked(again), decider(again), again.board.terrain.pool.wood]).toEqual(['ordinary', A, 5]);
    const { events } = carryOut(said, { do: 'agreeToLeaveOut' });
    expect(events[0]).toEqual({ type: 'elementLeftOut', terrain: 'wood', by: A, left: 4 });
    const agreed = after(said, { do: 'agreeToLeaveOut' });
    expect([asked(agreed), decider(agreed), agreed.board.terrain.pool.wood]).toEqual(['ordinary', B, 4]);
    expect(whyNot(game, { do: 'leaveOut', terrain: 'hill' })).toBe('13.10/ordinary-all');
  });

  test('roads and railways are offered in each of their sorts', () => {
    const game = linearTurn(A, { world: PLAIN });
    const roads = engine.choices(game).flatMap(choice => (choice.do === 'layRoad' ? [choice.sunken] : []));
    expect(new Set(roads)).toEqual(new Set([true, false]));
    const beds = engine.choices(game).flatMap(choice => (choice.do === 'layRailway' ? [choice.bed] : []));
    expect(new Set(beds)).toEqual(new Set(['flat', 'embanked']));
    const [sunken] = engine.choices(game).filter(choice => choice.do === 'layRoad' && choice.sunken);
    if (sunken === undefined) throw new Error('none');
    expect(after(game, sunken).board.terrain.lines[0]).toMatchObject({ linear: 'road', sunken: true });
    expect(playerA(game)).toBe(A);
  });

  test('what a piece that was moved, converted or laid extra has used up', () => {
    const abilities = ['shift', 'convert', 'extra-terrain'] as const;
    const world = { armies: { ...PLAIN.armies, blue: { ...PLAIN.armies?.blue, abilities } } };
    const areas = [area('p1', 'wood', rect(20, 15, 26, 19), A), area('p2', 'hill', rect(40, 15, 46, 19), B)];
    const barriers = [
      { id: 'p3', barrier: 'fence', along: 'p1', line: line([20, 15], [26, 15]), by: A },
      { id: 'p4', barrier: 'fence', along: 'p2', line: line([40, 15], [46, 15]), by: A },
    ] as const;
    const game = table({ kind: 'changes', by: A }, { areas, barriers, world });
    const shifted = after(game, { do: 'shift', piece: 'p1', by: at(2, 1) }).board.terrain;
    expect(shifted.used).toEqual(['blue/army/shift']);
    expect(shifted.areas).toMatchObject([{ ring: rect(22, 16, 28, 20), movedBy: A }, { ring: rect(40, 15, 46, 19) }]);
    expect(shifted.barriers).toEqual([{ ...barriers[0], line: line([22, 16], [28, 16]) }, barriers[1]]);
    const converted = after(game, { do: 'convert', piece: 'p2' });
    expect(converted.board.terrain.used).toEqual(['blue/army/convert']);
    expect(converted.board.terrain.areas.map(({ surface }) => surface)).toEqual(['plain', 'impassable']);
    expect(whyNot(game, { do: 'convert', piece: 'p9' })).toBe('13.10/special-after');
    expect(whyNot(converted, { do: 'convert', piece: 'p1' })).toBe('13.10/special-after');
    const rocks = table(
      { kind: 'changes', by: A },
      { areas: [area('p1', 'wood', rect(20, 15, 26, 19), A, { surface: 'impassable' })], world },
    );
    expect(whyNot(rocks, { do: 'convert', piece: 'p1' })).toBe('13.10/special-after');
    const extra = { do: 'layExtra', terrain: 'wood', surface: 'plain', ring: rect(50, 20, 56, 24) } as const;
    expect(after(game, extra).board.terrain).toMatchObject({
      used: ['blue/army/extra-terrain'],
      areas: [{}, {}, { id: 'p23' }],
    });
    expect(after(game, extra).board.terrain.pool).toEqual(game.board.terrain.pool);
  });

  test('what comes when: each verb has its clause in the frames before and after its own', () => {
    const rows: readonly (readonly [frame: string, verb: string, clause: string | undefined])[] = [
      ['bridges', 'layRoad', '13.10/bridge-immediate'],
      ['bridges', 'layHalves', '13.10/bridge-immediate'],
      ['bridges', 'passLinear', '13.10/bridge-immediate'],
      ['linear', 'layArea', '13.10/linear-first'],
      ['linear', 'leaveOut', '13.10/linear-first'],
      ['ordinary', 'passLinear', '13.10/pass-scope'],
      ['ordinary', 'passBarrier', '13.10/pass-scope'],
      ['ordinary', 'layStream', '13.10/linear-max-4'],
      ['works', 'layRailway', '13.10/linear-max-4'],
      ['linear', 'layBarrier', '13.10/fence-after-ordinary'],
      ['leaveOut', 'layBarrier', '13.10/fence-after-ordinary'],
      ['changes', 'layBarrier', undefined],
      ['barriers', 'layArea', '13.10/ordinary-all'],
      ['changes', 'layHalves', '13.10/ordinary-all'],
      ['works', 'leaveOut', '13.10/ordinary-all'],
      ['works', 'exchange', '13.7/bonus-offensive-timing'],
      ['linear', 'exchange', '13.7/bonus-offensive-timing'],
      ['barriers', 'shift', '13.10/special-after'],
      ['bridges', 'convert', '13.10/special-after'],
      ['ordinary', 'layExtra', '13.10/special-after'],
      ['works', 'shift', undefined],
      ['linear', 'layWorks', '13.10/fortifications-last'],
      ['barriers', 'layWorks', '13.10/fortifications-last'],
      ['changes', 'layWorks', '13.10/fortifications-last'],
      ['whole', 'layHalves', undefined],
      ['battle', 'exchange', undefined],
    ];
    expect(rows.map(([frame, verb]) => terrainUntimely(frame, verb))).toEqual(rows.map(([, , clause]) => clause));
  });
});
