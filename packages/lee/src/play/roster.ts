import type { Army, ArmyList, Unit, UnitType } from '../data/army.ts';
import type { Game } from '../game.ts';
import { artilleryOf, RESERVE } from '../generals/formations.ts';
import { listOf, type Side } from '../world.ts';

type Position = Pick<Game, 'world' | 'board'>;

/** A unit of a list with what it belongs to: its formation is what its own general leads. */
export interface RosterUnit {
  readonly id: string;
  readonly unit: Unit;
  readonly type: UnitType;
  readonly corps: string;
  readonly formation: string;
}

export type Roster = ReadonlyMap<string, RosterUnit>;

const NOBODY: Roster = new Map();
const KNOWN = new WeakMap<Army, Map<string, Roster>>();

function made(list: ArmyList, types: readonly UnitType[]): Roster {
  const roster = new Map<string, RosterUnit>();
  const add = (units: readonly Unit[], corps: string, formation: string): void => {
    for (const unit of units) {
      const type = types.find(({ id }) => id === unit.type);
      if (type !== undefined) roster.set(unit.id, { id: unit.id, unit, type, corps, formation });
    }
  };
  for (const corps of list.corps) {
    for (const { id, units } of corps.divisions) add(units, corps.id, id);
    add(corps.artillery, corps.id, artilleryOf(corps));
  }
  add(list.reserve, RESERVE, RESERVE);
  return roster;
}

/** Everybody whom a side brings to the battle. */
export function rosterOf({ world, board }: Position, side: Side): Roster {
  const army = world.armies[side];
  const list = listOf(world, side, board.armies.lists[side]);
  if (list === undefined) return NOBODY;
  const known = KNOWN.get(army) ?? new Map<string, Roster>();
  const roster = known.get(list.id) ?? made(list, army.unitTypes);
  KNOWN.set(army, known.set(list.id, roster));
  return roster;
}

/** What a side activates and deploys together: its corps, and its reserve artillery as one more. */
export const corpsAndReserve = (game: Position, side: Side): string[] => [
  ...new Set([...rosterOf(game, side).values()].map(({ corps }) => corps)),
];

export const unitsOfCorps = (game: Position, side: Side, corps: string): RosterUnit[] =>
  [...rosterOf(game, side).values()].filter(unit => unit.corps === corps);
