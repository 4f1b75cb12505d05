import { type Calendar, calendarProblem, faceOf, today, zoneNamed } from '@wigwag/clocks';
import { type GameTimes, type PersonSettings, pauseStep, personSettings, presence } from '@wigwag/protocol';
import type { Hono } from 'hono';
import { pauseIn, pauseStepIn } from '../../store/pauses.ts';
import { changeCalendar, markPresence, presentIn, type Settings, setLanguage, settingsOf } from '../../store/time.ts';
import { countNow } from '../../time/keeper.ts';
import { timesOf } from '../../time/settle.ts';
import { person, type Services, seated } from '../context.ts';
import { No } from '../no.ts';
import { Rates } from '../rates.ts';
import { bodyOf } from '../reading.ts';

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

/** Clocks of games, pauses, who is there; a person's zone, nights and days off. */
export function timeRoutes(app: Hono, services: Services): void {
  const { sql } = services;
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
    if (!signs.allows(user)) throw new No('too-many');
    await markPresence(sql, user, game, state, lag);
    return context.body(null, 204);
  });

  app.get('/api/games/:id/time', async context => {
    const { game } = await seated(services, context);
    const counted = await sql.begin(inside => countNow(inside, game));
    const { isPaused, offeredBy } = await pauseIn(sql, game);
    const present = await presentIn(sql, game);
    const faces = counted?.time.seats.map(seat => {
      const { time, now } = counted;
      return [seat.side, faceOf(seat.clock, time.pace, timesOf(time, seat), now)] as const;
    });
    return context.json({
      ...(counted && { pace: counted.time.pace }),
      clocks: Object.fromEntries(faces ?? []),
      presence: present as GameTimes['presence'],
      isPaused,
      ...(offeredBy !== undefined && { pauseOfferedBy: offeredBy }),
      now: counted?.now ?? Date.now(),
    } satisfies GameTimes);
  });

  app.post('/api/games/:id/pause', async context => {
    const { game, sides } = await seated(services, context);
    const { do: step } = await bodyOf(context, pauseStep);
    const [side = ''] = sides;
    if (!(await pauseStepIn(sql, game, side, step))) throw new No('too-late');
    return context.json(await pauseIn(sql, game));
  });
}
