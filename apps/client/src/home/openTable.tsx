import type { Loaded } from '@wigwag/host';
import type { SavedGame, Vocabulary } from '@wigwag/kernel';
import type { ReactElement } from 'react';
import { readKept } from '../reading/readKept.ts';
import { moveTo } from '../shell/address.ts';
import { keeperSettings, type Laid, loadAt, sittingAt } from '../shell/door.ts';
import { laidFor } from '../shell/keeping/gameFile.ts';
import { GameKeeper } from '../shell/keeping/gameKeeper.ts';
import type { KeptGame } from '../shell/keeping/keptGame.ts';
import { isOfLaterVersion, STORE } from '../shell/keeping/store.ts';
import { Trouble } from '../shell/trouble.ts';
import { DOORS } from '../titles/doors.ts';
import type { Obstacle } from './LeftGame.tsx';
import { Notice } from './Notice.tsx';

type Show = (shown: ReactElement) => void;

export const newTable = (laid: Laid<Vocabulary>): ReactElement => laid.table(sittingAt(laid).begin());

/** Where a game like this one would begin; undefined: its address leads nowhere any more. */
async function laidAt(address: string): Promise<Laid<Vocabulary> | undefined> {
  const search = new URLSearchParams(address);
  try {
    for (const door of DOORS) {
      const laid = await door.at(search);
      if (laid !== undefined) return laid;
    }
  } catch {
    // The game itself can still be saved.
  }
  return undefined;
}

/** A game that cannot be played on as it is stays; what can be done instead is a new game. */
async function leftGame(row: KeptGame, text: string, obstacle: Obstacle, show: Show): Promise<ReactElement> {
  const laid = await laidAt(row.address);
  const begin = (table: () => ReactElement, address: string) => (): void => {
    moveTo(address, 'pushState');
    show(table());
  };
  const onAnew = laid && begin(() => newTable(laid), laid.address);
  const { LeftGame } = await import('./pages.tsx');
  const parted = 'game' in obstacle ? obstacle.game : undefined;
  const onGoOn = parted && begin(() => parted.laid.table(parted.sitting.begin()), parted.laid.address);
  return <LeftGame {...{ row, text, obstacle, laid, ...(onAnew && { onAnew }), ...(onGoOn && { onGoOn }) }} />;
}

/** Is it the very game, line by line, that was read before? */
const isSame = (one: SavedGame, other: SavedGame): boolean =>
  one.tip !== undefined && one.tip === other.tip && one.decisions.length === other.decisions.length;

async function tableOf(row: KeptGame, text: string, saved: SavedGame, show: Show): Promise<ReactElement> {
  const laying = await laidFor(saved, DOORS);
  if ('fault' in laying) return leftGame(row, text, laying, show);
  const kept = laying.laid.keptAs?.(row) ?? laying.laid;
  const laid = { ...kept, address: row.address === '' ? kept.address : row.address };
  const load = (game: SavedGame): Promise<Loaded<Vocabulary> | undefined> =>
    loadAt(laid, game, { tell: (decision, of) => show(<Notice laying={{ decision, of }} />) });
  const loaded = await load(saved);
  if (loaded?.replayed?.divergence !== undefined) {
    return leftGame(row, text, { game: { laid, saved, sitting: sittingAt(laid, { saved, loaded }) } }, show);
  }
  const opened = await GameKeeper.open({ ...keeperSettings(laid), read: readKept }, row.id);
  if (opened === undefined) throw new Trouble('no-such-game', row.id);
  const current = isSame(saved, opened.saved) ? loaded : await load(opened.saved);
  return laid.table(sittingAt(laid, { ...opened, loaded: current }).begin());
}

/** A game that is kept, from where it was left. */
export async function openTable(id: string, show: Show): Promise<ReactElement> {
  const [row, text] = await Promise.all([STORE.game(id), STORE.text(id)]).catch((error: unknown) => {
    throw new Trouble(isOfLaterVersion(error) ? 'later-version' : 'no-games-kept', id);
  });
  if (row === undefined || text === undefined) throw new Trouble('no-such-game', id);
  const read = await readKept(text);
  if ('problem' in read) return leftGame(row, text, { fault: { kind: 'record', problem: read.problem } }, show);
  return tableOf(row, text, read.saved, show);
}
