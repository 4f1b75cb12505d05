import { bundledScenarios } from '@wigwag/content/bundled';
import { choices, type Game, positionHash, rolling, topFrame } from '@wigwag/kernel';
import { random } from '@wigwag/tests/random';
import { describe, expect, test } from 'vitest';
import type { ScenarioData } from '../data/scenario.ts';
import type { Gcacw } from '../game.ts';
import { engine, gcacw, newGame } from '../ruleset.ts';
import { type World, worldOf } from './world.ts';

const DECISIONS = 200;

const sizeOf = ({ map, armies, turns }: ScenarioData): number =>
  map.grid.size + turns.length * armies.reduce((sum, { units, leaders }) => sum + units.length + leaders.length, 0);

const largest = (): World => {
  const [scenario] = [...bundledScenarios().values()].sort((a, b) => sizeOf(b) - sizeOf(a));
  if (scenario === undefined) throw new Error('no scenario is bundled');
  return worldOf(scenario);
};

/** The choices of every decision of a random game, and where it has come to. */
function played(world: World): { readonly listed: readonly string[]; readonly hash: string } {
  const below = random(61);
  const dice = rolling(below);
  const listed: string[] = [];
  let game: Game<Gcacw> = newGame(world);
  for (let n = 0; n < DECISIONS; n++) {
    const open = choices(gcacw, game);
    listed.push(JSON.stringify(open));
    const choice = open[below(open.length)];
    const by = topFrame(game)?.by;
    if (choice === undefined || by === undefined) break;
    const verdict = engine.decide(game, by, choice, dice);
    if (!('decided' in verdict)) throw new Error(JSON.stringify(verdict));
    game = verdict.decided.game;
  }
  return { listed, hash: positionHash(game) };
}

/** Where something is that is no plain data: a path like 'land.inPlay'. */
function functionsIn(value: unknown, at = 'world', seen = new Set<unknown>()): string[] {
  if (typeof value === 'function') return [at];
  if (typeof value !== 'object' || value === null || seen.has(value) || ArrayBuffer.isView(value)) return [];
  seen.add(value);
  return Object.entries(value).flatMap(([key, inner]) => functionsIn(inner, `${at}.${key}`, seen));
}

describe('the world is plain data', () => {
  test('nothing in it is a function', () => {
    expect(functionsIn(largest())).toEqual([]);
    expect(functionsIn({ land: { inPlay: () => true } })).toEqual(['world.land.inPlay']);
  });

  test('a clone, as a worker gets it, plays the same game', () => {
    const world = largest();
    const clone = structuredClone(world);
    expect(clone).toEqual(world);
    const [here, there] = [played(world), played(clone)];
    expect(here.listed.length).toBe(DECISIONS);
    expect(there).toEqual(here);
  });
});
