import { LEADER_SIZES, type LeaderData, type Side, UNIT_SIZES, type UnitData, type World } from '@wigwag/gcacw';
import type { Language } from '@wigwag/words';
import { compareDesignations, corpsIn } from './designation.ts';

export interface Piece {
  readonly kind: 'leader' | 'unit';
  readonly id: number;
}

/** In this order: leaders of everybody, the corps, units in no leader's command. */
const LEVELS = ['all', 'corps', 'none'] as const;

/** A piece with all that its place in the list depends on. */
export interface Listed {
  readonly piece: Piece;
  readonly level: (typeof LEVELS)[number];
  /** As the counters carry it; empty: none that matters. */
  readonly corps: string;
  readonly designation: string;
  /** Leaders before units, the larger first. */
  readonly rank: number;
  readonly name: string;
}

const commandsAll = ({ size, command }: LeaderData): boolean => size === 'army' || command === undefined;

/** A division leader goes by M alone or by M-W, as his units do: he is listed with them. */
function leaderDesignation({ units }: World, leader: LeaderData): string {
  const { side, size, command = '' } = leader;
  if (commandsAll(leader)) return '';
  const division = units.find(unit => unit.side === side && unit.command?.startsWith(`${command}-`))?.command;
  return size === 'division' ? (division ?? command) : command;
}

const listedLeader = (world: World, leader: LeaderData): Omit<Listed, 'piece' | 'corps'> => ({
  level: commandsAll(leader) ? 'all' : 'corps',
  designation: leaderDesignation(world, leader),
  rank: LEADER_SIZES.indexOf(leader.size),
  name: leader.name,
});

const listedUnit = ({ command = '', size, name }: UnitData): Omit<Listed, 'piece' | 'corps'> => ({
  level: command === '' ? 'none' : 'corps',
  designation: command,
  rank: LEADER_SIZES.length + UNIT_SIZES.length - UNIT_SIZES.indexOf(size),
  name,
});

/** Designations that are a corps leader's. */
const corpsOf = ({ leaders }: World, side: Side): Set<string> =>
  new Set(
    leaders.flatMap(({ side: whose, size, command = '' }) =>
      whose === side && (size === 'corps' || size === 'district') ? [command] : [],
    ),
  );

function inOrder(language: Language): (a: Listed, b: Listed) => number {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return (a, b) =>
    LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level) ||
    compareDesignations(a.corps, b.corps, compare) ||
    compareDesignations(a.designation, b.designation, compare) ||
    a.rank - b.rank ||
    compare(a.name, b.name);
}

/** The leaders and units of a side: corps by corps, in it division by division, the leader before his units. */
export function listedOf(world: World, side: Side, language: Language): Listed[] {
  const { leaders, units, leadersOfSide, unitsOfSide } = world;
  const corps = corpsOf(world, side);
  const withCorps = (kind: Piece['kind'], id: number, rest: Omit<Listed, 'piece' | 'corps'>): Listed => ({
    ...rest,
    piece: { kind, id },
    corps: corpsIn(rest.designation, corps),
  });
  return [
    ...leadersOfSide[side].flatMap(id =>
      leaders[id] ? [withCorps('leader', id, listedLeader(world, leaders[id]))] : [],
    ),
    ...unitsOfSide[side].flatMap(id => (units[id] ? [withCorps('unit', id, listedUnit(units[id]))] : [])),
  ].sort(inOrder(language));
}
