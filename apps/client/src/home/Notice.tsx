import { HOME } from '../shell/home.ts';
import { describeTrouble, troubleOf } from '../shell/trouble.ts';
import { useLook } from '../shell/useLook.ts';
import { mendedAddress } from '../titles/gcacw/address.ts';
import { progressSaid } from './progressSaid.ts';

interface Props {
  readonly trouble?: unknown;
  /** How far a game that is kept has been played through. */
  readonly laying?: { readonly decision: number; readonly of: number };
}

/** In place of the page: that it is coming, or why it does not come and what to do. */
export function Notice({ trouble, laying }: Props) {
  const t = useLook();
  if (laying !== undefined) {
    const { percent } = progressSaid(laying.decision, laying.of);
    return (
      <main className="notice">
        <p role="status">{t('client.file.layingKept', { percent })}</p>
        <p>
          <a href={HOME}>{t('client.cancel')}</a>
        </p>
      </main>
    );
  }
  if (trouble === undefined) return <p className="notice">{t('client.home.loading')}</p>;
  const known = troubleOf(trouble);
  const mended = mendedAddress(location.search, known);
  return (
    <main className="notice">
      <h1>
        <span role="alert">{describeTrouble(t, known)}</span>
      </h1>
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
