import { availableParallelism } from 'node:os';
import { BOT_NAMES, type BotName, isBotName } from '@wigwag/ai';
import { nearest } from '@wigwag/content';
import { bundledIds, bundledScenario } from '@wigwag/content/bundled';
import { isOption, OPTIONS, type OptionName, otherYearOf, worldOf } from '@wigwag/gcacw';
import type { Translate } from '@wigwag/words';
import { Complaint } from '../terminal.ts';

/** A whole number that was typed for an option. */
export function numberOf(
  t: Translate,
  option: string,
  found: string | undefined,
  otherwise: number,
  [least, most]: readonly [number, number],
): number {
  if (found === undefined) return otherwise;
  const value = /^\d+$/.test(found) ? Number(found) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new Complaint(t('cli.bots.bad-number', { option, found, least, most }));
}

export function botOf(t: Translate, option: string, found: string | undefined): BotName {
  const known = BOT_NAMES.join(', ');
  if (found === undefined) throw new Complaint(t('cli.bots.needs-bot', { option, known }));
  if (isBotName(found)) return found;
  throw new Complaint(t('cli.bots.no-bot', { option, found, known }));
}

/** A scenario of the program in which points are counted. */
export function scenarioOf(t: Translate, found: string): string {
  const scenario = bundledScenario(found);
  if (scenario?.victory !== undefined) return found;
  if (scenario !== undefined) throw new Complaint(t('cli.bots.uncounted', { found }));
  const known = bundledIds('scenarios');
  const suggestion = nearest(found, known);
  if (suggestion !== undefined) throw new Complaint(t('cli.bots.scenario-near', { found, suggestion }));
  throw new Complaint(t('cli.bots.no-scenario', { found, known: known.join(', ') }));
}

const namesIn = (typed: string): string[] => typed.split(',').map(name => name.trim());

export function scenariosOf(t: Translate, typed: string | undefined, otherwise: readonly string[]): string[] {
  return [...new Set((typed === undefined ? otherwise : namesIn(typed)).map(name => scenarioOf(t, name)))];
}

/** Options of the rules, all of which each of the scenarios has to know. */
export function optionsOf(t: Translate, typed: string | undefined, scenarios: readonly string[]): OptionName[] {
  const names = typed === undefined ? [] : namesIn(typed);
  for (const found of names) {
    if (!isOption(found)) throw new Complaint(t('cli.bots.no-option', { found, known: OPTIONS.join(', ') }));
    const strange = scenarios.find(id => {
      const scenario = bundledScenario(id);
      return scenario !== undefined && otherYearOf(found, worldOf(scenario).year) !== undefined;
    });
    if (strange !== undefined) throw new Complaint(t('cli.bots.other-year', { found, scenario: strange }));
  }
  return [...new Set(names.filter(isOption))];
}

/** All cores, unless fewer are asked for: what comes out is the same. */
export const workersOf = (t: Translate, typed: string | undefined): number =>
  numberOf(t, '--workers', typed, availableParallelism(), [1, 256]);
