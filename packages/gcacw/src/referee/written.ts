import { type Hexside, sideBetween } from '@wigwag/hex';
import { type Leader, NOBODY, NOWHERE, type Unit } from '../board.ts';
import type { Edit, Game } from '../game.ts';
import { place } from '../occupancy.ts';
import type { Demoralization } from '../vocabulary.ts';
import { type CrossingChange, crossingChange } from '../world/crossings.ts';
import { groundNow } from '../world/world.ts';

/** Writes what the referee has changed into the board. */
export function writeEdit(game: Game, edit: Edit): void {
  const { board } = game;
  switch (edit.do) {
    case 'placeUnit':
      place(game, edit.unit, edit.hex);
      for (const leader of board.leaders) if (leader.with === edit.unit) leader.hex = edit.hex;
      return;
    case 'removeUnit':
      place(game, edit.unit, NOWHERE);
      return;
    case 'setUnit':
      setUnit(board.units[edit.unit] as Unit, edit);
      return;
    case 'attachLeader':
      board.leaders[edit.leader] = { with: edit.unit, hex: (board.units[edit.unit] as Unit).hex };
      return;
    case 'removeLeader':
      board.leaders[edit.leader] = { with: NOBODY, hex: NOWHERE } satisfies Leader;
      return;
    case 'setTurn':
      board.turn = edit.turn;
      break;
    case 'setWeather':
      board.weather = { rain: edit.rain, minor: edit.minor, major: edit.major };
      break;
    case 'setCrossing':
      board.crossings = crossingsWith(game, edit);
      break;
    case 'setStation': {
      const others = board.stations.filter(({ hex }) => hex !== edit.hex);
      board.stations = edit.damage === 'none' ? others : [...others, { hex: edit.hex, damage: edit.damage }];
      return;
    }
    case 'setFlanks':
      board.refused = board.refused.filter(hex => hex !== edit.hex);
      if (edit.refused) board.refused.push(edit.hex);
      return;
  }
  game.derived.ground = groundNow(game.world, board);
}

function setUnit(unit: Unit, edit: Extract<Edit, { do: 'setUnit' }>): void {
  unit.manpower = edit.manpower;
  unit.fatigue = edit.fatigue;
  unit.disorganized = edit.disorganized;
  unit.exhausted = edit.exhausted;
  unit.demoralized = edit.demoralized as Demoralization;
  unit.works = edit.works;
}

/** A crossing that is as the map was printed needs no entry. */
function crossingsWith(game: Game, edit: Extract<Edit, { do: 'setCrossing' }>): CrossingChange[] {
  const { grid, scenario } = game.world;
  // The guards have found a river there.
  const hexside = sideBetween(grid, edit.from, edit.to) as Hexside;
  const others = game.board.crossings.filter(change => change.hexside !== hexside);
  const { destroyed, pontoon } = edit;
  if (!destroyed && pontoon === 'none') return others;
  return [...others, crossingChange(scenario.map, { hexside, destroyed, ...(pontoon !== 'none' && { pontoon }) })];
}
