import type { TableInfo } from '@wigwag/protocol';
import { ask } from './ask.ts';

const at = (id: string): string => `/api/games/${encodeURIComponent(id)}`;

export const tableOf = (id: string): Promise<TableInfo> => ask('GET', at(id));

export const tellShare = (id: string, share: string): Promise<void> => ask('POST', `${at(id)}/share`, { share });

/** Before its first decision. */
export const abort = (id: string): Promise<void> => ask('POST', `${at(id)}/abort`);

/** What a link leads to, before anything is asked of whoever has it. */
export type Invitation = TableInfo & { readonly invitedAs: string };

const to = (secret: string): string => `/api/invitations/${encodeURIComponent(secret)}`;

export const invitation = (secret: string): Promise<Invitation> => ask('GET', to(secret));

export const accept = (secret: string, shareCommitment: string): Promise<{ id: string; side: string }> =>
  ask('POST', to(secret), { shareCommitment });
