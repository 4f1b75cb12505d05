import type { Choice, Game, Verb } from '../../game.ts';
import { footprint } from '../../geometry/base.ts';
import { penetration } from '../../geometry/convex.ts';
import { poseOf, storedPose } from '../../geometry/pose.ts';
import { EPS } from '../../geometry/units.ts';
import { enemyOf, type Side } from '../../world.ts';
import type { Vacated } from '../board.ts';
import { rosterOf } from '../roster.ts';
import { standingUnit } from '../table/ground.ts';
import { judgedPlace } from '../table/judge.ts';
import { typedPose } from '../table/told.ts';
import { occupationsOf } from './samples.ts';

type Occupy = Choice<'moves', 'occupy'>;

/** the place of which enemy it takes, at least in part; the pose itself may be typed in. */
function takenFrom(game: Game, by: Side, { unit, pose }: Occupy): Vacated | undefined {
  const size = rosterOf(game, by).get(unit)?.type.base;
  if (size === undefined) return undefined;
  const quad = footprint(typedPose(game.world, pose), size);
  return game.board.play.vacated.find(place => {
    const left = rosterOf(game, place.side).get(place.unit)?.type.base;
    return (
      place.side === enemyOf(by) && left !== undefined && penetration(quad, footprint(poseOf(place.pose), left)) > EPS
    );
  });
}

export const occupy: Verb<'moves', 'occupy'> = {
  options: occupationsOf,
  guards: [
    ['house/unit-on-table', (game, { by }, { unit }) => standingUnit(game, by, unit) === undefined],
    ['7.1/three-kinds', (game, { by }, choice) => takenFrom(game, by, choice) === undefined],
    ['7.4/occupy-closer', (_game, _f, { entitled }) => !entitled],
    [
      ['7.4/occupy-closer', '7.4/no-enter-zoc', '7.4/no-zoc-1-inch'],
      (game, { by }, choice) => {
        const judgement = judgedPlace(game, by, choice);
        return judgement === undefined || judgement.legal ? undefined : judgement.clause;
      },
    ],
  ],
  choose(flow, { by }, choice) {
    const enemy = takenFrom(flow.game, by, choice)?.unit ?? '';
    const from = flow.game.board.play.units[by][choice.unit]?.pose;
    if (from === undefined) return;
    const to = storedPose(typedPose(flow.game.world, choice.pose));
    flow.emit({ type: 'placeTaken', side: by, unit: choice.unit, from, to, enemy });
  },
};
