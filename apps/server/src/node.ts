import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { Computers } from './computer/computers.ts';
import type { Mind } from './computer/pool.ts';
import { Games, type GamesSettings } from './games/games.ts';
import { LobbyNews } from './games/news/lobbyNews.ts';
import { Telling } from './games/news/telling.ts';
import { startMoving, takeCharge } from './games/rules/ruleKeeper.ts';
import { newApp } from './http/app.ts';
import { type Limits, type Services, USUAL_LIMITS } from './http/context.ts';
import { listen } from './http/listen.ts';
import type { Log } from './log.ts';
import { Metrics } from './metrics.ts';
import { keptPost, type SmtpSettings, smtpPost } from './notify/post.ts';
import { startTeller } from './notify/teller.ts';
import { SocketDoor } from './sockets/door.ts';
import { openDatabase } from './store/database.ts';
import { migrate } from './store/migrate.ts';
import { startKeeper } from './time/keeper.ts';

export interface NodeSettings extends Pick<GamesSettings, 'settingsOf' | 'committed'> {
  readonly databaseUrl: string;
  readonly port: number;
  readonly host: string | undefined;
  /** How others reach it, if a proxy stands in front. */
  readonly publicUrl: URL | undefined;
  /** How letters leave; left out: they stand in the log. */
  readonly smtp?: SmtpSettings | undefined;
  /** Left out: it tells them. */
  readonly tellsNotices?: boolean;
  /** Thinks for the computer; left out: its seats wait. */
  readonly mind?: Mind;
  /** Left out: it counts the time of all games. */
  readonly keepsTime?: boolean;
  /** Whoever has it may read the metrics from anywhere. */
  readonly metricsToken?: string | undefined;
  readonly log: Log;
  readonly page: RequestListener;
  readonly limits?: Limits;
}

/** One server process, or one of several in a test: any node serves any game. */
export interface ServerNode {
  readonly port: number;
  readonly games: Games;
  stop(): Promise<void>;
}

export async function startNode(settings: NodeSettings): Promise<ServerNode> {
  const { databaseUrl, port, host, page, log, publicUrl, smtp, metricsToken } = settings;
  const { limits = USUAL_LIMITS, tellsNotices = true, keepsTime = true } = settings;
  const sql = openDatabase(databaseUrl);
  const post = smtp === undefined ? keptPost(sql, log) : smtpPost(smtp);
  try {
    for (const name of await migrate(sql)) log.info('migrated', { name });
    const telling = new Telling(sql, randomUUID(), log);
    const news = new LobbyNews(sql, telling, log);
    const metrics = new Metrics({ sockets: () => sockets.size, liveGames: () => games.size });
    let computers: Computers | undefined;
    const games: Games = new Games({
      ...{ ...settings, sql, telling, news },
      committed: (game, entries) => {
        computers?.asked(game, entries);
        metrics.committed(entries.length);
        settings.committed?.(game, entries);
      },
    });
    const { mind } = settings;
    const isOpen = host !== undefined || publicUrl !== undefined;
    const isSecure = publicUrl?.protocol === 'https:';
    const services: Services = {
      sql,
      log,
      isOpen,
      isSecure,
      games,
      news,
      limits,
      post,
      publicUrl,
      metrics,
      metricsToken,
    };
    const sockets: SocketDoor = new SocketDoor(services);
    await games.start();
    await news.start();
    const listening = await listen({ app: newApp(services), page, upgrade: sockets.upgrade }, port, host);
    await takeCharge(sql);
    // From here on it works: what could not listen leaves nothing behind that runs on.
    computers = mind && new Computers({ sql, log, games, mind });
    const keeper = keepsTime ? startKeeper(sql, log, news) : undefined;
    const teller = tellsNotices ? startTeller({ sql, log, post, publicUrl }) : undefined;
    const mover = startMoving(sql, log, games);
    log.info('listening', { port: listening.port, host: host ?? 'localhost' });
    const stop = async (): Promise<void> => {
      sockets.stop();
      await mover.stop();
      await listening.close();
      await computers?.stop();
      await Promise.all([keeper?.stop(), teller?.stop()]);
      await games.stop();
      await news.stop();
      await sql.end();
      log.info('stopped');
    };
    return { port: listening.port, games, stop };
  } catch (error) {
    await sql.end();
    throw error;
  }
}
