import type { ErrorBody, ErrorCode } from '@wigwag/protocol';
import { keyFor, type Language, lengthInWords, type Translate } from '@wigwag/words';

/** What can go wrong on the way there and back, and in this browser. */
type OwnCode =
  | 'offline'
  | 'unreadable'
  | 'renewed'
  | 'nothing-kept'
  | 'passkey-known'
  | 'passkey-not-given'
  | 'push-denied'
  | 'push-not-given';

/** Those, and what a server says no with. */
export type Code = ErrorCode | OwnCode;

type Params = ErrorBody['error']['params'];

/** Nothing was done, and why. */
export class Refused extends Error {
  readonly code: Code;
  readonly params: Params;

  constructor(code: Code, params: Params = {}) {
    super(code);
    this.name = 'Refused';
    this.code = code;
    this.params = params;
  }
}

const OWN: { readonly [C in OwnCode]: (t: Translate) => string } = {
  offline: t => t('online.error.offline'),
  unreadable: t => t('online.error.unreadable'),
  renewed: t => t('online.error.renewed'),
  'nothing-kept': t => t('online.error.nothing-kept'),
  'passkey-known': t => t('online.error.passkey-known'),
  'passkey-not-given': t => t('online.error.passkey-not-given'),
  'push-denied': t => t('online.error.push-denied'),
  'push-not-given': t => t('online.error.push-not-given'),
};

/** What of a field is wrong, where the page can say more than that something is. */
const FIELDS: Readonly<Record<string, (t: Translate) => string>> = {
  name: t => t('online.field.name'),
  'name other-name': t => t('online.field.other-name'),
  password: t => t('online.field.password'),
  email: t => t('online.field.email'),
  webhook: t => t('online.field.webhook'),
  'calendar no-zone': t => t('online.field.zone'),
  'calendar bad-night': t => t('online.field.badNight'),
  'calendar long-night': t => t('online.field.night'),
  'calendar bad-vacation': t => t('online.field.badLeave'),
  'calendar long-vacation': t => t('online.field.longLeave'),
  'calendar too-soon': t => t('online.field.too-soon'),
  'calendar.vacations past': t => t('online.field.past'),
};

/** Whoever is kept out is told why, and until when: each in a sentence. */
function banSaid(t: Translate, { reason, until }: Params): readonly string[] {
  const when = until === undefined ? undefined : new Date(Number(until)).toLocaleString(document.documentElement.lang);
  return [
    t('online.error.banned'),
    ...(reason === undefined ? [] : [t('online.banned.why', { reason })]),
    ...(when === undefined ? [] : [t('online.banned.until', { when })]),
  ];
}

/** Nothing was done, and when it can be tried again. */
function waitSaid(t: Translate, seconds: number): string {
  const language: Language = document.documentElement.lang === 'pl' ? 'pl' : 'en';
  return t('online.error.too-many.wait', { time: lengthInWords(seconds * 1000, language) });
}

/** The same for a page that says nothing else: what it is about first, then what belongs to it. */
export function refusalSaidAtLength(t: Translate, error: unknown): readonly [string, ...string[]] {
  if (!(error instanceof Refused) || error.code !== 'banned') return [refusalSaid(t, error)];
  return [t('online.banned'), ...banSaid(t, error.params)];
}

/** Whatever went wrong, in a sentence that says what to do. */
export function refusalSaid(t: Translate, error: unknown): string {
  if (!(error instanceof Refused)) throw error;
  const { code, params } = error;
  if (Object.hasOwn(OWN, code)) return OWN[code as keyof typeof OWN](t);
  if (code === 'banned') return banSaid(t, params).join(' ');
  if (code === 'too-many' && typeof params.seconds === 'number') return waitSaid(t, params.seconds);
  const field = code === 'wrong-field' && (FIELDS[`${params.field} ${params.why}`] ?? FIELDS[String(params.field)]);
  return field ? field(t) : t(keyFor('online.error', code));
}
