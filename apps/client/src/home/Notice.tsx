import { OPTIONS } from '@wigwag/gcacw';
import type { Translate } from '@wigwag/words';
import { HOME, mendedAddress } from '../address.ts';
import { Trouble } from '../library/library.ts';
import { useLook } from '../useLook.ts';

function sentenceOf(t: Translate, { code, wanted }: Trouble): string {
  if (code === 'unreachable') return t('client.trouble.unreachable', { wanted });
  if (code === 'no-such-scenario') return t('client.trouble.no-such-scenario', { wanted });
  if (code === 'no-such-lesson') return t('client.trouble.no-such-lesson', { wanted });
  if (code === 'no-such-seed') return t('client.trouble.no-such-seed', { wanted });
  if (code === 'no-such-option') return t('client.trouble.no-such-option', { wanted, known: OPTIONS.join(', ') });
  if (code === 'option-of-other-year') return t('client.trouble.option-of-other-year', { wanted });
  return t('client.trouble.unsound', { wanted });
}

/** In place of the page: that it is coming, or why it does not come and what to do. */
export function Notice({ trouble }: { readonly trouble?: unknown }) {
  const t = useLook('Wigwag');
  if (trouble === undefined) return <p className="notice">{t('client.home.loading')}</p>;
  const known = trouble instanceof Trouble ? trouble : new Trouble('unsound', String(trouble));
  const mended = mendedAddress(location.search, known);
  return (
    <main className="notice" role="alert">
      <p>{sentenceOf(t, known)}</p>
      {mended !== undefined && (
        <p>
          <a className="choice main" href={mended}>
            {t('client.trouble.mended')}
          </a>
        </p>
      )}
      <p>
        <a href={HOME}>{t('client.home.all')}</a>
      </p>
    </main>
  );
}
