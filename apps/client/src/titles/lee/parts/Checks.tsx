import type { Translate } from '@wigwag/words';
import type { Judged } from '../asking/judging.ts';
import { useRoom } from '../room.ts';
import { number } from '../said.ts';
import { Cited } from './Cited.tsx';
import { checkSaid } from './checkWords.ts';
import { vouchedFor } from './vouched.ts';

/** Legal as far as our text goes; what it leaves to a missing chapter is no tick of ours, the players vouch for it. */
function Met() {
  const { t, view, asking, language } = useRoom();
  const vouched = asking.judged && vouchedFor(t, asking.judged, view, inches => number(language, inches));
  if (vouched === undefined) {
    return (
      <p className="met">
        <span aria-hidden="true">✓</span> {t('lee.client.legal')}
      </p>
    );
  }
  return (
    <p className="vouched">
      <span aria-hidden="true">?</span> <strong>{vouched.said}</strong> <Cited t={t} clause={vouched.clause} />
    </p>
  );
}

/** Several clauses ask the same: it is said once, by the one that fails if any does. */
function saidOnce(t: Translate, checks: Judged['checks']): Judged['checks'] {
  const byText = new Map<string, Judged['checks'][number]>();
  for (const check of checks) {
    const said = checkSaid(t, check.clause);
    if (said !== undefined && (!check.ok || !byText.has(said))) byText.set(said, check);
  }
  return [...byText.values()];
}

/** All conditions of what is in hand, the failed one marked; a sentence for the one that forbids. */
export function Checks() {
  const { t, sitting, view, asking } = useRoom();
  const { judged } = asking;
  if (judged?.choice === undefined) return undefined;
  const { refused, checks } = judged;
  const why = refused && sitting.title.words.why(t, view.world, refused);
  const others = saidOnce(
    t,
    checks.filter(({ clause }) => clause !== refused?.clause),
  );
  return (
    <section className="lee-checks" aria-label={t('lee.client.isLegal')}>
      <h2>
        {t('lee.client.isLegal')} <small>{t('lee.client.judgedAsYouGo')}</small>
      </h2>
      {refused === undefined ? (
        <Met />
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
