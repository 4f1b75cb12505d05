import { HOME } from '../shell/home.ts';
import { useLook } from '../shell/useLook.ts';
import { refusalSaid } from './api/refused.ts';
import { OnlinePage } from './OnlinePage.tsx';

/** In place of what the address asks for: why the server does not give it. */
export function NoPage({ refusal }: { readonly refusal: unknown }) {
  const t = useLook();
  return (
    <OnlinePage t={t}>
      <h1 role="alert">{refusalSaid(t, refusal)}</h1>
      <p className="waiting-buttons">
        <button type="button" className="choice main" onClick={() => location.reload()}>
          {t('online.again')}
        </button>
        <a className="choice" href={HOME}>
          {t('client.home.all')}
        </a>
      </p>
    </OnlinePage>
  );
}
