import { WORLD } from '@wigwag/pickets';
import { AwayFold } from '../online/begin/AwayFold.tsx';
import { HOME } from '../shell/home.ts';
import { useLook } from '../shell/useLook.ts';
import { addressOfPickets } from '../titles/pickets/address.ts';
import { KeptWhere } from './games/KeptWhere.tsx';
import { HomeTop } from './HomeTop.tsx';

/** What this program is, what it is not, and the small game that shows how it works. */
export function About() {
  const t = useLook();
  return (
    <div className="home">
      <HomeTop t={t} />
      <main className="about">
        <p>
          <a href={HOME}>← {t('client.home.all')}</a>
        </p>
        <h1>{t('client.about.title')}</h1>
        <p className="lead">{t('client.home.lead')}</p>
        <p>{t('client.about.what')}</p>
        <p>{t('client.about.not')}</p>
        <KeptWhere t={t} unmoved={0} about={undefined} />
        <h2>{t('client.about.example')}</h2>
        <p>{t('client.about.pickets')}</p>
        <p>
          <a className="choice main" href={addressOfPickets(WORLD.posts)}>
            {t('client.about.play')}
          </a>
        </p>
        <AwayFold title="pickets" setup={{ posts: WORLD.posts }} t={t} />
      </main>
    </div>
  );
}
