import type { RequestListener } from 'node:http';
import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { isMainThread, workerData } from 'node:worker_threads';
import { Pool, serveThinking, THINKER } from './computer/pool.ts';
import { NO_LIMITS } from './http/context.ts';
import { type Log, newLog } from './log.ts';
import { type NodeSettings, type ServerNode, startNode } from './node.ts';
import { programRoot } from './root.ts';
import { adminLink, COMMANDS, isCommand, runCommand } from './running/command.ts';
import { HELP, readSettings, type Settings, UnreadableSettings } from './settings.ts';
import { isRun, makeAdmin } from './store/admin.ts';
import { openDatabase } from './store/database.ts';
import { type PrivatePostgres, startPrivatePostgres } from './store/private/postgres.ts';
import { reachAt } from './store/reach.ts';

export { COMMANDS, HELP, isCommand, runCommand };

// The same program is its own helper: threads of it think for the computer.
if (!isMainThread && workerData === THINKER) serveThinking();

/** One core is left to those who play. */
const THREADS = Math.max(1, Math.min(4, availableParallelism() - 1));

export interface Serving {
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** Sends what is not of the API: the built page. `isOpen`: others than this machine may ask. */
  page(isOpen: boolean): RequestListener;
  /** What whoever started it is told. */
  tell(sentence: string): void;
  /** Lines of the log. */
  write(line: string): void;
}

/** What is wrong with what was typed; undefined: nothing. */
export function unreadable(args: readonly string[], env: NodeJS.ProcessEnv): string | undefined {
  try {
    readSettings(args, env, programRoot());
    return undefined;
  } catch (error) {
    if (error instanceof UnreadableSettings) return error.message;
    throw error;
  }
}

async function databaseFor({ databaseUrl, home }: Settings, tell: Serving['tell']) {
  const nothing = async (): Promise<void> => undefined;
  if (databaseUrl !== undefined) {
    await reachAt(databaseUrl);
    return { url: databaseUrl, isRunning: true, revive: nothing, stop: nothing };
  }
  return startPrivatePostgres({ root: programRoot(), home, tell });
}

const LOOK_MS = 200;
/** So often it is asked as well, whether its process lives or not. */
const ASK_EACH = 50;

/** Looks after a database of our own: whoever ends it, it is started again. Gives how this is stopped. */
function lookAfter(database: Pick<PrivatePostgres, 'isRunning' | 'revive'>, log: Log): () => Promise<void> {
  let isOver = false;
  const looking = (async () => {
    for (let looks = 1; !isOver; looks++) {
      if (!database.isRunning || looks % ASK_EACH === 0)
        await database.revive().catch(error => log.error('database-not-started', { error }));
      await wait(LOOK_MS, undefined, { ref: false });
    }
  })();
  return async () => {
    isOver = true;
    await looking;
  };
}

/** Until somebody runs the server, each start says how to: the link is for whoever reads this screen, and in no log. */
async function welcomeAdmin(url: string, at: Pick<Settings, 'publicUrl' | 'port'>, tell: Serving['tell']) {
  const sql = openDatabase(url, 1);
  try {
    if (await isRun(sql)) return;
    const link = await adminLink(sql, await makeAdmin(sql, 'admin'), at);
    tell(`To run this server open this link within half an hour; it works once: ${link}`);
  } finally {
    await sql.end();
  }
}

/** A database that was started for a server that does not come up ends with it, unless another server uses it. */
async function started(database: { stop(): Promise<void> }, settings: NodeSettings): Promise<ServerNode> {
  try {
    return await startNode(settings);
  } catch (error) {
    await database.stop();
    throw error;
  }
}

/** Serves until it is told to stop; gives how. */
export async function serve({
  args,
  env,
  page,
  tell,
  write,
}: Serving): Promise<ServerNode & Pick<Settings, 'publicUrl'>> {
  const settings = readSettings(args, env, programRoot());
  const { port, host, publicUrl, logLevel, smtp, isUnlimited } = settings;
  const database = await databaseFor(settings, tell);
  const log = newLog(write, logLevel);
  const node = await started(database, {
    databaseUrl: database.url,
    port,
    host,
    publicUrl,
    smtp,
    metricsToken: env.METRICS_TOKEN || undefined,
    log,
    mind: new Pool(new URL(import.meta.url), THREADS),
    ...(isUnlimited && { limits: NO_LIMITS }),
    page: page(host !== undefined || publicUrl !== undefined),
  });
  await welcomeAdmin(database.url, { publicUrl, port: node.port }, tell);
  const stopLooking = lookAfter(database, log);
  return {
    ...node,
    publicUrl,
    stop: async () => {
      await stopLooking();
      await node.stop();
      await database.stop();
    },
  };
}
