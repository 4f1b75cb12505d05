import { signed } from '@wigwag/words';
import { RuleLink } from '../../../shell/book/RuleLink.tsx';
import { RuleNumber } from '../../../shell/book/RuleNumber.tsx';
import { Die } from '../../../shell/parts/Die.tsx';
import { useRoom } from '../room.ts';
import type { Card } from './battleCard.ts';
import { WayRow, Ways } from './OtherBodies.tsx';

type ExtendedCard = Extract<Card, { readonly kind: 'extended' }>;
type Roll = NonNullable<ExtendedCard['roll']>;

/** Die, plus what is added, equals what the table is read with. */
function Sum({ card: { made, mattering } }: { readonly card: ExtendedCard }) {
  const { t } = useRoom();
  const { die, modifier } = made;
  return (
    <div className="card-sum">
      <figure>
        <Die face={die} size={44} tone={mattering.action.side} />
        <figcaption>{t('gcacw.dice.extended-march')}</figcaption>
      </figure>
      <span aria-hidden="true">+</span>
      <figure>
        <b className="card-number">{modifier}</b>
        <figcaption>{t('client.battle.added')}</figcaption>
      </figure>
      <span aria-hidden="true">=</span>
      <figure>
        <b className="card-row">{die + modifier}</b>
        <figcaption>{t('client.battle.onTable')}</figcaption>
      </figure>
    </div>
  );
}

/** What is added, and why. */
function Added({ roll: { fatigue, exhausted, plus } }: { readonly roll: Roll }) {
  const { t } = useRoom();
  const weary = exhausted ? t('client.battle.plus.exhausted', { fatigue }) : t('client.battle.plus.weary', { fatigue });
  const rows = [
    { value: plus.union, text: t('client.battle.plus.union') },
    { value: plus.weariness, text: weary },
  ].filter(({ value }) => value !== 0);
  if (rows.length === 0) return undefined;
  return (
    <ul className="modifiers">
      {rows.map(({ value, text }) => (
        <li key={text} data-helps={false}>
          <b>{signed(value)}</b>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** Every result that the die could have had, each once, the lightest first. */
const resultsOf = ({ results }: Roll): readonly Roll['results'][number][] => [...new Set(results)];

/** An extended march: what it is, the die, what was risked and what came of it. */
export function ExtendedBody({ card }: { readonly card: ExtendedCard }) {
  const { t } = useRoom();
  const { made, roll } = card;
  const clause = roll?.exhausted === true ? '5.1/extended-trigger-exhausted' : '5.1/extended-trigger-normal';
  const nameOf = (result: Roll['results'][number]): string => {
    if (result === 'NE') return t('client.battle.way.extended.NE');
    return result === 'D' ? t('client.battle.way.extended.D') : t('client.battle.way.extended.loss', { loss: result });
  };
  return (
    <>
      <Sum card={card} />
      {roll === undefined ? (
        <p className="card-note">{t('client.battle.untold')}</p>
      ) : (
        <>
          <div className="card-told">
            <p>
              {t('client.battle.extended', { fatigue: roll.fatigue })}{' '}
              <RuleLink clause={clause}>
                <RuleNumber clause={clause} />
              </RuleLink>
            </p>
            <Added roll={roll} />
          </div>
          <Ways>
            {resultsOf(roll).map(result => (
              <WayRow
                key={result}
                name={nameOf(result)}
                share={roll.results.filter(each => each === result).length / roll.results.length}
                isThis={`${result}` === made.result}
              />
            ))}
          </Ways>
        </>
      )}
    </>
  );
}
