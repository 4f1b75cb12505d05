import { isOption, OPTIONS, type OptionName, otherYearOf } from '@wigwag/gcacw';
import { seedIn } from '../../shell/seed.ts';
import { Trouble } from '../../shell/trouble.ts';
import { addressOfSeats, seatsIn, withoutSeats } from './opponent/address.ts';
import { type Commissions, NO_COMMISSIONS } from './opponent/commission.ts';

/**
 * What the page's address asks for: `?scenario=cedar-mountain&seed=3&options=limitedIntelligence&opponent=veteran&side=union`.
 * `?lesson=first-march`. Nothing: the list.
 */
export interface Address {
  readonly scenario?: string;
  readonly lesson?: string;
  /** Fixed dice, for those who want the same game again. */
  readonly seed?: number;
  /** Options played with, besides those of the scenario. */
  readonly options: readonly OptionName[];
  /** The sides that the computer plays. */
  readonly seats: Commissions;
}

const optionsIn = (asked: URLSearchParams): string[] =>
  (asked.get('options') ?? '').split(',').filter(name => name !== '');

/** What cannot be meant is reported, not passed over. */
export function addressOf(asked: URLSearchParams): Address {
  const [scenario, lesson, seed, options] = [
    asked.get('scenario'),
    asked.get('lesson'),
    seedIn(asked),
    optionsIn(asked),
  ];
  const strange = options.find(name => !isOption(name));
  if (strange !== undefined) throw new Trouble('no-such-option', strange, OPTIONS);
  return {
    ...(scenario !== null && scenario !== '' && { scenario }),
    ...(lesson !== null && lesson !== '' && { lesson }),
    ...(seed !== undefined && { seed }),
    options: options.filter(isOption),
    seats: seatsIn(asked),
  };
}

/** The options of the address, each switched on, for a scenario of the year. */
export function optionsAsked(
  { options }: Pick<Address, 'options'>,
  year: number,
): Partial<Record<OptionName, boolean>> {
  const strange = options.find(name => otherYearOf(name, year) !== undefined);
  if (strange !== undefined) throw new Trouble('option-of-other-year', strange);
  return Object.fromEntries(options.map(name => [name, true]));
}

/** The address without what was wrong in it; undefined: nothing would be left. */
export function mendedAddress(search: string, { code, wanted }: Trouble): string | undefined {
  const asked = new URLSearchParams(search);
  if (code === 'no-such-seed') asked.delete('seed');
  else if (code === 'no-such-option' || code === 'option-of-other-year') {
    const left = optionsIn(asked).filter(name => name !== wanted);
    if (left.length === 0) asked.delete('options');
    else asked.set('options', left.join(','));
  } else if (!withoutSeats(asked, code)) return undefined;
  return asked.size === 0 ? undefined : `?${asked}`;
}

export const addressOfScenario = (
  scenario: string,
  { seed, options = [], seats = NO_COMMISSIONS }: Partial<Address> = {},
): string =>
  [
    `?scenario=${encodeURIComponent(scenario)}`,
    ...(seed === undefined ? [] : [`seed=${seed}`]),
    ...(options.length === 0 ? [] : [`options=${[...options].sort().join(',')}`]),
    ...addressOfSeats(seats),
  ].join('&');
export const addressOfLesson = (lesson: string): string => `?lesson=${encodeURIComponent(lesson)}`;

/** Older versions kept a game under its scenario, dice and options: `cedar-mountain.3.limitedIntelligence`. */
export function addressOfKey(key: string): string | undefined {
  const [scenario = '', ...rest] = key.split('.');
  const [first] = rest;
  const seed = first !== undefined && /^-?\d+$/.test(first) ? Number(first) : undefined;
  const options = seed === undefined ? rest : rest.slice(1);
  if (scenario === '' || !options.every(isOption)) return undefined;
  return addressOfScenario(scenario, { options, ...(seed !== undefined && { seed }) });
}
