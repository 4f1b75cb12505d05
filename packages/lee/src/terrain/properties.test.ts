import {
  auditChoices,
  auditDecision,
  auditFields,
  auditStorage,
  auditUniverse,
  decide,
  positionHash,
  topFrame,
} from '@wigwag/kernel';
import { random } from '@wigwag/tests/random';
import { describe, expect, test } from 'vitest';
import { ORDINARY } from '../data/army.ts';
import { DEFAULT_BOOK } from '../data/book.ts';
import { house } from '../data/sourced.ts';
import type { AnyChoice, Game, Lee } from '../game.ts';
import { degrees, hundredths } from '../geometry/units.ts';
import { lee } from '../ruleset.ts';
import { worldOf } from '../testing/armies.fixture.ts';
import { leadTo, someChoice } from '../testing/leadTo.fixture.ts';
import { engine, whyNot } from '../testing/play.fixture.ts';
import { enemyOf, type Side } from '../world.ts';
import { completeBattlefield } from './assistant/completeBattlefield.ts';
import type { TerrainBoard } from './board.ts';
import { judgePlacement } from './judgePlacement.ts';
import { SURFACES } from './kinds.ts';
import { sketched } from './places/areas.ts';
import type { StoredPoint } from './stored.ts';
import { A, B, ordinaryTurn, PLAIN } from './table.fixture.ts';

/** A way to lay the whole table again: each point elsewhere, each axis turned, perhaps with the players exchanged. */
interface Turned {
  readonly name: string;
  readonly point: (at: StoredPoint) => StoredPoint;
  readonly heading: (heading: number) => number;
  readonly swaps: boolean;
}

const [W, H] = [72_000, 48_000];

const TURNS: readonly Turned[] = [
  { name: 'left and right', point: ({ x, y }) => ({ x: W - x, y }), heading: h => 180 - h, swaps: false },
  { name: 'top and bottom', point: ({ x, y }) => ({ x, y: H - y }), heading: h => 180 - h, swaps: true },
  { name: 'half turn', point: ({ x, y }) => ({ x: W - x, y: H - y }), heading: h => h, swaps: true },
];

const side = ({ swaps }: Turned, by: Side): Side => (swaps ? enemyOf(by) : by);

/** The corners run the same way round again. */
const points = (turned: Turned, list: readonly StoredPoint[]): StoredPoint[] => list.map(turned.point);

const laid = (turned: Turned, { areas, lines, bridges, pool }: TerrainBoard) => ({
  areas: areas.map(area => ({ ...area, ring: points(turned, area.ring), by: side(turned, area.by) })),
  lines: lines.map(line => ({ ...line, line: points(turned, line.line), by: side(turned, line.by) })),
  bridges: bridges.map(bridge => ({
    ...bridge,
    at: turned.point(bridge.at),
    heading: hundredths(turned.heading(degrees(bridge.heading))),
    by: side(turned, bridge.by),
  })),
  pool,
});

/** Points in a row, so that the plan is symmetric in every way. */
const MIDLINE = {
  ...PLAIN,
  book: { ...DEFAULT_BOOK, layout: house({ preset: 'midline' as const, depthA: 12, depthB: 12, points: [] }) },
};

/** Boards in the middle of laying ordinary terrain. */
function boards(seeds: number): TerrainBoard[] {
  return Array.from({ length: seeds }, (_, seed) => {
    let game = leadTo('terrain', { seed: seed + 1, world: worldOf(MIDLINE) });
    const choices = completeBattlefield(game, random(seed));
    for (const choice of choices.slice(0, 8 + (seed % 8))) game = { ...decided(game, choice) };
    return game.board.terrain;
  });
}

function decided(game: Game, choice: AnyChoice): Game {
  const verdict = decide(lee, game, topFrame<Lee>(game)?.by ?? 'table', choice, () => undefined);
  if (!('decided' in verdict)) throw new Error(JSON.stringify(verdict));
  return verdict.decided.game;
}

const verdicts = (game: Game, choice: AnyChoice) =>
  judgePlacement(game, choice).map(({ clause, ok }) => `${clause} ${ok}`);

describe('ordinary terrain', () => {
  for (const turned of TURNS) {
    test(`is judged alike when the table is turned: ${turned.name}`, () => {
      const below = random(9);
      for (const terrain of boards(6)) {
        for (let i = 0; i < 40; i++) {
          const by = below(2) === 0 ? A : B;
          const game = ordinaryTurn(by, { world: MIDLINE, ...terrain });
          const other = ordinaryTurn(side(turned, by), { world: MIDLINE, ...laid(turned, terrain) });
          const ground = { left: -2, top: -2, right: 74, bottom: 50 };
          const { ring } = sketched(below, { game, by }, 'wood', ground, 1.2);
          const kind = ORDINARY[below(4)] ?? 'wood';
          const surface = SURFACES[below(3)] ?? 'plain';
          const choice = { do: 'layArea', terrain: kind, surface, ring } as const;
          expect(verdicts(other, { ...choice, ring: points(turned, ring) })).toEqual(verdicts(game, choice));
        }
      }
    });
  }

  test('the first check that fails is the refusal, and without one it is legal', () => {
    const below = random(4);
    for (const terrain of boards(3)) {
      const game = ordinaryTurn(A, { world: MIDLINE, ...terrain });
      for (let i = 0; i < 40; i++) {
        const sketch = sketched(below, { game, by: A }, 'hill', { left: -2, top: -2, right: 74, bottom: 50 }, 1.2);
        const choice = { do: 'layArea', ...sketch } as const;
        expect(judgePlacement(game, choice).find(({ ok }) => !ok)?.clause).toBe(whyNot(game, choice));
      }
    }
  });
});

/** What is drawn freely is offered as a sample. */
const SAMPLED: readonly string[] = [
  'layRiver',
  'layStream',
  'layRoad',
  'layRailway',
  'placeBridge',
  'layArea',
  'layHalves',
  'layBarrier',
  'shift',
  'layExtra',
  'layWorks',
];

describe('positions on the way', () => {
  test('keep what the kernel asks of them, whatever is tried', () => {
    for (let seed = 1; seed <= 4; seed++) {
      const below = random(seed);
      const method = seed === 4 ? 'agreement' : 'procedure';
      let game = leadTo('terrain', { seed, world: worldOf({ options: { method } }) });
      for (let i = 0; game.board.step === 'terrain' && i < 120; i++) {
        const listed = engine.choices(game);
        expect(listed.length).toBeGreaterThan(0);
        expect(lee.broken(game)).toBeUndefined();
        expect(auditChoices(lee, game, listed)).toBeUndefined();
        if (i % 4 === 0) {
          expect(auditStorage(lee, game)).toBeUndefined();
          expect(auditUniverse(lee, game, choice => SAMPLED.includes(choice.do))).toBeUndefined();
        }
        const hash = positionHash(game);
        const verdict = decide(
          lee,
          game,
          topFrame<Lee>(game)?.by ?? 'table',
          someChoice(listed, below),
          () => undefined,
        );
        if (!('decided' in verdict)) throw new Error(JSON.stringify(verdict));
        expect(auditDecision(lee, game, hash, verdict.decided)).toBeUndefined();
        expect(auditFields(lee, verdict.decided.game.stack, verdict.decided.events)).toBeUndefined();
        game = verdict.decided.game;
      }
    }
  });
});
