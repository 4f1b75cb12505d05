import { chancesOf, type ReportMoment } from '@wigwag/gcacw';
import { diceOfAction, inPercent } from '@wigwag/words';
import { outcomeOf, sentenceOf, sideName } from '../telling.ts';
import type { SheetProps } from './context.ts';
import { Go } from './Go.tsx';

function Swing({ telling, moment }: Pick<SheetProps, 'telling'> & { readonly moment: ReportMoment }) {
  const { t } = telling;
  const { swing, losses } = moment;
  if (swing === 0) {
    return (
      <p className="report-swing">
        <b>{losses.union + losses.confederate}</b>
        <small>{t('gcacw.report.decisive.lost')}</small>
      </p>
    );
  }
  const side = swing > 0 ? 'union' : 'confederate';
  return (
    <p className={`report-swing ${side}`}>
      <b>+{Math.abs(swing)}</b>
      <small>{t('gcacw.report.decisive.points', { side: sideName(telling, side) })}</small>
    </p>
  );
}

function Moment({ telling, go, moment }: SheetProps & { readonly moment: ReportMoment }) {
  const { t } = telling;
  const chance = chancesOf(moment);
  const dice = moment.action === undefined || moment.combats.length === 0 ? '' : diceOfAction(moment.action);
  return (
    <li>
      <Go {...{ telling, go, moment }}>{t('gcacw.report.decisive.action', { number: moment.number })}</Go>
      <div>
        <p>
          <b>{sentenceOf(telling, moment)}.</b> {outcomeOf(telling, moment)}
        </p>
        {(dice !== '' || chance !== undefined) && (
          <p className="report-chance">
            {dice !== '' && <span className="report-dice">{dice}</span>}{' '}
            {chance !== undefined &&
              t('gcacw.report.decisive.chance', {
                side: sideName(telling, chance.side),
                share: chance.shares.map(inPercent).join('; '),
              })}
          </p>
        )}
      </div>
      <Swing {...{ telling, moment }} />
    </li>
  );
}

/** What moved the score most, and how likely it was. */
export function Decisive(props: SheetProps) {
  const { telling, report } = props;
  const { t } = telling;
  return (
    <section className="report-decisive">
      <h2>{t('gcacw.report.decisive')}</h2>
      {report.decisive.length === 0 && <p className="report-note">{t('gcacw.report.decisive.none')}</p>}
      <ol>
        {report.decisive.map(moment => (
          <Moment key={moment.number} {...props} moment={moment} />
        ))}
      </ol>
    </section>
  );
}
