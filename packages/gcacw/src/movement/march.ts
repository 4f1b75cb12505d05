import { DIRECTIONS, neighbour, OFF_MAP } from '@wigwag/hex';
import { type ClauseRow, firstToSpeak, holds } from '@wigwag/kernel';
import { forceBonus, forceLoss } from '../charts/forceMarch.ts';
import { HALVES } from '../charts/terrainCosts.ts';
import type { ClauseId } from '../clauses.generated.ts';
import type { Choice, Flow, Frame, Game, Rule } from '../game.ts';
import { attachmentGuards } from '../leaders/attachment.ts';
import { settleLeaders } from '../leaders/displaced.ts';
import {
  enemyOf,
  hexOf,
  hexOfLeader,
  isOwnLeader,
  leaderData,
  leadersOf,
  levelOf,
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
  ['6.2/enter-zoc-stop', (g, f) => f.moved && inNormalZone(g, enemyOf(f.by), hexOf(g, f.unit))],
  ['5.1/march-ends', (_g, f) => f.moved && f.left === 0],
];

function barrierTo(g: Game, f: F, to: number): Barrier | undefined {
  const from = hexOf(g, f.unit);
  const towards = direction(g, from, to);
  const place = towards === undefined ? 0 : (g.world.ground.barrier[edgeAt(from, towards)] ?? 0);
  return place === 0 ? undefined : BARRIERS[place - 1];
}

/** In halves; called for a neighbour only. */
export function priceTo(g: Game, f: F, to: number): number {
  const from = hexOf(g, f.unit);
  return stepPrice(g, f.unit, from, direction(g, from, to) ?? 0, to);
}

/** A step from zone to zone takes all there is; the minimum move takes what there is. */
function leftAfter(g: Game, f: F, to: number): number {
  if (isZoneToZone(g, f.unit, hexOf(g, f.unit), to)) return 0;
  return Math.max(0, f.left - priceTo(g, f, to));
}

function isLinkedTo(g: Game, from: number, to: number): boolean {
  const towards = direction(g, from, to);
  return towards !== undefined && ((g.world.ground.linked[from] ?? 0) & (1 << towards)) !== 0;
}

/** 6.2/exit-zoc-to-zoc-disorganize and -loss: off the roads such a step costs order, or men where order is gone. */
function payForSlipping(flow: Flow, unit: number): void {
  if (!unitState(flow.game, unit).disorganized) disorganize(flow, unit, '6.2/exit-zoc-to-zoc-disorganize');
  else loseManpower(flow, unit, 1, '6.2/exit-zoc-to-zoc-loss');
}

function takeStep(flow: Flow, f: F, to: number): void {
  const { game } = flow;
  const from = hexOf(game, f.unit);
  const slips = isZoneToZone(game, f.unit, from, to) && !holds('6.2/exit-zoc-to-zoc-road', isLinkedTo(game, from, to));
  f.left = leftAfter(game, f, to);
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

/** 6.3/army-district-departing-unit: he stands in the hex with another infantry unit and may go with this one. */
const mayDepart = (g: Game, f: F, leader: number): boolean =>
  isOwnLeader(g, f.by, leader) &&
  levelOf(leaderData(g, leader).size) === 'high' &&
  hexOfLeader(g, leader) === hexOf(g, f.unit) &&
  g.board.leaders[leader]?.with !== f.unit;

const barred = (barrier: Barrier) => [barrier, (g: Game, f: F, c: Step) => barrierTo(g, f, c.to) === barrier] as const;

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
        ['6.3/no-drop-off', (_g, f) => f.moved],
        ...attachmentGuards<F, Choice<'march', 'join'>>(
          (_g, _f, c) => c.leader,
          (_g, f) => f.unit,
        ),
      ],
      choose: (flow, f, c) =>
        flow.emit({
          type: 'leaderAttached',
          leader: c.leader,
          unit: f.unit,
          because: '6.3/army-district-departing-unit',
        }),
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
          (g, f, c) => f.moved && priceTo(g, f, c.to) > f.left,
          (g, f, c) => ({ cost: priceTo(g, f, c.to) / HALVES, left: f.left / HALVES }),
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
        flow.pop(f, {});
      },
    },
  },
  resume(flow, f) {
    if (settleLeaders(flow) === 'on') return 'on';
    if (unitOnMap(flow.game, f.unit) === undefined) return flow.pop(f, {});
    const because = firstToSpeak(ENDS, flow.game, f);
    if (because === undefined) return 'ask';
    flow.emit({ type: 'marchEnded', unit: f.unit, because });
    return flow.pop(f, {});
  },
};
