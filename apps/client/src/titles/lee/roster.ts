import type { ArmyList, Board, Corps, Division, Side, Unit, UnitType, World } from '@wigwag/lee';
import { keyFor } from '@wigwag/words';
import type { Room } from './room.ts';

/** A unit of the list that a side brings, with all that the page shows of it. */
export interface Listed {
  readonly side: Side;
  readonly unit: Unit;
  readonly type: UnitType;
  /** Undefined: army reserve artillery. */
  readonly corps: Corps | undefined;
  readonly division: Division | undefined;
}

export const listIn = (world: World, board: Board, side: Side): ArmyList | undefined =>
  world.armies[side].lists.find(({ id }) => id === board.armies.lists[side]);

const kept = new WeakMap<ArmyList, readonly Listed[]>();

function listed(world: World, side: Side, list: ArmyList): readonly Listed[] {
  const { unitTypes } = world.armies[side];
  const entry = (unit: Unit, corps?: Corps, division?: Division): Listed[] => {
    const type = unitTypes.find(({ id }) => id === unit.type);
    return type === undefined ? [] : [{ side, unit, type, corps, division }];
  };
  return [
    ...list.corps.flatMap(corps => [
      ...corps.divisions.flatMap(division => division.units.flatMap(unit => entry(unit, corps, division))),
      ...corps.artillery.flatMap(unit => entry(unit, corps)),
    ]),
    ...list.reserve.flatMap(unit => entry(unit)),
  ];
}

/** All units that a side brings. */
export function rosterOf(world: World, board: Board, side: Side): readonly Listed[] {
  const list = listIn(world, board, side);
  if (list === undefined) return [];
  const known = kept.get(list) ?? listed(world, side, list);
  kept.set(list, known);
  return known;
}

export const unitNamed = (world: World, board: Board, side: Side, id: string): Listed | undefined =>
  rosterOf(world, board, side).find(({ unit }) => unit.id === id);

/** All units of a side that stand on the table, to choose from. */
export function standingUnits({ world, view, language }: Room, side: Side): { value: string; label: string }[] {
  const { board } = view.game;
  return rosterOf(world, board, side)
    .filter(({ unit }) => board.play.units[side][unit.id] !== undefined)
    .map(({ unit }) => ({ value: unit.id, label: unit.name[language] }));
}

/** A side as it is called on every screen: by its colour, as in the log, and by its army. */
export const sideCalled = ({ t, language, world }: Pick<Room, 't' | 'language' | 'world'>, side: Side): string =>
  t('lee.client.sideCalled', { side: t(keyFor('lee.side', side)), army: world.armies[side].name[language] });
