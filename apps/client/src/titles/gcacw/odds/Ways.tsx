import { assaultOdds } from '@wigwag/gcacw';
import { describeRefusal } from '@wigwag/words';
import { useMemo } from 'react';
import { RuleLink } from '../../../shell/book/RuleLink.tsx';
import type { AttackWay } from '../asking/asking.ts';
import { attackName, drivenOff } from '../asking/buttons.ts';
import { placesOfAttack } from '../book/places.ts';
import { useRoom } from '../room.ts';
import { percent } from './numbers.ts';

function Way({ way, shown }: { readonly way: AttackWay; readonly shown: boolean }) {
  const { view, hand, t } = useRoom();
  const { game } = view;
  // No attack at all is part of what may come of an assault.
  const isAssault = way.type === 'assault';
  const chance = useMemo(() => {
    return isAssault ? assaultOdds(game, way.attack).drivenOff : drivenOff(game, way.attack);
  }, [game, way.attack, isAssault]);
  const driven = isAssault ? t('client.odds.inAll') : t('client.odds.driven');
  return (
    <button
      type="button"
      className="way"
      aria-pressed={shown}
      data-barred={way.refused !== undefined}
      onClick={() => hand.act(way.show)}
    >
      <b>{attackName(t, way.type)}</b>
      <span>
        {way.cost === undefined
          ? t('client.odds.units', { count: way.attack.units.length })
          : t('client.points', { count: way.cost })}
      </span>
      <strong>{percent(chance)}</strong>
      <small>{way.refused === undefined ? driven : t('client.odds.barred')}</small>
    </button>
  );
}

/** The ways to attack, side by side: what they cost, how likely they drive the defender off. */
export function Ways({ ways, type }: { readonly ways: readonly AttackWay[]; readonly type: string }) {
  const { world, view, t } = useRoom();
  if (ways.length === 0) return undefined;
  const shown = ways.find(way => way.type === type);
  const names = shown?.attack.units.map(unit => world.units[unit]?.name).join(', ');
  const why = shown?.refused && describeRefusal(t, shown.refused);
  return (
    <>
      <fieldset className={`ways ways-${ways.length}`}>
        <legend className="unseen">{t('client.odds.ways')}</legend>
        {ways.map(way => (
          <Way key={way.type} way={way} shown={way === shown} />
        ))}
      </fieldset>
      {view.frame?.kind === 'action' && type !== 'assault' && (
        <p className="odds-note">{t('client.odds.marchNote', { unit: names })}</p>
      )}
      {why && (
        <p className="why">
          {why.sentence} <RuleLink clause={why.clause} places={placesOfAttack(view, shown.attack)} />
        </p>
      )}
    </>
  );
}
