import { PACES, type PaceName } from '@wigwag/clocks';
import type { Entry } from '@wigwag/host';
import type { Computer, GAME_RESULTS } from '@wigwag/protocol';
import type { Sql } from './database.ts';

/** Players are missing; their shares of the dice are; it is played; it is over. */
export type GameStatus = 'inviting' | 'mixing' | 'running' | 'over';

/** How a game ended; `winner`: of those ways that have one. */
export interface GameResult {
  readonly how: (typeof GAME_RESULTS)[number];
  readonly winner?: string;
}

interface SeatRow {
  readonly side: string;
  readonly userId: string | null;
  readonly name: string | null;
  readonly shareCommitment: string | null;
  readonly share: string | null;
  readonly computer: Computer | null;
  readonly ratingBefore: number | null;
  readonly ratingAfter: number | null;
}

export interface GameRow {
  readonly id: string;
  readonly title: string;
  readonly setup: unknown;
  readonly rulesVersion: string;
  readonly rulesHash: string;
  /** By what code and content it is played. */
  readonly engine: string;
  /** Why it is not played on, and which program has found that. */
  readonly stands: string | null;
  readonly stoodBy: string | null;
  /** Since when it goes on by other rules than it was begun by. */
  readonly movedAt: Date | null;
  readonly hasSecrets: boolean;
  readonly isPublic: boolean;
  readonly version: number;
  readonly status: GameStatus;
  readonly result: GameResult | null;
  readonly active: string | null;
  readonly drawOffer: string | null;
  readonly commitment: string;
  readonly root: string;
  readonly createdBy: string | null;
  readonly paceName: PaceName | null;
  readonly isRated: boolean;
  /** It was begun at one screen. */
  readonly begunBefore: { readonly seed: string; readonly decisions: number } | null;
  readonly rematch: { readonly id: string; readonly by: string | null } | null;
  readonly createdAt: Date;
  /** In the order of the rules' sides. */
  readonly seats: readonly SeatRow[];
}

export interface NewGame
  extends Pick<
    GameRow,
    | 'id'
    | 'title'
    | 'setup'
    | 'rulesVersion'
    | 'rulesHash'
    | 'engine'
    | 'hasSecrets'
    | 'isPublic'
    | 'isRated'
    | 'commitment'
    | 'root'
  > {
  readonly pace?: PaceName | undefined;
  readonly status: GameStatus;
  readonly createdBy: string | null;
  readonly seats: readonly Omit<SeatRow, 'name' | 'ratingBefore' | 'ratingAfter'>[];
  /** SHA-256 of the secret in a link, and the side that whoever follows it takes. */
  readonly invitation?: { readonly hash: Buffer; readonly side: string };
  /** Anybody may take it up. */
  readonly challenge?: { readonly isEither: boolean; readonly level: string | undefined; readonly days: number };
  readonly rematchOf?: string;
  /** Of a game that was begun at one screen. */
  readonly begun?: { readonly seed: string; readonly entries: readonly Entry[] };
}

/** All of it or nothing, in one statement. */
export async function addGame(sql: Sql, game: NewGame): Promise<void> {
  const seats = JSON.stringify(game.seats.map((seat, place) => ({ ...seat, place })));
  const { pace, begun, challenge, invitation } = game;
  const entries = begun?.entries ?? [];
  const before = begun === undefined ? null : JSON.stringify({ seed: begun.seed, decisions: entries.length });
  await sql`
    with added as (
      insert into games (id, title, setup, rules_version, rules_hash, engine, has_secrets, is_public, status, commitment, root, created_by,
        pace_name, is_rated, rematch_of, version, begun_before)
      values (${game.id}, ${game.title}, ${JSON.stringify(game.setup ?? null)}::text::json, ${game.rulesVersion}, ${game.rulesHash}, ${game.engine},
        ${game.hasSecrets}, ${game.isPublic}, ${game.status}, ${game.commitment}, ${game.root}, ${game.createdBy},
        ${pace ?? null}, ${game.isRated}, ${game.rematchOf ?? null}, ${entries.length}, ${before}::text::json)
      returning id
    ), seated as (
      insert into seats (game, side, place, user_id, share_commitment, share, computer)
      select added.id, side, place, "userId", "shareCommitment", share, computer
      from added, json_to_recordset(${seats}::text::json)
        as seat(side text, place int, "userId" uuid, "shareCommitment" text, share text, computer json)
    ), timed as (
      insert into times (game, pace) select id, ${pace === undefined ? null : JSON.stringify(PACES[pace])}::text::json
      from added where ${pace !== undefined}
    ), entered as (
      insert into entries (game, n, kind, body)
      select added.id, entry.at::int, entry.body ->> 'kind', entry.body
      from added, json_array_elements(${JSON.stringify(entries)}::text::json) with ordinality as entry(body, at)
    ), challenged as (
      insert into challenges (game, is_either, level, expires_ms)
      select id, ${challenge?.isEither ?? false}, ${challenge?.level ?? null}, now_ms() + ${(challenge?.days ?? 0) * 86_400_000}::bigint
      from added where ${challenge !== undefined}
    )
    insert into invitations (hash, game, side)
    select hash, added.id, side from added, (values (${invitation?.hash ?? null}::bytea, ${invitation?.side ?? null}::text))
      as invitation(hash, side) where hash is not null`;
}

const SEATS = `(select json_agg(json_build_object('side', seats.side, 'userId', seats.user_id, 'name', users.name,
    'shareCommitment', seats.share_commitment, 'share', seats.share, 'computer', seats.computer,
    'ratingBefore', seats.rating_before, 'ratingAfter', seats.rating_after) order by seats.place)
  from seats left join users on users.id = seats.user_id where seats.game = games.id)`;

