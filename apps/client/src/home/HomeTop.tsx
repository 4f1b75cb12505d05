import type { Translate } from '@wigwag/words';
import { HOME } from '../shell/home.ts';
import { Icon } from '../shell/parts/Icon.tsx';
import { Settings } from '../shell/parts/Settings.tsx';

export const HomeTop = ({ t }: { readonly t: Translate }) => (
  <header className="home-top">
    <a className="brand" href={HOME}>
      Wigwag
    </a>
    <div className="tools">
      <a className="icon" href="?book=gcacw" title={t('client.book.gcacw')} aria-label={t('client.book.gcacw')}>
        <Icon name="book" />
      </a>
      <Settings t={t} />
    </div>
  </header>
);
