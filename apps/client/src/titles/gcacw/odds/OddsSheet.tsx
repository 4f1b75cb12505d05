import '../css/odds.css';
import { combatValue, type Odds } from '@wigwag/gcacw';
import { hexLabel } from '@wigwag/words';
import { useDesk } from '../../../shell/desk.ts';
import type { Sheet } from '../asking/asking.ts';
import { attackName } from '../asking/buttons.ts';
import { useRoom } from '../room.ts';
import { CommandRoll } from './CommandRoll.tsx';
import { Distribution } from './Distribution.tsx';
import { Flanks } from './Flanks.tsx';
import { Modifiers } from './Modifiers.tsx';
import { inQuarters, inTenths, percent } from './numbers.ts';
import { Ways } from './Ways.tsx';

/** Who they are; of a disorganized one, why it counts for less than stands on its counter. */
function Names({ units }: { readonly units: readonly number[] }) {
  const { world, view, t } = useRoom();
  return units
    .map(unit => {
      const { name } = world.units[unit] ?? {};
      const { manpower = 0, disorganized = false } = view.game.board.units[unit] ?? {};
      const value = inQuarters(combatValue(manpower, disorganized));
      return disorganized ? t('client.odds.weakened', { unit: name, manpower, value }) : name;
    })
    .join(', ');
}

/** Rounded in the defender's favour, as the modifier goes by it. */
const ratioOf = (attacker: number, defender: number): string =>
  attacker >= defender ? `${Math.floor(attacker / defender)} : 1` : `1 : ${Math.ceil(defender / attacker)}`;

/** Who attacks whom, with what, and what each column of the chart goes by. */
function Sides({ odds }: { readonly odds: Odds }) {
  const { view, t } = useRoom();
  const { attack, attackValue, defenceValue, plainDefenceValue } = odds.assessment;
  const defenders = view.game.board.units.flatMap(({ hex }, unit) => (hex === attack.target ? [unit] : []));
  const works = plainDefenceValue !== defenceValue;
  return (
    <div className="versus">
      <p className={`by-${attack.by}`}>
        <small>{t('client.odds.attacker')}</small>
        <b>{inQuarters(attackValue)}</b>
        <Names units={attack.units} />
      </p>
      <p className={attack.by === 'union' ? 'by-confederate' : 'by-union'}>
        <small>{t('client.odds.defender')}</small>
        <b>
          {inQuarters(defenceValue)}
          {works && <small> {t('client.odds.plain', { value: inQuarters(plainDefenceValue) })}</small>}
        </b>
        <Names units={defenders} />
      </p>
      <p className="ratio">
        <small>{t('client.odds.ratio')}</small>
        <br />
        {ratioOf(attackValue, defenceValue)}
      </p>
    </div>
  );
}

/** What it comes to. */
function Summary({ odds }: { readonly odds: Odds }) {
  const { t } = useRoom();
  const language = useDesk(desk => desk.language);
  const { retreat, rout, advance, marchGoesOn, expectedLoss, assessment } = odds;
  const marching = assessment.attack.type !== 'assault';
  const shares = [
    [t('client.odds.retreat'), percent(retreat)],
    [t('client.odds.rout'), percent(rout)],
    [t('client.odds.advance'), percent(advance)],
    ...(marching ? [[t('client.odds.goesOn'), percent(marchGoesOn)] as const] : []),
  ] as const;
  return (
    <dl className="summary">
      {shares.map(([name, share]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{share}</dd>
        </div>
      ))}
      <div className="expected">
        <dt>{t('client.odds.expected')}</dt>
        <dd>
          {t('client.odds.losses', {
            attacker: inTenths(expectedLoss.attacker, language),
            defender: inTenths(expectedLoss.defender, language),
          })}
        </dd>
      </div>
    </dl>
  );
}

/** Before anyone commits: every modifier with its rule, and every result with its chance. */
export function OddsSheet({ sheet }: { readonly sheet: Extract<Sheet, { kind: 'odds' }> }) {
  const { world, odds, t } = useRoom();
  if (odds === undefined) return undefined;
  const { assessment } = odds;
  return (
    <div className="odds">
      <h2>
        {t('client.odds.title', {
          type: attackName(t, assessment.attack.type),
          hex: hexLabel(world, assessment.attack.target),
        })}
      </h2>
      <Sides odds={odds} />
      <Ways ways={sheet.ways} type={assessment.attack.type} />
      {sheet.uncommanded && <CommandRoll odds={odds} />}
      <Summary odds={odds} />
      <p className="odds-note">{t('client.odds.letters')}</p>
      <div className="odds-parts">
        <Modifiers assessment={assessment} />
        <Flanks flank={assessment.flank} />
        <Distribution {...odds} />
      </div>
    </div>
  );
}
