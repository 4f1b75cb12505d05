import { people } from './people.ts';
import { server } from './server.ts';

/** Games over the network. */
export const online = { ...people, ...server } as const;
