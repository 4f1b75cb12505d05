import { type CrossingAttempt, isCrossingAttempt, mostFor, type Side } from '@wigwag/gcacw';
import type { CSSProperties, ReactNode } from 'react';
import { RollFaces } from '../../../shell/parts/Dice.tsx';
import { Die } from '../../../shell/parts/Die.tsx';
import { percent } from '../odds/numbers.ts';
import { useRoom } from '../room.ts';
import type { Card } from './battleCard.ts';
import { commandSaid } from './commandSaid.ts';
import { wayName } from './ways.ts';

interface WayProps {
  readonly name: string;
  readonly share: number;
  readonly isThis: boolean;
}

export const WayRow = ({ name, share, isThis }: WayProps) => (
  <li className={isThis ? 'this' : ''}>
    <span>{name}</span>
    <i style={{ '--share': share } as CSSProperties} />
    <b>{percent(share)}</b>
  </li>
);

export function Ways({ children }: { readonly children: ReactNode }) {
  const { t } = useRoom();
  return (
    <section className="card-ways">
      <h3>{t('client.battle.chance')}</h3>
      <ul>{children}</ul>
    </section>
  );
}

/** The command roll of an assault: who goes in, and how likely that was. */
export function CommandBody({ card }: { readonly card: Extract<Card, { readonly kind: 'command' }> }) {
  const { world, t } = useRoom();
  const { fight, action } = card.mattering;
  if (fight?.command === undefined) return undefined;
  const { die, number } = fight.command;
  const { ways } = card;
  const going = number < 0 ? 0 : Math.max(1, Math.min(number, card.units.length));
  return (
    <>
      <div className="card-sum">
        <figure>
          <Die face={die} size={44} tone={action.side} />
          <figcaption>{t('client.battle.command')}</figcaption>
        </figure>
        <span className="card-said">{commandSaid(t, world.leaders[action.leader], fight.command)}</span>
        <b className="card-row">
          {going === 0 ? t('client.battle.noAttack') : t('client.battle.go', { count: going })}
        </b>
      </div>
      {ways !== undefined && (
        <Ways>
          {ways.units.map(({ count, ways: of }) => (
            <WayRow key={count} name={t('client.battle.go', { count })} share={of / ways.of} isThis={count === going} />
          ))}
          {ways.fails > 0 && (
            <WayRow name={t('client.battle.noAttack')} share={ways.fails / ways.of} isThis={going === 0} />
          )}
        </Ways>
      )}
    </>
  );
}

/** Work on a crossing: the die, with what is added, and what it had to come to. */
function AttemptSum({ attempt, side }: { readonly attempt: CrossingAttempt; readonly side: Side | undefined }) {
  const { t } = useRoom();
  const { die, modifier } = attempt;
  return (
    <div className="card-sum plain">
      <figure>
        <Die face={die} size={44} tone={side} />
      </figure>
      {modifier !== 0 && (
        <span>
          {modifier < 0 ? '−' : '+'} {Math.abs(modifier)}
        </span>
      )}
      <span aria-hidden="true">=</span>
      <b className="card-row">{die + modifier}</b>
      <span className="card-said">{t('client.battle.atMost', { most: mostFor(attempt) })}</span>
    </div>
  );
}

/** Any other roll: its dice, and every way it could have gone. */
export function OtherBody({ card }: { readonly card: Extract<Card, { readonly kind: 'other' }> }) {
  const { t } = useRoom();
  const attempt = card.events.find(isCrossingAttempt);
  return (
    <>
      {attempt !== undefined && <AttemptSum attempt={attempt} side={card.mattering.action.side} />}
      {attempt === undefined && (
        <div className="card-sum">
          {card.rolled.map((rolled, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rolls stand in the order they were made
            <RollFaces key={place} rolled={rolled} size={40} />
          ))}
        </div>
      )}
      {card.ways.length > 1 && (
        <Ways>
          {card.ways.map(way => (
            <WayRow key={`${way.code} ${way.count}`} name={wayName(t, way)} share={way.share} isThis={way.isThis} />
          ))}
        </Ways>
      )}
    </>
  );
}
