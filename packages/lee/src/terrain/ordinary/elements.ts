import type { Choice } from '../../game.ts';
import { type Check, finding, type Placing } from '../judging/check.ts';
import { findEnemyZone, findHalves, groundChecks, type Laying, outlineChecks, sizeChecks } from './areas.ts';
import { findDuty } from './shares.ts';

type Area = Omit<Choice<'ordinary', 'layArea'>, 'do'>;
type Halves = Omit<Choice<'ordinary', 'layHalves'>, 'do'>;

const ofArea = ({ terrain, surface, ring }: Area): Laying => ({ terrain, surface, rings: [ring] });
const ofHalves = ({ terrain, surface, ring, other }: Halves): Laying => ({
  terrain,
  surface,
  rings: [ring, other],
});

export const findInPool = ({ game }: Placing, terrain: Area['terrain']) => {
  const left = game.board.terrain.pool[terrain];
  return finding(left > 0, { left });
};

const elementChecks = <C extends { readonly terrain: Area['terrain'] }>(of: (c: C) => Laying): readonly Check<C>[] => [
  ['13.10/ordinary-all', (at, c) => findInPool(at, c.terrain)],
  ...outlineChecks(of),
  ['13.10/half-2x2', (_, c) => findHalves(of(c).rings)],
  ...sizeChecks(of),
  ['13.10/ordinary-not-enemy', (at, c) => findEnemyZone(at, of(c).rings)],
  ['13.10/ordinary-min-3', (at, c) => findDuty(at, of(c).rings)],
  ...groundChecks(of),
];

export const AREA: readonly Check<Area>[] = elementChecks(ofArea);
export const HALVES: readonly Check<Halves>[] = elementChecks(ofHalves);
