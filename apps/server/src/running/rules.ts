import { TITLE_NAMES } from '@wigwag/titles';
import { engineOf } from '@wigwag/titles/engine';
import { rulesInUse } from '../games/rules/ownRules.ts';
import { checkRules, faultOf } from '../games/rules/ruleCheck.ts';
import type { Sql } from '../store/database.ts';
import { isInForce } from '../store/engines.ts';
import { runningGames } from '../store/games.ts';

const AT_A_TIME = 50;

/** By which programs games are played, this one first. */
async function tellPrograms(sql: Sql, tell: (line: string) => void): Promise<void> {
  for (const { title, version, hash, games, isOwn } of await rulesInUse(sql)) {
    const whose = isOwn ? 'this program' : 'another program';
    tell(`${title} ${version}, ${whose} (${hash === '' ? 'of before programs had hashes' : hash}): ${games} games`);
  }
}

/** Those that another program, which was started last, decides about. */
async function notInForce(sql: Sql): Promise<readonly string[]> {
  const asked = await Promise.all(
    TITLE_NAMES.map(async title => ((await isInForce(sql, title, engineOf(title))) ? [] : [title])),
  );
  return asked.flat();
}

/** Replays every game that is played by this program. 1: some do not agree. `moves`: those of other programs go on by this one. */
export async function checkAllRules(sql: Sql, tell: (line: string) => void, moves: boolean): Promise<number> {
  await tellPrograms(sql, tell);
  const others = moves ? await notInForce(sql) : [];
  if (others.length > 0) {
    tell(
      `Nothing was done: the server that was started last plays ${others.join(', ')} by another program than this one.`,
    );
    tell('Stop it and start this one: it replays and moves the games by itself.');
    return 1;
  }
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
