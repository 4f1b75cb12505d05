import { eventsFor, viewFor } from '@wigwag/host';
import { type Game as AnyGame, decide, eventFields, frameFields, ready, rolling, topFrame } from '@wigwag/kernel';
import { random } from '@wigwag/tests/random';
import { randomPosition } from '@wigwag/tests/randomPosition';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Event, NOBODY } from '../../board.ts';
import type { Attack } from '../../combat/attack/attack.ts';
import { odds } from '../../combat/results/odds.ts';
import { DECLARED, idsOf } from '../../fields/declared.ts';
import type { AnyChoice, Game, Gcacw } from '../../game.ts';
import { hexOf, hexOfLeader, unitsOf } from '../../pieces/pieces.ts';
import { reach } from '../../reach/reach.ts';
import { engine, gcacw } from '../../ruleset.ts';
import { strew, withMarkers } from '../../testing/strewn.ts';
import { Table } from '../../testing/table.ts';
import { SIDES, type Side } from '../../vocabulary.ts';
import { isHidden } from '../markers/forces.ts';
import { SOMEBODY } from './secrecy.ts';

type Below = (n: number) => number;

/** A random position with markers on most of the hexes where they may be. */
function strewn(below: Below): Game {
  const { game } = new Table(withMarkers(randomPosition(below)));
  expect(game.world.options.limitedIntelligence).toBe(true);
  strew(game, below);
  return game;
}

const imagined = (game: Game, side: Side, below: Below): Game =>
  ready(gcacw, gcacw.imagine(game.world, gcacw.view(game, side), below));

/** What a side sees of a decision before anything is shown that was hidden, and whether something is. */
function untilRevealed(events: readonly Event[]): { readonly seen: readonly Event[]; readonly revealed: boolean } {
  const at = events.findIndex(gcacw.reveals);
  return { seen: at < 0 ? events : events.slice(0, at), revealed: at >= 0 };
}

/** The same choice with the same dice in both games, as the side sees it. */
function outcomeOf(game: Game, by: Side | 'table', choice: AnyChoice, side: Side, seed: number) {
  const copy: AnyGame<Gcacw> = { ...game, derived: undefined };
  const verdict = decide(gcacw, copy, by, choice, rolling(random(seed)));
  if (!('decided' in verdict)) return { verdict };
  const events = untilRevealed(eventsFor(gcacw, game, verdict.decided.events, side));
  return events.revealed
    ? events
    : {
        ...events,
        rolled: verdict.decided.rolled,
        sealed: verdict.decided.sealed,
        view: gcacw.view(ready(gcacw, verdict.decided.game), side),
      };
}

/** Ids of units and leaders in an event. */
function piecesIn(event: Event): { units: number[]; leaders: number[] } {
  const fields = eventFields(DECLARED, event);
  return { units: idsOf(fields, 'unit'), leaders: idsOf(fields, 'leader', 'companion') };
}

const SHOWN: readonly Event['type'][] = ['forceRevealed', 'unitUncovered'];

/** A leader is where his unit is, and as visible. */
const isHiddenLeader = (g: Game, leader: number): boolean => isHidden(g, g.board.leaders[leader]?.with ?? NOBODY);

/** The first hidden enemy piece that an event names. */
function betrayed(game: Game, side: Side, events: readonly Event[]): Event | undefined {
  const now = { ...game, board: gcacw.copyBoard(game.board), derived: undefined };
  for (const event of events) {
    const seen = gcacw.seenBy(ready(gcacw, now), event, side);
    if (seen !== undefined && !SHOWN.includes(seen.type)) {
      const { units, leaders } = piecesIn(seen);
      const g = ready(gcacw, now);
      const secret =
        units.some(unit => isHidden(g, unit) && g.world.units[unit]?.side !== side) ||
        leaders.some(leader => isHiddenLeader(g, leader) && g.world.leaders[leader]?.side !== side);
      if (secret) return seen;
    }
    gcacw.evolve(ready(gcacw, now), event);
  }
  return undefined;
}

const sample = <T>(all: readonly T[], below: Below, most: number): T[] =>
  all.length <= most ? [...all] : Array.from({ length: most }, () => all[below(all.length)] as T);

function expectSameToSide(game: Game, side: Side, below: Below, thorough: boolean): void {
  const other = imagined(game, side, below);
  expect(gcacw.broken(other)).toBeUndefined();
  expect(gcacw.view(other, side)).toEqual(gcacw.view(game, side));
  expect(engine.choicesFor(other, side)).toEqual(engine.choicesFor(game, side));
  if (thorough) {
    const attempts = sample([...gcacw.attempts(ready(gcacw, { ...other, derived: undefined }))], below, 150);
    for (const attempt of attempts) {
      expect(engine.refusal(other, side, attempt)).toEqual(engine.refusal(game, side, attempt));
    }
  }
  expectSameOutcomes(game, other, side, below);
  expectSameOdds(game, other, side, below);
  if (thorough) expectSameReach(game, other, side, below);
}

function expectSameOutcomes(game: Game, other: Game, side: Side, below: Below): void {
  const by = topFrame(game)?.by ?? 'table';
  if (by !== side && by !== 'table') return;
  for (const choice of sample(engine.choices(game), below, 3)) {
    const seed = below(1000);
    const [one, two] = [game, other].map(each => outcomeOf(each, by, choice, side, seed));
    expect(two, JSON.stringify(choice)).toEqual(one);
    const dry = [game, other].map(each => decide(gcacw, { ...each, derived: undefined }, by, choice, () => undefined));
    const requests = dry.map(verdict => ('needsDice' in verdict ? verdict.needsDice : undefined));
    expect(requests[1]).toEqual(requests[0]);
  }
}

