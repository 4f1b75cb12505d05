import type { Vocabulary } from '@wigwag/kernel';
import { useEffect } from 'react';
import { put } from '../../shell/desk.ts';
import { KeyCap } from '../../shell/parts/KeyCap.tsx';
import { type ShellRoom, useShell } from '../../shell/room.ts';
import { KEYS } from '../keys.ts';
import { useMyGames } from '../lobby/myGames.ts';
import { nextGame, nextOf } from '../lobby/nextGame.ts';
import { passFrom, passIn, passingAt, stopPassing, usePassing } from './passing.ts';
import type { TableRoom } from './room.ts';

interface Props {
  readonly room: TableRoom;
}

/** So long a pass can be stopped before it is sent. */
const PAUSE_MS = 1200;

/** Passes as long as nothing happens that this seat is shown; then it stops, and says so. */
function usePassingOn({ sitting, view, replay, t }: ShellRoom<Vocabulary, unknown>, game: string): boolean {
  const passing = usePassing(state => state.passing);
  const from = passing?.game === game ? passing.from : undefined;
  useEffect(() => {
    if (from === undefined) return;
    const what = passingAt(view, from, told =>
      replay === undefined ? told.events.length > 0 : replay.paceOf(told) > 0,
    );
    if (what === 'wait') return;
    if (what === 'stop') {
      stopPassing();
      put({ message: { text: t('online.table.pass.stopped'), isNote: true } });
      return;
    }
    const timer = setTimeout(() => void sitting.send({ do: 'decide', choice: what }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [from, sitting, view, replay, t]);
  return from !== undefined;
}

/** While the other decides: to the next game that waits for me. */
function NextGame({ room: { table, t } }: { readonly room: Pick<TableRoom, 'table' | 't'> }) {
  const games = useMyGames(mine => mine.games);
  if (nextOf(games, table.id) === undefined) return undefined;
  return (
    <button type="button" className="choice quiet" onClick={() => nextGame()}>
      {t('online.table.next')} <KeyCap name={KEYS.next} />
    </button>
  );
}

/** Beside the answers: to pass until something happens. */
export function Besides({ room: { table, now, t } }: Props) {
  const shell = useShell();
  const { view } = shell;
  const isPassing = usePassingOn(shell, table.id);
  if (now.info.status !== 'running' || view.frame === undefined) return undefined;
  if (isPassing) {
    return (
      <button type="button" className="choice" onClick={stopPassing}>
        {t('online.table.pass.stop')} <KeyCap name="W" />
      </button>
    );
  }
  const isMine = view.frame.by === view.eyes;
  if (isMine && passIn(view.choices) === undefined) return undefined;
  return (
    <>
      <button
        type="button"
        className="choice quiet"
        title={t('online.table.pass.about')}
        onClick={() => passFrom(table.id, view.log.length)}
      >
        {t('online.table.pass')} <KeyCap name="W" />
      </button>
      {!isMine && <NextGame room={{ table, t }} />}
    </>
  );
}
