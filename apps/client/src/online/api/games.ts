import type { GameGlance, MyGames, NewGame, TableInfo } from '@wigwag/protocol';
import { ask } from './ask.ts';

const at = (id: string): string => `/api/games/${encodeURIComponent(id)}`;

export const tableOf = (id: string): Promise<TableInfo> => ask('GET', at(id));

/** What waits for me first, then what I play. */
export const myGames = (): Promise<readonly GameGlance[]> =>
  ask<MyGames>('GET', '/api/my/games').then(({ games }) => games);

/** What others play, where anybody may look on. */
export const watchable = (): Promise<readonly GameGlance[]> =>
  ask<MyGames>('GET', '/api/watch').then(({ games }) => games);

/** A game that was made: the secret is what the link for the other side carries. */
interface MadeGame {
  readonly id: string;
  readonly side: string;
  /** Against the computer nobody is invited. */
  readonly invitation?: string;
}

export const makeGame = (game: NewGame): Promise<MadeGame> => ask('POST', '/api/games', game);

export const tellShare = (id: string, share: string): Promise<void> => ask('POST', `${at(id)}/share`, { share });

/** While the dice are mixed: another share, from another device. */
export const changeCommitment = (id: string, shareCommitment: string): Promise<void> =>
  ask('PUT', `${at(id)}/commitment`, { shareCommitment });

/** Before its first decision. */
export const abort = (id: string): Promise<void> => ask('POST', `${at(id)}/abort`);

/** What a link leads to, before anything is asked of whoever has it. */
export type Invitation = TableInfo & { readonly invitedAs: string };

const to = (secret: string): string => `/api/invitations/${encodeURIComponent(secret)}`;

export const invitation = (secret: string): Promise<Invitation> => ask('GET', to(secret));

export const accept = (secret: string, shareCommitment: string): Promise<{ id: string; side: string }> =>
  ask('POST', to(secret), { shareCommitment });
