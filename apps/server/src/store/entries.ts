import type { Computer } from '@wigwag/protocol';
import type { Asking, Sql } from './database.ts';
import type { GameResult, GameStatus } from './games.ts';
import { rateGame } from './ratings.ts';

/** One line of a game's log as it is kept: what the host wrote, or what happened to the game besides. */
export interface KeptEntry {
  readonly kind: string;
}

/** What an audience was told, without the view: that follows from the entries. */
interface KeptMessage {
  readonly audience: string;
  readonly n: number;
  readonly body: unknown;
}

/** Everything that happens to a game at once. */
export interface Append {
  readonly game: string;
  /** By what it was decided: a game that is played by another program is not written to. */
  readonly engine: string;
  /** The version that whoever decided has seen. */
  readonly expected: number;
  readonly entries: readonly KeptEntry[];
  readonly messages: readonly KeptMessage[];
  /** Whose command it was, and what he is answered. */
  readonly command?: { readonly audience: string; readonly id: string; readonly answer: unknown } | undefined;
  readonly active: string | undefined;
  readonly status: GameStatus;
  readonly result: GameResult | undefined;
  readonly drawOffer: string | undefined;
  /** The computer takes a seat, and whoever sat there leaves it: the game is rated no more. */
  readonly seated?: { readonly side: string; readonly computer: Computer } | undefined;
  /** A position to begin from next time. */
  readonly snapshot?: unknown;
}

const asText = (value: unknown): string => JSON.stringify(value);

/** False if somebody else has written since, and then nothing is written. It is committed when this answers. */
export async function append(sql: Sql, what: Append): Promise<boolean> {
  const { result } = what;
  if (what.status !== 'over' || result === undefined) return write(sql, what);
  return sql.begin(async inside => {
    const isWritten = await write(inside, what);
    if (isWritten) await rateGame(inside, what.game, result);
    return isWritten;
  });
}

/** One statement decides. */
async function write(sql: Asking, what: Append): Promise<boolean> {
  const { game, engine, expected, entries, messages, command, seated, snapshot } = what;
  const version = expected + entries.length;
  const [row] = await sql<{ moved: number }[]>`
    with moved as (
      update games set version = ${version}, active = ${what.active ?? null}, status = ${what.status},
        is_rated = is_rated and ${seated === undefined},
        result = ${what.result === undefined ? null : asText(what.result)}::text::json, draw_offer = ${what.drawOffer ?? null}, changed_at = now()
      where id = ${game} and version = ${expected} and status = 'running' and engine = ${engine} returning id
    ), entered as (
      insert into entries (game, n, kind, body)
      select moved.id, ${expected}::int + entry.at::int, entry.body ->> 'kind', entry.body
      from moved, json_array_elements(${asText(entries)}::text::json) with ordinality as entry(body, at)
    ), answered as (
      insert into commands (game, audience, id, answer)
      select moved.id, ${command?.audience ?? ''}, ${command?.id ?? ''}, ${asText(command?.answer ?? null)}::text::json
      from moved where ${command !== undefined}
    ), told as (
      insert into streams (game, audience, n, version, body)
      select moved.id, message.audience, message.n, ${version}::int, message.body
      from moved, json_to_recordset(${asText(messages)}::text::json) as message(audience text, n int, body json)
    ), stood as (
      insert into snapshots (game, version, body)
      select moved.id, ${version}::int, ${asText(snapshot ?? null)}::text::json from moved where ${snapshot !== undefined}
    ), relieved as (
      update seats set user_id = null, computer = ${asText(seated?.computer ?? null)}::text::json from moved
      where seats.game = moved.id and seats.side = ${seated?.side ?? ''}
    )
    select count(*)::int as moved from moved`;
  return row?.moved === 1;
}

/** How far a game has come, and what was answered to a command that has done something. */
export interface Standing {
  readonly engine: string;
  readonly version: number;
  readonly status: GameStatus;
  readonly answer: unknown;
}

export async function standingOf(
  sql: Sql,
  game: string,
  command: { readonly audience: string; readonly id: string },
): Promise<Standing | undefined> {
  const [row] = await sql<Standing[]>`
    select engine, version, status, commands.answer from games
    left join commands on commands.game = games.id and commands.audience = ${command.audience} and commands.id = ${command.id}
    where games.id = ${game}`;
  return row;
}

/** What was added after a version, and where each audience's numbers stand: all at one moment. */
export interface Tail {
  readonly engine: string;
  readonly version: number;
  readonly status: GameStatus;
  readonly result: GameResult | null;
  readonly drawOffer: string | null;
  readonly active: string | null;
  readonly entries: readonly KeptEntry[];
  readonly numbers: Readonly<Record<string, number>>;
  /** Up to where those who look on a turn late have been told. */
  readonly late: { readonly n: number; readonly lines: number } | null;
  /** Who wants to take something back, as the public was told last. */
  readonly offer: string | null;
}

export async function tailOf(sql: Sql, game: string, after: number): Promise<Tail | undefined> {
  const [row] = await sql<Tail[]>`
    select engine, version, status, result, draw_offer as "drawOffer", active,
      (select coalesce(json_agg(body order by n), '[]')
        from entries where game = games.id and n > ${after}) as entries,
      (select coalesce(json_object_agg(audience, n), '{}')
        from (select audience, max(n) as n from streams where game = games.id group by audience) as last) as numbers,
      (select json_build_object('n', n, 'lines', (body ->> 'lines')::int) from streams
        where game = games.id and audience = 'late' order by n desc limit 1) as late,
      (select body -> 'status' ->> 'offer' from streams
        where game = games.id and audience = 'public' order by n desc limit 1) as offer
    from games where id = ${game}`;
  return row;
}

/** The versions of these games. */
export const versionsOf = (
  sql: Sql,
  games: readonly string[],
): Promise<readonly { id: string; version: number; status: GameStatus }[]> =>
  sql<{ id: string; version: number; status: GameStatus }[]>`
    select id, version, status from games where id = any(${games as string[]})`;
