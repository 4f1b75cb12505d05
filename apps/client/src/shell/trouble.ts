import type { Translate } from '@wigwag/words';

type Code =
  | 'unreachable'
  | 'no-such-scenario'
  | 'no-such-lesson'
  | 'no-such-seed'
  | 'no-such-option'
  | 'option-of-other-year'
  | 'no-such-opponent'
  | 'no-such-style'
  | 'no-such-side'
  | 'opponent-missing'
  | 'no-such-lane'
  | 'no-such-army'
  | 'no-such-table'
  | 'no-such-year'
  | 'no-such-game'
  | 'no-games-kept'
  | 'later-version'
  | 'other-build'
  | 'unsound';

/** Why something could not be had: a code of `client.trouble`, the name of what was wanted, and what there is. */
export class Trouble extends Error {
  readonly code: Code;
  readonly wanted: string;
  readonly known: readonly string[];

  constructor(code: Code, wanted: string, known: readonly string[] = []) {
    super(`${code} ${wanted}`);
    this.code = code;
    this.wanted = wanted;
    this.known = known;
  }
}

/** Whatever went wrong. */
export const troubleOf = (error: unknown): Trouble =>
  error instanceof Trouble ? error : new Trouble('unsound', String(error));

type Sentence = (t: Translate, values: { readonly wanted: string; readonly known: string }) => string;

const SENTENCES: { readonly [C in Trouble['code']]: Sentence } = {
  unreachable: (t, values) => t('client.trouble.unreachable', values),
  'no-such-scenario': (t, values) => t('client.trouble.no-such-scenario', values),
  'no-such-lesson': (t, values) => t('client.trouble.no-such-lesson', values),
  'no-such-seed': (t, values) => t('client.trouble.no-such-seed', values),
  'no-such-option': (t, values) => t('client.trouble.no-such-option', values),
  'option-of-other-year': (t, values) => t('client.trouble.option-of-other-year', values),
  'no-such-opponent': (t, values) => t('client.trouble.no-such-opponent', values),
  'no-such-style': (t, values) => t('client.trouble.no-such-style', values),
  'no-such-side': (t, values) => t('client.trouble.no-such-side', values),
  'opponent-missing': (t, values) => t('client.trouble.opponent-missing', values),
  'no-such-lane': (t, values) => t('client.trouble.no-such-lane', values),
  'no-such-army': (t, values) => t('client.trouble.no-such-army', values),
  'no-such-table': (t, values) => t('client.trouble.no-such-table', values),
  'no-such-year': (t, values) => t('client.trouble.no-such-year', values),
  'no-such-game': (t, values) => t('client.trouble.no-such-game', values),
  'no-games-kept': (t, values) => t('client.trouble.no-games-kept', values),
  'later-version': t => t('client.trouble.later-version'),
  'other-build': (t, values) => t('client.trouble.other-build', values),
  unsound: (t, values) => t('client.trouble.unsound', values),
};

/** Why something could not be had, and what to do. */
export const describeTrouble = (t: Translate, { code, wanted, known }: Trouble): string =>
  SENTENCES[code](t, { wanted, known: known.join(', ') });
