import { bundledScenarios } from '@wigwag/content/bundled';
import { type Game as AnyGame, rolling, topFrame } from '@wigwag/kernel';
import { random } from '@wigwag/tests/random';
import { randomPosition } from '@wigwag/tests/randomPosition';
import { describe, expect, test } from 'vitest';
import type { AnyChoice, Game, Gcacw } from '../game.ts';
import { unitsOf } from '../pieces/pieces.ts';
import { engine, newGame } from '../ruleset.ts';
import { Table } from '../testing/table.ts';
import { OPTIONS, type OptionName, SIDES } from '../vocabulary.ts';
import { worldOf } from '../world/world.ts';
import { asIfActing } from './acting.ts';
import { forcedProspects, type Prospect, prospects } from './prospects.ts';
import { type Reach, reach } from './reach.ts';
import { forcedByOutcomes, prospectsByOutcomes, reachByOutcomes } from './reachByOutcomes.fixture.ts';

const byHex = ({ hexes }: Reach): unknown[] =>
  [...hexes].sort((a, b) => a.hex - b.hex).map(each => ({ ...each, path: each.path }));

/** What a list of prospects comes to: in how many ways a march with so much left, so many men, in that order. */
function summed(unit: number, all: readonly Prospect[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { ways, march, rolled } of all) {
    const state = march?.game.board.units[unit];
    const key = `${rolled} ${march?.frame.left} ${march?.frame.step} ${state?.manpower} ${state?.disorganized} ${state?.fatigue}`;
    found.set(march === undefined ? 'lost' : key, (found.get(march === undefined ? 'lost' : key) ?? 0) + ways);
  }
  return found;
}

interface Seen {
  compared: number;
  hexes: number;
  forced: number;
  hidden: number;
  underWay: number;
  lost: number;
}

const nothing = (): Seen => ({ compared: 0, hexes: 0, forced: 0, hidden: 0, underWay: 0, lost: 0 });

function compare(g: Game, unit: number, seen: Seen): void {
  const [quick, slow] = [reach(g, unit), reachByOutcomes(g, unit)];
  expect(byHex(quick)).toEqual(byHex(slow));
  const [plain, before] = [prospects(g, unit), prospectsByOutcomes(g, unit)];
  expect(summed(unit, plain)).toEqual(summed(unit, before));
  const withoutDice = (all: readonly Prospect[]) => all.map(({ ways, march }) => ({ ways, march }));
  expect(summed(unit, withoutDice(forcedProspects(plain)))).toEqual(
    summed(unit, withoutDice(forcedByOutcomes(before, unit))),
  );
  seen.compared += 1;
  seen.hexes += quick.hexes.length;
  if (quick.hexes.some(({ chance, forced }) => chance !== forced)) seen.forced += 1;
  if (g.board.forces.length > 0) seen.hidden += 1;
  if (g.stack.some(({ kind }) => kind === 'march')) seen.underWay += 1;
  if (before.some(({ march }) => march === undefined)) seen.lost += 1;
}

const sample = (below: (n: number) => number, units: readonly number[], count: number): number[] =>
  Array.from({ length: Math.min(count, units.length) }, () => units[below(units.length)] ?? 0);

const IDLE: readonly AnyChoice['do'][] = ['stop', 'pass', 'finish'];

/** Plays on at random and compares now and then: those who act and those who could. */
function alongAGame(start: Game, seed: number, decisions: number, every: number, seen: Seen): void {
  const below = random(seed);
  const dice = rolling(below);
  const game: AnyGame<Gcacw> = start;
  for (let n = 0; n < decisions && topFrame(game) !== undefined; n++) {
    const listed = engine.choices(game);
    // Mostly something is done: marches that end at once show little.
    const eager = listed.filter(choice => !IDLE.includes(choice.do));
    const among = eager.length > 0 && below(4) > 0 ? eager : listed;
    const picked = among[below(among.length)] as AnyChoice;
    engine.simulate(game, picked, dice);
    if (n % every !== 0) continue;
    const now = game as Game;
    const marching = now.stack.flatMap(frame => (frame.kind === 'march' ? [frame.unit] : []));
    for (const unit of marching) compare(now, unit, seen);
    const side = SIDES[below(2)] ?? 'union';
    for (const unit of sample(below, unitsOf(now, side), 2)) compare(asIfActing(now, side), unit, seen);
    const top = topFrame(now);
    if (top?.kind === 'activation') for (const unit of top.waiting) compare(now, unit, seen);
  }
}

describe('reach by distributions equals reach by playing every leaf', () => {
  test('over random positions and the games that follow', () => {
    const seen = nothing();
    for (let seed = 1; seed <= 16; seed++) {
      alongAGame(new Table(randomPosition(random(seed))).game, seed, 60, 4, seen);
    }
    expect(seen.compared).toBeGreaterThan(150);
    expect(Math.min(seen.forced, seen.underWay, seen.hidden)).toBeGreaterThan(8);
    expect(seen.lost).toBeGreaterThan(0);
  });

  const options: readonly (readonly OptionName[])[] = [[], ...OPTIONS.map(option => [option]), OPTIONS];

  test.each([...bundledScenarios().values()])('in $id with every option', scenario => {
    const seen = nothing();
    options.forEach((on, seed) => {
      const chosen = Object.fromEntries(OPTIONS.map(option => [option, on.includes(option)]));
      alongAGame(newGame(worldOf({ ...scenario, options: chosen })), seed + 1, 24, 8, seen);
    });
    expect(seen.compared).toBeGreaterThan(10);
  });
});
