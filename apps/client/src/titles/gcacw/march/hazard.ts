import { type AnyChoice, type Game, type Hazards, hazardsOf, marchHazards } from '@wigwag/gcacw';
import type { Translate } from '@wigwag/words';
import type { Marching } from '../asking/asking.ts';
import { percent } from '../odds/numbers.ts';

type Reckoned = (game: Game, choice: AnyChoice, unit: number) => Hazards | undefined;

/** The dice of a game that never changes are gone through once. */
function once(reckon: Reckoned): Reckoned {
  const known = new WeakMap<Game, Map<string, Hazards | undefined>>();
  return (game, choice, unit) => {
    const found = known.get(game) ?? new Map<string, Hazards | undefined>();
    known.set(game, found);
    const key = JSON.stringify([choice, unit]);
    if (!found.has(key)) found.set(key, reckon(game, choice, unit));
    return found.get(key);
  };
}

const forceHazards = once(hazardsOf);
const knownMarchHazards = once(marchHazards);

function risksOf(t: Translate, { disorganized, losses, eliminated }: Hazards): string[] {
  return [
    ...(disorganized > 0 ? [t('client.hazard.disorganized', { chance: percent(disorganized) })] : []),
    ...(losses > 0 ? [t('client.hazard.losses', { chance: percent(losses) })] : []),
    ...(eliminated > 0 ? [t('client.hazard.eliminated', { chance: percent(eliminated) })] : []),
  ];
}

/** Fatigue 4, extended march: disorganized 50 %. Undefined: setting out does nothing to the unit that it does not do to any. */
function hazardOfChoice(t: Translate, game: Game, choice: AnyChoice, unit: number): string | undefined {
  const hazards = knownMarchHazards(game, choice, unit);
  if (hazards === undefined) return undefined;
  const { fatigue, extended } = hazards;
  const what = extended ? t('client.hazard.extended', { fatigue }) : t('client.hazard.weary', { fatigue });
  const risks = risksOf(t, hazards);
  return risks.length === 0 ? what : t('client.hazard', { what, risks: risks.join(', ') });
}

/** Of a march that is about to begin. */
export function hazardOfMarch(t: Translate, { game, begin }: Marching, unit: number): string | undefined {
  const choice = begin.at(-1);
  return choice && hazardOfChoice(t, game, choice, unit);
}

/** What a force march adds, and what it may cost: told before it is made. */
export interface ForceRisk {
  readonly text: string;
  /** How likely the unit is lost; 0: it cannot be. */
  readonly eliminated: number;
}

export function riskOfForce(t: Translate, game: Game, unit: number): ForceRisk | undefined {
  const hazards = forceHazards(game, { do: 'force' }, unit);
  if (hazards?.bonus === undefined) return undefined;
  const [least, most] = hazards.bonus;
  const what = t('client.hazard.forced', { least, most });
  return {
    text: t('client.hazard', { what, risks: risksOf(t, hazards).join(', ') }),
    eliminated: hazards.eliminated,
  };
}
