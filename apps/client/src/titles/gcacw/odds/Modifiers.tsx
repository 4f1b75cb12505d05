import type { Attack, CombatModifier, Game, Odds, World } from '@wigwag/gcacw';
import { describeArtillery, describeModifier, modifierName, signed, type Translate } from '@wigwag/words';
import { RuleLink } from '../../../shell/book/RuleLink.tsx';
import { RuleNumber } from '../../../shell/book/RuleNumber.tsx';
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

const TACTICS = '7.4/tactical-highest';

/** Tactical value 3 − 0: the attacker's, less the highest of the defenders and their leaders. */
function tacticsName(t: Translate, { world, board }: Game, { by, target }: Attack, { value }: CombatModifier): string {
  const units = board.units.flatMap(({ hex }, unit) => (hex === target ? [world.units[unit]?.tactical.defence] : []));
  const leaders = board.leaders.flatMap(({ hex }, leader) =>
    hex === target && world.leaders[leader]?.side !== by ? [world.leaders[leader]?.tactical?.defence] : [],
  );
  const defence = [...units, ...leaders].filter(each => each !== undefined);
  if (defence.length === 0) return modifierName(t, TACTICS);
  const most = Math.max(...defence);
  return t('client.odds.tactics', { name: modifierName(t, TACTICS), attack: value + most, defence: most });
}

function rowOf(
  t: Translate,
  world: World,
  modifier: CombatModifier,
  at: { game: Game; attack: Attack } | undefined,
): Row {
  const isTactics = modifier.clause === TACTICS && at !== undefined;
  const name = isTactics ? tacticsName(t, at.game, at.attack, modifier) : modifierName(t, modifier.clause);
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

/** Everything that is added to the dice, each with its rule; plus helps the attacker. With the game as it is, of what parts. */
export const modifierRows = (
  t: Translate,
  world: World,
  { modifiers, artillery, attack }: Odds['assessment'],
  game?: Game,
): readonly Row[] => [
  ...modifiers.map(each => rowOf(t, world, each, game && { game, attack })),
  ...artilleryRow(t, artillery),
];

/** The same with their sum. */
export function Modifiers({ assessment }: { readonly assessment: Odds['assessment'] }) {
  const { modifiers, artillery, attack } = assessment;
  const { world, view, t } = useRoom();
  const sum = modifiers.map(effectOf).reduce((total, each) => total + each, 0);
  const rows = modifierRows(t, world, assessment, view.game);
  return (
    <section className="odds-part">
      <h3>{t('client.odds.modifiers')}</h3>
      <ul className="modifiers">
        {rows.map(({ clause, text, sentence, value, helps }) => (
          <li key={clause} data-helps={helps} title={sentence}>
            <b>{value}</b>
            <span>
              {text}{' '}
              <RuleLink clause={clause} places={placesOfAttack(view, attack)} sentence={sentence}>
                <RuleNumber clause={clause} />
              </RuleLink>
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
