import type { Translate } from '@wigwag/words';
import { useEffect, useState } from 'react';
import { useDesk } from '../../shell/desk.ts';
import { askToPersist, type Room, roomForGames } from '../../shell/keeping/persistence.ts';

const UNKNOWN: Room = { isPromised: undefined, used: undefined, most: undefined };

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

interface Props {
  readonly t: Translate;
  /** How many games of an older version could not be moved to where games are kept now. */
  readonly unmoved: number;
  /** The games: with others the room is another. */
  readonly about: unknown;
}

/** Where the games are, how much room there is, and whether the browser promised to keep them. */
export function KeptWhere({ t, unmoved, about }: Props) {
  const language = useDesk(desk => desk.language);
  const [room, setRoom] = useState(UNKNOWN);
  const [isRefused, setRefused] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with other games the room is another
  useEffect(() => {
    void roomForGames().then(setRoom);
  }, [about]);
  const onAsk = async (): Promise<void> => {
    setRefused(!(await askToPersist()));
    setRoom(await roomForGames());
  };
  const { used, most, isPromised } = room;
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
      )}{' '}
      {unmoved > 0 && t('client.kept.unmoved', { count: unmoved })}
    </p>
  );
}
