import { DIRECTIONS, neighbour, OFF_MAP } from '@wigwag/hex';
import { type Back, type ClauseRow, firstToSpeak, holds } from '@wigwag/kernel';
import { NOBODY, NOWHERE } from '../board.ts';
import { forceBonus, forceLoss } from '../charts/forceMarch.ts';
import { HALVES } from '../charts/terrainCosts.ts';
import type { ClauseId } from '../clauses.generated.ts';
import { ATTACK_TYPES } from '../combat/attack.ts';
import { ATTACK_CLAUSES, attackOptions, declareAttack, whyNotAttack } from '../combat/marchAttack.ts';
import { dropRefused, REFUSE_CLAUSES, refuseFlanks, uncoverLone, whyNotRefuse } from '../combat/refusedFlanks.ts';
import { askCavalry, cavalryToAsk, mayEvadeTarget } from '../combat/windows.ts';
import { levelOf } from '../data/command.ts';
import type { Choice, Flow, FlowWithoutDice, Frame, Game, Gcacw, Rule } from '../game.ts';
import { takeMarker } from '../intelligence/conceal.ts';
import { shamRoll } from '../intelligence/dummies.ts';
import { forceUnder } from '../intelligence/force.ts';
import { isHidden } from '../intelligence/forces.ts';
import { revealVerb } from '../intelligence/reveal.ts';
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
import { type Barrier, barrierAt } from '../world/ground.ts';
import { direction, inNormalZone, isHeld, isLinkedTo } from '../zones/zones.ts';
import { disorganize, loseManpower } from './losses.ts';
import { isZoneToZone, stepPrice } from './price.ts';

type F = Frame<'march'>;
type Step = Choice<'march', 'step'>;

/** Why a march is over though its owner has not said so. */
const ENDS: readonly ClauseRow<ClauseId, [Game, F]>[] = [
  ['7.1/march-continue', (_g, f) => f.ended],
  ['5.1/march-ends', (_g, f) => isUnderWay(f) && f.left <= 0],
  ['6.2/enter-zoc-stop', (g, f) => isHeldFast(g, f) && attackOptions(g, f).length === 0],
];

/** It has done something: moved or attacked. */
const isUnderWay = (f: F): boolean => f.moved || f.attacked;

/** The force march is not decided yet: what the cavalry takes may exceed what there is. */
const isDelayHeldOver = (f: F): boolean => holds('7.7/step1-before-force-march', !isUnderWay(f) && !f.named);

/** In an enemy normal zone after its first activity: it may attack or end its march. */
const isHeldFast = (g: Game, f: F): boolean => isUnderWay(f) && inNormalZone(g, enemyOf(f.by), hexOf(g, f.unit));

function barrierTo(g: Game, f: F, to: number): Barrier | undefined {
  const from = hexOf(g, f.unit);
  const towards = direction(g, from, to);
  return towards === undefined ? undefined : barrierAt(g.derived.ground, f.by, from, towards);
}

/** In halves; called for a neighbour only. A step from zone to zone takes all there is. */
function costTo(g: Game, f: F, to: number): number {
  const from = hexOf(g, f.unit);
  if (isZoneToZone(g, f.unit, from, to)) return Math.max(0, f.left);
  return stepPrice(g, f.unit, from, direction(g, from, to) ?? 0, to);
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
  const { joining: leader, unit } = f;
  f.joining = NOBODY;
  // An attack and its advance may have come between: he is left behind, or another of his level has joined the unit.
  const together = hexOfLeader(flow.game, leader) === hexOf(flow.game, unit);
  if (!together || whyNotAttach(flow.game, leader, unit) !== undefined) return;
  flow.emit({ type: 'leaderAttached', leader, unit, because: '6.3/army-district-departing-unit' });
}

