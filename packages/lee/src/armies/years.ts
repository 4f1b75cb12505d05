import type { Board } from '../board.ts';
import type { Army, ArmyList, Unit } from '../data/army.ts';
import { listOf, SIDES, type Side, type World } from '../world.ts';

/** The list that a side brings. */
export const listChosen = (world: World, { armies }: Pick<Board, 'armies'>, side: Side): ArmyList | undefined =>
  listOf(world, side, armies.lists[side]);

export const unitsOf = ({ corps, reserve }: ArmyList): Unit[] => [
  ...corps.flatMap(({ divisions, artillery }) => [...divisions.flatMap(({ units }) => units), ...artillery]),
  ...reserve,
];

/** 13.4/availability: the first year in which a unit with its upgrades can be had; 0: any. */
function availableFrom({ unitTypes }: Army, { type, upgrades }: Unit): number {
  const gates = [unitTypes.find(({ id }) => id === type)?.from, ...upgrades.map(({ from }) => from)];
  return Math.max(0, ...gates.filter(from => from !== undefined));
}

/** The first year in which everything in a list can be had. */
export const gateOf = (army: Army, list: ArmyList): number =>
  Math.max(0, ...unitsOf(list).map(unit => availableFrom(army, unit)));

/** 13.4/later-year: the year that a list comes from. */
export const yearOf = ({ years }: Army, { year }: ArmyList): number => Math.max(year, years[0]);

/** The first year in which a list may be fielded. */
export const earliestYear = (army: Army, list: ArmyList): number => Math.max(yearOf(army, list), gateOf(army, list));

const greatest = (world: World, board: Pick<Board, 'armies'>, of: (army: Army, list: ArmyList) => number): number =>
  Math.max(
    0,
    ...SIDES.map(side => {
      const list = listChosen(world, board, side);
      return list === undefined ? 0 : of(world.armies[side], list);
    }),
  );

/** The later of the years that both armies come from. */
export const laterYear = (world: World, board: Pick<Board, 'armies'>): number => greatest(world, board, yearOf);

/** The year from which all units and upgrades of both are to be had. */
export const gateOfBoth = (world: World, board: Pick<Board, 'armies'>): number => greatest(world, board, gateOf);

/** The last year that can be proposed: of the book, unless what was brought comes later, so that some year is always left. */
export const lastYear = (world: World, board: Pick<Board, 'armies'>): number =>
  Math.max(world.book.years.value[1], laterYear(world, board), gateOfBoth(world, board));
