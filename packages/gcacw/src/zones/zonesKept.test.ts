import { DIRECTIONS, distance, neighbour, OFF_MAP, opposite } from '@wigwag/hex';
import { decide, ready, rolling, topFrame } from '@wigwag/kernel';
import { random } from '@wigwag/tests/random';
import { randomPosition } from '@wigwag/tests/randomPosition';
import { ruleTests } from '@wigwag/tests/rule';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ClauseId } from '../clauses.generated.ts';
import type { Game } from '../game.ts';
import { engine, gcacw } from '../ruleset.ts';
import { Table } from '../testing/table.ts';
import { SIDES, type Side } from '../vocabulary.ts';
import { inNormalZone, inZone } from './zones.ts';

const rule = ruleTests<ClauseId>();
const seeds = fc.integer({ min: 1, max: 1_000_000 });

const hexesOf = ({ world }: Game): number[] => Array.from({ length: world.grid.size }, (_, hex) => hex);

/** The zone that crosses each hexside, as either of its hexes has it. */
function crossing({ derived: { ground } }: Game, hex: number, direction: number): 'normal' | 'restricted' | 'none' {
  const bit = 1 << direction;
  if (((ground.normal[hex] ?? 0) & bit) !== 0) return 'normal';
  return ((ground.restricted[hex] ?? 0) & bit) !== 0 ? 'restricted' : 'none';
}

/** Where the side has units in the open, by looking at every unit. */
const heldBy = ({ world, board }: Game, side: Side): number[] =>
  board.units.flatMap(({ hex }, unit) => {
    const hidden = board.forces.some(force => force.units.includes(unit));
    return world.units[unit]?.side === side && hex >= 0 && !hidden ? [hex] : [];
  });

/** Zones of a side from its units alone, without the cache. */
function zoneByHand(game: Game, side: Side, hex: number): 'normal' | 'restricted' | 'none' {
  const { grid } = game.world;
  const kinds = heldBy(game, side)
    .filter(from => distance(grid, from, hex) === 1)
    .map(from => crossing(game, from, DIRECTIONS.find(d => neighbour(grid, from, d) === hex) ?? 0));
  return kinds.find(kind => kind === 'normal') ?? kinds.find(kind => kind === 'restricted') ?? 'none';
}

const zoneKept = (game: Game, side: Side, hex: number): 'normal' | 'restricted' | 'none' =>
  inNormalZone(game, side, hex) ? 'normal' : inZone(game, side, hex) ? 'restricted' : 'none';

function expectZonesKept(game: Game): void {
  expect(game.derived).toEqual(gcacw.derive(game.world, game.board));
  for (const side of SIDES) {
    const kept = hexesOf(game).map(hex => zoneKept(game, side, hex));
    expect(kept).toEqual(hexesOf(game).map(hex => zoneByHand(game, side, hex)));
  }
}

/** So many random decisions; the cache goes along from one to the next. */
function playOn(game: Game, below: (n: number) => number, decisions: number): Game {
  let now = game;
  for (let n = 0; n < decisions; n++) {
    const frame = topFrame(now);
    const choices = engine.choices(now);
    const choice = choices[below(choices.length)];
    if (frame === undefined || choice === undefined) break;
    const verdict = decide(gcacw, now, frame.by, choice, rolling(below));
    if (!('decided' in verdict)) throw new Error(JSON.stringify(verdict));
    now = ready(gcacw, verdict.decided.game);
  }
  return now;
}

describe('zones on random ground', () => {
  rule('2.4/zoc-symmetry', 'a zone that reaches the enemy is answered by his, of the same quality', () => {
    fc.assert(
      fc.property(seeds, seed => {
        const { game } = new Table(randomPosition(random(seed)));
        const { grid } = game.world;
        const sides = hexesOf(game).flatMap(hex => DIRECTIONS.map(direction => [hex, direction] as const));
        const answered = sides.map(([hex, direction]) => {
          const other = neighbour(grid, hex, direction);
          return other === OFF_MAP ? 'none' : crossing(game, other, opposite(direction));
        });
        expect(sides.map(([hex, direction]) => crossing(game, hex, direction))).toEqual(answered);
      }),
      { seed: 24, numRuns: 40 },
    );
  });

  test('zones kept from event to event are those of the units as they stand', () => {
    fc.assert(
      fc.property(seeds, seed => {
        const below = random(seed);
        let { game } = new Table(randomPosition(below));
        for (let n = 0; n < 4; n++) {
          game = playOn(game, below, 25);
          expectZonesKept(game);
        }
      }),
      { seed: 24, numRuns: 25 },
    );
  });

  test('a zone that is not kept would be found', () => {
    const { game } = new Table(randomPosition(random(7)));
    const [hex] = heldBy(game, 'union');
    const next = DIRECTIONS.map(d => neighbour(game.world.grid, hex ?? 0, d)).find(to => to !== OFF_MAP) ?? 0;
    game.derived.held.union[next] = (game.derived.held.union[next] ?? 0) ^ 0b111111;
    expect(() => expectZonesKept(game)).toThrow();
  });
});
