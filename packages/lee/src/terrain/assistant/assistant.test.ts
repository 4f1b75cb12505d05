import { topFrame } from '@wigwag/kernel';
import { random } from '@wigwag/tests/random';
import { describe, expect, test } from 'vitest';
import { planOf } from '../../field/places.ts';
import type { Game, Lee } from '../../game.ts';
import { worldOf } from '../../testing/armies.fixture.ts';
import { leadTo } from '../../testing/leadTo.fixture.ts';
import { after, asked, engine, whyNot } from '../../testing/play.fixture.ts';
import { pointsOf } from '../stored.ts';
import {
  A,
  area,
  at,
  B,
  laidLine,
  line,
  linearTurn,
  ordinaryTurn,
  PLAIN,
  RIVER_ACROSS,
  rect,
  table,
} from '../table.fixture.ts';
import { completeBattlefield } from './completeBattlefield.ts';
import { propose } from './propose.ts';

const choiceOf = (game: Game, hint = {}) => {
  const choice = propose(game, hint);
  if (choice === undefined) throw new Error('nothing proposed');
  expect(whyNot(game, choice)).toBeUndefined();
  return choice;
};

const laidAt = (choice: ReturnType<typeof choiceOf>): { x: number; y: number } => {
  if (choice.do !== 'layArea') throw new Error(choice.do);
  const points = pointsOf(choice.ring);
  return { x: Math.min(...points.map(({ x }) => x)), y: Math.min(...points.map(({ y }) => y)) };
};

describe('proposals', () => {
  test('an outline in hand that lies on another is moved as little as need be', () => {
    const game = ordinaryTurn(A, { areas: [area('p1', 'hill', rect(20, 20, 26, 24), B)] });
    const choice = choiceOf(game, { terrain: 'wood', surface: 'plain', ring: rect(25, 20, 31, 24) });
    const { x, y } = laidAt(choice);
    expect(Math.abs(x - 25) + Math.abs(y - 20)).toBeLessThan(2);
    expect(choice).toMatchObject({ terrain: 'wood' });
    const free = choiceOf(game, { terrain: 'wood', surface: 'plain', ring: rect(40, 20, 46, 24) });
    expect(free).toMatchObject({ do: 'layArea', ring: rect(40, 20, 46, 24) });
  });

  test('of two halves in hand the one that lies on another piece is moved', () => {
    const game = ordinaryTurn(A, { areas: [area('p1', 'hill', rect(20, 4, 26, 8), B)] });
    const hint = { verb: 'layHalves', terrain: 'wood', surface: 'plain', ring: rect(40, 4, 42, 6) };
    const choice = choiceOf(game, { ...hint, other: rect(25, 5, 27, 7) });
    expect(choice.do).toBe('layHalves');
    expect(choiceOf(game, { ...hint, other: rect(50, 4, 52, 6) })).toMatchObject({ ring: hint.ring });
  });

  test('a place alone is enough, and so is nothing', () => {
    const { x, y } = laidAt(choiceOf(ordinaryTurn(A), { terrain: 'hill', at: at(40, 22) }));
    expect(Math.abs(x - 37) + Math.abs(y - 20)).toBeLessThan(3);
    expect(choiceOf(ordinaryTurn(A)).do).toBe('layArea');
  });

  test('a river drawn into the opponent’s zone is drawn back, its ends on the edges', () => {
    const choice = choiceOf(linearTurn(A), { verb: 'layRiver', line: line([1, 37], [30, 34], [71, 37]) });
    expect(choice.do).toBe('layRiver');
    if (choice.do === 'layRiver') expect(choice.line).toHaveLength(3);
  });

  test('a road near a form becomes the shortest line of that form', () => {
    const choice = choiceOf(linearTurn(B), { verb: 'layRoad', line: line([36, 0], [20, 20], [16, 48]) });
    expect(choice).toMatchObject({ do: 'layRoad', line: line([36, 0], [18, 18], [18, 48]) });
  });

  test('a bridge is snapped to the river', () => {
    const game = table({ kind: 'bridges', by: B, river: 'p1', left: 1 }, { lines: [RIVER_ACROSS] });
    expect(choiceOf(game, { at: at(33, 22) })).toEqual({ do: 'placeBridge', at: at(33, 20) });
  });

  test('a fence is proposed along the road in hand', () => {
    const lines = [laidLine('p1', 'road', line([36, 0], [36, 48]), A)];
    const game = table({ kind: 'barriers', by: A }, { lines, barriersLeft: 1, world: PLAIN });
    expect(choiceOf(game, { piece: 'p1', line: line([37.5, 5], [37.5, 20]) })).toMatchObject({
      do: 'layBarrier',
      along: 'p1',
    });
  });

  describe('works', () => {
    const digging = (by: 'blue' | 'grey', sketch: Parameters<typeof table>[1] = {}) =>
      table({ kind: 'works', by, left: 3 }, { world: PLAIN, ...sketch });
    const dug = (game: Game, hint = {}): readonly { x: number; y: number }[] => {
      const choice = choiceOf(game, hint);
      if (choice.do !== 'layWorks') throw new Error(choice.do);
      return pointsOf(choice.line);
    };

    test('lie across the way of the enemy at the front of the own zone, before the nearest point', () => {
      const [plan, line] = [planOf(digging(B)), dug(digging(B))];
      const [from, to] = [line[0], line.at(-1)];
      expect(from?.y).toBe(to?.y);
      expect(from?.y).toBeCloseTo(plan.zones[B].top + 1, 3);
      const middle = ((from?.x ?? 0) + (to?.x ?? 0)) / 2;
      const nearest = plan.points.toSorted((a, b) => b.y - a.y)[0];
      expect(Math.abs(middle - (nearest?.x ?? 0))).toBeLessThanOrEqual(1);
    });

    test('keep off other works, waters, roads, houses and what is impassable', () => {
      const first = dug(digging(A));
      const { x = 0, y = 0 } = first[0] ?? {};
      const inTheWay = [
        { areas: [area('p1', 'built-up', rect(x, y - 1, x + 6, y + 1), A)] },
        { lines: [laidLine('p1', 'road', line([x + 3, 0], [x + 3, 48]), A)] },
        { works: [{ id: 'p1', line: line([x, y], [x + 6, y]), by: A }] },
      ];
      for (const sketch of inTheWay) expect(Math.abs((dug(digging(A, sketch))[0]?.x ?? 0) - x)).toBeGreaterThan(2);
    });

    test('in hand that are too long are shortened', () => {
      const [from, to] = dug(digging(A), { verb: 'layWorks', line: line([20, 8], [32, 8]) });
      expect((to?.x ?? 0) - (from?.x ?? 0)).toBeCloseTo(6, 2);
      expect(from?.x).toBeCloseTo(23, 2);
    });
  });

  test('the same position is always offered the same', () => {
    const game = ordinaryTurn(A);
    const again = { ...game, board: structuredClone(game.board) };
    expect(engine.choices(again)).toEqual(engine.choices(game));
    expect(propose(again)).toEqual(propose(game));
  });
});

