import type { Choice, Game, Verb } from '../../game.ts';
import { storedPose } from '../../geometry/pose.ts';
import { inches, mils } from '../../geometry/units.ts';
import type { MovementClause } from '../../movement/judgement.ts';
import { whyNoKind } from '../../movement/kinds.ts';
import { standingUnit } from '../table/ground.ts';
import { judgedForce, numbersOf } from '../table/judge.ts';
import { farthest } from '../table/told.ts';
import { forcesOf } from './samples.ts';

type Force = Choice<'moves', 'force'>;

const JUDGED: readonly MovementClause[] = [
  '7.5/half-range-floor',
  '7.5/exact-distance',
  '7.4/pursuit-closer',
  '7.2/full-front',
  '7.2/cost-own-unit',
  '7.4/no-enter-zoc',
  '13.10/bridge-crossing',
];

const judged = (game: Game, choice: Force) => judgedForce(game, choice, choice.distance);

/** 7.5: whoever's unit it is, what befalls it in this activation is entered here; the bars of 7.1 do not matter. */
export const force: Verb<'moves', 'force'> = {
  options: forcesOf,
  guards: [
    ['house/unit-on-table', (game, _f, { side, unit }) => standingUnit(game, side, unit) === undefined],
    ['house/steps', ({ world }, _f, { extra }) => Math.abs(inches(extra)) > farthest(world)],
    [['7.1/three-kinds', '7.1/forced-kinds'], (_game, _f, { cause }) => whyNoKind('forced', cause)],
    ['7.5/list-pursuit', (game, _f, choice) => judgedForce(game, choice) === undefined],
    [
      JUDGED,
      (game, _f, choice) => {
        const judgement = judged(game, choice);
        return judgement === undefined || judgement.legal ? undefined : judgement.clause;
      },
      (game, _f, choice) => numbersOf(judged(game, choice)),
    ],
  ],
  choose(flow, _f, choice) {
    const { side, unit, cause } = choice;
    const judgement = judged(flow.game, choice);
    const from = flow.game.board.play.units[side][unit]?.pose;
    if (judgement === undefined || from === undefined) return;
    const { end, moved } = judgement;
    flow.emit({ type: 'unitForced', side, unit, cause, from, to: storedPose(end), moved: mils(moved) });
  },
};
