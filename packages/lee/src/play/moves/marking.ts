import type { Game, Verb } from '../../game.ts';
import type { Side } from '../../world.ts';
import { standingUnit } from '../table/ground.ts';
import { marksOf } from './samples.ts';

const MOST_COHESION = 99;

const isAbsent = (game: Game, side: Side, unit: string): boolean => standingUnit(game, side, unit) === undefined;

/** What fire and combat have done to a unit: the players say so. */
export const mark: Verb<'moves', 'mark'> = {
  options: marksOf,
  guards: [['house/unit-on-table', (game, _f, { side, unit }) => isAbsent(game, side, unit)]],
  choose(flow, _f, choice) {
    const { side, unit, on } = choice;
    const pose = flow.game.board.play.units[side][unit]?.pose;
    if (choice.mark === 'destroyed' && on && pose !== undefined) flow.emit({ type: 'unitDestroyed', side, unit, pose });
    else flow.emit({ type: 'unitMarked', side, unit, mark: choice.mark, on });
  },
};

export const cohesion: Verb<'moves', 'cohesion'> = {
  options: () => [],
  guards: [
    [
      'house/unit-on-table',
      (game, _f, { side, unit, lost }) => isAbsent(game, side, unit) || lost < 0 || lost > MOST_COHESION,
    ],
  ],
  choose: (flow, _f, { side, unit, lost }) => flow.emit({ type: 'cohesionSet', side, unit, lost }),
};
