import { account } from './account.ts';
import { dice } from './dice.ts';
import { lobby } from './lobby.ts';
import { people } from './people.ts';
import { server } from './server.ts';
import { table } from './table.ts';

/** Games over the network. */
export const online = { ...account, ...dice, ...lobby, ...people, ...server, ...table } as const;
