import { z } from 'zod';
import type { Asking, Sql } from '../store/database.ts';
import { Unsound } from './backup.ts';

const exported = z.strictObject({
  format: z.literal('wigwag-game 1'),
  game: z.record(z.string(), z.unknown()),
  seats: z.array(z.record(z.string(), z.unknown())),
  entries: z.array(z.unknown()),
  streams: z.array(z.unknown()),
});

/** A game with its entries, and the names of those who sit there; undefined: there is none. It holds what sides hide, and the root of the dice. */
export async function exportGame(sql: Sql, id: string): Promise<z.infer<typeof exported> | undefined> {
  const [row] = await sql<{ whole: Omit<z.infer<typeof exported>, 'format'> }[]>`
    select json_build_object(
      'game', (select to_jsonb(games) - 'created_by' - 'rematch_of' from games where id = ${id}),
      'seats', (select coalesce(json_agg(to_jsonb(seats) - 'user_id' - 'thinking_ms' || jsonb_build_object('name', users.name) order by place), '[]')
        from seats left join users on users.id = seats.user_id where game = ${id}),
      'entries', (select coalesce(json_agg(json_build_object('n', n, 'kind', kind, 'at', at, 'body', body) order by n), '[]')
        from entries where game = ${id}),
      'streams', (select coalesce(json_agg(json_build_object('audience', audience, 'n', n, 'version', version, 'body', body)), '[]')
        from (select distinct on (audience) * from streams where game = ${id} order by audience, n desc) as last)
    ) as whole from games where id = ${id}`;
  return row && { format: 'wigwag-game 1', ...row.whole };
}

function read(text: string): z.infer<typeof exported> {
  try {
    return exported.parse(JSON.parse(text));
  } catch {
    throw new Unsound('this is no game that was exported');
  }
}

/** A seat that came without its account would stay empty for good. */
async function accountsThere(sql: Asking, seats: readonly Readonly<Record<string, unknown>>[]): Promise<void> {
  const names = seats.flatMap(({ name }) => (typeof name === 'string' ? [name] : []));
  const known = await sql<{ name: string }[]>`select name from users where not is_guest and name = any(${names})`;
  const missing = names.filter(name => !known.some(each => each.name === name));
  if (missing.length === 0) return;
  throw new Unsound(
    `no account here has the name ${missing.join(' or ')}: import the persons first. A guest makes an account on the old server before the game is exported`,
  );
}

/** Gives the game's id. Nothing of a game that is there already is changed. */
export async function importGame(sql: Sql, text: string): Promise<string> {
  const { game, seats, entries, streams } = read(text);
  const id = String(game.id);
  await sql.begin(async inside => {
    const there = await inside`select 1 from games where id = ${id}`;
    if (there.length > 0) throw new Unsound(`game ${id} is here already`);
    if (game.status !== 'over') await accountsThere(inside, seats);
    const asJson = (value: unknown): string => JSON.stringify(value);
    await inside`insert into games select * from json_populate_record(null::games, ${asJson({ engine: '', ...game })}::text::json)`;
    await inside`
      insert into seats (game, side, place, user_id, share_commitment, share, chat_read, computer, rating_before, rating_after)
      select ${id}, side, place, (select id from users where not is_guest and users.name = seat.name), share_commitment, share, 0,
        computer, rating_before, rating_after
      from json_to_recordset(${asJson(seats)}::text::json) as seat(side text, place int, name text, share_commitment text, share text,
        computer json, rating_before int, rating_after int)`;
    await inside`
      insert into entries (game, n, kind, at, body) select ${id}, n, kind, at, body
      from json_to_recordset(${asJson(entries)}::text::json) as entry(n int, kind text, at timestamptz, body json)`;
    await inside`
      insert into streams (game, audience, n, version, body) select ${id}, audience, n, version, body
      from json_to_recordset(${asJson(streams)}::text::json) as told(audience text, n int, version int, body json)`;
  });
  return id;
}
