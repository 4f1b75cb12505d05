import { HOME, mendedAddress } from '../address.ts';
import { describeTrouble } from '../library/describeTrouble.ts';
import { Trouble } from '../library/library.ts';
import { useLook } from '../useLook.ts';

/** In place of the page: that it is coming, or why it does not come and what to do. */
export function Notice({ trouble }: { readonly trouble?: unknown }) {
  const t = useLook('Wigwag');
  if (trouble === undefined) return <p className="notice">{t('client.home.loading')}</p>;
  const known = trouble instanceof Trouble ? trouble : new Trouble('unsound', String(trouble));
  const mended = mendedAddress(location.search, known);
  return (
    <main className="notice" role="alert">
      <p>{describeTrouble(t, known)}</p>
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
