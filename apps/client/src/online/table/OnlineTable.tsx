import type { Vocabulary } from '@wigwag/kernel';
import type { TableInfo } from '@wigwag/protocol';
import { engineOf } from '@wigwag/titles/engine';
import { type ReactElement, type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type Around, AroundContext } from '../../shell/around.ts';
import { put, useDesk } from '../../shell/desk.ts';
import type { Laid } from '../../shell/door.ts';
import type { Leaf } from '../../shell/room.ts';
import { useLook } from '../../shell/useLook.ts';
import { Refused, refusalSaid } from '../api/refused.ts';
import { NoPage } from '../NoPage.tsx';
import { Notes } from '../talk/Notes.tsx';
import { Talk, unreadIn } from '../talk/Talk.tsx';
import { Besides } from './Besides.tsx';
import { FarTable, type TableNow } from './farTable.ts';
import { Live } from './Live.tsx';
import { useLongCut } from './longCut.ts';
import { Afterwards, LateBar, OverBar, TableOver } from './Over.tsx';
import { Plates } from './Plates.tsx';
import { knowsPass, passFrom, stopPassing, usePassing } from './passing.ts';
import { usePresence } from './presence.ts';
import { Ratings } from './Ratings.tsx';
import { isLateAt, playerAt, type TableRoom } from './room.ts';
import { Slips } from './Slips.tsx';
import { TableMenu } from './TableMenu.tsx';
import './css/table.css';

interface Props {
  readonly laid: Laid<Vocabulary>;
  /** Of a game that runs, or is over. */
  readonly info: TableInfo;
}

/** The table as long as it is on the screen. */
function useTable(laid: Laid<Vocabulary>, info: TableInfo): FarTable | undefined {
  const [table, setTable] = useState<FarTable>();
  const { id } = info;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the table is told afterwards it keeps itself
  useEffect(() => {
    const opened = new FarTable(laid, info);
    setTable(opened);
    return () => opened.close();
  }, [laid, id]);
  return table;
}

const NEVER = (): (() => void) => () => undefined;

function leavesOf(room: TableRoom): readonly Leaf[] {
  const { t, now } = room;
  if (now.info.you === undefined) return [];
  const unread = unreadIn(now);
  const mark =
    unread === 0 ? undefined : (
      <span className="tab-mark">
        {unread}
        <span className="unseen"> {t('online.table.talk.unread')}</span>
      </span>
    );
  return [
    { id: 'talk', label: t('online.table.talk'), body: <Talk room={room} />, ...(mark && { mark }) },
    { id: 'notes', label: t('online.table.notes'), body: <Notes room={room} /> },
  ];
}

const PASS_KEY = 'W';

const keysOf = ({ table, now }: TableRoom): NonNullable<Around['keys']> => ({
  [PASS_KEY]: () => {
    const view = now.sitting?.view();
    if (usePassing.getState().passing?.game === table.id) stopPassing();
    else if (view !== undefined && now.info.status === 'running') passFrom(table.id, view.log.length);
  },
});

/** Who decides somewhere else. */
function decidesSaid(room: TableRoom): string | undefined {
  const { info, sitting } = room.now;
  const by = sitting?.view().frame?.by;
  const seat = info.status === 'running' && by !== info.you ? info.seats.find(({ side }) => side === by) : undefined;
  return seat && room.t('online.table.decides', { name: playerAt(room, seat) });
}

function aroundOf(room: TableRoom, isLongCut: boolean): Around {
  const { info } = room.now;
  const decides = decidesSaid(room);
  const isEnded = info.status === 'over' && info.result?.how !== 'played';
  return {
    plates: (score: ReactNode) => <Plates {...{ room, score }} />,
    slips: <Slips room={room} />,
    leaves: leavesOf(room),
    ...(decides !== undefined && { decides }),
    menu: <TableMenu room={room} />,
    ...(info.you !== undefined && knowsPass(room.title) && { besides: <Besides room={room} />, keys: keysOf(room) }),
    aftermath: <Ratings room={room} />,
    afterwards: <Afterwards room={room} />,
    ...(isLateAt(room) && { bar: <LateBar room={room} /> }),
    ...(isEnded && { bar: <OverBar room={room} />, over: <TableOver room={room} /> }),
    className: isLongCut ? 'online-table from-before' : 'online-table',
  };
}

/** Before anything of the game is there. */
const Opening = ({ text }: { readonly text: string }) => (
  <div className="notice" role="status">
    <p>{text}</p>
  </div>
);

/** Why nobody can play on here; undefined: one can. */
function closedFor({ info, banned }: TableNow): Refused | undefined {
  if (banned !== undefined) return banned;
  if (info.status !== 'running') return undefined;
  if (info.stands === true) return new Refused('game-stands');
  return info.engine === engineOf(info.title) ? undefined : new Refused('renewed');
}

function Seated({ table, laid }: { readonly table: FarTable; readonly laid: Laid<Vocabulary> }): ReactElement {
  const now = useSyncExternalStore(
    listener => table.subscribe(listener),
    () => table.now(),
  );
  const { sitting } = now;
  // Whose turn it is stands on the plates, too.
  const view = useSyncExternalStore(
    listener => sitting?.subscribe(listener) ?? NEVER(),
    () => sitting?.view(),
  );
  const language = useDesk(desk => desk.language);
  const t = useLook(laid.name(language));
  usePresence(table.id, now.info.you !== undefined && now.info.status === 'running');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the sitting shows changes with its view
  const room = useMemo(
    (): TableRoom => ({
      ...{ table, now, t, language },
      title: laid.title,
      act: what => void what().catch(error => put({ message: { text: refusalSaid(t, error) } })),
    }),
    [table, now, view, t, language, laid],
  );
  const isLongCut = useLongCut(now);
  const around = useMemo(() => aroundOf(room, isLongCut), [room, isLongCut]);
  const shown = useMemo(() => sitting && laid.table(sitting), [sitting, laid]);
  const closed = closedFor(now);
  if (closed !== undefined) return <NoPage refusal={closed} />;
  if (now.obstacle !== undefined) return <Opening text={t('online.table.other-rules')} />;
  if (shown === undefined) return <Opening text={t('online.table.opening')} />;
  return (
    <AroundContext value={around}>
      {shown}
      <Live room={room} />
    </AroundContext>
  );
}

/** A game at the server: the same table as ever, with what others at it say, want and have left of their time. */
export function OnlineTable({ laid, info }: Props): ReactElement | undefined {
  const table = useTable(laid, info);
  return table && <Seated {...{ table, laid }} />;
}
