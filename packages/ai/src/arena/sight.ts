import { engine, type Game, gcacw, type Side, type World } from '@wigwag/gcacw';
import { copyOf, ready } from '@wigwag/kernel';
import type { Ask } from '../bot.ts';

const hasSecrets = ({ options }: World): boolean => options.limitedIntelligence;

/** The game as a side sees it: a copy, so that whatever a bot does to it changes nothing. */
function sightOf(game: Game, side: Side): Game {
  if (!hasSecrets(game.world)) return copyOf(gcacw, game, gcacw.copyDerived(game.derived));
  return ready(gcacw, gcacw.shown(game.world, gcacw.view(game, side)));
}

/** What a bot is asked. Where nothing is hidden the copy is made only for whoever looks at it. */
export function askFor(game: Game, side: Side): Ask {
  if (hasSecrets(game.world)) {
    const seen = sightOf(game, side);
    return { side, game: seen, choices: engine.choicesFor(seen, side) };
  }
  let seen: Game | undefined;
  return {
    side,
    choices: engine.choices(game),
    get game() {
      seen ??= sightOf(game, side);
      return seen;
    },
  };
}
