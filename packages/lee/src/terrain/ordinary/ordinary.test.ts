import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect, test } from 'vitest';
import type { ClauseId } from '../../clauses.generated.ts';
import { DEFAULT_BOOK } from '../../data/book.ts';
import { house } from '../../data/sourced.ts';
import type { Choice } from '../../game.ts';
import { after, asked, carryOut, decider, engine, whyNot } from '../../testing/play.fixture.ts';
import { judgePlacement } from '../judgePlacement.ts';
import type { StoredPoint } from '../stored.ts';
import { A, area, at, B, bridge, laidLine, line, ordinaryTurn, PLAIN, RIVER_ACROSS, rect } from '../table.fixture.ts';
import { elementsInZone } from './shares.ts';

const rule = ruleTests<ClauseId>();

type Area = Choice<'ordinary', 'layArea'>;

const lay = (terrain: Area['terrain'], ring: StoredPoint[], surface: Area['surface'] = 'plain'): Area => ({
  do: 'layArea',
  terrain,
  surface,
  ring,
});
const halves = (ring: StoredPoint[], other: StoredPoint[]) =>
  ({ do: 'layHalves', terrain: 'wood', surface: 'plain', ring, other }) as const;

describe('13.2 and 13.10 the size of an element', () => {
  rule('13.2/max-12x6', 'twelve by six inches, however it lies', () => {
    const game = ordinaryTurn(A);
    expect(whyNot(game, lay('wood', rect(10, 13, 22, 19)))).toBeUndefined();
    expect(whyNot(game, lay('wood', rect(10, 13, 22.1, 19)))).toBe('13.2/max-12x6');
    expect(whyNot(game, lay('wood', line([20, 20], [28, 28], [24, 32], [16, 24])))).toBeUndefined();
    const found = judgePlacement(game, lay('wood', rect(10, 13, 22.1, 19))).find(({ ok }) => !ok);
    expect(found?.numbers).toMatchObject({ limitLong: 12, limitShort: 6 });
    expect(found?.numbers.long).toBeCloseTo(12.1);
  });

  rule('13.2/trade-dimensions', 'what is narrower may be longer', () => {
    expect(whyNot(ordinaryTurn(A), lay('wood', rect(10, 13, 34, 16)))).toBeUndefined();
    expect(whyNot(ordinaryTurn(A), lay('wood', rect(10, 13, 34, 16.1)))).toBe('13.2/max-12x6');
  });

  rule('13.2/scenario-exempt', 'a special scenario is not bound by it', () => {
    const special = ordinaryTurn(A, { world: { options: { special: true } } });
    expect(whyNot(special, lay('wood', rect(10, 13, 30, 23)))).toBeUndefined();
  });

  rule('13.10/option-9x4', 'LS-43: nine by four where that was agreed', () => {
    const game = ordinaryTurn(A, { size: 'nineByFour' });
    expect(whyNot(game, lay('wood', rect(10, 13, 19, 17)))).toBeUndefined();
    expect(whyNot(game, lay('wood', rect(10, 13, 22, 16)))).toBeUndefined();
    expect(whyNot(game, lay('wood', rect(10, 13, 20, 17)))).toBe('13.10/option-9x4');
  });

  rule('13.10/half-2x2', 'LS-44: two by two counts half, and its other half goes down in the same turn', () => {
    const game = ordinaryTurn(B);
    expect(whyNot(game, lay('wood', rect(10, 20, 12, 22)))).toBe('13.10/half-2x2');
    expect(whyNot(game, lay('wood', rect(10, 20, 12, 22.1)))).toBeUndefined();
    expect(whyNot(game, halves(rect(10, 20, 12, 22), rect(20, 20, 22, 22.1)))).toBe('13.10/half-2x2');
    const next = after(game, halves(rect(10, 20, 12, 22), rect(20, 20, 22, 22)));
    expect(next.board.terrain.pool.wood).toBe(3);
    expect(next.board.terrain.areas).toMatchObject([
      { id: 'p21', half: true, pair: 'p22' },
      { id: 'p22', half: true, pair: 'p21' },
    ]);
    expect(decider(next)).toBe(A);
  });

  test('C-06: a strip of 2.5 by 0.2 is a whole element though it fits askew into a square', () => {
    expect(whyNot(ordinaryTurn(B), lay('wood', rect(10, 20, 12.5, 20.2)))).toBeUndefined();
  });

  rule('13.10/alternate-b-first', 'one outline is one element: it does not cross itself and has a surface', () => {
    const game = ordinaryTurn(A);
    expect(whyNot(game, lay('wood', line([20, 20], [24, 24], [24, 20], [20, 24])))).toBe('13.10/alternate-b-first');
    expect(whyNot(game, lay('wood', line([20, 20], [24, 20], [28, 20])))).toBe('13.10/alternate-b-first');
    expect(whyNot(game, lay('wood', line([20, 20], [24, 20])))).toBe('13.10/alternate-b-first');
  });
});

