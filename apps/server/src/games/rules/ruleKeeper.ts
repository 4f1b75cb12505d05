import { TITLE_NAMES } from '@wigwag/titles';
import { engineOf } from '@wigwag/titles/engine';
import type { Log } from '../../log.ts';
import type { Sql } from '../../store/database.ts';
import { countUnjudged, isUnjudged, putInForce, unjudgedGames } from '../../store/engines.ts';
import { type GameRow, gameOf } from '../../store/games.ts';
import type { Keeper } from '../../time/keeper.ts';
import type { Games } from '../games.ts';
import { checkRules } from './ruleCheck.ts';

const AT_A_TIME = 20;

/** This program decides from now on which games go on: those that are played by another stand until they have been looked at. */
export const takeCharge = (sql: Sql): Promise<void> =>
  putInForce(sql, Object.fromEntries(TITLE_NAMES.map(title => [title, engineOf(title)])));

/** Each is looked at once, when the program starts: it moves over, or stands and says why. Who opens one meanwhile has it judged at once. */
export function startMoving(sql: Sql, log: Log, games: Games): Keeper {
  let isStopped = false;
  const judged = (id: string): void => games.judged(id);
  const moving = moveGames(sql, log, judged, () => isStopped).catch(error => log.warn('rules-not-checked', { error }));
  return {
    stop: () => {
      isStopped = true;
      return moving;
    },
  };
}

async function moveGames(sql: Sql, log: Log, judged: (id: string) => void, isStopped: () => boolean): Promise<void> {
  for (const title of TITLE_NAMES) {
    const own = engineOf(title);
    const page = (after: string) => unjudgedGames(sql, { title, own, after, most: AT_A_TIME });
    for (let games = await page(''); games.length > 0 && !isStopped(); games = await page(games.at(-1)?.id ?? '')) {
      for (const { id } of games) {
        // Whoever opened it meanwhile had it judged first.
        const game = await gameOf(sql, id);
        if (game === undefined || !isUnjudged(game, own)) continue;
        await checkOne(sql, log, game);
        judged(id);
      }
      log.info('rules-checking', { title, engine: own, left: await countUnjudged(sql, title, own) });
    }
  }
}

async function checkOne(sql: Sql, log: Log, game: GameRow): Promise<void> {
  const checked = await checkRules(sql, game);
  log[checked.outcome === 'stands' ? 'warn' : 'info']('rules-checked', { ...checked, from: game.engine });
}
