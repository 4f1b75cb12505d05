import { HOME } from '../../shell/home.ts';
import { useLook } from '../../shell/useLook.ts';
import { OnlinePage } from '../OnlinePage.tsx';
import { useWho } from './who.ts';

/** A link from a letter was opened, and it was good. */
export function Arrived() {
  const t = useLook();
  const me = useWho(who => who.me);
  return (
    <OnlinePage t={t}>
      <h1 role="status">{t('online.arrived', { name: me?.name ?? '' })}</h1>
      <p className="waiting-buttons">
        <a className="choice main" href={HOME}>
          {t('client.home.all')}
        </a>
        <a className="choice" href="?account">
          {t('online.account')}
        </a>
      </p>
    </OnlinePage>
  );
}
