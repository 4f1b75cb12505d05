import { type Back, type ClauseRow, firstToSpeak, holds } from '@wigwag/kernel';
import { NOBODY, NOWHERE } from '../../board.ts';
import { mightBreakCrossing } from '../../bridges/breakable.ts';
import {
  canDestroy,
  DESTROY_CLAUSES,
  destroyOptions,
  tryToDestroy,
  whyNotDestroy,
} from '../../bridges/permanent/destroy.ts';
import { dismantle, dismantleOptions, mayDismantle, removePontoonsBeside } from '../../bridges/pontoons/removal.ts';
import { FORCE_DICE, forceBonus, forcedAs, forceLoss } from '../../charts/forceMarch.ts';
import { HALVES } from '../../charts/terrainCosts.ts';
import type { ClauseId } from '../../clauses.generated.ts';
import { ATTACK_CLAUSES, attackOptions, declareAttack, whyNotAttack } from '../../combat/attack/marchAttack.ts';
import { askCavalry, cavalryToAsk, mayEvadeTarget } from '../../combat/attack/windows.ts';
import { dropRefused, REFUSE_CLAUSES, refuseFlanks, whyNotRefuse } from '../../combat/strength/refusedFlanks.ts';
import { levelOf } from '../../data/command.ts';
import { exit } from '../../exits/exit.ts';
import type { Flow, FlowWithoutDice, Frame, Game, Gcacw, Rule } from '../../game.ts';
import { shamRoll } from '../../intelligence/markers/dummies.ts';
import { forceUnder } from '../../intelligence/markers/force.ts';
import { isHidden } from '../../intelligence/markers/forces.ts';
import { revealVerb } from '../../intelligence/markers/reveal.ts';
import { SHAMS } from '../../intelligence/shapes.ts';
import { ATTACHMENT_CLAUSES, whyNotAttach } from '../../leaders/attachment.ts';
import { settleLeaders } from '../../leaders/displaced.ts';
import {
  hexOf,
  hexOfLeader,
  isOwnLeader,
  leaderData,
  leadersOf,
  leadersWith,
  unitData,
  unitOnMap,
  unitState,
} from '../../pieces/pieces.ts';
import { disorganize, loseManpower } from '../losses.ts';
import type { MarchStep } from '../shapes.ts';
import { step } from '../step/step.ts';
import { goOnEmpty, isEmptied } from './beginMarch.ts';
import { FORCE_CLAUSES, type Forcing, whyNotForce } from './forcing.ts';
import { isHeldFast, isUnderWay, onceOver } from './marching.ts';

type F = Frame<'march'>;

/** Why a march is over though its owner has not said so. */
const ENDS: readonly ClauseRow<ClauseId, [Game, F]>[] = [
  ['7.1/march-continue', (_g, f) => f.step === 'ended'],
  // Who may not know that nothing is left would learn it from an end that nobody asked for.
  ['5.1/march-ends', (_g, f) => isUnderWay(f) && f.left <= 0 && !f.veiled],
  ['6.2/enter-zoc-stop', (g, f) => isHeldFast(g, f) && attackOptions(g, f).length === 0],
];

/**
 * The force march is not decided yet: what the cavalry takes may exceed what there is (ruling I29).
 * By the option it is taken at once, and the force march adds to what is left.
 */
const isDelayHeldOver = (g: Game, f: F): boolean =>
  holds('7.7/step1-before-force-march', f.step === 'start-window' && !g.world.options.delayBeforeForceMarch);

const forcingOf = (g: Game, { unit, weary, step }: F): Forcing => ({
  arm: unitData(g, unit).arm,
  weary,
  isTime: step === 'force-march',
  disorganized: unitState(g, unit).disorganized,
});

