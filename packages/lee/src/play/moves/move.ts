import type { Choice, Frame, Game, Verb } from '../../game.ts';
import { storedPose } from '../../geometry/pose.ts';
import { inches, mils } from '../../geometry/units.ts';
import type { MovementClause } from '../../movement/judgement.ts';
import { whyNoKind } from '../../movement/kinds.ts';
import { storedPoints } from '../../terrain/stored.ts';
import { standingUnit } from '../table/ground.ts';
import { judgedMove, numbersOf } from '../table/judge.ts';
import { farthest } from '../table/told.ts';
import { whyMayNotMove } from './mayMove.ts';
import { movesOf } from './samples.ts';

type Moves = Frame<'moves'>;
type Move = Choice<'moves', 'move'>;

const MOST_STEPS = 100;

const isAgain = ({ board: { play } }: Game, { by }: Moves, { unit, kind, again }: Move): boolean =>
  kind === 'normal' && !again && play.units[by][unit]?.movedOn === play.turn;

/** What a judgement may refuse a move for, besides the bars. */
const JUDGED: readonly MovementClause[] = [
  '7.1/cap-double',
  '7.1/min-range-3',
  '7.2/max-distance',
  '7.2/reduce-on-contact',
  '7.2/reduce-at-start',
  '7.2/cost-own-unit',
  '7.2/full-front',
  '7.2/road-exception',
  '7.2/road-only-while',
  '7.2/road-normal-only',
  '7.3/forward-only',
  '7.3/centre-pivot-start-end',
  '7.3/centre-pivot-not-midway',
  '7.3/centre-pivot-normal-only',
  '7.3/pivot-room-after',
  '7.4/no-enter-zoc',
  '7.4/no-zoc-1-inch',
  '13.10/bridge-crossing',
];

const BARS: readonly MovementClause[] = [
  '7.1/normal-timing',
  '7.1/normal-last',
  '7.1/bar-pinned',
  '7.1/bar-engaged',
  '7.1/bar-attacked',
  '7.1/bar-supported',
  '7.1/bar-retreated',
];

/** 7.2: a unit of the active corps makes a normal move, or any unit of the side one to support another. */
export const move: Verb<'moves', 'move'> = {
  options: movesOf,
  guards: [
    ['house/unit-on-table', (game, { by }, { unit }) => standingUnit(game, by, unit) === undefined],
    [
      'house/steps',
      ({ world }, _f, { steps, modifier }) => steps.length > MOST_STEPS || Math.abs(inches(modifier)) > farthest(world),
      () => ({ most: MOST_STEPS }),
    ],
    [['7.1/three-kinds', '7.1/forced-kinds'], (_game, _f, { kind }) => whyNoKind(kind)],
    [BARS, (game, f, { kind, unit }) => (kind === 'normal' ? whyMayNotMove(game, f, unit) : undefined)],
    ['7.2/max-distance', isAgain],
    [
      JUDGED,
      (game, { by }, choice) => {
        const judgement = judgedMove(game, by, choice);
        return judgement === undefined || judgement.legal ? undefined : judgement.clause;
      },
      (game, { by }, choice) => numbersOf(judgedMove(game, by, choice)),
    ],
  ],
  choose(flow, { by }, choice) {
    const judgement = judgedMove(flow.game, by, choice);
    const { play } = flow.game.board;
    const from = play.units[by][choice.unit]?.pose;
    if (judgement === undefined || from === undefined) return;
    flow.emit({
      type: 'unitMoved',
      side: by,
      unit: choice.unit,
      from,
      to: storedPose(judgement.end),
      moveKind: choice.kind,
      turn: play.turn,
      moved: mils(judgement.moved),
      paid: judgement.paid,
      path: storedPoints(judgement.path),
    });
    // who moves to support another supports it.
    if (choice.kind === 'support') {
      flow.emit({ type: 'unitMarked', side: by, unit: choice.unit, mark: 'supported', on: true });
    }
  },
};
