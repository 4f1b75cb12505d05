import { type Bilingual, type GameCode, type ScenarioData, SIDES, type Side, type Theme } from '@wigwag/gcacw';

/** How much of an army a scenario has, on the map or on its way there. */
interface Muster {
  readonly side: Side;
  readonly leaders: number;
  readonly units: number;
  readonly manpower: number;
}

/** A scenario at a glance: what a list of scenarios says. */
export interface Summary {
  readonly id: string;
  readonly title: Bilingual;
  readonly reason?: Bilingual;
  readonly theme?: Theme;
  readonly game: GameCode;
  readonly year: number;
  readonly map: string;
  readonly from: string;
  readonly to: string;
  readonly turns: number;
  readonly sides: readonly Muster[];
  readonly pieces: number;
  /** Do the sides hide their forces from each other? */
  readonly isHidden: boolean;
  /** Made for a lesson. */
  readonly isTeaching: boolean;
}

export function summaryOf(scenario: ScenarioData): Summary {
  const { id, title, reason, theme, game, year, map, turns, armies, setup, reinforcements, options } = scenario;
  const units = [...setup.units, ...reinforcements.units];
  const leaders = [...setup.leaders, ...reinforcements.leaders];
  const owners = new Map(armies.flatMap(army => [...army.units, ...army.leaders]).map(each => [each.id, each.side]));
  const sides = SIDES.map(side => {
    const own = units.filter(({ unit }) => owners.get(unit) === side);
    return {
      side,
      leaders: leaders.filter(({ leader }) => owners.get(leader) === side).length,
      units: own.length,
      manpower: own.reduce((sum, { manpower }) => sum + manpower, 0),
    };
  });
  return {
    ...{ id, title, game, year, map: map.id },
    ...(reason && { reason }),
    ...(theme && { theme }),
    from: turns[0] ?? '',
    to: turns.at(-1) ?? '',
    turns: turns.length,
    sides,
    pieces: units.length + leaders.length,
    isHidden: options.limitedIntelligence === true,
    isTeaching: scenario.teaching,
  };
}

/** From small to large, as one would learn them. */
export const bySize = (a: Summary, b: Summary): number => a.pieces * a.turns - b.pieces * b.turns;
