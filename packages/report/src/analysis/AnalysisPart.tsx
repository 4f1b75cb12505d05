import type { Analysis, Judgement } from '@wigwag/ai';
import { SIDES } from '@wigwag/gcacw';
import { inDecimals } from '@wigwag/words';
import type { SheetProps } from '../parts/context.ts';
import { Go } from '../parts/Go.tsx';
import { above, sentenceOf, sideName } from '../telling.ts';
import { ChanceGraph } from './ChanceGraph.tsx';
import { actionOf, judgementOf, luckOf, strokeOf } from './telling.ts';

interface Props extends SheetProps {
  readonly analysis: Analysis;
}

function Costly({ telling, report, go, judgement }: SheetProps & { readonly judgement: Judgement }) {
  const { t, language } = telling;
  const { line, side, cost } = judgement;
  const moment = report.moments.find(({ lines }) => lines > line) ?? report.moments.at(-1);
  if (moment === undefined) return undefined;
  return (
    <li>
      <Go {...{ telling, go }} moment={{ ...moment, lines: line }}>
        {t('gcacw.report.decisive.action', { number: moment.number })}
      </Go>
      <div>
        <p>
          <b>{sentenceOf(telling, moment)}.</b> {judgementOf(telling, judgement).join(' ')}
        </p>
      </div>
      <p className={`report-swing ${side}`}>
        <b>−{inDecimals(cost, language)}</b>
        <small>{t('gcacw.analysis.cost', { side: sideName(telling, side) })}</small>
      </p>
    </li>
  );
}

/** Best and worst of both, and how often the computer would have decided the same. */
function Conducts({ telling, report, analysis: { conduct, eyes } }: Props) {
  const { t, language } = telling;
  const sides = SIDES.filter(side => eyes === 'all' || eyes === side);
  const best = ({ best: found }: (typeof conduct)['union']): string =>
    found === undefined
      ? '–'
      : t('gcacw.analysis.conduct.bestCell', {
          action: actionOf(telling, report, found.line),
          points: above(telling, found.gain ?? 0),
        });
  const worst = ({ worst: found }: (typeof conduct)['union']): string =>
    found === undefined
      ? '–'
      : t('gcacw.analysis.conduct.worstCell', {
          action: actionOf(telling, report, found.line),
          points: above(telling, -found.cost),
        });
  const rows = [
    [
      t('gcacw.analysis.conduct.agreed'),
      (each: (typeof conduct)['union']) => t('gcacw.analysis.conduct.of', { ...each }),
    ],
    [t('gcacw.analysis.conduct.cost'), (each: (typeof conduct)['union']) => inDecimals(each.cost, language)],
    [t('gcacw.analysis.conduct.best'), best],
    [t('gcacw.analysis.conduct.worst'), worst],
  ] as const;
  return (
    <table className="report-table">
      <thead>
        <tr>
          <th scope="col">{t('gcacw.analysis.conduct')}</th>
          {sides.map(side => (
            <th key={side} scope="col" className={side}>
              {sideName(telling, side)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, cell]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {sides.map(side => (
              <td key={side}>{cell(conduct[side])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function LuckApart({ telling, report, analysis }: Props) {
  const { t } = telling;
  const { luck } = analysis;
  if (luck === undefined) return undefined;
  return (
    <section>
      <h2>{t('gcacw.analysis.luck')}</h2>
      {luckOf(telling, analysis).map(sentence => (
        <p key={sentence}>{sentence}</p>
      ))}
      <ul className="report-feats">
        {luck.strokes.map(stroke => (
          <li key={stroke.line}>{strokeOf(telling, report, stroke)}</li>
        ))}
      </ul>
      <p className="report-note">{t('gcacw.analysis.luck.about', { count: luck.rolls })}</p>
    </section>
  );
}

/** What the computer commander makes of the game. */
export function AnalysisPart(props: Props) {
  const { telling, analysis } = props;
  const { t } = telling;
  const { eyes, isWhole, chances, costliest, settings } = analysis;
  return (
    <>
      <section className="report-analysis">
        <h2>{t('gcacw.analysis')}</h2>
        {!isWhole && <p className="report-note">{t('gcacw.analysis.stopped')}</p>}
        {eyes !== 'all' && (
          <p className="report-note">{t('gcacw.analysis.seenBy', { side: sideName(telling, eyes) })}</p>
        )}
        <Conducts {...props} />
      </section>
      <div className="report-pair">
        {chances.length > 0 && (
          <section>
            <h2>{t('gcacw.analysis.chance')}</h2>
            <ChanceGraph {...props} />
            <p className="report-note">{t('gcacw.analysis.chance.about', { playouts: settings.playouts })}</p>
          </section>
        )}
        <LuckApart {...props} />
      </div>
      <section className="report-decisive">
        <h2>{t('gcacw.analysis.costliest')}</h2>
        {costliest.length === 0 && <p className="report-note">{t('gcacw.analysis.costliest.none')}</p>}
        <ol>
          {costliest.map(judgement => (
            <Costly key={`${judgement.line} ${judgement.side}`} {...props} judgement={judgement} />
          ))}
        </ol>
      </section>
    </>
  );
}
