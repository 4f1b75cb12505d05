import { ALWAYS, type Calendar, type Clock, newClock, type Pace } from '@wigwag/clocks';
import type { Presence } from '@wigwag/protocol';
import { alarmAt, type GameTime, type Rung, type SeatTime, settled, type Turn } from '../time/settle.ts';
import type { Asking, Sql, Transaction } from './database.ts';

interface SeatRow {
  readonly side: string;
  readonly userId: string | null;
  readonly calendar: Calendar | null;
  readonly lag: number | null;
  readonly left: number | null;
  readonly had: number | null;
  readonly since: number | null;
}

interface TurnRow {
  readonly status: string;
  readonly active: string | null;
  readonly at: number;
}

/** A seat, and who sits there. */
interface Sitter extends SeatTime {
  readonly user?: string;
}

function clockOf({ left, had, since }: SeatRow, pace: Pace): Clock {
  if (left === null || had === null) return newClock(pace);
  return since === null ? { left, had } : { left, had, since };
}

const sitterOf = (row: SeatRow, pace: Pace): Sitter => ({
  side: row.side,
  clock: clockOf(row, pace),
  calendar: row.calendar ?? ALWAYS,
  lag: row.lag ?? 0,
  ...(row.userId !== null && { user: row.userId }),
});

interface Loaded extends GameTime {
  /** Its time has not been counted before: then it is what it is now that counts. */
  readonly isFresh: boolean;
  readonly seats: readonly Sitter[];
  readonly now: number;
}

export interface Held {
  readonly pace: Pace | null;
  readonly now: number;
}

/** Until the transaction ends nobody else counts its time. */
async function held(sql: Transaction, game: string): Promise<Held | undefined> {
  const [time] = await sql<Held[]>`select pace, now_ms() as now from times where game = ${game} for update`;
  return time;
}

/** The same, unless somebody counts it already. */
export async function heldIfFree(sql: Transaction, game: string): Promise<Held | undefined> {
  const [time] = await sql<Held[]>`select pace, now_ms() as now from times where game = ${game} for update skip locked`;
  return time;
}

/** Undefined: nobody counts this game's time. */
async function load(sql: Asking, game: string, time: Held | undefined): Promise<Loaded | undefined> {
  if (time === undefined || time.pace === null) return undefined;
  const { pace, now } = time;
  const rows = await sql<SeatRow[]>`
    select seats.side, seats.user_id as "userId", users.calendar, presence.lag_ms as lag,
      clocks.left_ms as left, clocks.had_ms as had, clocks.since_ms as since
    from seats left join users on users.id = seats.user_id
    left join clocks on clocks.game = seats.game and clocks.side = seats.side
    left join presence on presence.game = seats.game and presence.user_id = seats.user_id
    where seats.game = ${game} order by seats.place`;
  const pauses = await sql<{ from: number; to: number | null }[]>`
    select from_ms as from, to_ms as to from pauses where game = ${game} order by from_ms`;
  return {
    pace,
    now,
    isFresh: rows.some(({ left }) => left === null),
    seats: rows.map(row => sitterOf(row, pace)),
    pauses: pauses.map(({ from, to }) => (to === null ? { from } : { from, to })),
  };
}

const turnOf = ({ status, active, at }: TurnRow): Turn => ({ status, active: active ?? undefined, at });

async function stateOf(sql: Asking, game: string, at: number): Promise<readonly Turn[]> {
  const rows = await sql<TurnRow[]>`select status, active, ${at}::bigint as at from games where id = ${game}`;
  return rows.map(turnOf);
}

async function save(sql: Transaction, game: string, time: GameTime): Promise<void> {
  const clocks = time.seats.map(seat => ({ side: seat.side, ...seat.clock, alarm: alarmAt(time, seat) }));
  await sql`
    insert into clocks (game, side, left_ms, had_ms, since_ms, alarm_ms)
    select ${game}, side, "left", had, since, alarm from json_to_recordset(${JSON.stringify(clocks)}::text::json)
      as clock(side text, "left" bigint, had bigint, since bigint, alarm bigint)
    on conflict (game, side) do update set left_ms = excluded.left_ms, had_ms = excluded.had_ms,
      since_ms = excluded.since_ms, alarm_ms = excluded.alarm_ms`;
}

export interface Counted {
  readonly time: GameTime & { readonly seats: readonly Sitter[] };
  readonly rung: readonly Rung[];
  readonly now: number;
}

/** Counts a game's time up to now with these turns, and keeps it. Undefined: nobody counts it. */
export const countGame = async (sql: Transaction, game: string, turns: readonly Turn[]): Promise<Counted | undefined> =>
  countHeld(sql, game, await held(sql, game), turns);

/** The same for one that is held. */
export async function countHeld(
  sql: Transaction,
  game: string,
  time: Held | undefined,
  turns: readonly Turn[],
): Promise<Counted | undefined> {
  const loaded = await load(sql, game, time);
  if (loaded === undefined) return undefined;
  const present = loaded.isFresh ? await stateOf(sql, game, loaded.now) : [];
  const { seats, rung } = settled(loaded, [...turns, ...present], loaded.now);
  const counted = { ...loaded, seats };
  await save(sql, game, counted);
  return { time: counted, rung, now: loaded.now };
}

/** What is around a game, but for its clocks: one question for what every look at a table wants to know. */
export interface Around extends Held {
  readonly offeredBy: string | null;
  readonly isPaused: boolean;
  readonly presence: Readonly<Record<string, Presence>>;
}

