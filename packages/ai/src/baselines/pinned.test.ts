import { bundledScenario } from '@wigwag/content/bundled';
import { type AnyChoice, type ScenarioData, SIDES, sided, withOptions, worldOf } from '@wigwag/gcacw';
import { hashOf } from '@wigwag/kernel';
import { describe, expect, test } from 'vitest';
import { play } from '../arena/play.ts';
import type { BotMaker } from '../bot.ts';
import { greedy } from './greedy.ts';
import { newcomer } from './newcomer.ts';
import { passive } from './passive.ts';
import { random } from './random.ts';
import { restless } from './restless.ts';
import { rusher } from './rusher.ts';

const worldNamed = (id: string) => worldOf(bundledScenario(id) as ScenarioData);

const KEPT = new Map<BotMaker, AnyChoice[]>();

/** All that a bot chose in a few games against the random one, on both sides. */
const choicesOf = (maker: BotMaker): AnyChoice[] => {
  const known = KEPT.get(maker) ?? chosenBy(maker);
  KEPT.set(maker, known);
  return known;
};

function chosenBy(maker: BotMaker): AnyChoice[] {
  const chosen: AnyChoice[] = [];
  const watched: BotMaker = below => {
    const bot = maker(below);
    return {
      choose(asked) {
        const choice = bot.choose(asked);
        chosen.push(choice);
        return choice;
      },
    };
  };
  for (const id of ['stuarts-raid', 'first-battle', 'cedar-mountain'])
    for (const own of SIDES)
      play({ world: worldNamed(id), seed: 5, bots: sided(side => (side === own ? watched : random)) });
  return chosen;
}

/** What they play is what strength is measured against: whoever changes it measures everything again. */
const PINS: readonly (readonly [name: string, maker: BotMaker, choices: number, hash: string])[] = [
  ['random', random, 141, '766a288ee36c4588'],
  ['restless', restless, 730, 'c19e0384cae1cbaf'],
  ['passive', passive, 43, '82e749995255080c'],
  ['rusher', rusher, 722, '680c62c1f066c344'],
  ['greedy', greedy, 388, '0c55a0f49b13ff2f'],
  ['newcomer', newcomer, 666, '2ddf0da3b0a12767'],
];

describe('baselines', () => {
  test.each(PINS)('%s plays as it always did', (_, maker, choices, hash) => {
    const chosen = choicesOf(maker);
    expect([chosen.length, hashOf(chosen)]).toEqual([choices, hash]);
  });

  test('each plays in its own way', () => {
    expect(new Set(PINS.map(([, , , hash]) => hash)).size).toBe(PINS.length);
  });

  const verbsOf = (maker: BotMaker): Set<string> => new Set(choicesOf(maker).map(choice => choice.do));

  test('the passive one lets everything go by, the restless one passes only where nothing else is left', () => {
    const verbs = verbsOf(passive);
    for (const verb of ['march', 'attack', 'assault', 'take', 'evade']) expect(verbs).not.toContain(verb);
    expect(verbs).toContain('pass');
    const world = worldNamed('first-battle');
    const seen: boolean[] = [];
    const watching: BotMaker = below => {
      const bot = restless(below);
      return {
        choose(asked) {
          const choice = bot.choose(asked);
          const mayAct = asked.choices.some(each => each.do === 'take' || each.do === 'step');
          if (mayAct) seen.push(choice.do === 'pass' || choice.do === 'stop');
          return choice;
        },
      };
    };
    play({ world, seed: 3, bots: sided(() => watching) });
    expect(seen.length).toBeGreaterThan(5);
    expect(seen).not.toContain(true);
  });

  test('the rusher, the greedy one and the newcomer march and fight; the newcomer attacks less', () => {
    const attacks = (maker: BotMaker): number =>
      choicesOf(maker).filter(choice => choice.do === 'attack' || choice.do === 'assault').length;
    for (const maker of [rusher, greedy, newcomer]) expect(attacks(maker)).toBeGreaterThan(0);
    expect(attacks(newcomer)).toBeLessThan(attacks(rusher));
  });

  test('all of them can play where forces are hidden', () => {
    const world = withOptions(worldNamed('first-battle'), { limitedIntelligence: true });
    for (const [, maker] of PINS) expect(play({ world, seed: 2, bots: sided(() => maker) }).game.stack).toEqual([]);
  });
});
