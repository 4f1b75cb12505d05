import { describe, expect, test } from 'vitest';
import type { Choice } from '../game.ts';
import { Table } from '../testing/table.ts';
import { reachUnder } from './leaderReach.ts';
import { reachByOutcomes } from './reachByOutcomes.fixture.ts';

/** Smith, fresh, and Osterhaus, tired, on a road with Logan; Harrow nearer to its end. */
const CORPS = `
  map
    .   .   .   .   .   .
      .   .   .   .   .
    .   .   .   .   .   .
      .   .   .   .   .
  road 0101-0201-0301-0401-0501-0601-0701
  road 0302-0301
  C Hood 1102
  U Smith 0101 7 cmd=XV; leader Logan
  U Osterhaus 0101 cmd=XV f3
  U Harrow 0302 cmd=XV f1
  U Veatch 0101 cmd=XVI
`;

const activationsOf = (t: Table): Choice<'action', 'activate'>[] =>
  t.open('activate').flatMap(choice => (choice.do === 'activate' ? [choice] : []));

function shown(...names: string[]) {
  const t = new Table(CORPS).atAction('union');
  const units = names.map(name => t.unitId(name));
  return { t, units, found: reachUnder(t.game, activationsOf(t), units) };
}

describe('the reach of a leader before he is activated', () => {
  test('is what each of his units reaches, played through every fall of his dice', () => {
    for (const name of ['smith', 'osterhaus', 'harrow']) {
      const { t, units, found } = shown(name);
      const [unit = -1] = units;
      const [activation] = activationsOf(t).filter(each => each.units.length === 1 && each.units[0] === unit);
      const slowly = new Map<number, { chance: number; forced: number }>();
      for (const die of [1, 2, 3, 4, 5, 6]) {
        const played = new Table(CORPS).atAction('union');
        played.do({ do: 'activate', leader: 'logan', units: [name], digging: [] }, die);
        played.do({ do: 'attach', unit: 'smith', along: [] });
        for (const { hex, chance, forced } of reachByOutcomes(played.game, unit).hexes) {
          const known = slowly.get(hex) ?? { chance: 0, forced: 0 };
          slowly.set(hex, { chance: known.chance + chance / 6, forced: known.forced + forced / 6 });
        }
      }
      expect(activation).toBeDefined();
      expect(slowly.size).toBeGreaterThan(5);
      expect(new Set(found.map(({ hex }) => hex))).toEqual(new Set(slowly.keys()));
      for (const each of found) {
        expect(each.chance).toBeCloseTo(slowly.get(each.hex)?.chance ?? -1);
        expect(each.forced).toBeCloseTo(slowly.get(each.hex)?.forced ?? -1);
      }
    }
  });

  test('names for each hex the unit that is likeliest to get there, with its way', () => {
    const { t, found } = shown('smith', 'osterhaus', 'harrow');
    const at = (hex: string) => found.find(each => each.hex === t.hex(hex));
    expect(at('0501')?.unit).toBe(t.unitId('harrow'));
    expect(at('0501')?.path[0]).toBe(t.hex('0302'));
    expect(at('0201')?.unit).toBe(t.unitId('smith'));
    expect(at('0201')).toMatchObject({ points: 1, chance: 1 });
  });

  test('leaves out who digs, who is of another corps, and leaves the game as it was', () => {
    const t = new Table(CORPS).atAction('union');
    const before = JSON.stringify([t.game.board, t.game.stack]);
    const smith = t.unitId('smith');
    const leader = activationsOf(t)[0]?.leader ?? -1;
    expect(reachUnder(t.game, [{ do: 'activate', leader, units: [smith], digging: [smith] }], [smith])).toEqual([]);
    expect(reachUnder(t.game, activationsOf(t), [t.unitId('veatch')])).toEqual([]);
    expect(reachUnder(t.game, activationsOf(t), [smith])).not.toEqual([]);
    expect(JSON.stringify([t.game.board, t.game.stack])).toBe(before);
  });
});
