import { checkRules, faultOf } from '../games/rules/ruleCheck.ts';
import type { Sql } from '../store/database.ts';
import { runningGames } from '../store/games.ts';

const AT_A_TIME = 50;

/** Replays every game that is played by the rules of this program. 1: some do not agree. `moves`: those of other rules go on by these. */
export async function checkAllRules(sql: Sql, tell: (line: string) => void, moves: boolean): Promise<number> {
  let [same, other] = [0, 0];
  for (let games = await runningGames(sql, '', AT_A_TIME); games.length > 0; ) {
    for (const game of games) {
      const fault = moves ? (await checkRules(sql, game)).why : await faultOf(sql, game);
      if (fault === undefined) same += 1;
      else {
        other += 1;
        tell(`${game.id} ${game.title}: ${fault}`);
      }
    }
    games = await runningGames(sql, games.at(-1)?.id ?? '', AT_A_TIME);
  }
  tell(`${same} games agree with the rules of this program, ${other} do not.`);
  return other === 0 ? 0 : 1;
}
