import { assaultOdds, commandOdds, type Odds, odds as oddsOf } from '@wigwag/gcacw';
import { useMemo } from 'react';
import { useDesk } from '../../../shell/desk.ts';
import { useRoom } from '../room.ts';
import { inTenths, percent } from './numbers.ts';

interface Row {
  readonly name: string;
  readonly ways: number;
  readonly tone: 'good' | 'even' | 'bad';
}

const LEE = '7.4/lee-bonus';
const drivenOff = ({ retreat, rout }: Odds): string => percent(retreat + rout);

/** What Lee would change, where he might be announced. */
function WithLee({ odds }: { readonly odds: Odds }) {
  const { view, t } = useRoom();
  const announced = oddsOf(view.game, { ...odds.assessment.attack, lee: true });
  if (!announced.assessment.modifiers.some(({ clause }) => clause === LEE)) return undefined;
  return (
    <p className="odds-note">
      {t('client.odds.withLee', { announced: drivenOff(announced), silent: drivenOff(odds) })}
    </p>
  );
}

/** Before the command roll of an assault: how many units it may let attack, or none. */
export function CommandRoll({ odds }: { readonly odds: Odds }) {
  const { world, view, t } = useRoom();
  const language = useDesk(desk => desk.language);
  const { leader, units } = odds.assessment.attack;
  const selected = units.length;
  const command = commandOdds(view.game, leader, selected);
  const inAll = useMemo(() => assaultOdds(view.game, odds.assessment.attack), [view.game, odds]);
  const rows: Row[] = [
    ...command.units.map(({ count, ways }): Row => {
      return { name: t('client.odds.units', { count }), ways, tone: count === selected ? 'good' : 'even' };
    }),
    { name: t('client.odds.noAttack'), ways: command.fails, tone: 'bad' },
  ];
  return (
    <section className="odds-part">
      <table className="distribution command-roll">
        <caption>{t('client.odds.command', { leader: world.leaders[leader]?.name })}</caption>
        <tbody>
          {rows.map(({ name, ways, tone }) => (
            <tr key={name} className={tone}>
              <th scope="row">{name}</th>
              <td className="wide">
                <i style={{ width: `${(ways / command.of) * 84}%` }} />
                <span>{percent(ways / command.of)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="odds-note in-all">
        {t('client.odds.inAllNote', {
          count: selected,
          drivenOff: percent(inAll.drivenOff),
          none: percent(1 - inAll.attack),
        })}
      </p>
      <p className="odds-note">
        {t('client.odds.commandNote', { count: selected, expected: inTenths(command.expected, language) })}
      </p>
      <WithLee odds={odds} />
    </section>
  );
}
