import { engine, type Game, gcacw, type Side } from '@wigwag/gcacw';
import { ready, rolling, topFrame } from '@wigwag/kernel';
import { describe, expect, test } from 'vitest';
import { BOTS } from '../registry.ts';
import { botOf, Commander } from './commander.ts';
import { type Level, SKILLS } from './levels.ts';
import { askOf, chance, playOut, scenarioGame } from './testing/game.fixture.ts';

/** Decisions that a commander is known to have met in these games: one that is not there was not tried. */
const COMMON = ['offer', 'action', 'activation', 'march', 'transfer', 'recovery', 'retreat', 'advance'];

describe('a commander', () => {
  test('plays whole games within the rules, and falls back on no chance choice', { timeout: 120_000 }, () => {
    const met = new Set<string>();
    for (const [id, level] of [
      ['first-battle', 'general'],
      ['stuarts-raid', 'veteran'],
      ['first-march', 'regular'],
      ['stuarts-raid', 'recruit'],
    ] as const) {
      const game = scenarioGame(id);
      const [one, other] = [7, 8].map(seed => new Commander({ level, style: 'balanced', below: chance(seed) }));
      if (one === undefined || other === undefined) throw new Error('two commanders');
      playOut(game, { union: botOf(one), confederate: botOf(other) }, 11, kind => met.add(kind));
      expect(topFrame(game), id).toBeUndefined();
      expect([one.fired.fallback ?? 0, other.fired.fallback ?? 0], id).toEqual([0, 0]);
    }
    expect(COMMON.filter(kind => !met.has(kind))).toEqual([]);
  });

  test.each(['limitedIntelligence', 'fatigue4March'] as const)(
    'plays with the option %s, against somebody who does anything',
    { timeout: 60_000 },
    option => {
      for (const side of ['union', 'confederate'] as const) {
        const game = scenarioGame('first-march', { [option]: true });
        const commander = new Commander({ level: 'regular', style: 'bold', below: chance(3) });
        const random = BOTS.random(chance(4));
        const bot = botOf(commander);
        const bots = side === 'union' ? { union: bot, confederate: random } : { union: random, confederate: bot };
        playOut(game, bots, 5);
        expect(topFrame(game)).toBeUndefined();
      }
    },
  );

  test('makes the same choice whatever dice are to come and whatever is hidden from it', { timeout: 60_000 }, () => {
    let [compared, hidden] = [0, 0];
    const game = scenarioGame('crossing-the-tallowee');
    const decide = (g: Game, side: Side): string => {
      const commander = new Commander({ level: 'veteran', style: 'balanced', below: chance(1) });
      return JSON.stringify(commander.choose(askOf(g, side)));
    };
    const compare = (side: Side): void => {
      const under = game.board.forces.filter(force => force.side !== side).flatMap(({ units }) => units);
      const twin = ready(gcacw, { ...game, board: gcacw.copyBoard(game.board), derived: undefined });
      for (const unit of under) Object.assign(twin.board.units[unit] ?? {}, { manpower: 1, fatigue: 3 });
      expect(decide(twin, side)).toBe(decide(game, side));
      compared += 1;
      hidden += under.length;
    };
    const random = BOTS.random(chance(2));
    const dice = rolling(chance(3));
    for (let n = 0; n < 400 && hidden < 6; n++) {
      const frame = topFrame(game);
      if (frame === undefined) break;
      if (frame.kind === 'offer' && frame.by === 'union') compare('union');
      const choice = frame.by === 'table' ? engine.choices(game)[0] : random.choose(askOf(game, frame.by));
      if (choice !== undefined) engine.simulate(game, choice, dice);
    }
    expect(compared).toBeGreaterThan(0);
    expect(hidden).toBeGreaterThan(0);
  });

  test('names what it misjudges among its reasons, and a general misjudges nothing', () => {
    const misjudged = (level: Level, seed: number): number => {
      const commander = new Commander({ level, style: 'balanced', below: chance(seed) });
      const { explanation } = commander.consider(atFirstOffer(scenarioGame('first-battle')));
      const reasons = [...(explanation?.againstPassing ?? []), ...(explanation?.againstNext ?? [])];
      return reasons.filter(({ term, value }) => term === 'misjudged' && value !== 0).length;
    };
    const seeds = [1, 2, 3, 4, 5, 6];
    expect(seeds.some(seed => misjudged('recruit', seed) > 0)).toBe(true);
    expect(seeds.some(seed => misjudged('veteran', seed) > 0)).toBe(true);
    expect(seeds.some(seed => misjudged('general', seed) > 0)).toBe(false);
  });

  test('overlooks some of what can be done, never all, and a general nothing', () => {
    const weighed = (overlooks: number): number => {
      const skill = { ...SKILLS.general, overlooks };
      const commander = new Commander({ level: 'general', style: 'balanced', below: chance(1), skill });
      return commander.consider(atFirstOffer(scenarioGame('first-march'))).candidates.length;
    };
    const [all, some, least] = [weighed(SKILLS.general.overlooks), weighed(50), weighed(100)];
    expect(all).toBe(weighed(0));
    expect(some).toBeLessThan(all);
    expect(some).toBeGreaterThan(1);
    expect(least).toBe(1);
  });

  test('can be told to make up its mind at once', () => {
    const game = scenarioGame('second-manassas');
    const hurried = new Commander({ level: 'veteran', style: 'balanced', below: chance(1), stop: () => true });
    const asked = atFirstOffer(game);
    expect(engine.refusal(game, asked.side, hurried.choose(asked))).toBeUndefined();
  });
});

function atFirstOffer(game: Game) {
  const dice = rolling(chance(1));
  for (let frame = topFrame(game); frame !== undefined && frame.kind !== 'offer'; frame = topFrame(game)) {
    const choices = engine.choices(game);
    const choice = choices.find(each => each.do === 'finish') ?? choices[0];
    if (choice === undefined) throw new Error('nothing to choose');
    engine.simulate(game, choice, dice);
  }
  const by = topFrame(ready(gcacw, game))?.by;
  if (by !== 'union' && by !== 'confederate') throw new Error('nobody is offered anything');
  return askOf(game, by);
}
