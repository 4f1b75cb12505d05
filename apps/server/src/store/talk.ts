import type { ChatLine, Phrase } from '@wigwag/protocol';
import type { Sql } from './database.ts';

/** So many lines are sent at once. */
const PAGE = 200;

export interface NewLine {
  readonly text?: string;
  readonly phrase?: Phrase;
}

interface Row {
  readonly n: number;
  readonly by: string | null;
  readonly isMine: boolean | null;
  readonly text: string | null;
  readonly phrase: Phrase | null;
  readonly at: Date;
}

const lineOf = ({ n, by, isMine, text, phrase, at }: Row): ChatLine => ({
  n,
  ...(by !== null && { by }),
  isMine: isMine === true,
  ...(text !== null && { text }),
  ...(phrase !== null && { phrase }),
  at: at.getTime(),
});

/** The sides that somebody has in a game; undefined: there is none that he may know of. */
export async function sidesOf(sql: Sql, game: string, user: string): Promise<readonly string[] | undefined> {
  const rows = await sql<{ side: string | null }[]>`
    select seats.side from games left join seats on seats.game = games.id and seats.user_id = ${user}
    where games.id = ${game} and (seats.side is not null or games.is_public) order by seats.place`;
  return rows.length === 0 ? undefined : rows.flatMap(({ side }) => side ?? []);
}

/** Adds a line with the next number; two at once wait for each other, and only they. */
export async function addLine(sql: Sql, game: string, user: string, { text, phrase }: NewLine): Promise<number> {
  return sql.begin(async inside => {
    await inside`select pg_advisory_xact_lock(hashtextextended(${`chat ${game}`}, 0))`;
    const [row] = await inside<{ n: number }[]>`
      insert into chat (game, n, user_id, text, phrase)
      select ${game}, coalesce(max(n), 0) + 1, ${user}, ${text ?? null}, ${phrase ?? null} from chat where game = ${game}
      returning n`;
    if (row === undefined) throw new Error('a line was not added');
    return row.n;
  });
}

export async function linesAfter(sql: Sql, game: string, user: string, after: number): Promise<ChatLine[]> {
  const rows = await sql<Row[]>`
    select chat.n, users.name as by, chat.user_id = ${user} as "isMine", chat.text, chat.phrase, chat.at
    from chat left join users on users.id = chat.user_id
    where chat.game = ${game} and chat.n > ${after} order by chat.n limit ${PAGE}`;
  return rows.map(lineOf);
}

/** What was read stays read. */
export async function markRead(sql: Sql, game: string, user: string, n: number): Promise<void> {
  await sql`
    update seats set chat_read = greatest(chat_read, least(${n}, (select coalesce(max(n), 0) from chat where game = ${game})))
    where game = ${game} and user_id = ${user}`;
}

/** Somebody complains about another's line; once is enough. False: there is no such line of another's. */
export async function reportLine(sql: Sql, game: string, n: number, user: string): Promise<boolean> {
  const lines = await sql`
    with line as (select * from chat where game = ${game} and n = ${n} and user_id is distinct from ${user}),
    reported as (
      insert into reports (game, n, text, about, by_user)
      select game, n, coalesce(text, phrase), user_id, ${user} from line on conflict do nothing
    )
    select 1 from line`;
  return lines.length === 1;
}

export async function notesOf(sql: Sql, game: string, user: string): Promise<string> {
  const [row] = await sql<{ text: string }[]>`select text from notes where game = ${game} and user_id = ${user}`;
  return row?.text ?? '';
}

export async function keepNotes(sql: Sql, game: string, user: string, text: string): Promise<void> {
  await sql`
    insert into notes (game, user_id, text) values (${game}, ${user}, ${text})
    on conflict (game, user_id) do update set text = excluded.text, changed_at = now()`;
}
