import { type AnyChoice, engine, type Game, gcacw, type Side, sided } from '@wigwag/gcacw';
import { ready, rolling, topFrame } from '@wigwag/kernel';
import { describe, expect, test } from 'vitest';
import { play } from '../arena/play.ts';
import { askFor } from '../arena/sight.ts';
import type { Ask, Bot } from '../bot.ts';
import { BOTS } from '../registry.ts';
import { botOf, Commander } from './commander.ts';
import type { Level } from './levels.ts';
import { chance, scenarioGame } from './testing/game.fixture.ts';

const commander = (level: Level): Commander => new Commander({ level, style: 'balanced', below: chance(1) });

const hiddenFrom = ({ board }: Game, side: Side): number[] =>
  board.forces.filter(force => force.side !== side).flatMap(({ units }) => [...units]);

/** The same to look at; what the enemy has under his markers is weak where it was strong, and tired where it was rested. */
function otherwise(game: Game, side: Side): Game {
  const twin = ready(gcacw, { ...game, board: gcacw.copyBoard(game.board), derived: undefined });
  const hidden = hiddenFrom(game, side);
  const states = hidden.map(unit => ({ ...twin.board.units[unit] }));
  hidden.forEach((unit, at) => {
    const { manpower = 1 } = states[hidden.length - 1 - at] ?? {};
    Object.assign(twin.board.units[unit] ?? {}, {
      manpower: Math.max(1, manpower - 1),
      fatigue: 3,
      disorganized: true,
    });
  });
  return twin;
}

/** Asks one commander with the game and another with the game as it might be as well, all game long. */
function compare(level: Level, most: number): { compared: number; hidden: number; fired: Commander['fired'] } {
  const game = scenarioGame('crossing-the-tallowee');
  const [one, other] = [commander(level), commander(level)];
  const random = BOTS.random(chance(2));
  const dice = rolling(chance(3));
  let [compared, hidden] = [0, 0];
  for (let frame = topFrame(game); frame !== undefined && compared < most; frame = topFrame(game)) {
    let choice: AnyChoice | undefined = engine.choices(game)[0];
    if (frame.by === 'union') {
      hidden += hiddenFrom(game, 'union').length;
      choice = one.choose(askFor(game, 'union'));
      expect(other.choose(askFor(otherwise(game, 'union'), 'union')), `${frame.kind} ${compared}`).toEqual(choice);
      compared += 1;
    } else if (frame.by === 'confederate') choice = random.choose(askFor(game, 'confederate'));
    if (choice !== undefined) engine.simulate(game, choice, dice);
  }
  return { compared, hidden, fired: one.fired };
}

describe('a commander decides by what his side sees', () => {
  test.each([
    ['regular', 100],
    ['veteran', 100],
    ['general', 60],
  ] as const)('whatever is under the markers: %s', { timeout: 240_000 }, (level, most) => {
    const { compared, hidden, fired } = compare(level, most);
    expect(compared).toBeGreaterThan(40);
    expect(hidden).toBeGreaterThan(10);
    expect((fired.take ?? 0) + (fired.pass ?? 0)).toBeGreaterThan(3);
  });

  test('whatever the dice will be: he chooses the same until they show', { timeout: 120_000 }, () => {
    const heard = (seed: number): readonly { readonly asked: string; readonly choice: string }[] => {
      const log: { asked: string; choice: string }[] = [];
      const listening = (bot: Bot): Bot => ({
        choose(asked: Ask) {
          const choice = bot.choose(asked);
          const { board, stack } = asked.game;
          log.push({ asked: JSON.stringify([asked.side, board, stack]), choice: JSON.stringify(choice) });
          return choice;
        },
      });
      const bots = sided(() => () => listening(botOf(commander('general'))));
      play({ world: scenarioGame('first-battle').world, bots, seed });
      return log;
    };
    const [one, ...others] = [1, 2, 3, 4].map(heard);
    for (const other of others) {
      const shown = (one ?? []).findIndex(({ asked }, at) => asked !== other[at]?.asked);
      expect(shown).toBeGreaterThan(0);
      expect(other.slice(0, shown)).toEqual(one?.slice(0, shown));
    }
  });
});
