import { type AnyChoice, type MarchWay, QUARTERS, type WayAttack } from '@wigwag/gcacw';
import type { Translate } from '@wigwag/words';
import { attackName } from '../asking/buttons.ts';
import { pointsLeft } from '../map/reachSaid.ts';
import { inQuarters, percent } from '../odds/numbers.ts';
import { useRoom } from '../room.ts';
import { hazardOfMarch } from './hazard.ts';
import type { LaidMarch } from './laid.ts';
import { namesIn, tellBarred } from './notThere.ts';
import { planOf } from './planOf.ts';

/** A die of 3 or more; two dice of 7 or more together. */
function neededText(t: Translate, { needed }: Pick<MarchWay, 'needed'>): string | undefined {
  if (needed === undefined) return undefined;
  return needed.dice === 1
    ? t('client.march.die', { sum: needed.sum })
    : t('client.march.dice', { dice: needed.dice, sum: needed.sum });
}

/** Before the dice fall, how likely it gets there; after that, what it has left. */
function reachedText(t: Translate, { points, chance }: MarchWay, left: number | undefined): string {
  const spent = points.at(-1) ?? 0;
  if (left === undefined) return t('client.march.reached', { points: spent, chance: percent(chance) });
  const rest = inQuarters(Math.max(0, left - spent) * QUARTERS);
  return `${t('client.reachCost', { points: spent })} · ${t('client.reachLeft', { points: rest })}`;
}

/** Both chances of the attacks on one hex: that there are points for them, and that they drive the defenders off. */
function AttackOn({ march, attacks }: { readonly march: LaidMarch; readonly attacks: readonly WayAttack[] }) {
  const { view, t } = useRoom();
  const { unit, marching, way } = march;
  const listed = (chanceOf: (attack: WayAttack) => number): string =>
    attacks
      .map(each => t('client.march.attack', { type: attackName(t, each.type), chance: percent(chanceOf(each)) }))
      .join(', ');
  const plan = planOf(marching.game, unit);
  const drivesOff = (attack: WayAttack): number => (way === undefined ? 0 : plan.drivenOff(way.path, attack));
  // Once the dice have fallen there either are points or there are not.
  const isRolled = pointsLeft(view.frame, unit) !== undefined && attacks.every(({ chance }) => chance === 1);
  const named = attacks.map(({ type }) => attackName(t, type)).join(', ');
  const shares = new Set(attacks.map(attack => percent(drivesOff(attack))));
  const [only] = shares;
  return (
    <p className="march-then">
      {t('client.march.then', { who: namesIn(view.game, attacks[0]?.target ?? -1) ?? t('client.card.aMarker') })}
      <br />
      {t('client.march.enough', { ways: isRolled ? named : listed(({ chance }) => chance) })}
      <br />
      {t('client.march.drivesOff', { ways: shares.size === 1 ? only : listed(drivesOff) })}
    </p>
  );
}

function Attacks({ march }: { readonly march: LaidMarch }) {
  const attacks = march.way?.attacks ?? [];
  return [...new Set(attacks.map(({ target }) => target))].map(target => (
    <AttackOn key={target} march={march} attacks={attacks.filter(each => each.target === target)} />
  ));
}

/** What else is decided when it sets out. */
function Begins({ begin }: { readonly begin: readonly AnyChoice[] }) {
  const { t } = useRoom();
  const verbs = begin.map(({ do: verb }) => verb);
  if (verbs.includes('take')) return <p className="march-begins">{t('client.march.gesture')}</p>;
  return verbs.includes('march') ? <p className="march-begins">{t('client.march.dies')}</p> : undefined;
}

/** What the march may do to the unit as it sets out. */
function Hazard({ march: { unit, marching } }: { readonly march: Pick<LaidMarch, 'unit' | 'marching'> }) {
  const { t } = useRoom();
  const text = hazardOfMarch(t, marching, unit);
  return text === undefined ? undefined : <p className="march-hazard">{text}</p>;
}

/** What a way takes, how likely it is, and what would be possible at its end. */
export function MarchTip({ march }: { readonly march: LaidMarch }) {
  const { view, t } = useRoom();
  const { unit, laid, way, marching } = march;
  if (way === undefined) return <p className="march-tip">{tellBarred(t, view, march)}</p>;
  const { points, chance, forced } = way;
  const left = pointsLeft(view.frame, unit);
  const lines = [
    neededText(t, way),
    laid?.kept.some(hex => hex !== laid.to) ? t('client.march.kept') : undefined,
    forced > chance ? t('client.reachForced', { chance: percent(forced) }) : undefined,
  ].filter(text => text !== undefined);
  return (
    <div className="march-tip">
      <p>
        <b>{chance === 0 ? t('client.march.beyond', { points: points.at(-1) }) : reachedText(t, way, left)}</b>
      </p>
      {lines.length > 0 && <p>{lines.join(', ')}</p>}
      <Attacks march={march} />
      {chance > 0 && <Hazard march={{ unit, marching }} />}
      {chance > 0 && <Begins begin={marching.begin} />}
    </div>
  );
}