describe('13.10 where ordinary terrain lies', () => {
  rule(
    '13.10/ordinary-all',
    'LS-46: fifteen elements, B lays eight, A seven, and each only as often as it is listed',
    () => {
      let game = ordinaryTurn(B, { world: PLAIN });
      const turns: string[] = [];
      while (asked(game) === 'ordinary') {
        turns.push(decider(game));
        const [choice] = engine.choices(game);
        if (choice === undefined) throw new Error('stuck');
        game = after(game, choice);
      }
      expect([turns[0], turns[1]]).toEqual([B, A]);
      expect(turns.filter(side => side === B)).toHaveLength(8);
      expect(turns).toHaveLength(15);
      const noWood = ordinaryTurn(B, { pool: { hill: 1, difficult: 0, wood: 0, 'built-up': 0 } });
      expect(whyNot(noWood, lay('wood', rect(10, 20, 14, 24)))).toBe('13.10/ordinary-all');
      expect(whyNot(noWood, { do: 'leaveOut', terrain: 'hill' })).toBe('13.10/ordinary-all');
    },
  );

  rule('13.10/pass-scope', 'LS-46: nobody passes', () => {
    expect(whyNot(ordinaryTurn(B), { do: 'passLinear' })).toBe('13.10/pass-scope');
    expect(whyNot(ordinaryTurn(B), { do: 'passBarrier' })).toBe('13.10/pass-scope');
  });

  test('LS-47: exactly half is not more than half', () => {
    const half = after(ordinaryTurn(A), lay('hill', rect(10, 9, 16, 15)));
    const more = after(ordinaryTurn(A), lay('hill', rect(10, 8.9, 16, 14.9)));
    expect([elementsInZone(half, A), elementsInZone(more, A)]).toEqual([0, 1]);
  });

  rule('13.10/ordinary-min-3', 'as many turns have to be left as elements are missing in the own zone', () => {
    const pool = { hill: 5, difficult: 0, wood: 0, 'built-up': 0 };
    const outside = lay('hill', rect(10, 20, 16, 24));
    expect(whyNot(ordinaryTurn(A, { pool }), outside)).toBe('13.10/ordinary-min-3');
    expect(whyNot(ordinaryTurn(A, { pool }), lay('hill', rect(10, 9, 16, 15)))).toBe('13.10/ordinary-min-3');
    expect(whyNot(ordinaryTurn(A, { pool }), lay('hill', rect(10, 8.9, 16, 14.9)))).toBeUndefined();
    expect(whyNot(ordinaryTurn(A, { pool: { ...pool, hill: 7 } }), outside)).toBeUndefined();
    const areas = [area('p1', 'wood', rect(30, 2, 36, 6), A)];
    expect(whyNot(ordinaryTurn(A, { pool, areas }), outside)).toBeUndefined();
  });

  test('a pair of halves counts once, and only if both lie in the zone', () => {
    const one = rect(10, 2, 12, 4);
    expect(elementsInZone(after(ordinaryTurn(A), halves(one, rect(20, 2, 22, 4))), A)).toBe(1);
    expect(elementsInZone(after(ordinaryTurn(A), halves(one, rect(20, 20, 22, 22))), A)).toBe(0);
  });

  rule('13.10/ordinary-rest', 'LX-29: the others across the line or in the neutral zone, but on the table', () => {
    const areas = [2, 12, 22].map((x, i) => area(`p${i + 1}`, 'hill', rect(x, 2, x + 6, 6), A));
    const game = ordinaryTurn(A, { areas, pool: { hill: 0, difficult: 0, wood: 1, 'built-up': 0 } });
    expect(whyNot(game, lay('wood', rect(40, 9, 46, 15)))).toBeUndefined();
    expect(whyNot(game, lay('wood', rect(40, 20, 46, 24)))).toBeUndefined();
    expect(whyNot(game, lay('wood', rect(68, 20, 73, 24)))).toBe('13.10/ordinary-rest');
  });

  rule('13.10/ordinary-not-enemy', 'LS-49: not in the opponent’s zone', () => {
    const game = ordinaryTurn(A);
    expect(whyNot(game, lay('wood', rect(30, 33, 36, 37)))).toBe('13.10/ordinary-not-enemy');
    expect(whyNot(game, lay('wood', rect(30, 32, 36, 36)))).toBeUndefined();
    expect(whyNot(ordinaryTurn(B), lay('wood', rect(30, 33, 36, 37)))).toBeUndefined();
  });

  const deep = (depth: number) => ({
    book: { ...DEFAULT_BOOK, layout: house({ preset: 'echelon' as const, depthA: depth, depthB: 12, points: [] }) },
  });
  const allNeutral = (depth: number) =>
    whyNot(
      ordinaryTurn(A, { world: deep(depth), pool: { hill: 1, difficult: 0, wood: 0, 'built-up': 0 } }),
      lay('hill', rect(10, 20, 16, 24)),
    );

  rule(
    '13.10/ordinary-shallow-zone',
    'LS-50: a zone of six inches asks for none, one of six and a half for three',
    () => {
      expect(allNeutral(6)).toBeUndefined();
      expect(allNeutral(6.5)).toBe('13.10/ordinary-min-3');
    },
  );

  rule('13.10/shallow-ignores-cavalry', 'LS-50: a tactic that opens more ground does not make the zone deeper', () => {
    const blue = { cavalryTactics: [{ id: 'raid', name: { en: '', pl: '' }, opens: 6 }] };
    const pool = { hill: 1, difficult: 0, wood: 0, 'built-up': 0 };
    const game = ordinaryTurn(A, { world: { ...deep(6), armies: { blue } }, pool });
    expect(whyNot(game, lay('hill', rect(10, 20, 16, 24)))).toBeUndefined();
  });

  rule('13.10/no-stack', 'ordinary terrain lies beside ordinary terrain, not on it, special scenarios excepted', () => {
    const areas = [area('p1', 'hill', rect(20, 20, 26, 24), B)];
    expect(whyNot(ordinaryTurn(A, { areas }), lay('wood', rect(25.9, 20, 30, 24)))).toBe('13.10/no-stack');
    expect(whyNot(ordinaryTurn(A, { areas }), lay('wood', rect(26, 20, 30, 24)))).toBeUndefined();
    const special = { options: { special: true } };
    expect(whyNot(ordinaryTurn(A, { areas, world: special }), lay('wood', rect(22, 20, 30, 24)))).toBeUndefined();
    expect(whyNot(ordinaryTurn(A), halves(rect(20, 20, 22, 22), rect(21, 21, 23, 23)))).toBe('13.10/no-stack');
  });

  const onRiver = (terrain: Area['terrain'], surface: Area['surface'] = 'plain') =>
    whyNot(ordinaryTurn(A, { lines: [RIVER_ACROSS] }), lay(terrain, rect(30, 18, 36, 22), surface));

  rule('13.10/river-no-hill', 'LS-52: no hill on a river, not even on a bank', () => {
    expect(onRiver('hill')).toBe('13.10/river-no-hill');
    const beside = lay('hill', rect(30, 21, 36, 25));
    expect(whyNot(ordinaryTurn(A, { lines: [RIVER_ACROSS] }), beside)).toBeUndefined();
  });

  rule('13.10/river-no-built-up', 'LS-52: no built-up area on a river; a wood or a field may lie there', () => {
    expect(onRiver('built-up')).toBe('13.10/river-no-built-up');
    expect(onRiver('wood')).toBeUndefined();
    expect(onRiver('difficult', 'field')).toBeUndefined();
  });

  rule('13.10/on-linear', 'LS-52: on a stream or a road everything may lie', () => {
    for (const linear of ['stream', 'road', 'railway'] as const) {
      const lines = [laidLine('p1', linear, line([0, 20], [72, 20]), A)];
      for (const terrain of ['hill', 'built-up', 'wood', 'difficult'] as const) {
        expect(whyNot(ordinaryTurn(A, { lines }), lay(terrain, rect(30, 18, 36, 22)))).toBeUndefined();
      }
    }
  });

  rule('13.10/linear-keeps', 'linear terrain under ordinary terrain stays what it was', () => {
    const lines = [laidLine('p1', 'road', line([0, 20], [72, 20]), A)];
    const next = after(ordinaryTurn(A, { lines }), lay('wood', rect(30, 18, 36, 22)));
    expect(next.board.terrain.lines).toEqual(lines);
  });

  test('only difficult terrain is a field', () => {
    expect(whyNot(ordinaryTurn(A), lay('wood', rect(30, 18, 36, 22), 'field'))).toBe('7.2/field-is-difficult');
  });
});

