import { dice } from './dice.ts';
import { people } from './people.ts';
import { server } from './server.ts';
import { table } from './table.ts';

/** Games over the network. */
export const online = { ...dice, ...people, ...server, ...table } as const;
