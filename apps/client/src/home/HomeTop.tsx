import type { Translate } from '@wigwag/words';
import { HOME } from '../shell/home.ts';
import { Settings } from '../shell/parts/Settings.tsx';

export const HomeTop = ({ t }: { readonly t: Translate }) => (
  <header className="home-top">
    <a className="brand" href={HOME}>
      Wigwag
    </a>
    <div className="tools">
      <Settings t={t} />
    </div>
  </header>
);
