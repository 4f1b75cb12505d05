import { OPTIONS, type OptionName } from '@wigwag/gcacw';
import { Trouble } from './library/library.ts';

/** What the page's address asks for: `?scenario=cedar-mountain&seed=3&options=limitedIntelligence`. `?lesson=first-march`. Nothing: the list. */
export interface Address {
  readonly scenario?: string;
  readonly lesson?: string;
  /** Fixed dice, for those who want the same game again. */
  readonly seed?: number;
  /** Options played with, besides those of the scenario. */
  readonly options: readonly string[];
}

export function addressOf(search: string): Address {
  const asked = new URLSearchParams(search);
  const [scenario, lesson, seed] = [
    asked.get('scenario'),
    asked.get('lesson'),
    Number(asked.get('seed') || Number.NaN),
  ];
  return {
    ...(scenario !== null && scenario !== '' && { scenario }),
    ...(lesson !== null && lesson !== '' && { lesson }),
    ...(Number.isSafeInteger(seed) && { seed }),
    options: (asked.get('options') ?? '').split(',').filter(name => name !== ''),
  };
}

export const isOption = (name: string): name is OptionName => OPTIONS.some(known => known === name);

/** The options of the address, each switched on. */
export function optionsAsked({ options }: Address): Partial<Record<OptionName, boolean>> {
  const strange = options.find(name => !isOption(name));
  if (strange !== undefined) throw new Trouble('no-such-option', strange);
  return Object.fromEntries(options.map(name => [name, true]));
}

/** Where a game is kept between visits: one for each scenario, dice and options. */
export const shelfOf = ({ scenario = '', seed, options }: Address): string =>
  [scenario, ...(seed === undefined ? [] : [seed]), ...options].join('.');

export const HOME = '?';
export const addressOfScenario = (scenario: string, seed?: number): string =>
  `?scenario=${encodeURIComponent(scenario)}${seed === undefined ? '' : `&seed=${seed}`}`;
export const addressOfLesson = (lesson: string): string => `?lesson=${encodeURIComponent(lesson)}`;