describe('13.7 and 13.10 impassable terrain', () => {
  rule('13.7/sp-terrain-allowed', 'LS-53: any terrain under a strategic point but impassable terrain', () => {
    const ring = rect(34, 22, 38, 26);
    expect(whyNot(ordinaryTurn(A), lay('wood', ring))).toBeUndefined();
    expect(whyNot(ordinaryTurn(A), lay('wood', ring, 'impassable'))).toBe('13.7/sp-terrain-allowed');
    expect(whyNot(ordinaryTurn(A), lay('wood', rect(36, 22, 40, 26), 'impassable'))).toBe('13.7/sp-terrain-allowed');
  });

  rule('13.7/sp-position-fixed', 'LX-19: terrain laid over a point does not move it', () => {
    const game = ordinaryTurn(A);
    const next = after(game, lay('hill', rect(15, 15, 21, 19)));
    expect(next.board.field.points).toEqual(game.board.field.points);
  });

  rule('13.7/sp-immovable', 'LS-53: a point is no piece of terrain that could be taken up', () => {
    for (const choice of [
      { do: 'takeOff', piece: 'P2' },
      { do: 'shift', piece: 'P2', by: at(1, 0) },
    ] as const) {
      expect(whyNot(ordinaryTurn(A), choice)).toBeDefined();
    }
  });

  rule('13.10/bridge-no-inaccessible', 'none within six inches of a bridge, six inches counted in', () => {
    const game = ordinaryTurn(A, { lines: [RIVER_ACROSS], bridges: [bridge('p2', 50, 20)] });
    expect(whyNot(game, lay('wood', rect(56.5, 18, 60, 22), 'impassable'))).toBe('13.10/bridge-no-inaccessible');
    expect(whyNot(game, lay('wood', rect(56.52, 18, 60, 22), 'impassable'))).toBeUndefined();
    expect(whyNot(game, lay('wood', rect(48, 18, 53, 22)))).toBeUndefined();
  });

  test('a list may ban it', () => {
    const terrain = { counts: { hill: 4, difficult: 4, wood: 4, 'built-up': 3 }, bans: ['impassable'] as const };
    const game = ordinaryTurn(A, { list: 'a', world: { armies: { blue: { terrain } } } });
    expect(whyNot(game, lay('wood', rect(56, 20, 60, 24), 'impassable'))).toBe('13.10/list-bans');
  });
});

