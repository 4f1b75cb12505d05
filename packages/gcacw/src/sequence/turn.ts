import { holds } from '@wigwag/kernel';
import { arrive } from '../arrivals/arrival.ts';
import type { Phase } from '../board.ts';
import { removePontoonsAfterRecovery } from '../bridges/pontoons/removal.ts';
import type { FlowWithoutDice, Frame, Rule } from '../game.ts';
import { recover } from '../recovery/recover.ts';
import { endGame, suddenDeath } from '../victory/ending.ts';
import { scoreTurn } from '../victory/score.ts';
import { liftMarkers } from '../weather/rain.ts';
import { randomEventsPhase, scenarioPhases } from './opening.ts';
import { isSkipped } from './turnRules.ts';

/** A turn's phases, one after the other (3.0/turn-order); each begins when the one before is over. */
export const turn: Rule<'turn'> = {
  clause: '3.0/turn-order',
  verbs: {},
  resume(flow, f, back) {
    switch (f.next) {
      case 'random-events':
        return randomEventsPhase(flow, f, back?.from === 'randomEvents');
      case 'scenario-phase':
        return scenarioPhases(flow, f, back?.from === 'scenarioPhase' ? back : undefined);
      case 'reinforcements':
        if (arrive(flow) === 'on') return 'on';
        return goOn(f, 'leader-transfer');
      case 'leader-transfer':
        if (isSkipped(flow.game, 'leader-transfer')) return goOn(f, 'action-cycle');
        return transferPhase(flow, f, back?.from === 'transfer');
      case 'action-cycle':
        if (isSkipped(flow.game, 'action-cycle')) return goOn(f, 'recovery');
        if (back?.from !== 'initiative') return actionPhase(flow, true);
        if (isOver(flow, f, 'action')) return 'on';
        if (!back.cycleEnded) return actionPhase(flow, false);
        f.next = holds('4.4/then-recovery', back.recovery) ? 'recovery' : 'turn-indication';
        return 'on';
      case 'recovery':
        if (isSkipped(flow.game, 'recovery')) return goOn(f, 'turn-indication');
        return recoveryPhase(flow, f, back?.from === 'recovery');
      case 'turn-indication':
        return nextTurn(flow, f);
    }
  },
};

function goOn(f: Frame<'turn'>, next: Phase): 'on' {
  f.next = next;
  return 'on';
}

/** Has a condition of the scenario ended the game? */
function isOver(flow: FlowWithoutDice, f: Frame<'turn'>, when: 'turn' | 'action'): boolean {
  const condition = suddenDeath(flow.game, when);
  if (condition === undefined) return false;
  endGame(flow, condition);
  flow.pop(f, {});
  return true;
}

const begin = (flow: FlowWithoutDice, phase: Phase): void => flow.emit({ type: 'phaseBegan', phase });

/** 6.3/transfer-order: the Union finishes before the Confederate begins; so in Recovery Step 1 (ruling A24). */
function transferPhase(flow: FlowWithoutDice, f: Frame<'turn'>, unionDone: boolean): 'on' {
  if (!unionDone) {
    begin(flow, 'leader-transfer');
    return flow.push({ kind: 'transfer', by: 'union', done: [] });
  }
  f.next = 'action-cycle';
  return flow.push({ kind: 'transfer', by: 'confederate', done: [] });
}

/** 3.0/action-cycle: one Action Phase after another. */
function actionPhase(flow: FlowWithoutDice, first: boolean): 'on' {
  if (first) {
    removePontoonsAfterRecovery(flow);
    begin(flow, 'action-cycle');
  }
  return flow.push({ kind: 'initiative', by: 'table', step: 'roll' });
}

function recoveryPhase(flow: FlowWithoutDice, f: Frame<'turn'>, unionDone: boolean): 'on' {
  if (!unionDone) {
    begin(flow, 'recovery');
    return flow.push({ kind: 'recovery', by: 'union', done: [], repaired: false });
  }
  f.next = 'turn-indication';
  return flow.push({ kind: 'recovery', by: 'confederate', done: [], repaired: false });
}

/** 3.0/turn-indication */
function nextTurn(flow: FlowWithoutDice, f: Frame<'turn'>): 'on' {
  const { board, world } = flow.game;
  if (board.phase === 'recovery') recover(flow);
  begin(flow, 'turn-indication');
  scoreTurn(flow);
  if (isOver(flow, f, 'turn')) return 'on';
  if (board.turn >= world.turns) {
    endGame(flow);
    return flow.pop(f, {});
  }
  liftMarkers(flow);
  flow.emit({ type: 'turnBegan', turn: board.turn + 1 });
  return goOn(f, 'random-events');
}
