import type { Hex } from '@wigwag/hex';
import { holds } from '@wigwag/kernel';
import type { GroundTerrain } from '../../charts/terrainCosts.ts';
import type { Game } from '../../game.ts';
import type { Attack } from '../attack/attack.ts';
import { type Defence, defenceOf } from './defence.ts';
import { artilleryTotal } from './values.ts';

/** A modifier that may hang on one more die: even gives the one, odd the other. */
export interface ArtilleryModifier {
  readonly even: number;
  readonly odd: number;
}

const always = (value: number): ArtilleryModifier => ({ even: value, odd: value });
/** 7.4/artillery-star */
const star = (value: number): ArtilleryModifier => ({ even: value, odd: 0 });
/** 7.4/artillery-dagger */
const DAGGER: ArtilleryModifier = { even: 2, odd: 1 };

// biome-ignore format: a table
export const ARTILLERY_TABLE: Readonly<Partial<Record<GroundTerrain, readonly ArtilleryModifier[]>>> = (() => {
  //                -4 or less  -3 to +1    +2 to +4   +5 to +7   +8 or more
  const clear   = [ always(-3), always(-2), always(0), always(1), DAGGER    ];
  const rolling = [ always(-2), always(-1), always(0), star(1),   always(1) ];
  const rough   = [ always(-1), star(-1),   always(0), always(0), star(1)   ];
  return { clear, rolling, rough, hill: rough };
})();

/** The last differential of each column; the last column is open. */
export const ARTILLERY_COLUMNS = [-4, 1, 4, 7] as const;

export function artilleryColumn(differential: number): number {
  const found = ARTILLERY_COLUMNS.findIndex(last => differential <= last);
  return found < 0 ? ARTILLERY_COLUMNS.length : found;
}

const NONE = always(0);

/** Special cases that soften what the table says against weak batteries; printed values, works left aside. */
function softened(modifier: ArtilleryModifier, attacker: number, defender: number, printed: number): ArtilleryModifier {
  const each = (change: (value: number) => number) => ({ even: change(modifier.even), odd: change(modifier.odd) });
  if (holds('7.4/artillery-defender-zero', attacker > 0 && defender === 0)) return each(value => Math.max(0, value));
  if (holds('7.4/artillery-printed-one', printed === 1)) return each(value => (value === -2 ? -1 : value));
  return holds('7.4/artillery-printed-two', printed === 2) ? each(value => (value === -3 ? -2 : value)) : modifier;
}

export function artilleryModifier(
  g: Game,
  { units, target }: Pick<Attack, 'units' | 'target'>,
  { guns: defender, printedGuns }: Defence = defenceOf(g, target),
): ArtilleryModifier {
  const attacker = artilleryTotal(g, units);
  if (holds('7.4/artillery-both-zero', attacker === 0 && defender === 0)) return NONE;
  const found = ARTILLERY_TABLE[terrainAt(g, target)]?.[artilleryColumn(attacker - defender)] ?? NONE;
  return softened(found, attacker, defender, printedGuns);
}

const terrainAt = (g: Game, hex: Hex): GroundTerrain => g.derived.ground.terrain[hex] ?? 'off-map';

/** Does the modifier hang on a die? */
export const needsArtilleryDie = ({ even, odd }: ArtilleryModifier): boolean => even !== odd;
