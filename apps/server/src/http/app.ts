import { Hono } from 'hono';
import { routePath } from 'hono/route';
import { GameStands } from '../games/opening.ts';
import { isUnreachable } from '../store/database.ts';
import type { Services } from './context.ts';
import { No } from './no.ts';
import { Rates } from './rates.ts';
import { accountRoutes } from './routes/account.ts';
import { adminRoutes } from './routes/admin.ts';
import { challengeRoutes } from './routes/challenges.ts';
import { gameRoutes } from './routes/games.ts';
import { healthRoutes } from './routes/health.ts';
import { invitationRoutes } from './routes/invitations.ts';
import { listRoutes } from './routes/lists.ts';
import { noticeRoutes } from './routes/notices.ts';
import { passkeyRoutes } from './routes/passkeys.ts';
import { peopleRoutes } from './routes/people.ts';
import { playRoutes } from './routes/play.ts';
import { rematchRoutes } from './routes/rematch.ts';
import { signInRoutes } from './routes/signIn.ts';
import { talkRoutes } from './routes/talk.ts';
import { timeRoutes } from './routes/time.ts';
import { isOwnOrigin, isSameMachine } from './sender.ts';

const READING = ['GET', 'HEAD'];
/** No name of ours has it, and no database takes it. */
const NUL = /%00|\0/;
/** Other sites do not fill the log. */
const REFUSALS_TOLD = { burst: 5, perSecond: 1 / 60 };

/** Everything below /api and /healthz. Each subject has its routes in a file of its own. */
export function newApp(services: Services): Hono {
  const app = new Hono();
  const refusals = new Rates(REFUSALS_TOLD);
  app.use(async ({ req, res }, next) => {
    if (!services.isOpen && !isSameMachine(req.header('host'))) throw new No('wrong-origin');
    const [origin, host] = [req.header('origin'), req.header('host')];
    if (!READING.includes(req.method) && !isOwnOrigin(origin, host, services)) {
      // Often a proxy that does not pass the host on: whoever runs it has to find that somewhere.
      if (refusals.allows('origins')) services.log.warn('wrong-origin', { origin, host });
      throw new No('wrong-origin');
    }
    if (NUL.test(req.url)) throw new No('not-found');
    await next();
    res.headers.set('cache-control', 'no-store');
  });
  app.use(async (context, next) => {
    await next();
    services.metrics.answered(context.res.status);
  });
  accountRoutes(app, services);
  adminRoutes(app, services);
  healthRoutes(app, services);
  listRoutes(app, services);
  noticeRoutes(app, services);
  passkeyRoutes(app, services);
  peopleRoutes(app, services);
  signInRoutes(app, services);
  talkRoutes(app, services);
  timeRoutes(app, services);
  const newGames = new Rates(services.limits.newGames);
  challengeRoutes(app, services, newGames);
  gameRoutes(app, services, newGames);
  rematchRoutes(app, services, newGames);
  invitationRoutes(app, services);
  playRoutes(app, services);
  // A WebSocket has a door of its own, and arrives here only where a proxy leaves out what makes it one.
  app.get('/api/live', () => {
    if (refusals.allows('sockets')) services.log.warn('no-websocket', { help: 'the proxy has to pass Upgrade on' });
    throw new No('not-found');
  });
  app.notFound(context => {
    const { status, body } = new No('not-found');
    return context.json(body, status);
  });
  app.onError((error, context) => {
    const no = refusalFor(error);
    if (no.code === 'unavailable') services.log.error('unavailable', { route: routePath(context), error });
    return context.json(no.body, no.status);
  });
  return app;
}

/** A fault of ours is none of the sender's: he may try again. */
function refusalFor(error: Error): No {
  if (error instanceof No) return error;
  if (error instanceof GameStands) return new No('game-stands');
  return new No('unavailable', { why: isUnreachable(error) ? 'database' : 'fault' });
}