function forceMarch(flow: Flow, f: F): void {
  const { unit } = f;
  const arm = forcedAs(unitData(flow.game, unit).arm);
  const { manpower } = unitState(flow.game, unit);
  disorganize(flow, unit, '5.1/force-disorganizes');
  const roll = flow.sum(FORCE_DICE[arm], 'force-march');
  const bonus = forceBonus[arm](roll);
  const loss = forceLoss[arm](roll, manpower);
  flow.emit({ type: 'forceMarched', unit, roll, bonus, loss });
  f.left += bonus * HALVES;
  f.step = 'march';
  const marker = forceUnder(flow.game.board.forces, unit);
  loseManpower(flow, unit, loss, '5.1/force-loss-marker-side');
  if (isEmptied(flow.game, unit, marker)) goOnEmpty(flow, unit, marker, f.left, f.shammed ? 0 : SHAMS.alone);
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

/** The unit comes to stand; what its last hex allows it to destroy or dismantle is still open to it. */
function end(flow: FlowWithoutDice, f: F, because: ClauseId): void {
  if (f.step === 'over') return;
  f.step = 'over';
  flow.emit({ type: 'marchEnded', unit: f.unit, because });
  removePontoonsBeside(flow, f.unit);
}

/** A unit under a marker is asked wherever one could be: whether it can must not show. */
const hasCrossingToBreak = (g: Game, f: F): boolean =>
  isHidden(g, f.unit)
    ? mightBreakCrossing(g, f.by, hexOf(g, f.unit))
    : dismantleOptions(g, f).length > 0 || canDestroy(g, f);

const over = (flow: FlowWithoutDice, f: F): 'on' =>
  flow.pop(f, { carried: f.moved ? leadersWith(flow.game, f.unit) : [] });

/** March Steps 3 to 5: an optional force march, then hex by hex until it ends. */
export const march: Rule<'march'> = {
  clause: '6.1/spend-any',
  verbs: {
    force: {
      options: () => [{ do: 'force' }],
      guards: [onceOver, [FORCE_CLAUSES, (g, f) => whyNotForce(forcingOf(g, f))]],
      choose: forceMarch,
    },
    join: {
      options: (g, f) =>
        isUnderWay(f)
          ? []
          : leadersOf(g, f.by)
              .filter(leader => mayDepart(g, f, leader))
              .map(leader => ({ do: 'join', leader })),
      guards: [
        onceOver,
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
    step,
    exit,
    attack: {
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
        f.step = 'target-window';
        askCavalry(flow, f.by, f.unit, c.target);
      },
    },
    refuse: {
      options: () => [{ do: 'refuse' }],
      guards: [onceOver, [REFUSE_CLAUSES, whyNotRefuse]],
      choose: (flow, f) => {
        refuseFlanks(flow, f);
        end(flow, f, '7.8/cost-and-end');
      },
    },
    uncover: {
      options: () => [{ do: 'uncover' }],
      guards: [
        onceOver,
        ['7.8/remove-voluntary', (g, f) => isUnderWay(f) || !g.board.refused.includes(hexOf(g, f.unit))],
      ],
      choose: (flow, f) => dropRefused(flow, hexOf(flow.game, f.unit), '7.8/remove-voluntary'),
    },
    dismantle: {
      options: dismantleOptions,
      guards: [['10.2/dismantle', (g, f, c) => !mayDismantle(g, f, c.hexside)]],
      choose: (flow, f, c) => dismantle(flow, f, c.hexside),
    },
    destroy: {
      options: destroyOptions,
      guards: [[DESTROY_CLAUSES, (g, f, c) => whyNotDestroy(g, f, c.hexside)]],
      choose: (flow, f, c) => {
        end(flow, f, '6.1/spend-any');
        tryToDestroy(flow, f, c.hexside);
        over(flow, f);
      },
    },
    stop: {
      options: () => [{ do: 'stop' }],
      guards: [],
      choose: (flow, f) => {
        end(flow, f, '6.1/spend-any');
        over(flow, f);
      },
    },
    sham: {
      options: (g, f) => (isHidden(g, f.unit) ? [{ do: 'sham' }] : []),
      guards: [onceOver, ['LI/extended-march-open', (g, f) => !isHidden(g, f.unit) || isUnderWay(f) || f.shammed]],
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
    comeBack(flow.game, f, back);
    return proceed(flow, f);
  },
};

function proceed(flow: FlowWithoutDice, f: F): 'ask' | 'on' {
  switch (f.step) {
    case 'start-window':
      return hearCavalry(flow, f, 'force-march');
    case 'window':
      return hearCavalry(flow, f, 'march');
    case 'last-window':
      return hearCavalry(flow, f, 'ended');
    case 'target-window':
      return takeAim(flow, f);
    case 'force-march':
    case 'march':
    case 'ended': {
      const because = firstToSpeak(ENDS, flow.game, f);
      if (because === undefined) return 'ask';
      end(flow, f, because);
      return proceed(flow, f);
    }
    case 'over':
      return hasCrossingToBreak(flow.game, f) ? 'ask' : over(flow, f);
  }
}

/** Every hex of cavalry beside the unit that has not had its chance. */
function hearCavalry(flow: FlowWithoutDice, f: F, next: MarchStep): 'ask' | 'on' {
  const cavalry = cavalryToAsk(flow.game, f.by, f.unit, f.stood);
  if (cavalry !== undefined) return askCavalry(flow, f.by, f.unit, cavalry);
  f.step = next;
  return proceed(flow, f);
}

/** What a child frame changed: a delay by cavalry, or a combat. */
function comeBack(g: Game, f: F, back: Back<Gcacw> | undefined): void {
  if (back?.from === 'evasion') {
    f.left -= back.delay * HALVES;
    if (!isDelayHeldOver(g, f)) f.left = Math.max(0, f.left);
    f.stood = [...f.stood, ...back.stood];
  }
  if (back?.from !== 'combat') return;
  const advanced = back.advanced.includes(f.unit);
  if (advanced) f.fought = 'advanced';
  f.step = afterCombat(holds('7.7/trigger-advance', advanced), back.endsMarch);
}

function afterCombat(heard: boolean, ends: boolean): MarchStep {
  if (heard) return ends ? 'last-window' : 'window';
  return ends ? 'ended' : 'march';
}

/** The named target's cavalry has decided: the attack goes on, or there is nobody left to attack (ruling I30). */
function takeAim(flow: FlowWithoutDice, f: F): 'on' {
  const target = f.aim;
  f.aim = NOWHERE;
  f.step = 'march';
  if (whyNotAttack(flow.game, f, target, f.aimType) === undefined) declareAttack(flow, f, target, f.aimType);
  return 'on';
}
