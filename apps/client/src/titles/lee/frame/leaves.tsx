import { Fragment } from 'react';
import type { Leaf } from '../../../shell/room.ts';
import { OwnHand } from '../boards/OwnHand.tsx';
import {
  ArmiesLeaf,
  BattleSheet,
  BesideCard,
  BookForm,
  DeploySheet,
  ExportLeaf,
  MoveSheet,
  PatrolSheet,
  ReportRead,
  ReportSheet,
  Scores,
  TerrainSheet,
} from '../opened.ts';
import type { Room } from '../room.ts';

const TERRAIN = ['linear', 'bridges', 'ordinary', 'leaveOut', 'barriers', 'changes', 'works', 'whole'];

/** What is asked now, where it needs more than buttons. */
function bodyOf({ view }: Room): Leaf['body'] {
  const { frame } = view;
  if (frame === undefined || frame.by !== view.eyes || view.past !== undefined) return undefined;
  if (TERRAIN.includes(frame.kind)) return <TerrainSheet />;
  if (frame.kind === 'assignCorps' || frame.kind === 'deployPatrol' || frame.kind === 'swapMarkers')
    return <PatrolSheet />;
  if (frame.kind === 'deployment') return <DeploySheet />;
  if (frame.kind === 'moves') return <MoveSheet />;
  if (frame.kind === 'ending') return <ReportSheet key={view.log.length} />;
  if (frame.kind === 'confirmEnd') return <ReportRead />;
  const isBattle = ['activation', 'reorganisation', 'passages', 'commandTest'].includes(frame.kind);
  return isBattle ? <BattleSheet /> : undefined;
}

/** Beside the table: who holds cards may look at them at any time. On the boards they lie open to see anyway. */
const hasHand = ({ view, asking }: Room): boolean =>
  view.frame !== undefined &&
  view.past === undefined &&
  asking.board === 'map' &&
  view.game.board.cards.hand[view.eyes].length > 0;

export function sheetOf(room: Room): Leaf | undefined {
  const body = bodyOf(room);
  const hand = hasHand(room) && room.draft?.kind !== 'look' ? <OwnHand /> : undefined;
  return body === undefined && hand === undefined
    ? undefined
    : {
        id: 'sheet',
        label: room.t('lee.client.now'),
        // What one side has half typed is not there for the other.
        body: (
          <Fragment key={room.view.eyes}>
            {room.asking.board === 'map' && <BesideCard />}
            {body}
            {hand}
          </Fragment>
        ),
        about: room.view.frame?.kind,
      };
}

/** How it ended, when the card over the table is put away. */
const resultLeaf = (t: Room['t']): Leaf => ({
  id: 'result',
  label: t('lee.client.end.result'),
  body: (
    <>
      <Scores />
      <ReportRead />
    </>
  ),
});

const armiesLeaf = (t: Room['t']): Leaf => ({ id: 'armies', label: t('lee.client.armies'), body: <ArmiesLeaf /> });
const printLeaf = (t: Room['t']): Leaf => ({ id: 'print', label: t('lee.client.print'), body: <ExportLeaf /> });

/** Beside the table as it was: the armies of that moment, and that table on paper. */
export const pastLeaves = (t: Room['t']): readonly Leaf[] => [armiesLeaf(t), printLeaf(t)];

export const leavesOf = ({ t, view, world }: Room): readonly Leaf[] => [
  ...(view.frame === undefined ? [resultLeaf(t)] : []),
  armiesLeaf(t),
  {
    id: 'book',
    label: t('lee.client.house'),
    body: <BookForm t={t} book={world.book} tableDepth={world.table.height} />,
  },
  printLeaf(t),
];
