import { expect, test } from 'vitest';
import { Table } from '../testing/table.ts';
import { victoryPlaces } from './places.ts';

test('places that count: the most that is given for each, and who stands there', () => {
  const t = new Table('map\n  .   .   .\n    .   .\nU Newton 0101\nC Hill 0501');
  const [here, there, empty] = ['0101', '0501', '0301'].map(name => t.hex(name));
  const rule = { id: 'a', for: 'union', kind: 'held', points: 2, hexes: [here, there, empty] } as const;
  const losses = { id: 'c', for: 'union', kind: 'losses', points: 9 } as const;
  const scenario = {
    ...t.game.world.scenario,
    victory: { rules: [rule, { ...rule, id: 'b', points: 5, hexes: [there] }, losses], suddenDeath: [], degrees: [] },
  };
  const game = { ...t.game, world: { ...t.game.world, scenario } } as typeof t.game;
  expect(victoryPlaces(game)).toEqual([
    { hex: here, points: 2, holder: 'union' },
    { hex: there, points: 5, holder: 'confederate' },
    { hex: empty, points: 2, holder: undefined },
  ]);
  expect(victoryPlaces(t.game)).toEqual([]);
});

test('a place whose points are won for good counts no more', () => {
  const t = new Table('map\n  .   .   .\n    .   .\nU Newton 0101');
  const [here, there] = ['0101', '0301'].map(name => t.hex(name));
  const rule = { id: 'a', for: 'union', kind: 'burned', points: 2, hexes: [here, there] } as const;
  const scenario = { ...t.game.world.scenario, victory: { rules: [rule], suddenDeath: [], degrees: [] } };
  const line = { turn: 1, side: 'union', points: 2, rule: 'a', count: 1, unit: 0, hex: here, hexside: -1 };
  const board = { ...t.game.board, ledger: [line] };
  const game = { ...t.game, board, world: { ...t.game.world, scenario } } as typeof t.game;
  expect(victoryPlaces(game)).toEqual([{ hex: there, points: 2, holder: undefined }]);
});

test('a place counts as much as its holder is given for it, where he is given anything', () => {
  const t = new Table('map\n  .   .   .\n    .   .\nU Newton 0101\nC Hill 0501');
  const [here, there] = ['0101', '0501'].map(name => t.hex(name));
  const held = { id: 'a', for: 'union', kind: 'held', points: 1, hexes: [here, there] } as const;
  const burned = { id: 'b', for: 'confederate', kind: 'burned', points: 2, hexes: [here, there] } as const;
  const scenario = { ...t.game.world.scenario, victory: { rules: [held, burned], suddenDeath: [], degrees: [] } };
  const game = { ...t.game, world: { ...t.game.world, scenario } } as typeof t.game;
  expect(victoryPlaces(game).map(({ points }) => points)).toEqual([1, 2]);
});
