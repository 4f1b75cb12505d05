import { bundledScenario } from '@wigwag/content/bundled';
import { position } from '@wigwag/content/position';
import {
  type Gcacw,
  gcacw,
  newGame as newCampaign,
  optionsIn,
  type ScenarioData,
  strangeOptionIn,
  withOptions,
  worldOf,
} from '@wigwag/gcacw';
import type { Game, GameRecord, Ruleset, Vocabulary } from '@wigwag/kernel';
import { newGame, openSetup, pickets } from '@wigwag/pickets';
import type { Translate } from '@wigwag/words';
import { Complaint } from './terminal.ts';

export const RULESET_NAMES = ['gcacw', 'pickets'] as const;

/** What to do with a record's ruleset and first position, whichever it is. */
export type WithGame<R> = <T extends Vocabulary>(ruleset: Ruleset<T>, start: Game<T>) => R;

const fieldOf = (setup: unknown, name: string): unknown =>
  typeof setup === 'object' && setup !== null ? (setup as Record<string, unknown>)[name] : undefined;

/** A campaign is set up from a scenario of the program, or from a position in text. */
function scenarioOf(setup: unknown): ScenarioData | undefined {
  const [scenario, text] = [fieldOf(setup, 'scenario'), fieldOf(setup, 'position')];
  if (typeof scenario === 'string') return bundledScenario(scenario);
  try {
    return typeof text === 'string' ? position(text).scenario : undefined;
  } catch {
    return undefined;
  }
}

/** Of another version: a scenario that is not here, or a rule without which the game would be another. */
export function refuseStrange(t: Translate, file: string, { ruleset, setup }: GameRecord): void {
  if (ruleset !== gcacw.name) return;
  const [scenario, option] = [fieldOf(setup, 'scenario'), strangeOptionIn(setup)];
  if (typeof scenario === 'string' && bundledScenario(scenario) === undefined)
    throw new Complaint(`${file}: ${t('record.no-such-scenario', { found: scenario })}`);
  if (option !== undefined) throw new Complaint(`${file}: ${t('record.no-such-option', { found: option })}`);
}

/** The first position of a campaign's record; undefined where the record is none, or does not say of what. */
export function openCampaign({ ruleset, setup }: GameRecord): Game<Gcacw> | undefined {
  const scenario = ruleset === gcacw.name ? scenarioOf(setup) : undefined;
  return scenario && newCampaign(withOptions(worldOf(scenario), optionsIn(setup)));
}

/** Opens a record's game; 'unknown-ruleset' or 'bad-setup' where that cannot be done. */
export function openRecord<R>(record: GameRecord, use: WithGame<R>): R | 'unknown-ruleset' | 'bad-setup' {
  const { ruleset, setup } = record;
  if (ruleset === pickets.name) {
    const world = openSetup(setup);
    return world === undefined ? 'bad-setup' : use(pickets, newGame(world));
  }
  if (ruleset !== gcacw.name) return 'unknown-ruleset';
  const start = openCampaign(record);
  return start === undefined ? 'bad-setup' : use(gcacw, start);
}
