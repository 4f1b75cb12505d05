import { type AnyChoice, type Game, gcacw, type Side, sided, type World } from '@wigwag/gcacw';
import { copyOf, ready } from '@wigwag/kernel';
import { play, type ToldLine } from '../arena/play.ts';
import type { Ask, Bot, BotMaker } from '../bot.ts';
import { BOTS } from '../registry.ts';
import type { Told } from './story.ts';

interface Recorded extends Omit<Told, 'eyes' | 'past'> {
  past(lines: number): Game | undefined;
}

/** A game between bots, as it would be read from its record by somebody who may see everything. */
export function toldGame(world: World, bots: Partial<Record<Side, BotMaker>> = {}, seed = 4): Recorded {
  const log: ToldLine[] = [];
  const positions: Game[] = [];
  play({
    ...{ world, seed, bots: sided(side => bots[side] ?? BOTS.newcomer) },
    watch: (line, game) => {
      log.push({ ...line });
      positions.push(copyOf(gcacw, game, gcacw.copyDerived(game.derived)));
    },
  });
  return { world, log, past: lines => positions[lines - 1] };
}

/** As one side saw it: its own choices, and what its view shows. */
export function seenBy({ world, log, past }: Recorded, side: Side): Told {
  return {
    ...{ world, eyes: side },
    log: log.map(({ choice, ...line }) => (line.by === side ? { ...line, choice } : line)),
    past: lines => {
      const game = past(lines);
      return game && ready(gcacw, gcacw.shown(world, gcacw.view(game, side)));
    },
  };
}

/** A bot that does as another, but for what it is told to do. */
export const except =
  (by: BotMaker, instead: (asked: Ask) => AnyChoice | undefined): BotMaker =>
  below => {
    const bot: Bot = by(below);
    return { choose: asked => instead(asked) ?? bot.choose(asked) };
  };