/** Goes through all choices by the rules; each has to be legal. */
function played(game: Game, seed: number, visit: (game: Game) => void = () => undefined): Game {
  let now = game;
  for (const choice of completeBattlefield(game, random(seed))) {
    visit(now);
    expect([choice.do, whyNot(now, choice)]).toEqual([choice.do, undefined]);
    now = after(now, choice);
  }
  expect(now.board.step).not.toBe('terrain');
  return now;
}

describe('whole battlefields', () => {
  test('random ones are legal to the end and never stuck', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const small = seed % 3 === 0 ? { table: { width: 48, height: 48 } } : {};
      const game = leadTo('terrain', { seed, world: worldOf(small) });
      const { pool } = game.board.terrain;
      const end = played(game, seed).board.terrain;
      const elements = end.areas.filter(({ half }) => !half).length + end.areas.filter(({ half }) => half).length / 2;
      expect(elements).toBe(Object.values(pool).reduce((sum, count) => sum + count, 0));
      for (const { ring, half, surface, terrain } of end.areas) {
        if (!half && surface === 'plain' && terrain !== 'built-up') expect(ring.length).toBeGreaterThan(5);
      }
    }
  });

  test('from the middle as well, with proposals on the way', () => {
    const game = leadTo('terrain', { seed: 5 });
    played(game, 5, now => {
      if (topFrame<Lee>(now)?.by !== 'table') choiceOf(now);
      expect(engine.choices(now).length).toBeGreaterThan(0);
    });
  });

  test('a map that is not laid by the procedure is confirmed as it lies', () => {
    const game = leadTo('terrain', { world: worldOf({ options: { method: 'agreement' } }) });
    expect(asked(game)).toBe('whole');
    played(game, 1);
  });

  test('a tiny, crowded table comes to its end too', () => {
    const world = worldOf({ ...PLAIN, table: { width: 24, height: 30 } });
    const end = played(leadTo('terrain', { seed: 2, world }), 3);
    expect(end.board.terrain.areas.length).toBeGreaterThan(3);
  });
});
