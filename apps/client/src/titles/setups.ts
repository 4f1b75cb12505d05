import { OPTIONS } from '@wigwag/gcacw';
import { withTitle } from '@wigwag/titles';
import { keyFor, type Translate } from '@wigwag/words';
import { previewOf } from './gcacw/library/library.ts';

/** What the list of games shows of what a game was opened from. */
interface SetupShown {
  /** The address of a picture. */
  readonly picture?: string;
  /** The optional rules that it is played with. */
  readonly options: readonly string[];
  /**
   * Do the sides hide something from each other, or may they? How many decisions there are would then tell how many
   * were hidden, and from the seed and the dice that everybody saw a guess at what is hidden could be checked.
   */
  readonly hasSecrets: boolean;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Of any title, whether its setup is as it should be or not. */
export function setupShown(t: Translate, ruleset: string, setup: unknown): SetupShown {
  if (ruleset !== 'gcacw' || !isObject(setup)) return { options: [], hasSecrets: true };
  const { scenario, options } = setup;
  const chosen = isObject(options) ? OPTIONS.filter(name => options[name] === true) : [];
  return {
    ...(typeof scenario === 'string' && { picture: previewOf(encodeURIComponent(scenario)) }),
    options: chosen.map(name => t(keyFor('gcacw.option', name))),
    // Without options it is the scenario that says so.
    hasSecrets: !isObject(options) || options.limitedIntelligence === true,
  };
}

/** What a side is called; undefined: the title has no such side. */
export const sideShown = (t: Translate, ruleset: string, code: string): string | undefined =>
  withTitle(ruleset, ({ ruleset: { sides }, words }) => {
    const side = sides.find(each => each === code);
    return side === undefined ? undefined : words.side(t, side);
  });
