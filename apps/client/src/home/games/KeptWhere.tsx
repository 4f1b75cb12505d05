import type { Translate } from '@wigwag/words';
import { useEffect, useState } from 'react';
import { useDesk } from '../../shell/desk.ts';

interface Room {
  readonly isPromised: boolean | undefined;
  readonly used: number | undefined;
  readonly room: number | undefined;
}

const UNKNOWN: Room = { isPromised: undefined, used: undefined, room: undefined };

/** Pages that are not secure have none. */
const storage = (): StorageManager | undefined => navigator.storage as StorageManager | undefined;

async function look(): Promise<Room> {
  const [isPromised, estimate] = await Promise.all([
    storage()
      ?.persisted()
      .catch(() => undefined),
    storage()
      ?.estimate()
      .catch(() => undefined),
  ]);
  return { isPromised, used: estimate?.usage, room: estimate?.quota };
}

const STEPS = [
  ['gigabyte', 1e9],
  ['megabyte', 1e6],
  ['kilobyte', 1e3],
] as const;

function amount(language: string, bytes: number): string {
  const [unit, size] = STEPS.find(([, each]) => bytes >= each) ?? ['kilobyte', 1e3];
  const maximumFractionDigits = bytes / size < 10 ? 1 : 0;
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits }).format(bytes / size);
}

function promiseOf(t: Translate, { isPromised }: Room, isRefused: boolean): string {
  if (isPromised === undefined) return '';
  if (isPromised) return t('client.games.promised');
  return isRefused ? t('client.games.refused') : t('client.games.notPromised');
}

/** Where the games are, how much room there is, and whether the browser promised to keep them. */
export function KeptWhere({ t, about }: { readonly t: Translate; readonly about: unknown }) {
  const language = useDesk(desk => desk.language);
  const [room, setRoom] = useState(UNKNOWN);
  const [isRefused, setRefused] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with other games the room is another
  useEffect(() => {
    void look().then(setRoom);
  }, [about]);
  const onAsk = async (): Promise<void> => {
    setRefused((await storage()?.persist()) === false);
    setRoom(await look());
  };
  const { used, room: most, isPromised } = room;
  const where =
    used === undefined || most === undefined
      ? t('client.games.whereShort')
      : t('client.games.where', { used: amount(language, used), room: amount(language, most) });
  return (
    <p className="fine kept-where" role="status">
      {where} {promiseOf(t, room, isRefused)}{' '}
      {isPromised === false && !isRefused && (
        <button type="button" className="link" onClick={() => void onAsk()}>
          {t('client.games.ask')}
        </button>
      )}
    </p>
  );
}
