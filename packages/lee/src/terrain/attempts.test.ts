import { describe, expect, test } from 'vitest';
import { ORDINARY } from '../data/army.ts';
import type { AnyChoice } from '../game.ts';
import { attempts } from './attempts.ts';
import { liesOnTable, MOST_CORNERS } from './judging/table.ts';
import { isSimpleRing } from './judging/worked.ts';
import { BEDS, SURFACES } from './kinds.ts';
import { A, area, at, bridge, laidLine, line, linearTurn, rect } from './table.fixture.ts';
import { terrainFrames } from './terrain.ts';

const game = () =>
  linearTurn(A, {
    areas: [area('p1', 'wood', rect(20, 15, 26, 19), A)],
    lines: [laidLine('p2', 'river', line([0, 20], [72, 20]), A)],
    bridges: [bridge('p3', 10, 20, 'p2')],
    barriers: [{ id: 'p4', barrier: 'fence', along: 'p1', line: line([20, 15], [26, 15]), by: A }],
    works: [{ id: 'p5', line: line([1, 1], [4, 1]), by: A }],
  });

const tried = <D extends AnyChoice['do']>(verb: D): Extract<AnyChoice, { do: D }>[] =>
  [...attempts(game())].filter((choice): choice is Extract<AnyChoice, { do: D }> => choice.do === verb);

const IDS = ['', 'p0', 'p1', 'p2', 'p4', 'p3', 'p5'];

describe('what the auditor tries with terrain', () => {
  test('every verb of the chapter', () => {
    const verbs = new Set(Object.values(terrainFrames).flatMap(({ verbs: of }) => Object.keys(of)));
    expect(new Set([...attempts(game())].map(choice => choice.do))).toEqual(verbs);
  });

  test('each piece, one that there is not and one without a name, wherever a piece is named', () => {
    for (const verb of ['convert', 'takeOff', 'shift'] as const) {
      expect(tried(verb).map(({ piece }) => piece)).toEqual(IDS);
    }
    expect(tried('exchange').map(({ one, other }) => `${one} ${other}`)).toEqual(
      IDS.flatMap(one => IDS.map(other => `${one} ${other}`)),
    );
    expect(new Set(tried('layBarrier').map(({ along }) => along))).toEqual(new Set(IDS));
    expect(tried('shift').every(({ by }) => by.x !== 0 && by.y !== 0)).toBe(true);
  });

  test('every kind with every surface, every bed, sunken or not', () => {
    for (const verb of ['layArea', 'layExtra', 'layHalves'] as const) {
      const kinds = new Set(tried(verb).map(({ terrain, surface }) => `${terrain} ${surface}`));
      expect(kinds.size).toBe(ORDINARY.length * SURFACES.length);
    }
    expect(new Set(tried('layRailway').map(({ bed }) => bed))).toEqual(new Set(BEDS));
    expect(new Set(tried('layRoad').map(({ sunken }) => sunken))).toEqual(new Set([true, false]));
    expect(tried('leaveOut').map(({ terrain }) => terrain)).toEqual([...ORDINARY]);
  });

  test('each with the same courses: none, a point, one that folds, crosses itself, leaves the table or has no end', () => {
    const { world } = game();
    const courses = tried('layRiver').map(choice => choice.line);
    const same = [tried('layStream'), tried('layWorks')].map(list => list.map(choice => choice.line));
    expect(same).toEqual([courses, courses]);
    const rings = new Set(tried('layArea').map(({ ring }) => JSON.stringify(ring)));
    expect(rings).toEqual(new Set(courses.map(course => JSON.stringify(course))));
    expect(courses).toContainEqual([]);
    expect(courses).toContainEqual([at(0, 0)]);
    expect(courses).toContainEqual(line([0, 24], [72, 24]));
    expect(courses).toContainEqual(line([36, 0], [36, 48]));
    expect(courses).toContainEqual(line([36, 0], [18, 24], [18, 48]));
    expect(courses).toContainEqual(line([0, 16], [36, 16]));
    expect(courses.some(course => course.length > 2 && !isSimpleRing(course))).toBe(true);
    expect(courses.some(course => course.length > MOST_CORNERS && liesOnTable(world, course))).toBe(true);
    expect(courses.some(course => course.some(({ x }) => x === Number.MAX_SAFE_INTEGER))).toBe(true);
    expect(courses.some(course => course.some(({ x, y }) => x < -1e15 && y < -1e15))).toBe(true);
  });

  test('outlines that somebody might draw: a whole element and a half', () => {
    const whole = tried('layArea').filter(({ ring }) => ring.length === 4 && isSimpleRing(ring));
    expect(whole.map(({ ring }) => ring)).toContainEqual(rect(8, 14, 12, 17));
    expect(whole.map(({ ring }) => ring)).toContainEqual(rect(8, 14, 9, 15));
    expect(tried('layHalves').every(({ other }) => JSON.stringify(other) === JSON.stringify(rect(8, 14, 9, 15)))).toBe(
      true,
    );
  });

  test('bridges in a corner, in the middle and far outside', () => {
    const places = tried('placeBridge').map(choice => choice.at);
    expect(places).toHaveLength(3);
    expect(places).toContainEqual(at(0, 0));
    expect(places).toContainEqual(at(36, 20));
    expect(places).toContainEqual({ x: Number.MAX_SAFE_INTEGER, y: -Number.MAX_SAFE_INTEGER });
  });
});
