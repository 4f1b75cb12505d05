import type { Choice, Game } from '../../game.ts';
import { type Check, finding, type Placing } from '../judging/check.ts';
import {
  findEnemyZone,
  findUnderPoint,
  groundChecks,
  type Laying,
  outlineChecks,
  sizeChecks,
} from '../ordinary/areas.ts';
import { allowedBy, exchangeAllowed } from './means.ts';
import {
  areaCalled,
  type Exchange,
  exchangedOnce,
  findAbsolute,
  findLocked,
  movedChecks,
  type Shift,
  shiftedOnce,
} from './moved.ts';

type Convert = Omit<Choice<'changes', 'convert'>, 'do'>;
type Extra = Omit<Choice<'changes', 'layExtra'>, 'do'>;

const isArea = (game: Game, ...ids: readonly string[]): boolean => ids.every(id => areaCalled(game, id) !== undefined);

export const EXCHANGE: readonly Check<Exchange>[] = [
  ['13.7/bonus-offensive', ({ game, by }) => finding(exchangeAllowed(game, by) !== undefined)],
  ['13.7/bonus-offensive-types', ({ game }, { one, other }) => finding(isArea(game, one, other)), 'stops'],
  ['13.7/bonus-offensive', (_, { one, other }) => finding(one !== other), 'stops'],
  ['13.10/no-second-move', (at, { one, other }) => findLocked(at, [one, other])],
  ...movedChecks(exchangedOnce),
];

/** R-38 for what an ability moves as well: any terrain of the four kinds, wherever it may lie. */
export const SHIFT: readonly Check<Shift>[] = [
  ['13.10/special-after', ({ game, by }) => finding(allowedBy(game, by, 'shift') !== undefined)],
  ['13.10/special-after', ({ game }, { piece }) => finding(isArea(game, piece)), 'stops'],
  ['13.10/special-after', (_, { by }) => finding(by.x !== 0 || by.y !== 0)],
  ['13.10/no-second-move', (at, { piece }) => findLocked(at, [piece])],
  ...movedChecks(shiftedOnce),
];

const converted = ({ game }: Placing, { piece }: Convert) => {
  const area = areaCalled(game, piece);
  return area === undefined ? [] : [{ ...area, surface: 'impassable' as const }];
};

export const CONVERT: readonly Check<Convert>[] = [
  ['13.10/special-after', ({ game, by }) => finding(allowedBy(game, by, 'convert') !== undefined)],
  [
    '13.10/special-after',
    ({ game }, { piece }) => finding(isArea(game, piece) && areaCalled(game, piece)?.surface !== 'impassable'),
    'stops',
  ],
  [
    '13.7/sp-terrain-allowed',
    (at, c) =>
      findUnderPoint(
        at.game,
        'impassable',
        converted(at, c).map(({ ring }) => ring),
      ),
  ],
  ['13.10/bridge-no-conversion', (at, c) => findAbsolute(at.game, converted(at, c))],
];

const ofExtra = ({ terrain, surface, ring }: Extra): Laying => ({ terrain, surface, rings: [ring] });

/** Terrain beside the list: no share, no pool, else like any other. */
export const EXTRA: readonly Check<Extra>[] = [
  ['13.10/special-after', ({ game, by }) => finding(allowedBy(game, by, 'extra-terrain') !== undefined)],
  ...outlineChecks(ofExtra),
  ...sizeChecks(ofExtra),
  ['13.10/ordinary-not-enemy', (at, c) => findEnemyZone(at, [c.ring])],
  ...groundChecks(ofExtra),
];
