import type { RequestListener } from 'node:http';
import { newApp } from './http/app.ts';
import { type Listening, listen } from './http/listen.ts';
import type { Log } from './log.ts';
import { openDatabase } from './store/database.ts';
import { migrate } from './store/migrate.ts';
import { startKeeper } from './time/keeper.ts';

export interface NodeSettings {
  readonly databaseUrl: string;
  readonly port: number;
  readonly host: string | undefined;
  /** How others reach it, if a proxy stands in front. */
  readonly publicUrl: URL | undefined;
  readonly log: Log;
  readonly page: RequestListener;
}

/** One server process, or one of several in a test: any node serves any game. */
export interface ServerNode {
  readonly port: number;
  stop(): Promise<void>;
}

export async function startNode({ databaseUrl, port, host, page, log, publicUrl }: NodeSettings): Promise<ServerNode> {
  const sql = openDatabase(databaseUrl);
  let listening: Listening;
  try {
    for (const name of await migrate(sql)) log.info('migrated', { name });
    const isOpen = host !== undefined || publicUrl !== undefined;
    const app = newApp({ sql, log, isOpen, isSecure: publicUrl?.protocol === 'https:' });
    listening = await listen({ app, page, upgrade: (_, socket) => socket.destroy() }, port, host);
  } catch (error) {
    await sql.end({ timeout: 1 });
    throw error;
  }
  const keeper = startKeeper(sql, log);
  log.info('listening', { port: listening.port, host: host ?? 'localhost' });
  return {
    port: listening.port,
    stop: async () => {
      await listening.close();
      await keeper.stop();
      await sql.end({ timeout: 5 });
      log.info('stopped');
    },
  };
}
