import type { Me } from '@wigwag/protocol';
import type { Context } from 'hono';
import type { Log } from '../log.ts';
import { hashOf, secretIn } from '../people/session.ts';
import type { Sql } from '../store/database.ts';
import { personOf } from '../store/people.ts';
import { No } from './no.ts';

/** What routes work with. */
export interface Services {
  readonly sql: Sql;
  readonly log: Log;
  /** Is the page reached over TLS, by a proxy in front? */
  readonly isSecure: boolean;
  /** May others than this machine ask, by whatever name they know it? */
  readonly isOpen: boolean;
}

/** Who asks; undefined: nobody that is known here. */
async function visitor({ sql }: Pick<Services, 'sql'>, cookies: string | undefined): Promise<Me | undefined> {
  const secret = secretIn(cookies);
  return secret === undefined ? undefined : personOf(sql, hashOf(secret));
}

/** The same, for what only somebody known may do. */
export async function person(services: Pick<Services, 'sql'>, { req }: Context): Promise<Me> {
  const found = await visitor(services, req.header('cookie'));
  if (found === undefined) throw new No('not-signed-in');
  return found;
}