/** One that was called off is none. */
const REMATCH = `(select json_build_object('id', next.id, 'by',
    (select side from seats where seats.game = games.id and seats.user_id = next.created_by limit 1))
  from games next where next.rematch_of = games.id and not (next.status = 'over' and next.version = 0)
  order by next.created_at desc limit 1)`;

export const GAME_COLUMNS = `games.id, title, setup, rules_version as "rulesVersion", rules_hash as "rulesHash", engine, stands, stood_by as "stoodBy", moved_at as "movedAt", has_secrets as "hasSecrets",
  is_public as "isPublic", version, status, result, active, draw_offer as "drawOffer", commitment, root, created_by as "createdBy",
  games.created_at as "createdAt", pace_name as "paceName", is_rated as "isRated", begun_before as "begunBefore",
  ${REMATCH} as rematch, ${SEATS} as seats`;

export async function gameOf(sql: Sql, id: string): Promise<GameRow | undefined> {
  const [row] = await sql<GameRow[]>`select ${sql.raw(GAME_COLUMNS)} from games where games.id = ${id}`;
  return row;
}

/** Where somebody has a seat, what changed last first. */
export const gamesOf = (sql: Sql, userId: string, most: number): Promise<readonly GameRow[]> => sql<GameRow[]>`
  select ${sql.raw(GAME_COLUMNS)} from games
  where games.id in (select game from seats where user_id = ${userId}) order by turned_at desc limit ${most}`;

/** All that are played, a page at a time. */
export const runningGames = (sql: Sql, after: string, most: number): Promise<readonly GameRow[]> => sql<GameRow[]>`
  select ${sql.raw(GAME_COLUMNS)} from games where status = 'running' and games.id > ${after} order by games.id limit ${most}`;

/** Whoever sits at one of these tables. */
export async function sittersOf(sql: Sql, games: readonly string[]): Promise<readonly string[]> {
  const rows = await sql<{ user: string }[]>`
    select distinct user_id as user from seats where game = any(${games as string[]}) and user_id is not null`;
  return rows.map(({ user }) => user);
}

/** The game that an invitation is for, if nobody has followed it. */
export async function invitedTo(sql: Sql, hash: Buffer): Promise<{ game: string; side: string } | undefined> {
  const [row] = await sql<{ game: string; side: string }[]>`
    select game, side from invitations where hash = ${hash} and used_at is null`;
  return row;
}

/** Takes the seat that an invitation is for; false: somebody was quicker. When all are seated, the shares of the dice are told. */
export async function takeSeat(sql: Sql, hash: Buffer, userId: string, shareCommitment: string): Promise<boolean> {
  const [row] = await sql<{ taken: number }[]>`
    with used as (
      update invitations set used_at = now() from games
      where invitations.hash = ${hash} and used_at is null and games.id = invitations.game and games.status = 'inviting'
      returning invitations.game, invitations.side
    ), taken as (
      update seats set user_id = ${userId}, share_commitment = ${shareCommitment}
      from used where seats.game = used.game and seats.side = used.side and seats.user_id is null
      returning seats.game, seats.side
    ), mixing as (
      update games set status = 'mixing', changed_at = now() from taken
      where games.id = taken.game and not exists (
        select 1 from seats where seats.game = taken.game and seats.side <> taken.side and seats.user_id is null)
    )
    select count(*)::int as taken from taken`;
  return row?.taken === 1;
}

/** A player tells his share. */
export async function tellShare(sql: Sql, game: string, side: string, share: string): Promise<void> {
  await sql`
    update seats set share = ${share} from games
    where seats.game = ${game} and seats.side = ${side} and seats.share is null and games.id = ${game} and games.status = 'mixing'
      and not exists (select 1 from seats where game = ${game} and share_commitment is null)`;
}

/** Another share, from another device: what was told is of no use any more. False: the game has begun. */
export async function changeCommitment(
  sql: Sql,
  game: string,
  user: string,
  shareCommitment: string,
): Promise<boolean> {
  return sql.begin(async inside => {
    const waiting = await inside`
      select 1 from games where id = ${game} and status in ('inviting', 'mixing') for update`;
    if (waiting.length === 0) return false;
    await inside`
      update seats set share = null,
        share_commitment = case when user_id = ${user} then ${shareCommitment} when share is null then share_commitment end
      where game = ${game}`;
    return true;
  });
}

/** When all have told theirs, the game begins. */
export async function beginIfMixed(sql: Sql, game: string): Promise<boolean> {
  const begun = await sql`
    update games set status = 'running', changed_at = now()
    where id = ${game} and status = 'mixing'
      and not exists (select 1 from seats where seats.game = ${game} and share is null) returning id`;
  return begun.length === 1;
}

/** Somebody takes the seat that is kept for him at the next table; false: he has, or it was called off. */
export async function agreeToRematch(sql: Sql, game: string, user: string, shareCommitment: string): Promise<boolean> {
  const agreed = await sql`
    with agreed as (
      update seats set share_commitment = ${shareCommitment} from games
      where seats.game = ${game} and seats.user_id = ${user} and seats.share_commitment is null
        and games.id = seats.game and games.status = 'inviting' returning seats.game, seats.side
    )
    update games set status = 'mixing', changed_at = now() from agreed
    where games.id = agreed.game and not exists (select 1 from seats
      where seats.game = agreed.game and seats.side <> agreed.side and seats.share_commitment is null)
    returning games.id`;
  return agreed.length === 1;
}

/** Ends a game that nobody has begun to play; false: it has been begun, or is over. */
export async function abortUnbegun(sql: Sql, game: string): Promise<boolean> {
  const aborted = await sql`
    update games set status = 'over', result = '{"how":"aborted"}', changed_at = now()
    where id = ${game} and status in ('inviting', 'mixing') returning id`;
  return aborted.length === 1;
}
