import type { Sql } from './database.ts';
import { GAME_COLUMNS, type GameRow } from './games.ts';

/** From now on these decide which games go on: a node of another program, that still runs, moves none. */
export async function putInForce(sql: Sql, engines: Readonly<Record<string, string>>): Promise<void> {
  await sql`
    insert into engines (title, engine) select key, value from json_each_text(${JSON.stringify(engines)}::text::json)
    on conflict (title) do update set engine = excluded.engine, since = now() where engines.engine <> excluded.engine`;
}

export async function isInForce(sql: Sql, title: string, engine: string): Promise<boolean> {
  const found = await sql`select 1 from engines where title = ${title} and engine = ${engine}`;
  return found.length > 0;
}

/** Has nobody looked yet whether this engine plays the game on? */
export const isUnjudged = (
  { status, engine, stands, stoodBy }: Pick<GameRow, 'status' | 'engine' | 'stands' | 'stoodBy'>,
  own: string,
): boolean => status === 'running' && stoodBy !== own && (engine !== own || stands !== null);

/** The same in the tables. */
const UNJUDGED = (sql: Sql, title: string, own: string) => sql`
  status = 'running' and title = ${title} and stood_by is distinct from ${own} and (engine <> ${own} or stands is not null)`;

/** Those of a title, a page at a time. */
export const unjudgedGames = (
  sql: Sql,
  { title, own, after, most }: { title: string; own: string; after: string; most: number },
): Promise<readonly GameRow[]> => sql<GameRow[]>`
  select ${sql.raw(GAME_COLUMNS)} from games
  where ${UNJUDGED(sql, title, own)} and games.id > ${after} order by games.id limit ${most}`;

export async function countUnjudged(sql: Sql, title: string, own: string): Promise<number> {
  const [row] = await sql<{ games: number }[]>`
    select count(*)::int as games from games where ${UNJUDGED(sql, title, own)}`;
  return row?.games ?? 0;
}

const IN_FORCE = (sql: Sql, engine: string) =>
  sql`exists (select 1 from engines where engines.title = games.title and engines.engine = ${engine})`;

/** Why this engine does not play a game on. */
export async function setStanding(sql: Sql, id: string, why: string, engine: string): Promise<void> {
  await sql`
    update games set stands = ${why}, stood_by = ${engine}
    where id = ${id} and status = 'running' and ${IN_FORCE(sql, engine)}`;
}

/** It does play it on. */
export async function endStandstill(sql: Sql, id: string, engine: string): Promise<void> {
  await sql`update games set stands = null, stood_by = null where id = ${id} and engine = ${engine} and stands is not null`;
}

/** From here on it is played by this engine; false: somebody has written since, or another one decides. */
export async function moveToEngine(
  sql: Sql,
  id: string,
  version: number,
  to: { readonly version: string; readonly rules: string; readonly engine: string },
): Promise<boolean> {
  const entry = JSON.stringify({ kind: 'rules', ...to });
  const moved = await sql`
    with moved as (
      update games set version = version + 1, rules_version = ${to.version}, rules_hash = ${to.rules}, engine = ${to.engine},
        stands = null, stood_by = null, moved_at = now()
      where id = ${id} and version = ${version} and status = 'running' and ${IN_FORCE(sql, to.engine)} returning id
    )
    insert into entries (game, n, kind, body) select id, ${version}::int + 1, 'rules', ${entry}::text::json from moved returning game`;
  return moved.length === 1;
}
