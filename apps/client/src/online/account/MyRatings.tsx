import type { Translate } from '@wigwag/words';
import { useDesk } from '../../shell/desk.ts';
import { myRatings } from '../api/accounts.ts';
import { refusalSaid } from '../api/refused.ts';
import { battleNamed } from '../game/battle.ts';
import { Problem } from '../people/Field.tsx';
import { ratingSaid } from '../people/rating.ts';
import { Line, Section } from './Section.tsx';
import { useLoaded } from './useLoaded.ts';

/** How strong I am, by title. */
export function MyRatings({ t }: { readonly t: Translate }) {
  const language = useDesk(desk => desk.language);
  const { value: ratings, refusal } = useLoaded(myRatings);
  return (
    <Section title={t('online.ratings')}>
      <p className="quiet">{t('online.ratings.about')}</p>
      <Problem problem={refusal === undefined ? undefined : refusalSaid(t, refusal)} />
      {ratings?.length === 0 && <p>{t('online.ratings.none')}</p>}
      {ratings?.map(({ title, games, ...rating }) => (
        <Line
          key={title}
          name={title === 'gcacw' ? t('online.campaigns') : battleNamed({ title }, [], language)}
          about={t('online.ratings.after', { count: games })}
        >
          <span className="rating-number">{ratingSaid(t, rating)}</span>
        </Line>
      ))}
    </Section>
  );
}
