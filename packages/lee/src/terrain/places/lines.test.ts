import { random } from '@wigwag/tests/random';
import { describe, expect, test } from 'vitest';
import { LINEAR } from '../../data/army.ts';
import { engine, whyNot } from '../../testing/play.fixture.ts';
import type { Side } from '../../world.ts';
import { lineChoice } from '../assistant/proposeLine.ts';
import { A, B, laidLine, line, linearTurn, PLAIN, type Sketch } from '../table.fixture.ts';
import { isLegalLine, isOpen, lineOptions, someLine } from './lines.ts';
import { roadForms, roadLine } from './roadForms.ts';

const open = (by: Side, sketch: Sketch = {}) => {
  const game = linearTurn(by, { world: PLAIN, ...sketch });
  return LINEAR.filter(linear => isOpen({ game, by }, linear));
};

const RIVER = () => laidLine('p1', 'river', line([0, 20], [72, 20]), A);
const STREAM = () => laidLine('p2', 'stream', line([0, 30], [72, 30]), A);
const road = (id: string, x: number) => laidLine(id, 'road', line([x, 0], [x, 48]), A);
const railway = (id: string, x: number) => laidLine(id, 'railway', line([x, 0], [x, 48]), A);

describe('which lines may be laid at all', () => {
  test('every kind by player A, all but a river by player B', () => {
    expect(open(A).toSorted()).toEqual(['railway', 'river', 'road', 'stream']);
    expect(open(B).toSorted()).toEqual(['railway', 'road', 'stream']);
  });

  test('none when all have been laid, and no more of a kind than there may be', () => {
    expect(open(A, { linearLeft: 0 })).toEqual([]);
    expect(open(A, { lines: [RIVER()] })).not.toContain('river');
    expect(open(A, { lines: [STREAM()] })).not.toContain('stream');
    const roads = [road('p1', 10), road('p2', 20), road('p3', 30), road('p4', 40)];
    expect(open(A, { lines: roads.slice(1) })).toContain('road');
    expect(open(A, { lines: roads })).not.toContain('road');
    expect(open(A, { lines: [railway('p1', 10), railway('p2', 20)] })).not.toContain('railway');
  });

  test('none that the list forbids', () => {
    expect(open(A, { list: 'a' })).toEqual(open(A).filter(linear => linear !== 'railway'));
  });
});

describe('the forms of a road', () => {
  test('from each base through one point or two, across through two, and branches off every road', () => {
    const forms = roadForms(linearTurn(A), 'road');
    const count = (clause: string) => forms.filter(form => form.clause === clause).length;
    expect(count('13.10/road-form-base-sp')).toBe(2 * 3);
    expect(count('13.10/road-form-two-sp')).toBe(2 * 6 + 2 * 6);
    expect(count('13.10/road-form-branch')).toBe(0);
    const branches = (laid: 'road' | 'railway', lines: Sketch['lines']) =>
      roadForms(linearTurn(A, { lines: lines ?? [] }), laid).filter(form => form.clause === '13.10/road-form-branch');
    expect(branches('road', [road('p1', 10)])).toHaveLength(2 + 4 * 3);
    expect(branches('road', [road('p1', 10), road('p2', 60)])).toHaveLength(2 * 14);
    expect(branches('road', [RIVER(), STREAM(), railway('p3', 10)])).toEqual([]);
    expect(branches('railway', [RIVER(), railway('p3', 10), road('p1', 60)])).toHaveLength(2 * 14);
  });

  test('each gives a legal road and no corner twice', () => {
    const game = linearTurn(A, { world: PLAIN });
    const lines = roadForms(game, 'road').map(form => roadLine(game, form, 'road'));
    expect(lines.filter(each => !isLegalLine({ game, by: A }, 'road', each))).toEqual([]);
    expect(lines.filter(each => !isLegalLine({ game, by: A }, 'railway', each))).toEqual([]);
    const branched = linearTurn(A, {
      world: PLAIN,
      lines: [laidLine('p1', 'road', line([36, 0], [18, 18], [18, 48]), A)],
    });
    const branches = roadForms(branched, 'road').filter(form => form.clause === '13.10/road-form-branch');
    const shortest = branches.map(form => roadLine(branched, form, 'road'));
    for (const each of shortest) {
      expect(new Set(each.map(({ x, y }) => `${x} ${y}`)).size).toBe(each.length);
    }
    const drawn = shortest.filter(each => each.length > 1);
    expect(drawn.length).toBeGreaterThan(8);
    expect(drawn.filter(each => !isLegalLine({ game: branched, by: A }, 'road', each))).toEqual([]);
  });
});

describe('lines that are offered', () => {
  test('are legal, two of a kind at most, and never the same twice', () => {
    for (const by of [A, B]) {
      const game = linearTurn(by, { world: PLAIN, laid: 3 });
      for (const linear of LINEAR) {
        const offered = lineOptions(game, by, linear);
        expect(offered.map(each => whyNot(game, lineChoice(linear, each)))).toEqual(offered.map(() => undefined));
        expect(new Set(offered.map(each => JSON.stringify(each))).size).toBe(offered.length);
        expect(offered.length).toBeLessThanOrEqual(2);
        if (linear !== 'river' || by === A) expect(offered.length).toBeGreaterThan(0);
      }
    }
  });

  test('are made once for a position, and are others in another', () => {
    const game = linearTurn(A, { world: PLAIN });
    for (const linear of LINEAR) {
      expect(lineOptions(game, A, linear)).toBe(lineOptions(game, A, linear));
      const all = [1, 2, 3, 4].map(laid =>
        JSON.stringify(lineOptions(linearTurn(A, { world: PLAIN, laid }), A, linear)),
      );
      expect(new Set(all).size).toBeGreaterThan(1);
    }
    expect(lineOptions(game, A, 'river')).not.toEqual(lineOptions(game, A, 'stream'));
    expect(lineOptions(game, B, 'river')).toEqual([]);
  });

  test('nothing is offered of what may not be laid, nor found without a try', () => {
    const game = linearTurn(A, { lines: [RIVER()], world: PLAIN });
    expect(lineOptions(game, A, 'river')).toEqual([]);
    const at = { game: linearTurn(A, { world: PLAIN }), by: A };
    for (const linear of LINEAR) expect(someLine(random(1), at, linear, 0)).toBeUndefined();
  });

  test('each kind that is open is among the choices', () => {
    const verbs = new Set(engine.choices(linearTurn(A, { world: PLAIN })).map(choice => choice.do));
    expect([...verbs].toSorted()).toEqual([
      'layRailway',
      'layRiver',
      'layRoad',
      'layStream',
      'passLinear',
      'passLinearRest',
    ]);
  });
});
