import { DIRECTIONS, neighbour, OFF_MAP } from '@wigwag/hex';
import { type ClauseRow, firstToSpeak, holds } from '@wigwag/kernel';
import { NOBODY } from '../board.ts';
import { forceBonus, forceLoss } from '../charts/forceMarch.ts';
import { HALVES } from '../charts/terrainCosts.ts';
import type { ClauseId } from '../clauses.generated.ts';
import { levelOf } from '../data/command.ts';
import type { Choice, Flow, FlowWithoutDice, Frame, Game, Rule } from '../game.ts';
import { ATTACHMENT_CLAUSES, whyNotAttach } from '../leaders/attachment.ts';
import { settleLeaders } from '../leaders/displaced.ts';
import {
  enemyOf,
  hexOf,
  hexOfLeader,
  isOwnLeader,
  leaderData,
  leadersOf,
  leadersWith,
  unitData,
  unitOnMap,
  unitState,
} from '../pieces/pieces.ts';
import { BARRIERS, type Barrier, edgeAt } from '../world/ground.ts';
import { direction, inNormalZone, isHeld } from '../zones/zones.ts';
import { disorganize, loseManpower } from './losses.ts';
import { isZoneToZone, stepPrice } from './price.ts';

type F = Frame<'march'>;
type Step = Choice<'march', 'step'>;

/** Why a march is over though its owner has not said so. */
const ENDS: readonly ClauseRow<ClauseId, [Game, F]>[] = [
  ['5.1/march-ends', (_g, f) => f.moved && f.left === 0],
  ['6.2/enter-zoc-stop', (g, f) => f.moved && inNormalZone(g, enemyOf(f.by), hexOf(g, f.unit))],
];

function barrierTo(g: Game, f: F, to: number): Barrier | undefined {
  const from = hexOf(g, f.unit);
  const towards = direction(g, from, to);
  const place = towards === undefined ? 0 : (g.world.ground.barrier[edgeAt(from, towards)] ?? 0);
  return place === 0 ? undefined : BARRIERS[place - 1];
}

/** In halves; called for a neighbour only. A step from zone to zone takes all there is. */
function costTo(g: Game, f: F, to: number): number {
  const from = hexOf(g, f.unit);
  if (isZoneToZone(g, f.unit, from, to)) return f.left;
  return stepPrice(g, f.unit, from, direction(g, from, to) ?? 0, to);
}

function isLinkedTo(g: Game, from: number, to: number): boolean {
  const towards = direction(g, from, to);
  return towards !== undefined && ((g.world.ground.linked[from] ?? 0) & (1 << towards)) !== 0;
}

/** 6.2/exit-zoc-to-zoc-disorganize and -loss: off the roads such a step costs order, or men where order is gone. */
function payForSlipping(flow: Flow, unit: number): void {
  const before = unitState(flow.game, unit).disorganized;
  if (holds('6.2/exit-zoc-to-zoc-disorganize', !before)) disorganize(flow, unit, '6.2/exit-zoc-to-zoc-disorganize');
  if (holds('6.2/exit-zoc-to-zoc-loss', before)) loseManpower(flow, unit, 1, '6.2/exit-zoc-to-zoc-loss');
}

/** He who said that he would go along is attached at the moment of departure: a unit that stays put takes nobody. */
function takeAlong(flow: Flow, f: F): void {
  if (f.joining === NOBODY) return;
  const because = '6.3/army-district-departing-unit';
  flow.emit({ type: 'leaderAttached', leader: f.joining, unit: f.unit, because });
  f.joining = NOBODY;
}

function takeStep(flow: Flow, f: F, to: number): void {
  const { game } = flow;
  const from = hexOf(game, f.unit);
  takeAlong(flow, f);
  const slips = isZoneToZone(game, f.unit, from, to) && !holds('6.2/exit-zoc-to-zoc-road', isLinkedTo(game, from, to));
  f.left = Math.max(0, f.left - costTo(game, f, to));
  f.moved = true;
  if (holds('9.0/remove-on-leaving', unitState(game, f.unit).works !== 'none')) {
    flow.emit({ type: 'worksLost', unit: f.unit, because: '9.0/remove-on-leaving' });
  }
  flow.emit({ type: 'unitMoved', unit: f.unit, from, to, left: f.left });
  if (slips) payForSlipping(flow, f.unit);
}

function forceMarch(flow: Flow, f: F): void {
  const { unit } = f;
  const arm = unitData(flow.game, unit).arm === 'cavalry' ? 'cavalry' : 'infantry';
  const { manpower } = unitState(flow.game, unit);
  disorganize(flow, unit, '5.1/force-disorganizes');
  const roll = flow.sum(arm === 'cavalry' ? 2 : 1, 'force-march');
  const bonus = forceBonus[arm](roll);
  const loss = forceLoss[arm](roll, manpower);
  flow.emit({ type: 'forceMarched', unit, roll, bonus, loss });
  f.left += bonus * HALVES;
  f.forced = true;
  loseManpower(flow, unit, loss, '5.1/force-loss-marker-side');
}