function takeStep(flow: Flow, f: F, to: number): void {
  const { game } = flow;
  const from = hexOf(game, f.unit);
  takeAlong(flow, f);
  takeMarker(flow, f.unit);
  const slips = isZoneToZone(game, f.unit, from, to) && !holds('6.2/exit-zoc-to-zoc-road', isLinkedTo(game, from, to));
  f.left = Math.max(0, f.left - costTo(game, f, to));
  f.moved = true;
  f.alarm = holds('7.7/trigger-movement', true);
  uncoverLone(flow, f.unit);
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
  !isUnderWay(f) &&
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
        ['5.1/force-declare-step-3', (_g, f) => isUnderWay(f) || f.forced || f.named],
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
        DIRECTIONS.map(d => neighbour(g.world.grid, hexOf(g, f.unit), d))
          .filter(to => to !== OFF_MAP)
          .map(to => ({ do: 'step', to })),
      guards: [
        ['6.1/move-cost', (g, f, c) => direction(g, hexOf(g, f.unit), c.to) === undefined],
        barred('2.3/partial-hexes-off-map'),
        barred('6.2/water'),
        ['6.2/enemy-hex', (g, f, c) => isHeld(g, enemyOf(f.by), c.to)],
        barred('10.2/pontoon-enemy-no-cross'),
        barred('6.2/river-crossing'),
        barred('12.0/rain-river-crossing'),
        barred('12.0/unfordable-major'),
        barred('12.0/unfordable-minor'),
        barred('12.0/rain-creek-crossing'),
        barred('6.2/mountain-access'),
        barred('6.2/swamp-access'),
        ['6.2/enter-zoc-still-in-zoc', (g, f) => f.attacked && isHeldFast(g, f)],
        ['6.2/exit-zoc-first-activity', isHeldFast],
        ['6.1/no-move-at-zero', (_g, f) => isUnderWay(f) && f.left <= 0],
        [
          '6.2/minimum-one-hex',
          (g, f, c) => f.moved && costTo(g, f, c.to) > f.left,
          (g, f, c) => ({ cost: costTo(g, f, c.to) / HALVES, left: f.left / HALVES }),
        ],
        ['7.1/march-min-move-excludes-attack', (g, f, c) => f.attacked && costTo(g, f, c.to) > f.left],
      ],
      choose: (flow, f, c) => takeStep(flow, f, c.to),
    },
    attack: {
      fields: { target: 'integer', type: ATTACK_TYPES },
      exact: true,
      options: attackOptions,
      guards: [[ATTACK_CLAUSES, (g, f, c) => whyNotAttack(g, f, c.target, c.type)]],
      choose: (flow, f, c) => {
        if (!mayEvadeTarget(flow.game, f, c.target)) {
          declareAttack(flow, f, c.target, c.type);
          return;
        }
        f.aim = c.target;
        f.aimType = c.type;
        f.named = true;
        askCavalry(flow, f.by, f.unit, c.target);
      },
    },
    refuse: {
      fields: {},
      options: () => [{ do: 'refuse' }],
      guards: [[REFUSE_CLAUSES, whyNotRefuse]],
      choose: (flow, f) => {
        refuseFlanks(flow, f);
        over(flow, f);
      },
    },
    uncover: {
      fields: {},
      options: () => [{ do: 'uncover' }],
      guards: [['7.8/remove-voluntary', (g, f) => isUnderWay(f) || !g.board.refused.includes(hexOf(g, f.unit))]],
      choose: (flow, f) => dropRefused(flow, hexOf(flow.game, f.unit), '7.8/remove-voluntary'),
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
    sham: {
      fields: {},
      options: (g, f) => (isHidden(g, f.unit) ? [{ do: 'sham' }] : []),
      guards: [['LI/extended-march-open', (g, f) => !isHidden(g, f.unit) || isUnderWay(f) || f.shammed]],
      choose: (flow, f) => {
        f.shammed = true;
        shamRoll(flow, f.by, forceUnder(flow.game.board.forces, f.unit)?.id ?? 0);
      },
    },
    reveal: revealVerb,
  },
  resume(flow, f, back) {
    if (settleLeaders(flow) === 'on') return 'on';
    if (unitOnMap(flow.game, f.unit) === undefined) return over(flow, f);
    comeBack(f, back);
    if (f.aim !== NOWHERE) return takeAim(flow, f);
    const cavalry = f.alarm ? cavalryToAsk(flow.game, f.by, f.unit, f.stood) : undefined;
    if (cavalry !== undefined) return askCavalry(flow, f.by, f.unit, cavalry);
    f.alarm = false;
    const because = firstToSpeak(ENDS, flow.game, f);
    if (because === undefined) return 'ask';
    flow.emit({ type: 'marchEnded', unit: f.unit, because });
    return over(flow, f);
  },
};

/** What a child frame changed: a delay by cavalry, or a combat. */
function comeBack(f: F, back: Back<Gcacw> | undefined): void {
  if (back?.from === 'evasion') {
    f.left -= back.delay * HALVES;
    if (!isDelayHeldOver(f)) f.left = Math.max(0, f.left);
    f.stood = [...f.stood, ...back.stood];
  }
  if (back?.from !== 'combat') return;
  if (back.advanced.includes(f.unit)) {
    f.advanced = true;
    f.alarm = holds('7.7/trigger-advance', true);
  }
  f.ended = back.endsMarch;
}

/** The named target's cavalry has decided: the attack goes on, or there is nobody left to attack (ruling I30). */
function takeAim(flow: FlowWithoutDice, f: F): 'on' {
  const target = f.aim;
  f.aim = NOWHERE;
  if (whyNotAttack(flow.game, f, target, f.aimType) === undefined) declareAttack(flow, f, target, f.aimType);
  return 'on';
}
