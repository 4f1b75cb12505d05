import { askFor, type BotMaker, chance, seedFor } from '@wigwag/ai';
import { engine, type Game, type Side } from '@wigwag/gcacw';
import { nameOf } from './naming.ts';

/** What a bot answers at the question; taking the initiative goes on to what it does with it: `take, march newton`. */
export function answerOf(game: Game, side: Side, maker: BotMaker, seed: number): string {
  const bot = maker(chance(seedFor(seed, 'puzzle')));
  const names: string[] = [];
  for (let now = game; ; ) {
    const choice = bot.choose(askFor(now, side));
    names.push(nameOf(now, choice));
    const [taken] = choice.do === 'take' ? engine.outcomes(now, choice) : [];
    if (taken === undefined) return names.join(', ');
    now = taken.game;
  }
}
