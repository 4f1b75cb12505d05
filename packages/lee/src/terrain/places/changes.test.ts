import { describe, expect, test } from 'vitest';
import { ORDINARY } from '../../data/army.ts';
import { engine, whyNot } from '../../testing/play.fixture.ts';
import { A, area, B, PLAIN, rect, type Sketch, table } from '../table.fixture.ts';
import { convertOptions, exchangeOptions, extraOptions, shiftOptions } from './changes.ts';

const AREAS = () => [
  area('p1', 'wood', rect(20, 15, 26, 19), A),
  area('p2', 'wood', rect(40, 15, 46, 19), B),
  area('p3', 'hill', rect(55, 25, 60, 29), B),
];

const granted = (ability: 'shift' | 'convert' | 'extra-terrain') => ({
  armies: { ...PLAIN.armies, blue: { ...PLAIN.armies?.blue, abilities: [ability] } },
});

const turn = (sketch: Sketch = {}) => {
  const game = table({ kind: 'changes', by: A }, { areas: AREAS(), world: PLAIN, ...sketch });
  return { game, by: A };
};

describe('changes that are offered', () => {
  test('nothing without the means for it', () => {
    const at = turn();
    expect([exchangeOptions(at), convertOptions(at), shiftOptions(at), extraOptions(at)]).toEqual([[], [], [], []]);
  });

  test('every pair of pieces, whichever is named first, to whoever may exchange two', () => {
    const pairs = exchangeOptions(turn({ battlefield: 'offensive' })).map(({ one, other }) => `${one} ${other}`);
    expect(pairs).toEqual(['p1 p2', 'p1 p3', 'p2 p1', 'p2 p3', 'p3 p1', 'p3 p2']);
    const { game } = turn({ battlefield: 'offensive' });
    expect(exchangeOptions({ game, by: B })).toEqual([]);
    expect(exchangeOptions(turn({ battlefield: 'offensive', used: ['battlefield/exchange'] }))).toEqual([]);
  });

  test('every piece may be made impassable', () => {
    expect(convertOptions(turn({ world: granted('convert') }))).toEqual(
      ['p1', 'p2', 'p3'].map(piece => ({ do: 'convert', piece })),
    );
  });

  test('a place for each piece within four inches, legal, and another in another position', () => {
    const places = new Set<string>();
    for (let laid = 3; laid < 13; laid++) {
      const at = turn({ world: granted('shift'), laid });
      const shifts = shiftOptions(at);
      expect(shifts.map(({ piece }) => piece)).toEqual(['p1', 'p2', 'p3']);
      expect(shifts.map(choice => whyNot(at.game, choice))).toEqual([undefined, undefined, undefined]);
      for (const { by } of shifts) {
        expect(Math.max(Math.abs(by.x), Math.abs(by.y))).toBeLessThanOrEqual(4000);
        places.add(`${Math.sign(by.x)} ${Math.sign(by.y)}`);
      }
    }
    expect(places.size).toBe(4);
  });

  test('a piece that cannot be shifted is left out', () => {
    const areas = [...AREAS(), area('p4', 'wood', rect(0, 0, 72, 14), B)];
    expect(shiftOptions(turn({ world: granted('shift'), areas })).map(({ piece }) => piece)).not.toContain('p4');
    const moved = [area('p1', 'wood', rect(20, 15, 26, 19), A, { movedBy: B })];
    expect(shiftOptions(turn({ world: granted('shift'), areas: moved }))).toEqual([]);
  });

  test('an element more of any kind, beside the list', () => {
    const none = { hill: 0, difficult: 0, wood: 0, 'built-up': 0 };
    const at = turn({ world: granted('extra-terrain'), areas: [], pool: none });
    const extra = extraOptions(at);
    expect(extra.map(({ terrain }) => terrain)).toEqual([...ORDINARY]);
    expect(extra.map(choice => whyNot(at.game, choice))).toEqual(extra.map(() => undefined));
  });

  test('all of them are among the choices', () => {
    const verbs = (sketch: Sketch) => new Set(engine.choices(turn(sketch).game).map(choice => choice.do));
    expect(verbs({ battlefield: 'offensive' })).toEqual(new Set(['exchange', 'changed']));
    expect(verbs({ world: granted('shift') })).toEqual(new Set(['shift', 'changed']));
    expect(verbs({ world: granted('convert') })).toEqual(new Set(['convert', 'changed']));
    expect(verbs({ world: granted('extra-terrain') })).toEqual(new Set(['layExtra', 'changed']));
  });
});
