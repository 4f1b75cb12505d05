import type { Translate } from '@wigwag/words';
import { lazy, type ReactNode, Suspense } from 'react';
import { isServed } from '../online/served.ts';
import { HOME } from '../shell/home.ts';
import { Icon } from '../shell/parts/Icon.tsx';
import { Settings } from '../shell/parts/Settings.tsx';

const AccountTool = lazy(() =>
  import('../online/people/AccountTool.tsx').then(module => ({ default: module.AccountTool })),
);

interface Props {
  readonly t: Translate;
  /** Ways within the page. */
  readonly children?: ReactNode;
}

export const HomeTop = ({ t, children }: Props) => (
  <header className="home-top">
    <a className="brand" href={HOME}>
      Wigwag
    </a>
    {children}
    <div className="tools">
      <a className="icon" href="?book=gcacw" title={t('client.book.gcacw')} aria-label={t('client.book.gcacw')}>
        <Icon name="book" />
      </a>
      <Settings t={t} />
      {isServed() && (
        <Suspense>
          <AccountTool t={t} />
        </Suspense>
      )}
    </div>
  </header>
);
