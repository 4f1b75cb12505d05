import { bundledScenario } from '@wigwag/content/bundled';
import {
  type AnyChoice,
  engine,
  type Game,
  gcacw,
  newGame,
  type OptionName,
  type Side,
  withOptions,
  worldOf,
} from '@wigwag/gcacw';
import { type DiceSource, ready, rolling, topFrame } from '@wigwag/kernel';
import type { Ask, Below, Bot } from '../../bot.ts';

/** Numbers that follow from a seed. */
export function chance(seed: number): Below {
  let state = seed >>> 0;
  return n => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state >>> 8) % n;
  };
}

export function scenarioGame(id: string, options: Partial<Record<OptionName, boolean>> = {}): Game {
  const scenario = bundledScenario(id);
  if (scenario === undefined) throw new Error(`no scenario ${id}`);
  return newGame(withOptions(worldOf(scenario), options));
}

/** What a side is asked with. */
export function askOf(game: Game, side: Side): Ask {
  const seen = ready(gcacw, gcacw.shown(game.world, engine.view(game, side)));
  return { side, game: seen, choices: engine.choicesFor(game, side) };
}

const MOST_DECISIONS = 6000;

/** Plays on until the game or the patience ends; an answer that the guards refuse throws. `decided` sees every decision. */
export function playOut(
  game: Game,
  bots: Readonly<Record<Side, Bot>>,
  seed: number,
  decided: (kind: string, choice: AnyChoice) => void = () => undefined,
  most = MOST_DECISIONS,
): number {
  const dice: DiceSource = rolling(chance(seed));
  let decisions = 0;
  for (let frame = topFrame(game); frame !== undefined && decisions < most; frame = topFrame(game)) {
    const { by, kind } = frame;
    const choice = by === 'table' ? engine.choices(game)[0] : bots[by].choose(askOf(game, by));
    if (choice === undefined) throw new Error(`nothing to choose at ${kind}`);
    const refused = engine.refusal(game, by, choice);
    if (refused !== undefined) throw new Error(`${kind} ${JSON.stringify(choice)}: ${refused.clause}`);
    decided(kind, choice);
    engine.simulate(game, choice, dice);
    decisions += 1;
  }
  return decisions;
}
