import { describe, expect, test } from 'vitest';
import type { AnyChoice, Game } from '../../game.ts';
import { after, asked, carryOut, decider, whyNot } from '../../testing/play.fixture.ts';
import { A, area, at, B, bridge, laidLine, line, PLAIN, rect, type Sketch, table } from '../table.fixture.ts';

const map = (sketch: Sketch = {}, confirmed = false): Game =>
  table({ kind: 'whole', by: B, confirmed }, { ...sketch, world: { ...PLAIN, options: { method: 'agreement' } } });
const road = () => laidLine('p1', 'road', line([36, 0], [36, 48]), A);
const FENCE = { do: 'layBarrier', barrier: 'wall', along: 'p1', line: line([37, 0], [37, 20]) } as const;
const WORKS = { do: 'layWorks', line: line([20, 8], [26, 8]) } as const;

describe('a map that is laid freely', () => {
  test('each piece lies as it was laid, with a number of its own, and takes nothing from the lists', () => {
    const game = map({ lines: [road()] });
    const left = { linearLeft: game.board.terrain.linearLeft, pool: game.board.terrain.pool, barriersLeft: 0 };
    const choices: readonly (readonly [AnyChoice, object])[] = [
      [FENCE, { barriers: [{ id: 'p22', barrier: 'wall', along: 'p1', line: FENCE.line, by: B }] }],
      [WORKS, { works: [{ id: 'p22', line: WORKS.line, by: B }] }],
      [
        { do: 'layArea', terrain: 'hill', surface: 'plain', ring: rect(5, 5, 10, 9) },
        { areas: [{ id: 'p22', terrain: 'hill', surface: 'plain', ring: rect(5, 5, 10, 9), by: B, half: false }] },
      ],
      [{ do: 'layRiver', line: line([0, 10], [20, 10]) }, { lines: [road(), { id: 'p22', linear: 'river' }] }],
      [{ do: 'layStream', line: line([0, 10], [20, 10]) }, { lines: [road(), { id: 'p22', linear: 'stream' }] }],
      [
        { do: 'layRoad', line: line([0, 10], [20, 10]), sunken: true },
        { lines: [road(), { id: 'p22', linear: 'road', sunken: true }] },
      ],
      [
        { do: 'layRailway', line: line([0, 10], [20, 10]), bed: 'embanked' },
        { lines: [road(), { id: 'p22', linear: 'railway', bed: 'embanked' }] },
      ],
    ];
    for (const [choice, laid] of choices) {
      expect(after(map({ lines: [road()] }), choice).board.terrain).toMatchObject({ ...laid, ...left, laid: 22 });
    }
  });

  test('whatever is changed, both are asked again', () => {
    const sketch = { lines: [road(), laidLine('p2', 'river', line([0, 20], [30, 20]), A)] };
    for (const choice of [
      FENCE,
      WORKS,
      { do: 'takeOff', piece: 'p1' },
      { do: 'placeBridge', at: at(10, 20) },
    ] as const) {
      const changed = after(map(sketch, true), choice);
      expect([asked(changed), decider(changed)]).toEqual(['whole', B]);
      expect(changed.stack.at(-1)).toMatchObject({ confirmed: false });
      const confirmed = after(changed, { do: 'confirmTerrain' });
      expect([asked(confirmed), decider(confirmed)]).toEqual(['whole', A]);
      expect(confirmed.stack.at(-1)).toMatchObject({ confirmed: true });
    }
    expect(after(map(sketch, true), { do: 'confirmTerrain' }).board.step).not.toBe('terrain');
  });

  test('with a piece goes what lies along it or over it, and nothing else', () => {
    const sketch = {
      lines: [road(), laidLine('p2', 'river', line([0, 20], [72, 20]), A)],
      bridges: [bridge('p3', 36, 20, 'p2'), bridge('p4', 50, 20, 'p9')],
      barriers: [
        { id: 'p5', barrier: 'fence', along: 'p1', line: line([37, 0], [37, 9]), by: A },
        { id: 'p6', barrier: 'fence', along: 'p9', line: line([40, 0], [40, 9]), by: A },
      ],
      works: [{ id: 'p7', line: line([1, 1], [4, 1]), by: A }],
      areas: [area('p8', 'wood', rect(5, 30, 9, 34), A)],
    } as const;
    const gone = (piece: string) =>
      carryOut(map(sketch), { do: 'takeOff', piece }).events.flatMap(event =>
        event.type === 'pieceTakenOff' ? [`${event.kind} ${event.piece}`] : [],
      );
    expect([gone('p1'), gone('p2'), gone('p5'), gone('p7'), gone('p8')]).toEqual([
      ['road p1', 'fence p5'],
      ['river p2', 'bridge p3'],
      ['fence p5'],
      ['works p7'],
      ['wood p8'],
    ]);
    expect(after(map(sketch), { do: 'takeOff', piece: 'p7' }).board.terrain).toMatchObject({
      works: [],
      barriers: [{}, {}],
    });
    expect(after(map(sketch), { do: 'takeOff', piece: 'p8' }).board.terrain.areas).toEqual([]);
  });

  test('what cannot be: an unsaid bed, a field that is no difficult terrain, a fence along nothing', () => {
    const railway = (bed: 'flat' | 'unsaid') => ({ do: 'layRailway', line: line([0, 10], [20, 10]), bed }) as const;
    expect([whyNot(map(), railway('flat')), whyNot(map(), railway('unsaid'))]).toEqual([
      undefined,
      '13.10/rail-embankment',
    ]);
    const field = (terrain: 'difficult' | 'hill') =>
      ({ do: 'layArea', terrain, surface: 'field', ring: rect(5, 5, 10, 9) }) as const;
    expect([whyNot(map(), field('difficult')), whyNot(map(), field('hill'))]).toEqual([
      undefined,
      '7.2/field-is-difficult',
    ]);
    expect(whyNot(map({ lines: [road()] }), FENCE)).toBeUndefined();
    expect(whyNot(map(), FENCE)).toBe('13.10/methods');
    expect(whyNot(map({ lines: [road()] }), { ...FENCE, line: line([37, 0]) })).toBe('13.10/methods');
    expect(whyNot(map(), { ...WORKS, line: line([20, 8], [27, 8]) })).toBe('13.7/bonus-defensive');
    const outline = {
      do: 'layArea',
      terrain: 'hill',
      surface: 'plain',
      ring: line([5, 5], [9, 9], [9, 5], [5, 9]),
    } as const;
    expect(whyNot(map(), outline)).toBe('13.10/methods');
  });

  test('eighty pieces of any kind and no more', () => {
    const works = (count: number) =>
      Array.from({ length: count }, (_, i) => ({ id: `w${i}`, line: line([1, 1], [4, 1]), by: A }));
    const sketch = {
      lines: [road()],
      areas: [area('p8', 'wood', rect(5, 30, 9, 34), A)],
      bridges: [bridge('p3', 50, 20, 'p9')],
      barriers: [{ id: 'p6', barrier: 'fence', along: 'p9', line: line([40, 0], [40, 9]), by: A }],
    } as const;
    for (const choice of [FENCE, WORKS, { do: 'layRiver', line: line([0, 10], [20, 10]) }] as const) {
      expect(whyNot(map({ ...sketch, works: works(75) }), choice)).toBeUndefined();
      expect(whyNot(map({ ...sketch, works: works(76) }), choice)).toBe('13.10/methods');
    }
  });
});
