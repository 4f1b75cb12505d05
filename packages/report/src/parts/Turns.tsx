import type { Sided } from '@wigwag/gcacw';
import { dayOf, featsOf } from '../telling.ts';
import type { SheetProps } from './context.ts';

const pair = (of: Sided<number>): string => `${of.union} : ${of.confederate}`;

/** What each turn brought, both sides beside each other. */
export function Turns({ telling, report }: SheetProps) {
  const { t } = telling;
  const isCounted = report.result !== undefined;
  return (
    <section>
      <h2>{t('gcacw.report.byTurn')}</h2>
      <table className="report-table report-turns">
        <thead>
          <tr>
            <th scope="col">{t('gcacw.report.byTurn.turn')}</th>
            <th scope="col">{t('gcacw.report.byTurn.actions')}</th>
            <th scope="col">{t('gcacw.report.byTurn.combats')}</th>
            <th scope="col">{t('gcacw.report.byTurn.lost')}</th>
            {isCounted && <th scope="col">{t('gcacw.report.byTurn.points')}</th>}
          </tr>
        </thead>
        <tbody>
          {report.turns.map(({ turn, actions, combats, losses, points }) => (
            <tr key={turn}>
              <th scope="row">
                {turn}, {dayOf(telling, turn)}
              </th>
              <td>{pair(actions)}</td>
              <td>{combats}</td>
              <td>{pair(losses)}</td>
              {isCounted && <td>{points === undefined ? '–' : pair(points)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="report-note">{t('gcacw.report.byTurn.pair')}</p>
    </section>
  );
}

/** What players tell each other afterwards; nothing where the game has nothing of the kind. */
export function Feats({ telling, report }: SheetProps) {
  const told = featsOf(telling, report);
  if (told.length === 0) return undefined;
  return (
    <section>
      <h2>{telling.t('gcacw.report.feats')}</h2>
      <ul className="report-feats">
        {told.map(sentence => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