/** 6.3/army-district-departing-unit: he stands with another unit in the hex that this one is about to leave. */
const mayDepart = (g: Game, f: F, leader: number): boolean =>
  !f.moved &&
  isOwnLeader(g, f.by, leader) &&
  levelOf(leaderData(g, leader).size) === 'high' &&
  hexOfLeader(g, leader) === hexOf(g, f.unit) &&
  g.board.leaders[leader]?.with !== f.unit;

const activationOf = (g: Game): Frame<'activation'> | undefined =>
  g.stack.find((frame): frame is Frame<'activation'> => frame.kind === 'activation');

const barred = (barrier: Barrier) => [barrier, (g: Game, f: F, c: Step) => barrierTo(g, f, c.to) === barrier] as const;

const over = (flow: FlowWithoutDice, f: F): 'on' =>
  flow.pop(f, { carried: f.moved ? leadersWith(flow.game, f.unit) : [] });

/** March Steps 3 to 5: an optional force march, then hex by hex until it ends. */
export const march: Rule<'march'> = {
  clause: '6.1/spend-any',
  verbs: {
    force: {
      fields: {},
      options: () => [{ do: 'force' }],
      guards: [
        ['5.1/force-not-artillery-wagon', (g, f) => unitData(g, f.unit).arm === 'artillery'],
        ['5.1/optional-fatigue-4-no-force', (_g, f) => f.weary],
        ['5.1/force-declare-step-3', (_g, f) => f.moved || f.forced],
        ['5.1/force-needs-organized', (g, f) => unitState(g, f.unit).disorganized],
      ],
      choose: forceMarch,
    },
    join: {
      fields: { leader: 'integer' },
      options: (g, f) =>
        leadersOf(g, f.by)
          .filter(leader => mayDepart(g, f, leader))
          .map(leader => ({ do: 'join', leader })),
      guards: [
        ['6.3/army-district-departing-unit', (g, f, c) => !mayDepart(g, f, c.leader)],
        ['6.3/no-drop-off', (g, _f, c) => activationOf(g)?.carried.includes(c.leader) ?? false],
        ['5.2/step-5-attach', (g, _f, c) => activationOf(g)?.leader === c.leader],
        ['6.3/leader-levels-per-unit', (_g, f) => f.joining !== NOBODY],
        [ATTACHMENT_CLAUSES, (g, f, c) => whyNotAttach(g, c.leader, f.unit)],
      ],
      choose: (_flow, f, c) => {
        f.joining = c.leader;
      },
    },
    step: {
      fields: { to: 'integer' },
      options: (g, f) =>
        DIRECTIONS.map(d => neighbour(g.world.ground.grid, hexOf(g, f.unit), d))
          .filter(to => to !== OFF_MAP)
          .map(to => ({ do: 'step', to })),
      guards: [
        ['6.1/move-cost', (g, f, c) => direction(g, hexOf(g, f.unit), c.to) === undefined],
        barred('2.3/partial-hexes-off-map'),
        barred('6.2/water'),
        ['6.2/enemy-hex', (g, f, c) => isHeld(g, enemyOf(f.by), c.to)],
        barred('6.2/mountain-access'),
        barred('6.2/swamp-access'),
        barred('6.2/river-crossing'),
        ['6.2/exit-zoc-first-activity', (g, f) => f.moved && inNormalZone(g, enemyOf(f.by), hexOf(g, f.unit))],
        ['6.1/no-move-at-zero', (_g, f) => f.moved && f.left === 0],
        [
          '6.2/minimum-one-hex',
          (g, f, c) => f.moved && costTo(g, f, c.to) > f.left,
          (g, f, c) => ({ cost: costTo(g, f, c.to) / HALVES, left: f.left / HALVES }),
        ],
      ],
      choose: (flow, f, c) => takeStep(flow, f, c.to),
    },
    stop: {
      fields: {},
      options: () => [{ do: 'stop' }],
      guards: [],
      choose: (flow, f) => {
        flow.emit({ type: 'marchEnded', unit: f.unit, because: '6.1/spend-any' });
        over(flow, f);
      },
    },
  },
  resume(flow, f) {
    if (settleLeaders(flow) === 'on') return 'on';
    if (unitOnMap(flow.game, f.unit) === undefined) return over(flow, f);
    const because = firstToSpeak(ENDS, flow.game, f);
    if (because === undefined) return 'ask';
    flow.emit({ type: 'marchEnded', unit: f.unit, because });
    return over(flow, f);
  },
};
