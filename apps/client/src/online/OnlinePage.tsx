import type { Translate } from '@wigwag/words';
import type { ReactNode } from 'react';
import { HomeTop } from '../home/HomeTop.tsx';
import { HOME } from '../shell/home.ts';
import { CutLine } from './people/CutLine.tsx';

interface Props {
  readonly t: Translate;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A page of a server of games: the frame around whatever stands on it. */
export const OnlinePage = ({ t, isWide = false, children }: Props) => (
  <div className="home online-page">
    <HomeTop t={t} />
    <main className={isWide ? 'wide-page' : undefined}>
      <p className="way-back">
        <a href={HOME}>← {t('client.home.all')}</a>
      </p>
      <CutLine t={t} />
      {children}
    </main>
  </div>
);
