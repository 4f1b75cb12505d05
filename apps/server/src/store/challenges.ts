import { randomInt } from 'node:crypto';
import type { PaceName } from '@wigwag/clocks';
import type { Challenge } from '@wigwag/protocol';
import { fitsLevel, type Level, newPlayer, type Rating, shownRating } from '@wigwag/rating';
import type { Sql, Transaction } from './database.ts';

const MOST_LISTED = 200;
/** Bytes of options that are told in a list. */
const SHORT = 2000;

interface Row {
  readonly id: string;
  readonly title: string;
  readonly scenario: string | null;
  readonly options: unknown;
  readonly name: string;
  readonly isGuest: boolean;
  readonly mu: number | null;
  readonly sigma: number | null;
  readonly isMine: boolean;
  readonly side: string | null;
  readonly pace: PaceName | null;
  readonly isRated: boolean;
  readonly isPublic: boolean;
  readonly level: Level | null;
  readonly createdAt: Date;
  readonly expiresAt: number;
}

const challengeOf = (row: Row, mine: ReadonlyMap<string, Rating>): Challenge => {
  const { id, title, isMine, isRated, isPublic, name, isGuest, mu, sigma, expiresAt } = row;
  const rating = mu !== null && sigma !== null ? shownRating({ mu, sigma }) : undefined;
  return {
    ...{ id, title, isMine, isRated, isPublic, expiresAt },
    ...(row.scenario !== null && { scenario: row.scenario }),
    ...(row.options !== null && { options: row.options }),
    by: { name, isGuest, ...(rating && { rating }) },
    ...(row.side !== null && { side: row.side }),
    ...(row.pace !== null && { pace: row.pace }),
    ...(row.level !== null && { level: row.level }),
    isForMe: row.level === null || fitsLevel(mine.get(title) ?? newPlayer(), row.level),
    createdAt: row.createdAt.getTime(),
  };
};

/** Those that stand, newest first, as somebody sees them. */
export async function challengesFor(sql: Sql, user: string, title: string | undefined): Promise<Challenge[]> {
  const rows = await sql<Row[]>`
    select games.id, games.title, left(games.setup ->> 'scenario', 80) as scenario,
      case when length(games.setup ->> 'options') <= ${SHORT} then games.setup -> 'options' end as options,
      users.name, users.is_guest as "isGuest", ratings.mu, ratings.sigma, games.created_by = ${user} as "isMine",
      case when not is_either then (select side from seats where seats.game = games.id and user_id is null
        order by place limit 1) end as side,
      games.pace_name as pace, games.is_rated as "isRated", games.is_public as "isPublic", challenges.level,
      games.created_at as "createdAt", challenges.expires_ms as "expiresAt"
    from challenges join games on games.id = challenges.game join users on users.id = games.created_by
    left join ratings on ratings.user_id = users.id and ratings.title = games.title
    where games.status = 'inviting' and challenges.expires_ms > now_ms()
      ${title === undefined ? sql`` : sql`and games.title = ${title}`}
    order by games.created_at desc limit ${MOST_LISTED}`;
  const mine = await sql<(Rating & { title: string })[]>`select title, mu, sigma from ratings where user_id = ${user}`;
  const ratings = new Map(mine.map(({ title: of, mu, sigma }) => [of, { mu, sigma }]));
  return rows.map(row => challengeOf(row, ratings));
}

/** How many of somebody's own stand. */
export async function standingChallenges(sql: Sql, user: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from challenges join games on games.id = challenges.game
    where games.created_by = ${user} and games.status = 'inviting' and challenges.expires_ms > now_ms()`;
  return row?.count ?? 0;
}

interface Standing {
  readonly createdBy: string | null;
  readonly isEither: boolean;
  readonly level: Level | null;
  readonly mu: number | null;
  readonly sigma: number | null;
}

export type Taken = { readonly side: string } | { readonly refused: 'gone' | 'own' | 'level' };

/** Somebody takes a challenge up: he has a seat, and the shares of the dice are told next. */
export async function takeUp(sql: Sql, game: string, user: string, shareCommitment: string): Promise<Taken> {
  return sql.begin(async inside => {
    const [standing] = await inside<Standing[]>`
      select games.created_by as "createdBy", is_either as "isEither", level, ratings.mu, ratings.sigma
      from challenges join games on games.id = challenges.game
      left join ratings on ratings.user_id = ${user} and ratings.title = games.title
      where challenges.game = ${game} and games.status = 'inviting' and expires_ms > now_ms() for update of games`;
    if (standing === undefined || standing.createdBy === null) return { refused: 'gone' };
    const { createdBy, isEither, level, mu, sigma } = standing;
    if (createdBy === user) return { refused: 'own' };
    const rating = mu === null || sigma === null ? newPlayer() : { mu, sigma };
    if (level !== null && !fitsLevel(rating, level)) return { refused: 'level' };
    if (isEither && randomInt(2) === 1) await changeSides(inside, game);
    const [seat] = await inside<{ side: string }[]>`
      update seats set user_id = ${user}, share_commitment = ${shareCommitment}
      where game = ${game} and side = (select side from seats where game = ${game} and user_id is null order by place limit 1)
      returning side`;
    if (seat === undefined) return { refused: 'gone' };
    await inside`update games set status = 'mixing', changed_at = now() where id = ${game}`;
    return seat;
  });
}

/** Whoever made it gets the other side. */
async function changeSides(sql: Transaction, game: string): Promise<void> {
  await sql`
    update seats set user_id = other.user_id, share_commitment = other.share_commitment
    from seats as other where seats.game = ${game} and other.game = ${game} and other.side <> seats.side`;
}

/** False: it does not stand any more, or is somebody else's. */
export async function withdraw(sql: Sql, game: string, user: string): Promise<boolean> {
  const gone = await sql`
    update games set status = 'over', result = '{"how":"aborted"}', changed_at = now() from challenges
    where games.id = ${game} and challenges.game = games.id and created_by = ${user} and status = 'inviting' returning games.id`;
  return gone.length === 1;
}

/** Those whose time is over are called off; gives how many. */
export async function expireChallenges(sql: Sql): Promise<number> {
  const gone = await sql`
    with due as (delete from challenges where expires_ms <= now_ms() returning game)
    update games set status = 'over', result = '{"how":"aborted"}', changed_at = now() from due
    where games.id = due.game and games.status = 'inviting' returning games.id`;
  return gone.length;
}
