import {
  type Gcacw,
  gcacw,
  idleChoice,
  isFormality,
  openGame,
  optionsIn,
  type ScenarioData,
  strangeOptionIn,
  tally,
  withOptions,
  worldOf,
} from '@wigwag/gcacw';
import { ready } from '@wigwag/kernel';
import { describeChoice, describeEvent, describePrompt, describeRefusal, describeRoll, keyFor } from '@wigwag/words';
import { campaignGlance } from './glance.ts';
import type { Contents, SetupProblem, Title } from './title.ts';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const problem = (code: SetupProblem['code'], params: SetupProblem['params'] = {}) => ({ problem: { code, params } });

/** A campaign is set up from a scenario of the program, or from a position in text. */
function scenarioIn(
  setup: unknown,
  contents: Contents,
): { readonly scenario: ScenarioData } | { problem: SetupProblem } {
  const { scenario: id, position: text } = isObject(setup) ? setup : {};
  if (typeof id === 'string') {
    const scenario = contents.scenario(id);
    return scenario === undefined ? problem('no-such-scenario', { found: id }) : { scenario };
  }
  if (typeof text !== 'string' || contents.position === undefined) return problem('bad-setup');
  try {
    return { scenario: contents.position(text) };
  } catch {
    return problem('bad-setup');
  }
}

export const gcacwTitle: Title<Gcacw> = {
  ruleset: gcacw,
  words: {
    side: (t, side) => t(keyFor('gcacw.side', side)),
    prompt: (t, game, frame) => describePrompt(t, game, frame),
    choice: (t, world, choice, frame) => describeChoice(t, world, choice, frame),
    event: (t, world, event) => describeEvent(t, world, event),
    reason: (t, why) => t(keyFor('gcacw.dice', why)),
    roll: (t, rolled) => describeRoll(t, rolled),
    why: (t, _world, refusal) => describeRefusal(t, refusal).sentence,
  },
  worldOf(setup, contents) {
    const strange = strangeOptionIn(setup);
    if (strange !== undefined) return problem('no-such-option', { found: strange });
    const found = scenarioIn(setup, contents);
    return 'problem' in found ? found : { world: withOptions(worldOf(found.scenario), optionsIn(setup)) };
  },
  begin: openGame,
  hasSecrets: ({ options }) => options.limitedIntelligence,
  glance: campaignGlance,
  isFormality: game => isFormality(ready(gcacw, game)),
  turn: ({ board }) => board.turn,
  winner: game => tally(ready(gcacw, game))?.result.winner,
  idleChoice,
};
