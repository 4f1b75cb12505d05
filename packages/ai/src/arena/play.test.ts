import { bundledScenario } from '@wigwag/content/bundled';
import { position } from '@wigwag/content/position';
import { type Game, type Line, type ScenarioData, sided, withOptions, worldOf } from '@wigwag/gcacw';
import { topFrame } from '@wigwag/kernel';
import { describe, expect, test } from 'vitest';
import { passive } from '../baselines/passive.ts';
import { random } from '../baselines/random.ts';
import { rusher } from '../baselines/rusher.ts';
import type { Ask, BotMaker } from '../bot.ts';
import { MatchFault, play } from './play.ts';

const RAID = worldOf(bundledScenario('stuarts-raid') as ScenarioData);
const LONG = worldOf(bundledScenario('second-manassas') as ScenarioData);
const HIDDEN = withOptions(worldOf(bundledScenario('first-battle') as ScenarioData), { limitedIntelligence: true });

const asking =
  (look: (asked: Ask) => void): BotMaker =>
  below => ({
    choose(asked) {
      look(asked);
      return random(below).choose(asked);
    },
  });

function faultOf(match: Parameters<typeof play>[0]): MatchFault {
  try {
    play(match);
  } catch (error) {
    if (error instanceof MatchFault) return error;
    throw error;
  }
  throw new Error('no fault');
}

describe('a game between bots', () => {
  test('is played to its end, and is the same for the same seed only', () => {
    const logOf = (seed: number): Line[] => {
      const log: Line[] = [];
      play({ world: RAID, bots: sided(() => rusher), seed, watch: line => log.push(line) });
      return log;
    };
    expect(logOf(4)).toEqual(logOf(4));
    expect(logOf(4)).not.toEqual(logOf(5));
    const { game, result, decisions } = play({ world: RAID, bots: sided(() => rusher), seed: 4 });
    expect(topFrame(game)).toBeUndefined();
    expect(result).toEqual(game.board.result);
    expect(decisions).toBe(logOf(4).length - 1);
  });

  test('the dice are those of the seed, whatever chance the bots use up', () => {
    const firstRoll = (wasted: number) => {
      const rolls: unknown[] = [];
      const wasteful: BotMaker = below => {
        for (let n = 0; n < wasted; n++) below(6);
        return passive(below);
      };
      play({ world: LONG, bots: sided(() => wasteful), seed: 9, watch: ({ rolled }) => rolls.push(...rolled) });
      return rolls;
    };
    expect(firstRoll(0).length).toBeGreaterThan(1);
    expect(firstRoll(5)).toEqual(firstRoll(0));
  });

  test('a bot sees a copy: what it does to it changes nothing', () => {
    const spoilt = asking(({ game }) => {
      for (const unit of game.board.units) unit.manpower = 0;
      (game as { stack: unknown[] }).stack.length = 0;
    });
    const points = (maker: BotMaker) => play({ world: RAID, bots: sided(() => maker), seed: 1 }).result;
    expect(points(spoilt)).toEqual(points(asking(() => {})));
  });

  test('it is asked only for its own side, and sees what is hidden from it as nobody there', () => {
    let hidden = 0;
    let games: Game[] = [];
    const look = asking(({ side, game, choices }) => {
      expect(topFrame(game)?.by).toBe(side);
      expect(choices.length).toBeGreaterThan(0);
      games.push(game);
      for (const force of game.board.forces) {
        if (force.side === side) continue;
        hidden += 1;
        expect(force.units).toEqual([]);
      }
    });
    play({ world: HIDDEN, bots: sided(() => look), seed: 3 });
    expect(games.length).toBeGreaterThan(0);
    expect(hidden).toBeGreaterThan(0);
    games = [];
  });

  test('an illegal answer is named with its decision and clause; a legal one that is not listed is taken', () => {
    const cheat: BotMaker = () => ({ choose: () => ({ do: 'march', unit: 999 }) });
    expect(faultOf({ world: RAID, bots: sided(() => cheat), seed: 1 })).toMatchObject({
      code: 'illegal',
      place: {
        scenario: 'stuarts-raid',
        seed: 1,
        turn: 1,
        clause: expect.any(String),
        choice: '{"do":"march","unit":999}',
      },
    });
    const copying: BotMaker = below => ({ choose: asked => ({ ...random(below).choose(asked) }) });
    expect(() => play({ world: RAID, bots: sided(() => copying), seed: 1 })).not.toThrow();
  });

  test('where nobody counts points there is nothing to play for', () => {
    const { scenario } = position(`
      map
        .   .
          .
      U Newton 0101 6
      C Hill 0301 6
    `);
    expect(faultOf({ world: worldOf(scenario), bots: sided(() => passive), seed: 1 }).code).toBe('uncounted');
  });

  test('what bots say that they did is handed on, by side', () => {
    const counting: BotMaker = below => {
      let asked = 0;
      const bot = random(below);
      return {
        choose: each => {
          asked += 1;
          return bot.choose(each);
        },
        fired: () => ({ asked }),
      };
    };
    const { fired } = play({ world: RAID, bots: { union: counting, confederate: random }, seed: 1 });
    expect(fired.union.asked).toBeGreaterThan(0);
    expect(fired.confederate).toEqual({});
  });
});
