import type { Odds } from '@wigwag/gcacw';
import { resultWords, signed } from '@wigwag/words';
import type { CSSProperties } from 'react';
import { ChartLink } from '../../../shell/book/ChartLink.tsx';
import { useRoom } from '../room.ts';
import { percent } from './numbers.ts';

const toneOf = ({ defender, attacker }: Odds['chances'][number]): string =>
  defender.retreat === 'none' ? (attacker.loss > defender.loss || attacker.endsMarch ? 'bad' : 'even') : 'good';

const printed = (cell: string): string => (cell === '-' ? '—' : cell);

/** Every row of the chart that the dice may give, how likely, and what it says. */
export function Distribution({ chances, of, assessment }: Odds) {
  const { t } = useRoom();
  const most = Math.max(...chances.map(({ ways }) => ways));
  const { columns, extraLoss } = assessment;
  return (
    <section className="odds-part odds-results">
      <table className="distribution">
        <caption>
          {t('client.odds.results')} <ChartLink chart="combat" />
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('client.odds.row')}</th>
            <th scope="col" className="wide">
              {t('client.odds.chance')}
            </th>
            <th scope="col">
              {t('client.odds.defender')} <small className="column">{columns.defender}</small>
            </th>
            <th scope="col">
              {t('client.odds.attacker')} <small className="column">{columns.attacker}</small>
            </th>
          </tr>
        </thead>
        <tbody>
          {[...chances].reverse().map(chance => (
            <tr key={chance.row} className={toneOf(chance)}>
              <th scope="row">{signed(chance.row)}</th>
              <td className="wide">
                <i style={{ '--share': chance.ways / most } as CSSProperties} />
                <span>{percent(chance.ways / of)}</span>
              </td>
              <td title={resultWords(t, chance.defender.cell)}>{printed(chance.defender.cell)}</td>
              <td title={resultWords(t, chance.attacker.cell, extraLoss)}>
                {printed(chance.attacker.cell)}
                {extraLoss > 0 && ` +${extraLoss}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
