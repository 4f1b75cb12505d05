import type { Hosted } from '@wigwag/host';
import type { Vocabulary } from '@wigwag/kernel';
import { gcacwTitle, hostedIn, leeTitle, picketsTitle, type SetupProblem, type Title } from '@wigwag/titles';
import { IN_EACH, type Language } from '@wigwag/words';
import { Trouble } from '../shell/trouble.ts';
import { open } from './gcacw/library/library.ts';

/** A saved game's beginning, for those who have no screen. */
export interface Opened {
  readonly hosted: Hosted<Vocabulary>;
  /** What the title calls it. */
  readonly label: Readonly<Record<Language, string>>;
}

/** The way to the games of one title without its table: what a worker needs of a door. */
export interface Opening {
  readonly ruleset: string;
  of(setup: unknown): Promise<Opened | { readonly problem: SetupProblem }>;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Undefined: there is no such scenario. */
async function scenarioOf(setup: unknown) {
  const id = isObject(setup) ? setup.scenario : undefined;
  if (typeof id !== 'string') return undefined;
  return open(id).then(
    ({ scenario }) => scenario,
    (error: unknown) => {
      if (error instanceof Trouble && error.code === 'no-such-scenario') return undefined;
      throw error;
    },
  );
}

function openingOf<T extends Vocabulary>(title: Title<T>, labelOf: (world: T['world']) => Opened['label']): Opening {
  return {
    ruleset: title.ruleset.name,
    of: async setup => {
      const scenario = await scenarioOf(setup);
      const found = title.worldOf(setup, { scenario: () => scenario });
      if ('problem' in found) return found;
      const hosted = hostedIn(title, found.world, setup) as unknown as Hosted<Vocabulary>;
      return { hosted, label: labelOf(found.world) };
    },
  };
}

export const OPENINGS: readonly Opening[] = [
  openingOf(gcacwTitle, ({ scenario }) => scenario.title),
  openingOf(leeTitle, () => IN_EACH.lee),
  openingOf(picketsTitle, () => IN_EACH.pickets),
];
