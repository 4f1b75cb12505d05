import { activeSides, type Rung, type Turn } from '../time/settle.ts';
import type { Sql, Transaction } from './database.ts';
import type { Subscription } from './push.ts';
import { PRESENT_MS } from './time.ts';

/** What somebody is told of a game. No notice names a piece or a place. */
type NoticeKind = 'turn' | 'reminder' | 'zero' | 'claimable' | 'over';

/** Who decides at once is not told. */
const WAITS_MS = 60_000;

interface Seat {
  readonly side: string;
  readonly user: string;
}

async function note(sql: Transaction, game: string, user: string, kind: NoticeKind, due: number): Promise<void> {
  await sql`
    insert into notices (user_id, game, kind, due_ms) values (${user}, ${game}, ${kind}, ${due})
    on conflict (user_id, game) do update set kind = excluded.kind, due_ms = excluded.due_ms, tries = 0`;
}

/** One a game: what holds now takes the place of what held before. */
export async function noteTurns(
  sql: Transaction,
  game: string,
  turns: readonly Turn[],
  rung: readonly Rung[],
): Promise<void> {
  const last = turns.at(-1);
  if (last === undefined && rung.length === 0) return;
  const seats = await sql<Seat[]>`
    select side, user_id as user from seats where game = ${game} and user_id is not null order by place`;
  for (const { side, user } of last === undefined ? [] : seats) {
    if (last?.status === 'over') await note(sql, game, user, 'over', last.at + WAITS_MS);
    else if (last?.status === 'running' && activeSides(last.active).includes(side)) {
      await note(sql, game, user, 'turn', last.at + WAITS_MS);
    } else if (!seats.some(seat => seat.user === user && activeSides(last?.active).includes(seat.side))) {
      await sql`delete from notices where game = ${game} and user_id = ${user}`;
    }
  }
  for (const { side, alarm } of rung) {
    const told = seats.filter(seat => (seat.side === side) === (alarm !== 'claimable'));
    for (const { user } of told) await note(sql, game, user, alarm, 0);
  }
}

/** The same for many games that nobody gave a pace, in one statement; what is not counted yet is taken out. */
export async function noteTurnsOfAll(sql: Sql, games: readonly string[]): Promise<void> {
  await sql`
    with free as (
      select game from times where game = any(${games}) and pace is null for update skip locked
    ), taken as (
      delete from turns using free where turns.game = free.game
      returning turns.game, turns.id, turns.status, turns.active, turns.at_ms
    ), last as (
      select distinct on (game) game, status, active, at_ms from taken order by game, id desc
    ), told as (
      select last.game, seats.user_id, last.at_ms,
        case when last.status = 'over' then 'over'
          when last.status = 'running' and bool_or(seats.side = any(string_to_array(last.active, ','))) then 'turn' end as kind
      from last join seats on seats.game = last.game where seats.user_id is not null
      group by last.game, seats.user_id, last.at_ms, last.status
    ), noted as (
      insert into notices (user_id, game, kind, due_ms)
      select user_id, game, kind, at_ms + ${WAITS_MS}::bigint from told where kind is not null
      on conflict (user_id, game) do update set kind = excluded.kind, due_ms = excluded.due_ms, tries = 0
    )
    delete from notices using told where notices.game = told.game and notices.user_id = told.user_id and told.kind is null`;
}

/** A notice whose time has come, and how its reader wants to hear of it. */
export interface DueNotice {
  readonly kind: NoticeKind;
  readonly game: string;
  readonly opponent?: string;
  /** Undefined: no letters. */
  readonly email?: string;
  readonly webhook?: string;
  readonly language: 'en' | 'pl';
  readonly key: string;
  /** That have asked for push messages. */
  readonly browsers: readonly Subscription[];
}

interface DueRow {
  readonly browsers: readonly Subscription[];
  readonly user: string;
  readonly kind: NoticeKind;
  readonly game: string;
  readonly tries: number;
  readonly opponent: string | null;
  readonly email: string | null;
  readonly webhook: string | null;
  readonly language: 'en' | 'pl';
  readonly key: string;
  readonly isHere: boolean;
}

const MOST_TRIES = 4;
const AGAIN_MS = 5 * 60_000;

/** Held until it is told: another node takes another one. */
async function due(sql: Transaction): Promise<DueRow | undefined> {
  const [row] = await sql<DueRow[]>`
    select notices.user_id as user, notices.kind, notices.game, notices.tries, users.language,
      case when users.wants_mail and not users.is_guest then users.email end as email, users.webhook,
      users.notice_key as key,
      (select coalesce(json_agg(json_build_object('endpoint', endpoint, 'keys', json_build_object('p256dh', p256dh, 'auth', auth))), '[]')
        from push_subscriptions where push_subscriptions.user_id = notices.user_id) as browsers,
      (select other.name from seats join users as other on other.id = seats.user_id
        where seats.game = notices.game and seats.user_id <> notices.user_id order by seats.place limit 1) as opponent,
      exists (select 1 from presence where presence.user_id = notices.user_id and presence.game = notices.game
        and presence.state = 'here' and presence.at_ms > now_ms() - ${PRESENT_MS}::bigint) as "isHere"
    from notices join users on users.id = notices.user_id
    where notices.due_ms <= now_ms() order by notices.due_ms limit 1 for update of notices skip locked`;
  return row;
}

const dueOf = ({ kind, game, opponent, email, webhook, language, key, browsers }: DueRow): DueNotice => ({
  ...{ kind, game, language, key, browsers },
  ...(opponent !== null && { opponent }),
  ...(email !== null && { email }),
  ...(webhook !== null && { webhook }),
});

/** Tells the next that is due, unless its reader is at that table; what fails is tried again a few times. False: none is due. */
export async function takeNotice(
  sql: Sql,
  tell: (notice: DueNotice) => Promise<void>,
  failed: (error: unknown) => void,
): Promise<boolean> {
  return sql.begin(async inside => {
    const row = await due(inside);
    if (row === undefined) return false;
    try {
      if (!row.isHere) await tell(dueOf(row));
    } catch (error) {
      failed(error);
      if (row.tries < MOST_TRIES) {
        await inside`
          update notices set tries = tries + 1, due_ms = now_ms() + ${AGAIN_MS}::bigint
          where user_id = ${row.user} and game = ${row.game}`;
        return true;
      }
    }
    await inside`delete from notices where user_id = ${row.user} and game = ${row.game}`;
    return true;
  });
}

export interface Wishes {
  readonly mail: boolean;
  readonly webhook?: string;
}

export async function wishesOf(sql: Sql, user: string): Promise<Wishes> {
  const [row] = await sql<{ mail: boolean; webhook: string | null }[]>`
    select wants_mail as mail, webhook from users where id = ${user}`;
  const { mail = false, webhook = null } = row ?? {};
  return webhook === null ? { mail } : { mail, webhook };
}

export async function setWishes(sql: Sql, user: string, { mail, webhook }: Wishes): Promise<void> {
  await sql`update users set wants_mail = ${mail}, webhook = ${webhook ?? null} where id = ${user}`;
}

/** Whoever has the key of a letter ends letters. */
export async function endLetters(sql: Sql, key: string): Promise<boolean> {
  return (await sql`update users set wants_mail = false where notice_key = ${key} returning id`).length === 1;
}
