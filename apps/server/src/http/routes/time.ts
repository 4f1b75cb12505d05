import { type Calendar, calendarProblem, mayClaim, today, zoneNamed } from '@wigwag/clocks';
import { claimRequest, type PersonSettings, pauseStep, personSettings, presence } from '@wigwag/protocol';
import type { Hono } from 'hono';
import { hasComputer, RELIEF } from '../../computer/commission.ts';
import { gameTimes, NO_TIMES } from '../../games/gameTime.ts';
import type { TableEntry } from '../../games/tableEntry.ts';
import { isLate } from '../../games/tableInfo.ts';
import type { Sql } from '../../store/database.ts';
import { pauseIn, pauseStepIn } from '../../store/pauses.ts';
import {
  aroundTable,
  changeCalendar,
  lookAtTime,
  markPresence,
  type Settings,
  setLanguage,
  settingsOf,
} from '../../store/time.ts';
import { timesOf } from '../../time/settle.ts';
import { person, type Services, seated, visitor } from '../context.ts';
import { No } from '../no.ts';
import { Rates } from '../rates.ts';
import { bodyOf } from '../reading.ts';
import { gameFor } from './games.ts';
import { atTable } from './play.ts';

const SIGNS_OF_LIFE = { burst: 20, perSecond: 1 };
/** Zone, night and weekends may change once in so long: otherwise it would always be night. */
const HABIT_MS = 7 * 24 * 3_600_000;

const habit = ({ zone, night, weekends }: Calendar): string => JSON.stringify([zone, night?.from, night?.to, weekends]);

/** Days that have begun may not be taken back: they counted as days off. */
const past = ({ vacations }: Calendar, before: string): string =>
  JSON.stringify(
    vacations
      .filter(({ from }) => from < before)
      .map(({ from, to }) => [from, to < before ? to : before])
      .sort(),
  );

function problemOf(old: Settings, calendar: Calendar): No | undefined {
  const problem = calendarProblem(calendar);
  if (problem !== undefined) return new No('wrong-field', { field: 'calendar', why: problem });
  const isHabit = habit(old.calendar) !== habit(calendar);
  if (isHabit && old.changed !== undefined && old.now - old.changed < HABIT_MS) {
    return new No('wrong-field', { field: 'calendar', why: 'too-soon' });
  }
  const day = today(old.calendar, old.now);
  return past(old.calendar, day) === past(calendar, day)
    ? undefined
    : new No('wrong-field', { field: 'calendar.vacations', why: 'past' });
}

/** Has this side used its time and its grace? */
async function mayBeClaimed(sql: Sql, game: string, side: string): Promise<boolean> {
  const looked = await lookAtTime(sql, game, await aroundTable(sql, game));
  const seat = looked?.time.seats.find(each => each.side === side);
  if (looked === undefined || seat === undefined) return false;
  return mayClaim(seat.clock, looked.time.pace, timesOf(looked.time, seat), looked.now);
}

/** Clocks of games, pauses, who is there; a person's zone, nights and days off. */
export function timeRoutes(app: Hono, services: Services): void {
  const { sql, games } = services;
  const signs = new Rates(SIGNS_OF_LIFE);

  app.get('/api/me/settings', async context => {
    const { id } = await person(services, context);
    const { language, calendar } = await settingsOf(sql, id);
    return context.json({ language, calendar } satisfies PersonSettings);
  });

  app.put('/api/me/settings', async context => {
    const { id } = await person(services, context);
    const { language, calendar } = await bodyOf(context, personSettings);
    const wanted = { ...calendar, zone: zoneNamed(calendar.zone) ?? calendar.zone };
    const old = await settingsOf(sql, id);
    const problem = problemOf(old, wanted);
    if (problem !== undefined) throw problem;
    await setLanguage(sql, id, language);
    if (JSON.stringify(old.calendar) !== JSON.stringify(wanted)) {
      await changeCalendar(sql, id, wanted, habit(old.calendar) !== habit(wanted));
    }
    return context.json({ language, calendar: wanted } satisfies PersonSettings);
  });

  app.put('/api/games/:id/presence', async context => {
    const { game, user } = await seated(services, context);
    const { state, lag = 0 } = await bodyOf(context, presence);
    signs.take(user);
    if (await markPresence(sql, user, game, state, lag)) games.tableChanged(game);
    return context.body(null, 204);
  });

  app.get('/api/games/:id/time', async context => {
    const me = await visitor(services, context.req.header('cookie'));
    const row = await gameFor(services, context.req.param('id'), me?.id);
    return context.json(isLate(row, me?.id) ? NO_TIMES() : await gameTimes(sql, row.id));
  });

  app.post('/api/games/:id/claim', async context => {
    const { game, sides } = await seated(services, context);
    const { do: what } = await bodyOf(context, claimRequest);
    const live = await games.byId(game);
    if (live === undefined) throw new No('not-begun');
    const [by = ''] = sides;
    const late = live.audiences.find(each => each !== 'public' && !sides.includes(each));
    if (late === undefined) throw new No('not-yours');
    if (what === 'computer' && !hasComputer(live.title)) throw new No('no-computer');
    const entry: TableEntry =
      what === 'claim' ? { kind: 'claim', by } : { kind: 'seat-computer', by, side: late, computer: RELIEF };
    await atTable(live, entry, async () => {
      if (!(await mayBeClaimed(sql, game, late))) throw new No('too-early');
    });
    games.tableChanged(game);
    return context.json({ done: true });
  });

  app.post('/api/games/:id/pause', async context => {
    const { game, sides } = await seated(services, context);
    const { do: step } = await bodyOf(context, pauseStep);
    const [side = ''] = sides;
    if (!(await pauseStepIn(sql, game, side, step))) throw new No('too-late');
    games.tableChanged(game);
    return context.json(await pauseIn(sql, game));
  });
}
