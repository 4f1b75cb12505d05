import { bundledFiles } from '@wigwag/content/bundled';
import {
  type AnyChoice,
  engine,
  type Game,
  gcacw,
  inWindow,
  newGame,
  reach,
  type ScenarioData,
  SIDES,
  type Side,
  worldOf,
} from '@wigwag/gcacw';
import { hexName } from '@wigwag/hex';
import { ready, rolling, topFrame } from '@wigwag/kernel';
import { describe, expect, it } from 'vitest';
import { validateFiles } from '../files/validateFiles.ts';

const { problems, scenarios, briefings, lessons } = validateFiles(bundledFiles());

// biome-ignore format: a table
const NORTHERN_VIRGINIA: readonly (readonly [id: string, turns: number, first: string, last: string])[] = [
  ['first-bull-run',           1, '1861-07-21', '1861-07-21'],
  ['cedar-mountain',           2, '1862-08-08', '1862-08-09'],
  ['lee-against-pope',         3, '1862-08-18', '1862-08-20'],
  ['stuarts-raid',             2, '1862-08-22', '1862-08-23'],
  ['rappahannock-to-bull-run', 6, '1862-08-25', '1862-08-30'],
  ['jacksons-march',           2, '1862-08-26', '1862-08-27'],
  ['second-manassas',          3, '1862-08-28', '1862-08-30'],
];

const scenarioOf = (id: string): ScenarioData => scenarios.get(id) ?? expect.fail(`no scenario ${id}`);

/** Every hex that the scenario speaks of: where pieces stand and enter, where points are, where the map is left. */
function hexesOf({ setup, reinforcements, exits, victory }: ScenarioData): number[] {
  return [
    ...setup.units.map(({ hex }) => hex),
    ...reinforcements.units.flatMap(({ hexes }) => hexes),
    ...exits.flatMap(({ hexes }) => hexes),
    ...(victory?.rules ?? []).flatMap(({ hexes = [] }) => hexes),
    ...(victory?.suddenDeath ?? []).flatMap(({ hexes = [] }) => hexes),
  ];
}

it('every file that comes with the program is sound', () => {
  expect(problems).toEqual([]);
});

describe.each(NORTHERN_VIRGINIA)('%s', (id, turns, first, last) => {
  it('lasts as long as it should', () => {
    const { turns: dates } = scenarioOf(id);
    expect([dates.length, dates[0], dates.at(-1)]).toEqual([turns, first, last]);
  });

  it('has all its hexes within its window', () => {
    const scenario = scenarioOf(id);
    const { window, map } = scenario;
    if (window === undefined) expect.fail('no window');
    const outside = hexesOf(scenario).filter(hex => !inWindow(map.grid, window, hex));
    expect(outside.map(hex => hexName(map.grid, hex))).toEqual([]);
  });

  it.each(SIDES)('gives the %s several ways to points, and each degree of victory', side => {
    const { victory } = scenarioOf(id);
    const kinds = new Set(victory?.rules.flatMap(rule => (rule.for === side ? rule.kind : [])));
    expect(kinds.size).toBeGreaterThanOrEqual(2);
    const degrees = victory?.degrees.flatMap(({ winner, degree }) => (winner === side ? degree : []));
    expect(degrees).toEqual(['decisive', 'substantive', 'marginal']);
  });

  it('never has both sides win', () => {
    const degrees = scenarioOf(id).victory?.degrees ?? [];
    const least = (side: Side): number => Math.min(...degrees.flatMap(each => (each.winner === side ? each.by : [])));
    expect(least('union') + least('confederate')).toBeGreaterThan(0);
  });
});

const BATTLES = [...scenarios.values()].filter(({ teaching }) => !teaching);

