import { OPTIONS, type OptionName } from '../vocabulary.ts';

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
