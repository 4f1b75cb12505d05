import { useRoom } from '../room.ts';
import { Cited } from './Cited.tsx';
import { checkSaid } from './checkWords.ts';

/** All conditions of what is in hand, the failed one marked; a sentence for the one that forbids. */
export function Checks() {
  const { t, sitting, view, asking } = useRoom();
  const { judged } = asking;
  if (judged?.choice === undefined) return undefined;
  const { refused, checks } = judged;
  const why = refused && sitting.title.words.why(t, view.world, refused);
  const others = checks.filter(({ clause }) => clause !== refused?.clause && checkSaid(t, clause) !== undefined);
  return (
    <section className="lee-checks" aria-label={t('lee.client.isLegal')}>
      <h3>
        {t('lee.client.isLegal')} <small>{t('lee.client.judgedAsYouGo')}</small>
      </h3>
      {refused === undefined ? (
        <p className="met">
          <span aria-hidden="true">✓</span> {t('lee.client.legal')}
        </p>
      ) : (
        <p className="failed">
          <span aria-hidden="true">✗</span> <strong>{why}</strong> <Cited t={t} clause={refused.clause} />
        </p>
      )}
      {others.length > 0 && (
        <details>
          <summary>{t('lee.client.conditionsMet', { count: others.filter(({ ok }) => ok).length })}</summary>
          <ul>
            {others.map(({ clause, ok }) => (
              <li key={clause} className={ok ? 'met' : 'failed'}>
                <span aria-hidden="true">{ok ? '✓' : '✗'}</span> {checkSaid(t, clause)} <Cited t={t} clause={clause} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
