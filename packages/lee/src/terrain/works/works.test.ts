import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect, test } from 'vitest';
import type { ClauseId } from '../../clauses.generated.ts';
import { after, asked, carryOut, decider, whyNot } from '../../testing/play.fixture.ts';
import type { Side } from '../../world.ts';
import { A, B, line, linearTurn, ordinaryTurn, PLAIN, type Sketch, table } from '../table.fixture.ts';
import { sectionsBy, sectionsOf } from './sections.ts';

const rule = ruleTests<ClauseId>();

const lay = (...points: readonly (readonly [number, number])[]) => ({ do: 'layWorks', line: line(...points) }) as const;
const SECTION = lay([20, 11], [26, 11]);
const turn = (by: Side, left: number, sketch: Sketch = {}) =>
  table({ kind: 'works', by, left }, { world: PLAIN, ...sketch });

describe('13.7 and 13.10 field fortifications', () => {
  rule(
    '13.7/bonus-defensive',
    'the winner with a defensive battlefield lays one free section, not longer than the book has it',
    () => {
      const game = linearTurn(A, { battlefield: 'defensive', world: PLAIN });
      expect([sectionsOf(game, A), sectionsOf(game, B)]).toEqual([1, 0]);
      expect(sectionsBy(game, A)).toEqual({ battlefield: 1, list: 0, abilities: 0 });
      expect(sectionsOf(linearTurn(A, { battlefield: 'neutral', world: PLAIN }), A)).toBe(0);
      expect(whyNot(turn(A, 1), SECTION)).toBeUndefined();
      expect(whyNot(turn(A, 1), lay([20, 11], [26.1, 11]))).toBe('13.7/bonus-defensive');
      expect(whyNot(turn(A, 1), lay([20, 11]))).toBe('13.7/bonus-defensive');
    },
  );

  rule('13.10/fortifications-last', 'after everything else, as many as were bought', () => {
    expect(whyNot(ordinaryTurn(A), SECTION)).toBe('13.10/fortifications-last');
    const none = { hill: 0, difficult: 0, wood: 0, 'built-up': 0 };
    const lists = { blue: 'potomac', grey: 'alabama' };
    const start = linearTurn(B, { world: PLAIN, linearLeft: 1, pool: none, lists });
    const first = after(start, { do: 'passLinear' });
    expect([asked(first), decider(first)]).toEqual(['works', A]);
    const laid = [SECTION, SECTION, SECTION].reduce((game, choice) => after(game, choice), first);
    expect(laid.board.terrain.works).toHaveLength(3);
    expect(laid.board.step).not.toBe('terrain');
    expect(
      whyNot(
        turn(A, 0, {
          world: {
            armies: { blue: { cards: [{ id: 'x', title: { en: '', pl: '' }, count: 1, abilities: ['works'] }] } },
          },
        }),
        SECTION,
      ),
    ).toBe('13.10/fortifications-last');
  });

  rule('13.10/enemy-zone-exempt', 'fortifications are not exempt from the ban on the opponent’s zone', () => {
    expect(whyNot(turn(A, 1), lay([20, 40], [26, 40]))).toBe('13.10/enemy-zone-exempt');
    expect(whyNot(turn(B, 1), lay([20, 40], [26, 40]))).toBeUndefined();
  });

  test('what an army or a general grants is one section: the next one costs a card', () => {
    const card = { id: 'x', title: { en: '', pl: '' }, count: 2, abilities: ['works'] } as const;
    const blue = { abilities: ['works'], cards: [card], generals: [] } as const;
    const game = turn(A, 1, { world: { armies: { blue } }, hand: { blue: ['x'] } });
    const granted = after(game, SECTION);
    expect([asked(granted), granted.board.cards.played.blue]).toEqual(['works', []]);
    const played = after(granted, SECTION);
    expect([asked(played), played.board.cards.played.blue]).toEqual(['works', ['x']]);
    expect(whyNot(played, SECTION)).toBe('13.10/fortifications-last');
  });

  test('what is not laid is forgone', () => {
    expect(turn(A, 2).board.step).toBe('terrain');
    expect(after(turn(A, 2), { do: 'noWorks' }).board.step).not.toBe('terrain');
  });

  test('a card gives one more section', () => {
    const game = turn(B, 0, { world: {}, hand: { grey: ['spades'] } });
    const { events } = carryOut(game, lay([20, 40], [26, 40]));
    expect(events.map(({ type }) => type)).toEqual(['cardPlayed', 'worksLaid']);
  });
});
