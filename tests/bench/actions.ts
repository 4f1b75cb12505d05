import { BOTS, LEVELS, type Level } from '@wigwag/ai';
import { bundledScenarios } from '@wigwag/content/bundled';
import { engine, type Game, gcacw, isFormality, newGame, type Side, worldOf } from '@wigwag/gcacw';
import { copyOf, rolling, topFrame } from '@wigwag/kernel';
import { random } from '../support/random.ts';
import { cpuMs } from './measure.ts';

/** A small, a middling and a large scenario. */
const SCENARIOS = ['first-march', 'cedar-mountain', 'second-manassas'] as const;

/** Decisions of a game that are looked at: its first turn and more. */
const DECISIONS = 400;

function opened(id: string): Game {
  const scenario = bundledScenarios().get(id);
  if (scenario === undefined) throw new Error(`no scenario ${id}`);
  return newGame(worldOf(scenario));
}

/** Processor time of each action: all that its side thought about it, from the offer to its end. */
function timesOf(level: Level, id: string): number[] {
  const game = opened(id);
  const bots = { union: BOTS[level](random(3)), confederate: BOTS[level](random(4)) };
  const dice = rolling(random(5));
  const times = new Map<string, number>();
  for (let n = 0; n < DECISIONS; n++) {
    const frame = topFrame(game);
    if (frame === undefined) break;
    const choices = engine.choices(game);
    if (frame.by === 'table' || isFormality(game)) {
      engine.simulate(game, choices[0] ?? { do: 'pass' }, dice);
      continue;
    }
    const side: Side = frame.by;
    const seen = copyOf(gcacw, game, gcacw.copyDerived(game.derived));
    const begun = cpuMs();
    const choice = bots[side].choose({ side, game: seen, choices });
    const action = `${side} ${game.board.turn} ${game.board.actions}`;
    times.set(action, (times.get(action) ?? 0) + cpuMs() - begun);
    engine.simulate(game, choice, dice);
  }
  return [...times.values()];
}

const NAMES: Readonly<Record<Level, string>> = {
  recruit: 'Recruit',
  regular: 'Regular',
  veteran: 'Veteran',
  general: 'General',
};

/** Milliseconds of processor time that an action takes a commander: the middle one, and the one that 95 of 100 do not exceed. */
export function actionFigures(): Record<string, number> {
  const figures: Record<string, number> = {};
  timesOf('veteran', SCENARIOS[1]);
  for (const level of LEVELS) {
    const times = SCENARIOS.flatMap(id => timesOf(level, id)).sort((a, b) => a - b);
    figures[`actionOf${NAMES[level]}P50Ms`] = times[times.length >> 1] ?? 0;
    figures[`actionOf${NAMES[level]}P95Ms`] = times[Math.floor(times.length * 0.95)] ?? 0;
  }
  return figures;
}
