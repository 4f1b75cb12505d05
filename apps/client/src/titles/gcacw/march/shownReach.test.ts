import { position } from '@wigwag/content/position';
import { type Game, newGame, reach, reachUnder, worldOf } from '@wigwag/gcacw';
import { leaderKey } from '@wigwag/staffmap';
import { translator } from '@wigwag/words';
import { describe, expect, test } from 'vitest';
import { ask } from '../asking/ask.ts';
import { type Draft, NO_DRAFT } from '../asking/asking.ts';
import { highlightsOf } from '../map/highlights.ts';
import { stillSitting } from '../testing/testSitting.ts';
import { leaderShown, type ShownReach } from './shownReach.ts';

const t = translator('en');

const CORPS = `
  map
    .   .   .   .
      .   .   .
    .   .   .   .
      .   .   .
  road 0101-0201-0301-0401-0501
  C Hood 0702
  U Smith 0101 7 cmd=XV; leader Logan
  U Harrow 0102 cmd=XV
  U Veatch 0101 cmd=XVI
`;

function atAction(): Game {
  const fresh = newGame(worldOf(position(CORPS).scenario));
  return { ...fresh, stack: [fresh.stack[0], { kind: 'action', by: 'union', handed: false, done: false }] } as Game;
}

const game = atAction();
const unit = (name: string): number => game.world.units.findIndex(each => each.name === name);
const logan = game.world.leaders.findIndex(({ name }) => name === 'Logan');
const asked = (draft: Draft) => ask(stillSitting(game), draft, t);
const set = (units: readonly number[], digging: readonly number[] = []): Draft => ({
  kind: 'set',
  leader: logan,
  units,
  digging,
});

describe('the leader whose reach is shown', () => {
  test('is the one pointed at, while nothing is chosen', () => {
    expect(leaderShown(asked(NO_DRAFT), leaderKey(logan))).toBe(logan);
    expect(leaderShown(asked(NO_DRAFT), undefined)).toBeUndefined();
    expect(leaderShown(asked(NO_DRAFT), leaderKey(logan + 1))).toBeUndefined();
  });

  test('is not the one pointed at once a unit is chosen, and stays the one that is chosen', () => {
    expect(leaderShown(asked({ kind: 'unit', unit: unit('Smith') }), leaderKey(logan))).toBeUndefined();
    expect(leaderShown(asked(set([])), undefined)).toBe(logan);
  });
});

test('it is the reach of all who may go with him, then of those who are picked to march', () => {
  const unitsFor = (draft: Draft) => asked(draft).leads?.get(logan)?.units;
  const both = [unit('Smith'), unit('Harrow')].sort((a, b) => a - b);
  expect(unitsFor(NO_DRAFT)).toEqual(both);
  expect(unitsFor(set([]))).toEqual(both);
  expect(unitsFor(set([unit('Harrow')]))).toEqual([unit('Harrow')]);
  expect(unitsFor(set(both, [unit('Smith')]))).toEqual([unit('Harrow')]);
});

describe('what is read aloud of a hex in reach', () => {
  const shown = (asking: ReturnType<typeof asked>, found: ShownReach) =>
    highlightsOf({
      ...{ t, asking, game, frame: game.stack.at(-1), reach: found, odds: undefined, spoken: undefined },
      ...{ pointed: undefined, told: [], fallen: new Map() },
    }).reach;

  test('is the price and the chance of the unit that is chosen', () => {
    const found = reach(game, unit('Smith'));
    const said = shown(asked({ kind: 'unit', unit: unit('Smith') }), found);
    const [first] = found.hexes.filter(({ points, chance }) => points === 1 && chance === 1);
    expect(said.get(first?.hex ?? -1)?.said).toMatch(/^costs 1 MP, chance 100.%$/);
    expect(said.get(game.board.units[unit('Smith')]?.hex ?? -1)).toBeUndefined();
  });

  test('names the unit under a leader', () => {
    const asking = asked(NO_DRAFT);
    const lead = asking.leads?.get(logan);
    const hexes = reachUnder(game, lead?.activations ?? [], lead?.units ?? []);
    const said = shown(asking, { leader: logan, hexes });
    expect(said.size).toBeGreaterThan(3);
    for (const { hex, unit: by } of hexes)
      expect(said.get(hex)?.said).toMatch(new RegExp(`^${game.world.units[by]?.name} · costs .* MP, chance`));
  });
});
