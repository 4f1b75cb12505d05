import type { Translate } from '@wigwag/words';
import type { ReactNode } from 'react';
import { HOME } from '../shell/home.ts';
import { Icon } from '../shell/parts/Icon.tsx';
import { Settings } from '../shell/parts/Settings.tsx';

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
    </div>
  </header>
);