describe.each(BATTLES.map(scenario => [scenario.id, scenario] as const))('%s', (_id, scenario) => {
  it('says why one would play it', () => {
    expect([scenario.reason, scenario.theme]).not.toContain(undefined);
  });

  it('calls nothing decisive that is a matter of a few points, and nothing substantive that is none of a lead', () => {
    const { degrees = [], suddenDeath = [] } = scenario.victory ?? {};
    const least = (degree: string): number =>
      Math.min(...degrees.flatMap(row => (row.degree === degree ? row.by : [])));
    expect(least('decisive')).toBeGreaterThanOrEqual(6);
    expect(least('substantive')).toBeGreaterThanOrEqual(2);
    for (const { degree, by = 0, points = 0 } of suddenDeath)
      if (degree === 'decisive') expect(Math.max(by, points)).toBeGreaterThanOrEqual(4);
  });
});

it('no lesson is called as a battle is', () => {
  const titles = [...lessons.values()].flatMap(({ title }) => Object.values(title));
  expect(BATTLES.flatMap(({ title }) => Object.values(title)).filter(title => titles.includes(title))).toEqual([]);
});

it('every lesson has a place of its own', () => {
  expect([...lessons.values()].map(({ place }) => place).sort()).toEqual([1, 2, 3, 4]);
});

/** All dice show four: a march of middling length, and a tie, which is the Confederate's. */
const MIDDLING = rolling(() => 3);

function decided(game: Game, choice: AnyChoice): Game {
  const verdict = engine.decide(game, topFrame(game)?.by ?? 'table', choice, MIDDLING);
  if (!('decided' in verdict)) return expect.fail(JSON.stringify(verdict));
  return ready(gcacw, verdict.decided.game);
}

/** To the first action of a side: nobody moves a leader, and the other side passes. */
function atFirstAction(scenario: ScenarioData, side: Side): Game {
  let game: Game = ready(gcacw, newGame(worldOf(scenario)));
  for (let frame = topFrame(game); frame?.kind !== 'action'; frame = topFrame(game)) {
    const wanted = frame?.kind === 'offer' ? (frame.by === side ? 'take' : 'pass') : undefined;
    const open = engine.choices(game);
    const idle = open.find(choice => choice.do === (wanted ?? 'finish')) ?? open[0];
    if (idle === undefined) return expect.fail('over before the first action');
    game = decided(game, idle);
  }
  expect(topFrame(game)?.by).toBe(side);
  return game;
}

const indexOf = (pieces: readonly { readonly id: string }[], id: string): number =>
  pieces.findIndex(piece => piece.id === id);

/** The chance of each hex for a unit that marches alone, or with an allowance of four for those whom a leader takes along. */
function chances(game: Game, piece: string): ReadonlyMap<number, number> {
  const unit = indexOf(game.world.units, piece);
  if (unit >= 0) return new Map(reach(game, unit).hexes.map(({ hex, chance }) => [hex, chance]));
  const leader = indexOf(game.world.leaders, piece);
  const activations = engine
    .choices(game)
    .flatMap(each => (each.do === 'activate' && each.leader === leader ? each : []));
  const largest = activations.sort((a, b) => b.units.length - a.units.length)[0];
  if (largest === undefined) return new Map();
  let active = decided(game, largest);
  const attach = engine.choices(active).find(choice => choice.do === 'attach');
  if (attach !== undefined) active = decided(active, attach);
  return new Map(largest.units.flatMap(each => reach(active, each).hexes.map(({ hex, chance }) => [hex, chance])));
}

describe('what a briefing advises', () => {
  it('there is a briefing for each scenario of northern Virginia', () => {
    expect(NORTHERN_VIRGINIA.map(([id]) => id).filter(id => !briefings.has(id))).toEqual([]);
  });

  const advice = [...briefings.values()].flatMap(({ scenario, first }) =>
    SIDES.map(side => ({ scenario, id: scenario.id, side, ...first[side] })),
  );

  it.each(advice)('$id, $side: $piece may go there, more likely than not', ({ scenario, side, piece, to }) => {
    expect(chances(atFirstAction(scenario, side), piece).get(to) ?? 0).toBeGreaterThan(0.5);
  });
});
