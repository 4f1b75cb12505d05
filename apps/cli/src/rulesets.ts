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
import { type Game, type GameRecord, type Ruleset, setupField, type Vocabulary } from '@wigwag/kernel';
import { newGame, openSetup, pickets } from '@wigwag/pickets';
import type { Translate } from '@wigwag/words';
import { Complaint } from './terminal.ts';

export const RULESET_NAMES = ['gcacw', 'pickets'] as const;

/** What to do with a record's ruleset and first position, whichever it is. */
export type WithGame<R> = <T extends Vocabulary>(ruleset: Ruleset<T>, start: Game<T>) => R;

/** A campaign is set up from a scenario of the program, or from a position in text. */
function scenarioOf(record: GameRecord): ScenarioData | undefined {
  const [scenario, text] = [setupField(record, 'scenario'), setupField(record, 'position')];
  if (typeof scenario === 'string') return bundledScenario(scenario);
  try {
    return typeof text === 'string' ? position(text).scenario : undefined;
  } catch {
    return undefined;
  }
}

/** Of another version: a scenario that is not here, or a rule without which the game would be another. */
export function refuseStrange(t: Translate, file: string, record: GameRecord): void {
  if (record.ruleset !== gcacw.name) return;
  const [scenario, option] = [setupField(record, 'scenario'), strangeOptionIn(record.setup)];
  if (typeof scenario === 'string' && bundledScenario(scenario) === undefined)
    throw new Complaint(`${file}: ${t('record.no-such-scenario', { found: scenario })}`);
  if (option !== undefined) throw new Complaint(`${file}: ${t('record.no-such-option', { found: option })}`);
}

/** The first position of a campaign's record; undefined where the record is none, or does not say of what. */
export function openCampaign(record: GameRecord): Game<Gcacw> | undefined {
  const scenario = record.ruleset === gcacw.name ? scenarioOf(record) : undefined;
  return scenario && newCampaign(withOptions(worldOf(scenario), optionsIn(record.setup)));
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
