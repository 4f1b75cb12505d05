import type { Translate } from '@wigwag/words';
import type { Bad, Imported } from '../../reading/imported.ts';
import { faultOf } from '../../reading/readGame.ts';
import type { Brought } from '../../shell/keeping/collection/bringIn.ts';
import { MOST_BYTES } from '../../shell/keeping/limits.ts';
import { describeFault } from '../../shell/keeping/sentences.ts';

const MEGABYTE = 1_000_000;

const DAMAGES: { readonly [D in Extract<Bad['why'], string>]: (t: Translate) => string } = {
  unreadable: t => t('client.games.bad.unreadable'),
  incomplete: t => t('client.games.bad.incomplete'),
  changed: t => t('client.games.bad.changed'),
  'too-large': t => t('client.games.bad.too-large', { most: MOST_BYTES / MEGABYTE }),
  full: t => t('client.games.bad.full'),
  unwritten: t => t('client.games.bad.unwritten'),
};

function describeBad(t: Translate, { line, name, why }: Bad): string {
  const called = name === undefined ? t('client.games.unnamed', { line }) : t('client.games.quoted', { name });
  return t('client.games.bad', {
    name: called,
    why: typeof why === 'string' ? DAMAGES[why](t) : describeFault(t, faultOf(why)),
  });
}

const COUNTED: { readonly [B in Brought]: (t: Translate, count: number) => string } = {
  added: (t, count) => t('client.games.added', { count }),
  extended: (t, count) => t('client.games.extended', { count }),
  copied: (t, count) => t('client.games.copied', { count }),
  restored: (t, count) => t('client.games.restored', { count }),
  there: (t, count) => t('client.games.there', { count }),
};

export function describeImported(t: Translate, { counts, bad, badCount, isTorn, isOther }: Imported): string[] {
  if (isOther) return [t('client.games.other')];
  const came = (Object.keys(COUNTED) as Brought[])
    .filter(what => counts[what] > 0)
    .map(what => COUNTED[what](t, counts[what]));
  const left = badCount - bad.length;
  return [
    ...came,
    ...bad.map(each => describeBad(t, each)),
    ...(left > 0 ? [t('client.games.moreBad', { count: left })] : []),
    ...(isTorn && badCount === 0 ? [t('client.games.torn')] : []),
  ];
}
