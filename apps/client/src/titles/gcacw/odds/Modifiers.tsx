import type { CombatModifier, Odds, World } from '@wigwag/gcacw';
import { describeArtillery, describeModifier, modifierName, signed, type Translate } from '@wigwag/words';
import { RuleLink } from '../../../shell/book/RuleLink.tsx';
import { placesOfAttack } from '../book/places.ts';
import { useRoom } from '../room.ts';

interface Row {
  readonly clause: string;
  readonly text: string;
  /** In full, for those who ask. */
  readonly sentence: string;
  readonly value: string;
  readonly helps: boolean;
}

const between = (a: number, b: number): string =>
  a === b ? signed(a) : `${signed(Math.min(a, b))}…${signed(Math.max(a, b))}`;

/** On the defender's die it takes away from the attacker's. */
const effectOf = ({ die, value }: CombatModifier): number => (die === 'defender' ? -value : value);

const ARTILLERY = '7.4/artillery-table';

function artilleryRow(t: Translate, artillery: Odds['assessment']['artillery']): Row[] {
  const { even, odd } = artillery;
  if (even === 0 && odd === 0) return [];
  const sentence = describeArtillery(t, artillery);
  const text = even === odd ? modifierName(t, ARTILLERY) : sentence;
  return [{ clause: ARTILLERY, text, sentence, value: between(even, odd), helps: even + odd > 0 }];
}

function rowOf(t: Translate, world: World, modifier: CombatModifier): Row {
  const name = modifierName(t, modifier.clause);
  const names = [
    ...modifier.units.map(unit => world.units[unit]?.name),
    ...modifier.leaders.map(leader => world.leaders[leader]?.name),
  ].filter(each => each !== name);
  return {
    clause: modifier.clause,
    text: names.length === 0 ? name : `${name} (${names.join(', ')})`,
    sentence: describeModifier(t, world, modifier),
    value: signed(effectOf(modifier)),
    helps: effectOf(modifier) > 0,
  };
}

/** Everything that is added to the dice, each with its rule; plus helps the attacker. */
export const modifierRows = (
  t: Translate,
  world: World,
  { modifiers, artillery }: Odds['assessment'],
): readonly Row[] => [...modifiers.map(each => rowOf(t, world, each)), ...artilleryRow(t, artillery)];

/** The same with their sum. */
export function Modifiers({ assessment }: { readonly assessment: Odds['assessment'] }) {
  const { modifiers, artillery, attack } = assessment;
  const { world, view, t } = useRoom();
  const sum = modifiers.map(effectOf).reduce((total, each) => total + each, 0);
  const rows = modifierRows(t, world, assessment);
  return (
    <section className="odds-part">
      <h3>{t('client.odds.modifiers')}</h3>
      <ul className="modifiers">
        {rows.map(({ clause, text, sentence, value, helps }) => (
          <li key={clause} data-helps={helps} title={sentence}>
            <b>{value}</b>
            <span>
              {text} <RuleLink clause={clause} places={placesOfAttack(view, attack)} sentence={sentence} />
            </span>
          </li>
        ))}
        <li className="sum">
          <b>{between(sum + artillery.even, sum + artillery.odd)}</b>
          <span>{t('client.odds.sum')}</span>
        </li>
      </ul>
    </section>
  );
}
