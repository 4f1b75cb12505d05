import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect, test } from 'vitest';
import type { ClauseId } from '../../clauses.generated.ts';
import type { Overrides } from '../../testing/armies.fixture.ts';
import { after, asked, carryOut, decider, engine, whyNot } from '../../testing/play.fixture.ts';
import type { Side } from '../../world.ts';
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
  RIVER_ACROSS,
  rect,
  type Sketch,
  table,
} from '../table.fixture.ts';

const rule = ruleTests<ClauseId>();

const WOOD = area('p1', 'wood', rect(10, 10, 16, 14), A);
const HILL = area('p2', 'hill', rect(30, 30, 36, 36), B);
const EXCHANGE = { do: 'exchange', one: 'p1', other: 'p2' } as const;
const DONE = { do: 'changed' } as const;

const abilities = (of: Partial<Record<Side, readonly ('shift' | 'convert' | 'extra-terrain')[]>>): Overrides => ({
  armies: {
    blue: { ...PLAIN.armies?.blue, abilities: of.blue ?? [] },
    grey: { ...PLAIN.armies?.grey, abilities: of.grey ?? [] },
  },
});

const turn = (by: Side, sketch: Sketch) =>
  table({ kind: 'changes', by }, { areas: [WOOD, HILL], world: PLAIN, ...sketch });
const offensive = (sketch: Sketch = {}) => turn(A, { battlefield: 'offensive', ...sketch });
const ringOf = (game: ReturnType<typeof turn>, id: string) =>
  game.board.terrain.areas.find(each => each.id === id)?.ring;

describe('13.7 the offensive battlefield', () => {
  rule('13.7/bonus-offensive', 'LS-56, LX-17: the winner exchanges two elements by their centres, once', () => {
    expect(whyNot(turn(A, { battlefield: 'neutral', world: abilities({ blue: ['shift'] }) }), EXCHANGE)).toBe(
      '13.7/bonus-offensive',
    );
    expect(whyNot(turn(B, { battlefield: 'offensive', world: abilities({ grey: ['shift'] }) }), EXCHANGE)).toBe(
      '13.7/bonus-offensive',
    );
    const game = after(offensive({ world: abilities({ blue: ['shift'] }) }), EXCHANGE);
    expect(ringOf(game, 'p1')).toEqual(rect(30, 31, 36, 35));
    expect(ringOf(game, 'p2')).toEqual(rect(10, 9, 16, 15));
    expect(whyNot(game, EXCHANGE)).toBe('13.7/bonus-offensive');
  });

  rule('13.7/bonus-offensive-types', 'only hills, woods, difficult terrain and built-up areas', () => {
    const game = offensive({ lines: [laidLine('p7', 'road', line([36, 0], [36, 48]), A)] });
    expect(whyNot(game, { ...EXCHANGE, other: 'p7' })).toBe('13.7/bonus-offensive-types');
    expect(whyNot(game, EXCHANGE)).toBeUndefined();
    expect(whyNot(game, { ...EXCHANGE, other: 'p1' })).toBe('13.7/bonus-offensive');
  });

  rule('13.7/bonus-offensive-timing', 'LX-20: neither before all terrain lies nor once fortifications are laid', () => {
    expect(whyNot(ordinaryTurn(A, { battlefield: 'offensive', areas: [WOOD, HILL] }), EXCHANGE)).toBe(
      '13.7/bonus-offensive-timing',
    );
    const works = table({ kind: 'works', by: A, left: 1 }, { battlefield: 'offensive', areas: [WOOD, HILL] });
    expect(whyNot(works, EXCHANGE)).toBe('13.7/bonus-offensive-timing');
  });

  test('R-38: it respects stacking, river, points and table, not the zones; a fence goes with its field', () => {
    const near = area('p3', 'wood', rect(36, 30, 40, 36), B);
    const wide = area('p1', 'wood', rect(10, 10, 22, 12), A);
    expect(whyNot(offensive({ areas: [wide, HILL, near] }), EXCHANGE)).toBe('13.10/no-stack');
    expect(
      whyNot(
        offensive({ areas: [WOOD, HILL], lines: [laidLine('p9', 'river', line([0, 12], [72, 12]), A)] }),
        EXCHANGE,
      ),
    ).toBe('13.10/river-no-hill');
    const corner = area('p2', 'hill', rect(0, 46, 3, 48), B);
    expect(whyNot(offensive({ areas: [WOOD, corner] }), EXCHANGE)).toBe('13.10/ordinary-rest');
    const field = area('p1', 'difficult', rect(10, 10, 16, 14), A, { surface: 'field' });
    const barriers = [{ id: 'p8', barrier: 'fence' as const, along: 'p1', line: line([10, 10], [16, 10]), by: A }];
    const game = after(offensive({ areas: [field, HILL], barriers }), EXCHANGE);
    expect(game.board.terrain.barriers[0]?.line).toEqual(line([30, 31], [36, 31]));
    const deep = area('p2', 'hill', rect(30, 40, 36, 44), B);
    expect(whyNot(offensive({ areas: [WOOD, deep] }), EXCHANGE)).toBeUndefined();
  });
});

