import { OPTIONS, type OptionName } from '../vocabulary.ts';
import { type World, worldOf } from '../world/world.ts';
import type { ScenarioData } from './scenario.ts';

/** Where an option means something; one without a line may be chosen in every game. */
interface Scope {
  /** Scenarios of this year alone. */
  readonly year: number;
}

/** 5.5/availability-1863-optional: from 1864 the action is no option, before 1863 there is none. */
const SCOPES: Readonly<Partial<Record<OptionName, Scope>>> = {
  entrenchActions1863: { year: 1863 },
};

/** The year an option belongs to, if it is not that of the scenario. */
export function otherYearOf(option: OptionName, year: number): number | undefined {
  const known = SCOPES[option]?.year;
  return known === year ? undefined : known;
}

/** The options that a scenario of the year may choose among. */
export const optionsOfYear = (year: number): OptionName[] =>
  OPTIONS.filter(option => otherYearOf(option, year) === undefined);

type Chosen = ScenarioData['options'];

const namedIn = (setup: unknown): Readonly<Record<string, unknown>> =>
  isObject(setup) && isObject(setup.options) ? setup.options : {};

/** Options as a record's setup keeps them; what is no option is passed over. */
export function optionsIn(setup: unknown): Chosen {
  const options = namedIn(setup);
  return Object.fromEntries(
    OPTIONS.flatMap(name => (typeof options[name] === 'boolean' ? [[name, options[name]]] : [])),
  );
}

/** An option that a record was played with and that nobody here knows. */
export function strangeOptionIn(setup: unknown): string | undefined {
  const options = namedIn(setup);
  return Object.keys(options).find(name => options[name] === true && !isOption(name));
}

export const isOption = (name: string): name is OptionName => OPTIONS.some(known => known === name);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The same scenario with other options; those of another year are passed over. */
export function withOptions(world: World, chosen: Chosen): World {
  const { scenario, year } = world;
  const legal = Object.entries(chosen).filter(
    ([name, on]) => !on || otherYearOf(name as OptionName, year) === undefined,
  );
  if (legal.length === 0) return world;
  return worldOf({ ...scenario, options: { ...scenario.options, ...Object.fromEntries(legal) } });
}
