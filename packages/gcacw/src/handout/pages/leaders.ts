import { RADIUS } from '../../command/radius.ts';
import type { LeaderData } from '../../data/orderOfBattle.ts';
import { RANGE } from '../../leaders/transfer.ts';
import { LEADER_SIZES } from '../../vocabulary.ts';
import type { World } from '../../world/world.ts';
import { type Cell, type Table, term, word } from '../table.ts';

/** Side by side, the highest first. */
const rosterOf = ({ leaders }: World): readonly LeaderData[] =>
  [...leaders].sort(
    (one, other) =>
      other.side.localeCompare(one.side) ||
      LEADER_SIZES.indexOf(one.size) - LEADER_SIZES.indexOf(other.size) ||
      one.name.localeCompare(other.name),
  );

const tactical = ({ tactical: value }: LeaderData): Cell =>
  value === undefined ? '—' : value.attack === value.defence ? value.attack : `${value.attack}/${value.defence}`;

const roster = (world: World): Table => ({
  id: 'roster',
  clause: '2.2/corps-division-leader-values',
  columns: [term('side'), term('leaderOf'), term('command'), term('commandValue'), term('tactical')],
  rows: rosterOf(world).map(leader => ({
    head: leader.name,
    cells: [
      word('side', leader.side),
      word('leader', leader.size),
      leader.command ?? '—',
      leader.commandValue,
      tactical(leader),
    ],
  })),
});

const reach: Table = {
  id: 'reachOfCommand',
  clause: '2.5/radius-three',
  columns: [term('hexesAway')],
  rows: [
    { head: term('radius'), cells: [RADIUS], clause: '2.5/radius-three' },
    { head: term('transfer'), cells: [RANGE], clause: '6.3/transfer-range' },
  ],
};

export const leadersTables = (world: World): readonly Table[] => [roster(world), reach];