test('every pair that may be exchanged is offered, whichever is named first', () => {
  const areas = [WOOD, HILL, area('p3', 'wood', rect(36, 30, 40, 36), B), area('p4', 'hill', rect(0, 46, 3, 48), B)];
  const game = offensive({ areas });
  const offered = engine.choices(game).filter(choice => choice.do === 'exchange');
  const pairs = areas.flatMap(({ id: one }) => areas.map(({ id: other }) => ({ do: 'exchange', one, other }) as const));
  expect(offered).toEqual(
    pairs.filter(pair => whyNot({ ...game, board: structuredClone(game.board) }, pair) === undefined),
  );
  expect(offered.length).toBeGreaterThan(0);
});

describe('13.10 special changes', () => {
  rule('13.10/special-after', 'by an ability, after all ordinary terrain, each ability once', () => {
    const shift = { do: 'shift', piece: 'p1', by: at(4, 5) } as const;
    expect(whyNot(ordinaryTurn(A, { areas: [WOOD], world: abilities({ blue: ['shift'] }) }), shift)).toBe(
      '13.10/special-after',
    );
    expect(whyNot(turn(A, { battlefield: 'offensive' }), shift)).toBe('13.10/special-after');
    const { game, events } = carryOut(turn(A, { world: abilities({ blue: ['shift', 'convert'] }) }), shift);
    expect(events[0]).toMatchObject({ type: 'areaMoved', piece: 'p1', ring: rect(14, 15, 20, 19), means: 'army' });
    expect(whyNot(game, shift)).toBe('13.10/special-after');
    expect(whyNot(game, { do: 'convert', piece: 'p1' })).toBe('13.7/sp-terrain-allowed');
    expect(whyNot(game, { do: 'convert', piece: 'p2' })).toBeUndefined();
  });

  test('a card in the hand is played for it, a general has to be in the field', () => {
    const shift = { do: 'shift', piece: 'p1', by: at(4, 5) } as const;
    const game = turn(A, { world: {}, hand: { blue: ['surveyors', 'drums'] } });
    const decided = carryOut(game, shift);
    expect(decided.events.map(({ type }) => type)).toEqual(['cardPlayed', 'areaMoved']);
    expect(decided.game.board.cards.hand.blue).toEqual(['drums']);
    expect(whyNot(decided.game, shift)).toBe('13.10/special-after');
    const blue = {
      generals: [{ id: 'warren', name: 'Warren', level: 'corps' as const, abilities: ['shift' as const] }],
      cards: [],
      abilities: [],
    };
    expect(whyNot(turn(A, { world: { armies: { blue } }, generals: { blue: ['warren'] } }), shift)).toBeUndefined();
    expect(whyNot(turn(A, { world: { armies: { blue } }, battlefield: 'offensive' }), shift)).toBe(
      '13.10/special-after',
    );
  });

  test('extra terrain is laid by the rules for ordinary terrain, without pool and share', () => {
    const game = turn(A, { world: abilities({ blue: ['extra-terrain'] }) });
    const extra = { do: 'layExtra', terrain: 'wood', surface: 'plain', ring: rect(50, 20, 56, 24) } as const;
    const next = after(game, extra);
    expect(next.board.terrain.areas).toHaveLength(3);
    expect(next.board.terrain.pool).toEqual(game.board.terrain.pool);
    expect(asked(next)).not.toBe('changes');
    expect(whyNot(game, { ...extra, ring: rect(50, 34, 56, 38) })).toBe('13.10/ordinary-not-enemy');
    expect(whyNot(game, { ...extra, ring: rect(12, 12, 18, 16) })).toBe('13.10/no-stack');
  });

  rule('13.10/no-second-move', 'LS-58: what the other player has moved stays', () => {
    const moved = { ...HILL, movedBy: A };
    const game = turn(B, { areas: [WOOD, moved], world: abilities({ grey: ['shift'] }) });
    expect(whyNot(game, { do: 'shift', piece: 'p2', by: at(0, -1) })).toBe('13.10/no-second-move');
    expect(whyNot(game, { do: 'shift', piece: 'p1', by: at(0, 1) })).toBeUndefined();
    const own = turn(A, { areas: [WOOD, moved], battlefield: 'offensive' });
    expect(whyNot(own, EXCHANGE)).toBeUndefined();
    expect(whyNot(turn(A, { areas: [WOOD, { ...HILL, movedBy: B }], battlefield: 'offensive' }), EXCHANGE)).toBe(
      '13.10/no-second-move',
    );
  });

  rule('13.10/changes-initiative-first', 'LS-59: A makes all his changes, then B', () => {
    const both = abilities({ blue: ['shift'], grey: ['shift'] });
    const start = linearTurn(B, {
      world: both,
      linearLeft: 1,
      pool: { hill: 0, difficult: 0, wood: 0, 'built-up': 0 },
    });
    const first = after(start, { do: 'passLinear' });
    expect([asked(first), decider(first)]).toEqual(['changes', A]);
    const second = after(first, DONE);
    expect([asked(second), decider(second)]).toEqual(['changes', B]);
    expect(asked(after(second, DONE))).not.toBe('changes');
  });

  const nearBridge = (sketch: Sketch = {}) =>
    turn(A, {
      areas: [area('p3', 'wood', rect(54.5, 18, 58, 22), B), area('p4', 'wood', rect(62, 18, 66, 22), B)],
      lines: [RIVER_ACROSS],
      bridges: [bridge('p2', 50, 20)],
      world: abilities({ blue: ['convert'] }),
      ...sketch,
    });

  rule('13.10/bridge-no-conversion', 'LS-55: no conversion within six inches of a bridge, nor by an exchange', () => {
    expect(whyNot(nearBridge(), { do: 'convert', piece: 'p3' })).toBe('13.10/bridge-no-conversion');
    expect(whyNot(nearBridge(), { do: 'convert', piece: 'p4' })).toBeUndefined();
    const areas = [
      area('p3', 'wood', rect(54, 18, 58, 22), B),
      area('p4', 'wood', rect(62, 18, 66, 22), B, { surface: 'impassable' }),
    ];
    const game = nearBridge({ areas, battlefield: 'offensive' });
    expect(whyNot(game, { do: 'exchange', one: 'p3', other: 'p4' })).toBe('13.10/bridge-no-conversion');
  });

  rule('13.10/bridge-overrides-golden', 'LS-55: though a trait prevails over what is written elsewhere', () => {
    const terrain = { counts: { hill: 4, difficult: 4, wood: 4, 'built-up': 3 }, bans: ['impassable'] as const };
    const world = { armies: { ...abilities({ blue: ['convert'] }).armies, grey: { ...PLAIN.armies?.grey, terrain } } };
    const game = nearBridge({ world, list: 'b' });
    expect(whyNot(game, { do: 'convert', piece: 'p4' })).toBeUndefined();
    expect(whyNot(game, { do: 'convert', piece: 'p3' })).toBe('13.10/bridge-no-conversion');
  });

  test('whether a side is asked follows from what both know, not from its hand', () => {
    const asks = (hand: string[]) => asked(turn(A, { world: {}, hand: { blue: hand } }));
    expect([asks([]), asks(['surveyors'])]).toEqual(['changes', 'changes']);
    expect(engine.choices(turn(A, { world: {} }))).toEqual([DONE]);
  });
});
