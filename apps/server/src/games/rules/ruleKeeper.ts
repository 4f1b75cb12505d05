import { TITLE_NAMES } from '@wigwag/titles';
import type { Log } from '../../log.ts';
import type { Sql } from '../../store/database.ts';
import { gamesOfOtherRules } from '../../store/games.ts';
import { ownRules } from './ownRules.ts';
import { checkRules } from './ruleCheck.ts';

const AT_A_TIME = 20;

/** Games that were begun by other rules than this program's are looked at once, when it starts: they move over, or stand and say why. */
export async function moveGames(sql: Sql, log: Log, isStopped: () => boolean): Promise<void> {
  for (const title of TITLE_NAMES) {
    const rules = ownRules(title)?.hash ?? '';
    for (let games = await gamesOfOtherRules(sql, title, rules, AT_A_TIME); games.length > 0 && !isStopped(); ) {
      for (const game of games) {
        const checked = await checkRules(sql, game);
        log[checked.outcome === 'stands' ? 'warn' : 'info']('rules-checked', { ...checked });
      }
      const more = await gamesOfOtherRules(sql, title, rules, AT_A_TIME);
      // One that goes on while it is looked at is looked at again at the next start.
      games = more.filter(({ id }) => !games.some(each => each.id === id));
    }
  }
}