export async function aroundTable(sql: Sql, game: string): Promise<Around> {
  const [row] = await sql<Around[]>`
    select times.pace, now_ms() as now, times.pause_offered_by as "offeredBy",
      exists (select 1 from pauses where pauses.game = games.id and to_ms is null) as "isPaused",
      (select coalesce(json_object_agg(seats.side, presence.state order by seats.place), '{}') from seats
        join presence on presence.user_id = seats.user_id and presence.game = seats.game
        where seats.game = games.id and presence.at_ms > now_ms() - ${PRESENT_MS}::bigint and presence.state <> 'away') as presence
    from games left join times on times.game = games.id where games.id = ${game}`;
  return row ?? { pace: null, now: Date.now(), offeredBy: null, isPaused: false, presence: {} };
}

/** The same without keeping it: as it looks now. */
export async function lookAtTime(sql: Sql, game: string, time: Held): Promise<Counted | undefined> {
  const loaded = await load(sql, game, time);
  if (loaded === undefined) return undefined;
  const rows = await sql<TurnRow[]>`select status, active, at_ms as at from turns where game = ${game} order by id`;
  const present = loaded.isFresh ? await stateOf(sql, game, loaded.now) : [];
  const { seats, rung } = settled(loaded, [...rows.map(turnOf), ...present], loaded.now);
  return { time: { ...loaded, seats }, rung, now: loaded.now };
}

/**
 * What passed on and is not counted yet, taken out by whoever holds the game's time. In this order everywhere: whoever held turns and wanted the time
 * would wait for one who holds the time and wants turns.
 */
export async function takeTurns(sql: Transaction, game: string): Promise<readonly Turn[]> {
  const rows = await sql<TurnRow[]>`
    with taken as (delete from turns where game = ${game} returning id, status, active, at_ms)
    select status, active, at_ms as at from taken order by id`;
  return rows.map(turnOf);
}

/** Games of which something has to be counted: a turn that passed on, or an alarm that is due. */
export const gamesDue = (sql: Sql, most: number): Promise<readonly { game: string; hasPace: boolean }[]> =>
  sql<{ game: string; hasPace: boolean }[]>`
    select due.game, coalesce(times.pace is not null, false) as "hasPace" from (
      (select distinct game from turns limit ${most})
      union (select game from clocks where alarm_ms <= now_ms() limit ${most}) limit ${most}
    ) as due left join times on times.game = due.game`;

export async function setPace(sql: Asking, game: string, pace: Pace): Promise<void> {
  await sql`
    insert into times (game, pace) values (${game}, ${JSON.stringify(pace)})
    on conflict (game) do update set pace = excluded.pace`;
}

/** Games that nobody gave a pace have their rows, too. */
export async function ensureTimes(sql: Asking, games: readonly string[]): Promise<void> {
  await sql`insert into times (game) select unnest(${games}::text[]) on conflict (game) do nothing`;
}

/** Games in which somebody's clock runs. */
async function runningGamesOf(sql: Asking, user: string): Promise<readonly string[]> {
  const rows = await sql<{ game: string }[]>`
    select distinct clocks.game from clocks join seats on seats.game = clocks.game and seats.side = clocks.side
    where seats.user_id = ${user} and clocks.since_ms is not null order by clocks.game`;
  return rows.map(({ game }) => game);
}

export interface Settings {
  readonly language: 'en' | 'pl';
  readonly calendar: Calendar;
  /** When zone, night or weekends were changed last. */
  readonly changed?: number;
  readonly now: number;
}

export async function settingsOf(sql: Asking, user: string): Promise<Settings> {
  const [row] = await sql<{ language: 'en' | 'pl'; calendar: Calendar; changed: number | null; now: number }[]>`
    select language, calendar, calendar_changed_ms as changed, now_ms() as now from users where id = ${user}`;
  if (row === undefined) throw new Error('somebody known is not there');
  const { changed, ...rest } = row;
  return changed === null ? rest : { ...rest, changed };
}

/** Everything counted so far stays counted by the old calendar; from now on the new one holds. */
export async function changeCalendar(sql: Sql, user: string, calendar: Calendar, isHabit: boolean): Promise<void> {
  await sql.begin(async inside => {
    const games = await runningGamesOf(inside, user);
    for (const game of games) await countGame(inside, game, []);
    await inside`
      update users set calendar = ${JSON.stringify(calendar)},
        calendar_changed_ms = case when ${isHabit} then now_ms() else calendar_changed_ms end where id = ${user}`;
    for (const game of games) await countGame(inside, game, []);
  });
}

export async function setLanguage(sql: Sql, user: string, language: Settings['language']): Promise<void> {
  await sql`update users set language = ${language} where id = ${user}`;
}

/** A tab is in sight and used, or is not. True: this is new. */
export async function markPresence(
  sql: Sql,
  user: string,
  game: string,
  state: Presence,
  lag: number,
): Promise<boolean> {
  const [row] = await sql<{ isNew: boolean }[]>`
    with old as (select state from presence where user_id = ${user} and game = ${game}
      and at_ms > now_ms() - ${PRESENT_MS}::bigint)
    insert into presence (user_id, game, state, lag_ms) values (${user}, ${game}, ${state}, ${lag})
    on conflict (user_id, game) do update set state = excluded.state, lag_ms = excluded.lag_ms, at_ms = now_ms()
    returning (select state from old) is distinct from ${state} as "isNew"`;
  return row?.isNew === true;
}

/** The line of somebody who was there was cut. True: this is new. */
export async function markDropped(sql: Sql, user: string, game: string): Promise<boolean> {
  const marked = await sql`
    update presence set state = 'dropped', at_ms = now_ms()
    where user_id = ${user} and game = ${game} and state in ('here', 'idle') returning 1`;
  return marked.length === 1;
}

/** Nobody is there who has not said so for so long. */
export const PRESENT_MS = 75_000;
