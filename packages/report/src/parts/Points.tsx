import { type PointCause, SIDES } from '@wigwag/gcacw';
import { signed } from '@wigwag/words';
import { causeName } from '../telling.ts';
import type { SheetProps } from './context.ts';
import { PointsGraph } from './PointsGraph.tsx';

/** In units of the drawing. */
const BAR = 110;

function Bar({ cause, most }: { readonly cause: PointCause; readonly most: number }) {
  const { side, points, pending } = cause;
  const share = (of: number): number => Math.round((Math.abs(of) / most) * BAR);
  return (
    <svg className={`report-bar ${side}`} viewBox={`0 0 ${BAR} 12`} width={BAR} height="12" aria-hidden="true">
      <rect className="solid" x="0.5" y="1" width={share(points - pending)} height="10" rx="1.5" />
      {pending !== 0 && (
        <rect
          className="pending"
          x={share(points - pending) + 0.5}
          y="1.5"
          width={Math.max(3, share(pending) - 1)}
          height="9"
          rx="1.5"
        />
      )}
    </svg>
  );
}

/** Where the points of both came from, by the rules of the scenario. */
function Causes({ telling, report: { causes, isOver } }: SheetProps) {
  const { t } = telling;
  const most = Math.max(1, ...causes.map(({ points }) => Math.abs(points)));
  return (
    <section>
      <h2>{t('gcacw.report.causes')}</h2>
      {causes.length === 0 && <p className="report-note">{t('gcacw.report.causes.none')}</p>}
      {SIDES.map(side => {
        const own = causes.filter(cause => cause.side === side);
        if (own.length === 0) return undefined;
        return (
          <ul key={side} className={`report-causes ${side}`}>
            {own.map(cause => (
              <li key={cause.rule}>
                <span>{causeName(telling, cause)}</span>
                <Bar cause={cause} most={most} />
                <b>{signed(cause.points)}</b>
              </li>
            ))}
          </ul>
        );
      })}
      {!isOver && causes.some(({ pending }) => pending !== 0) && (
        <p className="report-note">{t('gcacw.report.causes.pending')}</p>
      )}
    </section>
  );
}

/** The score over time, and what it is made of; nothing where nobody counts. */
export function Points(props: SheetProps) {
  const { telling, report } = props;
  if (report.result === undefined) return undefined;
  const { t } = telling;
  return (
    <div className="report-pair">
      <section>
        <h2>{t('gcacw.report.points')}</h2>
        <PointsGraph {...props} />
        <p className="report-note">{t('gcacw.report.points.about')}</p>
      </section>
      <Causes {...props} />
    </div>
  );
}
