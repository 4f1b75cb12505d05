import { useRoom } from '../room.ts';
import { checkSaid } from './checkWords.ts';

/** All conditions of what is in hand, the failed one marked; a sentence for the one that forbids. */
export function Checks() {
  const { t, sitting, view, asking } = useRoom();
  const { judged } = asking;
  if (judged?.choice === undefined) return undefined;
  const { refused, checks } = judged;
  const why = refused && sitting.title.words.why(t, view.world, refused);
  return (
    <section className="lee-checks" aria-label={t('lee.client.isLegal')}>
      <h3>
        {t('lee.client.isLegal')} <small>{t('lee.client.judgedAsYouGo')}</small>
      </h3>
      <ul>
        {checks
          .filter(({ clause }) => clause !== refused?.clause)
          .map(({ clause, ok }) => (
            <li key={clause} className={ok ? 'met' : 'failed'}>
              <span aria-hidden="true">{ok ? '✓' : '✗'}</span> {checkSaid(t, clause)} <code>{clause}</code>
            </li>
          ))}
        {refused !== undefined && (
          <li className="failed first">
            <span aria-hidden="true">✗</span> <strong>{why}</strong> <code>{refused.clause}</code>
          </li>
        )}
        {refused === undefined && checks.length === 0 && (
          <li className="met">
            <span aria-hidden="true">✓</span> {t('lee.client.legal')}
          </li>
        )}
      </ul>
    </section>
  );
}
