import { useLook } from '../../shell/useLook.ts';
import { account as fetchAccount, settings as fetchSettings, noticeWishes } from '../api/accounts.ts';
import { refusalSaid } from '../api/refused.ts';
import { OnlinePage } from '../OnlinePage.tsx';
import { Problem } from '../people/Field.tsx';
import { Keys } from './Keys.tsx';
import { Leaving } from './Leaving.tsx';
import { MyName } from './MyName.tsx';
import { MyRatings } from './MyRatings.tsx';
import { Notices } from './Notices.tsx';
import { Standing } from './Standing.tsx';
import { useLoaded } from './useLoaded.ts';
import './account.css';

/** Who I am here: keys, notices, when my clock stands, devices, my data. */
export function AccountPage() {
  const t = useLook(words => words('online.account'));
  const account = useLoaded(fetchAccount);
  const settings = useLoaded(fetchSettings);
  const wishes = useLoaded(noticeWishes);
  const refusal = account.refusal ?? settings.refusal ?? wishes.refusal;
  const { value: mine } = account;
  return (
    <OnlinePage t={t}>
      <h1>{t('online.account')}</h1>
      <Problem problem={refusal === undefined ? undefined : refusalSaid(t, refusal)} />
      {mine !== undefined && (
        <>
          <p className="lead">
            {mine.isGuest
              ? t('online.account.guest', { name: mine.name })
              : t('online.account.of', { name: mine.name })}
          </p>
          {mine.isAdmin && (
            <p>
              <a className="choice" href="?admin">
                {t('online.toAdmin')}
              </a>
            </p>
          )}
          {!mine.isGuest && <MyRatings t={t} />}
          <Keys key={String(mine.isGuest)} account={mine} t={t} onChanged={account.load} />
          {!mine.isGuest && <MyName account={mine} t={t} onChanged={account.load} />}
          {wishes.value !== undefined && (
            <Notices wishes={wishes.value} hasEmail={mine.email !== undefined} t={t} onSaved={wishes.setValue} />
          )}
          {settings.value !== undefined && <Standing settings={settings.value} t={t} onSaved={settings.setValue} />}
          <Leaving account={mine} t={t} onChanged={account.load} />
        </>
      )}
    </OnlinePage>
  );
}
