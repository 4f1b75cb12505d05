import type { Me } from '@wigwag/protocol';
import type { Context } from 'hono';
import type { Games } from '../games/games.ts';
import type { LobbyNews } from '../games/news/lobbyNews.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Post } from '../notify/post.ts';
import { hashOf, secretIn } from '../people/session.ts';
import type { Sql } from '../store/database.ts';
import { type Known, personOf } from '../store/people.ts';
import { sidesOf } from '../store/talk.ts';
import { banned, No } from './no.ts';
import type { Rate } from './rates.ts';
import { isSameMachine } from './sender.ts';

/** What routes work with. */
export interface Services {
  readonly sql: Sql;
  readonly log: Log;
  /** Is the page reached over TLS, by a proxy in front? */
  readonly isSecure: boolean;
  /** May others than this machine ask, by whatever name they know it? */
  readonly isOpen: boolean;
  readonly games: Games;
  readonly news: LobbyNews;
  readonly limits: Limits;
  /** How others reach it, if that was said. */
  readonly publicUrl: URL | undefined;
  readonly post: Post;
  readonly metrics: Metrics;
  /** Whoever has it may read the metrics; undefined: this machine may. */
  readonly metricsToken: string | undefined;
}

/**
 * Where links in letters lead, and what passkeys are bound to. What a request says of itself is believed of this machine only: else whoever
 * asks for a letter could choose where it leads.
 */
export function baseUrl({ publicUrl }: Pick<Services, 'publicUrl'>, { req }: Context): URL {
  const host = req.header('host');
  return publicUrl ?? new URL(isSameMachine(host) ? `http://${host}` : 'http://localhost');
}

/** How much one may ask for; tests ask for more. */
export interface Limits {
  /** New guests from one address. */
  readonly guests: Rate;
  /** Letters of one seat. */
  readonly letters: Rate;
  /** Games that one person makes. */
  readonly newGames: Rate;
  /** Bytes of a request that makes a game: Lee's armies are in its setup. */
  readonly largestSetup: number;
  /** The same where a game comes along that was begun at one screen. */
  readonly largestRecord: number;
}

const WITHOUT_END: Rate = { burst: 1e9, perSecond: 1e9 };

/** For measuring and for tests. */
export const NO_LIMITS: Limits = {
  guests: WITHOUT_END,
  letters: WITHOUT_END,
  newGames: WITHOUT_END,
  largestSetup: 1_048_576,
  largestRecord: 4_194_304,
};

export const USUAL_LIMITS: Limits = {
  guests: { burst: 30, perSecond: 1 / 60 },
  letters: { burst: 60, perSecond: 10 },
  newGames: { burst: 20, perSecond: 20 / 86_400 },
  largestSetup: 262_144,
  largestRecord: 2_097_152,
};

/** Who asks; undefined: nobody that is known here. */
export async function visitor({ sql }: Pick<Services, 'sql'>, cookies: string | undefined): Promise<Known | undefined> {
  const secret = secretIn(cookies);
  return secret === undefined ? undefined : personOf(sql, hashOf(secret));
}

const MAY_LOOK = ['GET', 'HEAD'];
/** Whoever is banned still takes away what is his, and deletes it. */
const OWN = /^\/api\/account\//;

/** The same, for what only somebody known may do. */
export async function person(services: Pick<Services, 'sql'>, { req }: Context): Promise<Me> {
  const found = await visitor(services, req.header('cookie'));
  if (found === undefined) throw new No('not-signed-in');
  if (found.ban !== undefined && !MAY_LOOK.includes(req.method) && !OWN.test(req.path)) throw banned(found.ban);
  const { id, name, isGuest } = found;
  return { id, name, isGuest };
}

/** Who asks, if he sits at the table that the address names. */
export interface Seated {
  readonly game: string;
  readonly user: string;
  readonly sides: readonly string[];
}

export async function seated(services: Pick<Services, 'sql'>, context: Context): Promise<Seated> {
  const { id } = await person(services, context);
  const game = context.req.param('id') ?? '';
  const sides = await sidesOf(services.sql, game, id);
  if (sides === undefined) throw new No('not-found');
  if (sides.length === 0) throw new No('not-yours');
  return { game, user: id, sides };
}