describe('an element without a place', () => {
  /** A strip as wide as the table, so full that nothing fits in between. */
  const full = (by: 'blue' | 'grey', height = 48) => {
    const cells = Array.from({ length: 6 }, (_, x) =>
      Array.from({ length: 8 }, (_, y) => rect(x * 12, y * 6, x * 12 + 12, y * 6 + 6)),
    );
    const areas = cells.flat().map((ring, i) => area(`q${i}`, 'wood', ring, by));
    return ordinaryTurn(by, {
      areas,
      pool: { hill: 1, difficult: 0, wood: 0, 'built-up': 0 },
      world: { ...PLAIN, table: { width: 72, height } },
    });
  };

  test('is left out if the other player agrees, and then the next part begins', () => {
    const game = full(A);
    expect(engine.choices(game)).toEqual([{ do: 'leaveOut', terrain: 'hill' }]);
    const ask = after(game, { do: 'leaveOut', terrain: 'hill' });
    expect([asked(ask), decider(ask)]).toEqual(['leaveOut', B]);
    expect(asked(after(ask, { do: 'tryAgain' }))).toBe('ordinary');
    const { events } = carryOut(ask, { do: 'agreeToLeaveOut' });
    expect(events[0]).toEqual({ type: 'elementLeftOut', terrain: 'hill', by: A, left: 0 });
  });

  test('a small gap is enough for a pair of halves', () => {
    const areas = full(A).board.terrain.areas.slice(1);
    const pool = { hill: 1, difficult: 0, wood: 0, 'built-up': 0 };
    const gap = [...areas, area('x', 'wood', rect(2, 0, 12, 6), A), area('y', 'wood', rect(0, 2.05, 2, 6), A)];
    const game = ordinaryTurn(A, { areas: gap, pool });
    expect(whyNot(game, { do: 'leaveOut', terrain: 'hill' })).toBe('13.10/ordinary-all');
    expect(engine.choices(game).map(choice => choice.do)).toEqual(['layHalves']);
  });
});
