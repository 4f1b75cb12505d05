import { SIDES } from '@wigwag/gcacw';
import { datesOf, keyFor } from '@wigwag/words';
import { decidedBy, type SeenBy, sideName, verdictOf } from '../telling.ts';
import type { SheetProps } from './context.ts';

function Score({ telling, report }: SheetProps) {
  const { result } = report;
  if (result === undefined) return undefined;
  return (
    <div className="report-score">
      {SIDES.map(side => (
        <p key={side} className={`report-half ${side} ${result.winner === side ? 'won' : ''}`}>
          <span>{sideName(telling, side)}</span>
          <b>{result.points[side]}</b>
        </p>
      ))}
    </div>
  );
}

/** What the game was, and the verdict in a sentence. */
export function Head({ telling, report, seenBy }: SheetProps & { readonly seenBy: SeenBy | undefined }) {
  const { t, language, world } = telling;
  const { turns, title } = world.scenario;
  const [first, last] = [turns[0], turns[report.turn - 1] ?? turns.at(-1)];
  const about = [
    ...(first === undefined || last === undefined ? [] : [datesOf(first, last, language)]),
    t('gcacw.report.turns', { count: report.turns.length }),
    t('gcacw.report.actions', { count: report.moments.length }),
    ...(seenBy === undefined ? [] : [t(keyFor('gcacw.report.seenBy', seenBy))]),
  ];
  const why = decidedBy(telling, report);
  return (
    <header className="report-head">
      <div>
        <p className="report-kind">{report.isOver ? t('gcacw.report') : t('gcacw.report.soFar')}</p>
        <h1>{title[language]}</h1>
        <p className="report-about">{about.join(', ')}.</p>
        <p className="report-verdict">{verdictOf(telling, report)}</p>
        {why.length > 0 && <p className="report-why">{why.join(' ')}</p>}
      </div>
      <Score {...{ telling, report }} />
    </header>
  );
}
