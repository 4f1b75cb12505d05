import type { RequestListener } from 'node:http';
import { newLog } from './log.ts';
import { type ServerNode, startNode } from './node.ts';
import { programRoot } from './root.ts';
import { HELP, readSettings, type Settings, UnreadableSettings } from './settings.ts';
import { startPrivatePostgres } from './store/private/postgres.ts';

export { HELP };

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
  if (databaseUrl !== undefined) return { url: databaseUrl, stop: async () => undefined };
  return startPrivatePostgres({ root: programRoot(), home, tell });
}

/** Serves until it is told to stop; gives how. */
export async function serve({ args, env, page, tell, write }: Serving): Promise<ServerNode> {
  const settings = readSettings(args, env, programRoot());
  const { port, host, publicUrl, logLevel } = settings;
  const database = await databaseFor(settings, tell);
  const node = await startNode({
    databaseUrl: database.url,
    port,
    host,
    publicUrl,
    log: newLog(write, logLevel),
    page: page(host !== undefined || publicUrl !== undefined),
  });
  return {
    ...node,
    stop: async () => {
      await node.stop();
      await database.stop();
    },
  };
}
