import { create } from 'zustand';
import { remember, remembered } from '../../shell/remembered.ts';

const KEY = 'online-muted';

const listed = (): readonly string[] => (remembered(KEY) ?? '').split(',').filter(id => id !== '');

/** Games in which the other's lines are not shown here. He is not told. */
const useMutes = create<{ readonly games: readonly string[] }>(() => ({ games: listed() }));

export const useMuted = (game: string): boolean => useMutes(({ games }) => games.includes(game));

/** The last so many are remembered. */
const MOST = 50;

export function turnMuted(game: string): void {
  const { games } = useMutes.getState();
  const next = games.includes(game) ? games.filter(each => each !== game) : [...games, game].slice(-MOST);
  remember(KEY, next.join(','));
  useMutes.setState({ games: next });
}
