import { fairDice } from '@wigwag/fairdice';
import { assert, type Game, type Replay, type SavedGame, topFrame, type Vocabulary } from '@wigwag/kernel';
import { Broadcast } from './audiences/broadcast.ts';
import type { AuthoritySettings } from './authority.ts';
import { History } from './game/history.ts';
import type { Hosted } from './game/hosted.ts';

/** A game as an authority takes it over. */
export interface Loaded<T extends Vocabulary> {
  readonly history: History<T>;
  readonly broadcast: Broadcast<T>;
  /** How far a saved game could be played again; undefined: this is a new one. */
  readonly replayed: Replay<T> | undefined;
  /** What somebody wants to take back by agreement. */
  readonly offer?: Offer<T> | undefined;
}

/** So many decisions are to stand if the other side agrees. */
export interface Offer<T extends Vocabulary> {
  readonly by: T['side'];
  readonly to: number;
}

/** Where there are secrets, that a side has nothing to decide is one. */
export const isFormalIn = <T extends Vocabulary>(hosted: Hosted<T>, game: Game<T>): boolean =>
  !hosted.hasSecrets && topFrame(game) !== undefined && hosted.isFormality(game);

/** Plays a saved game through for an authority, with a rest after each decision: how many stand. */
export function* loading<T extends Vocabulary>(
  { hosted, seed = '', dice }: Pick<AuthoritySettings<T>, 'hosted' | 'seed' | 'dice'>,
  saved?: SavedGame,
): Generator<number, Loaded<T>> {
  // A saved game whose dice came from elsewhere has no seed.
  const root = saved?.seed || seed;
  assert(root !== '' || dice !== undefined, 'no-dice');
  const history = new History(hosted, dice ?? fairDice({ root }), root);
  const broadcast = new Broadcast(history);
  if (saved === undefined) return { history, broadcast, replayed: undefined };
  const replayed = yield* history.loading(saved, (made, stepped, before) =>
    broadcast.add(stepped, made.by !== 'referee' && isFormalIn(hosted, before)),
  );
  return { history, broadcast, replayed };
}