/** Attacks that a player may weigh now, or that are being made. */
function attacksIn(game: Game, side: Side, below: Below): Attack[] {
  const frame = topFrame(game);
  if (frame?.kind === 'combat') return [frame.attack];
  const plain = { by: side, grand: false, lee: false } as const;
  const found = engine.choicesFor(game, side).flatMap((choice): Attack[] => {
    if (choice.do === 'attack' && frame?.kind === 'march') {
      const from = hexOf(game, frame.unit);
      const { target, type } = choice;
      return [{ ...plain, from, target, type, units: [frame.unit], leader: -1 }];
    }
    if (choice.do !== 'assault') return [];
    const { leader, units, target } = choice;
    return [{ ...plain, from: hexOfLeader(game, leader), target, type: 'assault', units, leader }];
  });
  return sample(found, below, 4);
}

function expectSameOdds(game: Game, other: Game, side: Side, below: Below): void {
  for (const attack of attacksIn(game, side, below)) expect(odds(other, attack)).toEqual(odds(game, attack));
}

/** Where a player's units may get to. */
function expectSameReach(game: Game, other: Game, side: Side, below: Below): void {
  for (const unit of sample(unitsOf(game, side), below, 1)) expect(reach(other, unit)).toEqual(reach(game, unit));
}

/** Plays on at random; each position goes to `visit`, each decision to `decided`. */
function play(
  start: Game,
  below: Below,
  decisions: number,
  visit: (game: Game, n: number) => void,
  decided: (before: Game, events: readonly Event[]) => void = () => {},
): void {
  let game = start;
  for (let n = 0; n < decisions; n++) {
    visit(game, n);
    const frame = topFrame(game);
    const listed = engine.choices(game);
    // Markers that are taken off at once would hide nothing.
    const verbs = [...new Set(listed.map(choice => choice.do))].filter(each => each !== 'reveal' || below(6) === 0);
    const verb = verbs[below(verbs.length)];
    const open = listed.filter(choice => choice.do === verb && choice.do !== 'pass');
    const choice = open[below(open.length)] ?? listed[0];
    if (frame === undefined || choice === undefined) return;
    const before = { ...game, derived: gcacw.copyDerived(game.derived) };
    const verdict = decide(gcacw, game, frame.by, choice, rolling(below));
    if (!('decided' in verdict)) throw new Error(JSON.stringify(verdict));
    decided(before, verdict.decided.events);
    game = ready(gcacw, verdict.decided.game);
  }
}

const seeds = fc.integer({ min: 1, max: 1_000_000 });
const RUNS = { seed: Number(process.env.SEED ?? 16), numRuns: Number(process.env.RUNS ?? 20) };

describe('what is under the enemy markers does not reach a side', () => {
  test('games that differ only in it are the same to the side: views, choices, refusals, outcomes, reach, odds', () => {
    let different = 0;
    fc.assert(
      fc.property(seeds, seed => {
        const below = random(seed);
        play(strewn(below), below, 60, (game, n) => {
          for (const side of SIDES) {
            if (!game.board.forces.some(force => force.side !== side)) continue;
            if (JSON.stringify(imagined(game, side, random(n)).board) !== JSON.stringify(game.board)) different += 1;
            expectSameToSide(game, side, below, n % 10 === 0);
          }
        });
      }),
      RUNS,
    );
    expect(different).toBeGreaterThan(100);
  });

  test('no event that a side sees names a piece under an enemy marker', () => {
    let hidden = 0;
    fc.assert(
      fc.property(seeds, seed => {
        const below = random(seed);
        play(
          strewn(below),
          below,
          80,
          () => {},
          (before, events) => {
            for (const side of SIDES) {
              const seen = eventsFor(gcacw, before, events, side);
              if (JSON.stringify(seen) !== JSON.stringify(events)) hidden += 1;
              expect(betrayed(before, side, events)).toBeUndefined();
            }
          },
        );
      }),
      RUNS,
    );
    expect(hidden).toBeGreaterThan(100);
  });

  test('the public sees the same through either side\u2019s eyes first', () => {
    let hidden = 0;
    fc.assert(
      fc.property(seeds, seed => {
        const below = random(seed);
        play(strewn(below), below, 40, game => {
          const other = ready(gcacw, gcacw.shown(game.world, gcacw.view(game, 'confederate')));
          const seen = viewFor(gcacw, game, 'public');
          expect({ ...gcacw.view(other, 'union'), side: seen.side }).toEqual(seen);
          if (JSON.stringify(seen.board) !== JSON.stringify(game.board)) hidden += 1;
        });
      }),
      RUNS,
    );
    expect(hidden).toBeGreaterThan(100);
  });
});

/** Nothing is broken, nobody is a mere somebody, and there is something to choose. */
function expectSound(game: Game): void {
  expect(gcacw.broken(game)).toBeUndefined();
  const fields = game.stack.flatMap(frame => frameFields(DECLARED, frame));
  const named = idsOf(fields, 'unit', 'leader', 'companion');
  expect(named).not.toContain(SOMEBODY);
  expect(engine.choices(game).length > 0 || topFrame(game) === undefined).toBe(true);
}

test('an imagined game can be played on, wherever in a game it is imagined', () => {
  let tried = 0;
  fc.assert(
    fc.property(seeds, seed => {
      const below = random(seed);
      play(strewn(below), below, 60, (game, n) => {
        const side = SIDES[n % 2] ?? 'union';
        if (n % 3 > 0 || !game.board.forces.some(force => force.side !== side)) return;
        tried += 1;
        play(imagined(game, side, random(n)), random(n + 1), 30, expectSound);
      });
    }),
    RUNS,
  );
  expect(tried).toBeGreaterThan(100);
});
