import { describe, expect, test } from 'vitest';
import { LINEAR, ORDINARY } from '../../data/army.ts';
import { engine, whyNot } from '../../testing/play.fixture.ts';
import type { Method } from '../../world.ts';
import { lineChoice } from '../assistant/proposeLine.ts';
import { A, area, B, laidLine, line, PLAIN, rect, type Sketch, table } from '../table.fixture.ts';
import { freeAreas, freeBarriers, freeBridges, freeLines, freeWorks } from './whole.ts';

const turn = (sketch: Sketch = {}, method: Method = 'agreement') =>
  table({ kind: 'whole', by: A, confirmed: false }, { ...sketch, world: { ...PLAIN, options: { method } } });

describe('what is offered for a map that is laid freely', () => {
  test('a line of every kind, as the procedure would have it: water from edge to edge, ways through a point', () => {
    for (let laid = 0; laid < 4; laid++) {
      const game = turn({ laid });
      for (const linear of LINEAR) {
        const offered = freeLines(game, A, linear);
        expect(offered).toHaveLength(1);
        const [course = []] = offered;
        expect(whyNot(game, lineChoice(linear, course))).toBeUndefined();
        const isWater = linear === 'river' || linear === 'stream';
        expect(course.length > 5).toBe(isWater);
        const first = course[0] ?? { x: 1, y: 1 };
        expect([0, 72_000].includes(first.x) || [0, 48_000].includes(first.y)).toBe(true);
      }
    }
  });

  test('an element of every kind, whatever the list has left', () => {
    const game = turn({ pool: { hill: 0, difficult: 0, wood: 0, 'built-up': 0 } });
    const offered = freeAreas(game, A);
    expect(offered.map(({ terrain }) => terrain)).toEqual([...ORDINARY]);
    expect(offered.map(choice => whyNot(game, choice))).toEqual(offered.map(() => undefined));
    expect(freeAreas(turn({ laid: 9 }), A)).not.toEqual(offered);
  });

  test('two places for bridges, fences for what is the side’s own, and works', () => {
    const lines = [
      laidLine('p1', 'river', line([0, 20], [72, 20]), A),
      laidLine('p2', 'road', line([36, 0], [36, 48]), A),
      laidLine('p3', 'road', line([50, 0], [50, 48]), B),
    ];
    const game = turn({ lines, areas: [area('p4', 'difficult', rect(20, 5, 26, 9), A, { surface: 'field' })] });
    expect(freeBridges(game, A)).toHaveLength(2);
    expect(freeBarriers(game, A).map(({ along }) => along)).toEqual(['p2', 'p4']);
    expect(freeWorks(game, A)).toHaveLength(1);
  });

  test('everything that may be done, and nothing that may not', () => {
    const lines = [
      laidLine('p1', 'river', line([0, 20], [72, 20]), A),
      laidLine('p2', 'road', line([36, 0], [36, 48]), A),
    ];
    const verbs = new Set<string>();
    for (const laid of [3, 4, 5, 6]) {
      const game = turn({ laid, lines });
      for (const choice of engine.choices(game)) {
        verbs.add(choice.do);
        expect(whyNot(game, choice)).toBeUndefined();
      }
    }
    expect([...verbs].toSorted()).toEqual([
      'confirmTerrain',
      'layArea',
      'layBarrier',
      'layRailway',
      'layRiver',
      'layRoad',
      'layStream',
      'layWorks',
      'placeBridge',
      'takeOff',
    ]);
  });
});
