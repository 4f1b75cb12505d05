import { type Threat, threats, threatsUnderWay } from '@wigwag/gcacw';
import { hexLabel, signed } from '@wigwag/words';
import { percent } from '../odds/numbers.ts';
import type { Looking, Weighed } from './facts.ts';

/** Besides the likeliest target so many more are named. */
const MORE = 3;

/** Who stands in a hex, as whoever looks sees it. */
function whoIn({ game, t }: Looking, hex: number): string {
  const names = game.board.units.flatMap((state, unit) =>
    state.hex === hex ? [game.world.units[unit]?.name ?? ''] : [],
  );
  const [name, ...others] = names;
  if (name === undefined) return t('client.card.aMarker');
  return others.length === 0 ? name : t('client.card.andMore', { name, count: others.length });
}

function lineOf(looking: Looking, { target, chance, modifier, drivenOff }: Threat): string {
  const { t, game } = looking;
  const said = {
    who: whoIn(looking, target),
    hex: hexLabel(game.world, target),
    chance: percent(chance),
    modifier: signed(modifier),
    drivenOff: percent(drivenOff),
  };
  return chance === 1 ? t('client.card.attacksSurely', said) : t('client.card.attacks', said);
}

/** An attack that drives nobody off, as chances are written. */
const isHopeless = ({ drivenOff }: Threat): boolean => percent(drivenOff) === percent(0);

/**
 * Whom a unit could attack in its march, the one it makes or else its next, and how likely it comes to that: of an enemy, the
 * threat it poses. Undefined: nothing that is worth a word.
 */
export function weighedFor(looking: Looking, unit: number, isEnemy: boolean): Weighed | undefined {
  const { game, t } = looking;
  const underWay = threatsUnderWay(game, unit);
  const all = underWay ?? threats(game, unit);
  const [first, ...rest] = all.filter(threat => !isHopeless(threat));
  const { tone, title, none } = isEnemy
    ? ({ tone: 'threat', title: t('client.card.threat'), none: t('client.card.noThreat') } as const)
    : ({ tone: 'attack', title: t('client.card.attack'), none: t('client.card.noTarget') } as const);
  if (first === undefined) return all.length > 0 || underWay !== undefined ? undefined : { tone, title, lines: [none] };
  const list = rest
    .slice(0, MORE)
    .map(({ target, chance }) => t('client.card.alsoOne', { who: whoIn(looking, target), chance: percent(chance) }));
  return {
    tone,
    title,
    lines: [lineOf(looking, first), ...(list.length === 0 ? [] : [t('client.card.also', { list: list.join(', ') })])],
  };
}
