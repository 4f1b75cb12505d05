import { useDesk } from '../../../../shell/desk.ts';
import { useRoom } from '../../room.ts';
import { pointsSaid, type TermSaid } from '../advice/said.ts';

interface Props {
  readonly title: string;
  readonly terms: readonly TermSaid[];
  readonly sum: string;
  readonly value: number;
}

/** Each term as a bar left or right of zero, and the sum. */
export function Terms({ title, terms, sum, value }: Props) {
  const language = useDesk(desk => desk.language);
  const { t } = useRoom();
  const most = Math.max(1, ...terms.map(term => Math.abs(term.value)));
  return (
    <section className="terms">
      <h3>{title}</h3>
      <ul>
        {terms.map(({ text, value: each, isMistake }) => (
          <li key={text}>
            <span>{text}</span>
            <span className="term-bar" aria-hidden="true">
              <span
                className={isMistake ? 'mistake' : each < 0 ? 'less' : 'more'}
                style={{
                  width: `${(Math.abs(each) / most) * 50}%`,
                  ...(each < 0 ? { right: '50%' } : { left: '50%' }),
                }}
              />
            </span>
            <b>{pointsSaid(each, language)}</b>
          </li>
        ))}
      </ul>
      <p className="terms-sum">
        <span>{sum}</span> <b>{t('client.why.points', { points: pointsSaid(value, language) })}</b>
      </p>
    </section>
  );
}
