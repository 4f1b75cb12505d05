import { netModifier, type Odds } from '@wigwag/gcacw';
import { resultWords, signed } from '@wigwag/words';
import type { CSSProperties } from 'react';
import { RuleLink } from '../../../shell/book/RuleLink.tsx';
import { RuleNumber } from '../../../shell/book/RuleNumber.tsx';
import { Die } from '../../../shell/parts/Die.tsx';
import { modifierRows } from '../odds/Modifiers.tsx';
import { percent } from '../odds/numbers.ts';
import { useRoom } from '../room.ts';
import type { Card } from './battleCard.ts';

type CombatCard = Extract<Card, { readonly kind: 'combat' }>;

const facesOf = ({ rolled }: CombatCard, why: string): readonly number[] =>
  rolled.find(({ request }) => request.why === why)?.answer ?? [];

/** What the modifiers add with this artillery die; where they were not known, what the row leaves to be added. */
function addedOf({ odds }: CombatCard, guns: number | undefined, left: number): number {
  return odds === undefined ? left : netModifier(odds.assessment, guns !== undefined && guns % 2 === 0);
}

/** Die, minus die, plus what is added, equals the row; a sum beyond the chart is said, for its last row is read. */
function Sum({ card, row }: { readonly card: CombatCard; readonly row: number }) {
  const { sitting, t } = useRoom();
  const [attacker = 0, defender = 0] = facesOf(card, 'combat');
  const [guns] = facesOf(card, 'artillery');
  const other = sitting.title.ruleset.sides.find(side => side !== card.by);
  const added = addedOf(card, guns, row - (attacker - defender));
  const sum = attacker - defender + added;
  const nameOf = (side: string | undefined): string =>
    side === undefined ? '' : t(`gcacw.side.${side}` as 'gcacw.side.union');
  return (
    <div className="card-sum">
      <figure>
        <Die face={attacker} size={44} tone={card.by} />
        <figcaption>{nameOf(card.by)}</figcaption>
      </figure>
      <span aria-hidden="true">−</span>
      <figure>
        <Die face={defender} size={44} tone={other} />
        <figcaption>{nameOf(other)}</figcaption>
      </figure>
      <span aria-hidden="true">{added < 0 ? '−' : '+'}</span>
      <figure>
        <b className="card-number">{Math.abs(added)}</b>
        <figcaption>{added < 0 ? t('client.battle.takenOff') : t('client.battle.added')}</figcaption>
      </figure>
      <span aria-hidden="true">=</span>
      <figure>
        <b className="card-row">{signed(row)}</b>
        <figcaption>
          {sum === row ? t('client.battle.row') : t('client.battle.lastRow', { sum: signed(sum) })}
        </figcaption>
      </figure>
      {guns !== undefined && (
        <figure>
          <Die face={guns} size={26} />
          <figcaption>{t('gcacw.dice.artillery')}</figcaption>
        </figure>
      )}
    </div>
  );
}

/** Every row that could have come up, the one that did in amber. */
function Bars({ odds: { chances, of, retreat, rout }, row }: { readonly odds: Odds; readonly row: number }) {
  const { t } = useRoom();
  const most = Math.max(...chances.map(({ ways }) => ways));
  const share = (chances.find(chance => chance.row === row)?.ways ?? 0) / of;
  const better = chances.reduce((sum, chance) => (chance.row >= row ? sum + chance.ways : sum), 0) / of;
  return (
    <div className="card-bars">
      <ul aria-hidden="true">
        {chances.map(chance => (
          <li
            key={chance.row}
            className={chance.row === row ? 'this' : ''}
            style={{ '--share': chance.ways / most } as CSSProperties}
          >
            {(chance.row === row || chance === chances[0] || chance === chances.at(-1)) && (
              <span>{signed(chance.row)}</span>
            )}
          </li>
        ))}
      </ul>
      <p>
        {t('client.battle.thisRow', { share: percent(share) })}
        <br />
        {t('client.battle.better', { share: percent(better) })}
        <br />
        {t('client.battle.driven', { share: percent(retreat + rout) })}
      </p>
    </div>
  );
}

function Results({ card }: { readonly card: CombatCard }) {
  const { sitting, t } = useRoom();
  const result = card.mattering.fight?.result;
  if (result === undefined || card.by === undefined) return undefined;
  const { sides } = sitting.title.ruleset;
  const extra = card.odds?.assessment.extraLoss ?? 0;
  return (
    <div className="card-results">
      {sides.map(side => {
        const isAttacker = side === card.by;
        const cell = isAttacker ? result.attacker : result.defender;
        return (
          <p key={side} className={`by-${side}`}>
            <b>{sitting.title.words.side(t, side)}</b> <code>{cell === '-' ? '—' : cell}</code>
            <br />
            {resultWords(t, cell, isAttacker ? extra : 0)}
          </p>
        );
      })}
    </div>
  );
}

/** A combat: the sum, what was added and why, how likely the row was, the result for each side. */
export function CombatBody({ card }: { readonly card: CombatCard }) {
  const { world, t } = useRoom();
  const result = card.mattering.fight?.result;
  if (result === undefined) return undefined;
  const { odds } = card;
  return (
    <>
      <Sum card={card} row={result.row} />
      {odds === undefined ? (
        <p className="card-note">{t('client.battle.untold')}</p>
      ) : (
        <div className="card-why">
          <ul className="modifiers">
            {modifierRows(t, world, odds.assessment).map(({ clause, text, sentence, value, helps }) => (
              <li key={clause} data-helps={helps} title={sentence}>
                <b>{value}</b>
                <span>
                  {text}{' '}
                  <RuleLink clause={clause}>
                    <RuleNumber clause={clause} />
                  </RuleLink>
                </span>
              </li>
            ))}
          </ul>
          <Bars odds={odds} row={result.row} />
        </div>
      )}
      <Results card={card} />
    </>
  );
}
