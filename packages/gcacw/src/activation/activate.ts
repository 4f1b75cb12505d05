import { type ClauseRow, firstToSpeak } from '@wigwag/kernel';
import { HALVES } from '../charts/terrainCosts.ts';
import type { ClauseId } from '../clauses.generated.ts';
import type { Choice, Flow, Frame, Game, Verb } from '../game.ts';
import { letDummiesRide } from '../intelligence/markers/dummies.ts';
import { rollFormula } from '../movement/march/allowance.ts';
import { isOwnLeader, isOwnUnit, leaderData, leadersOf } from '../pieces/pieces.ts';
import { leaderFormula } from '../profiles/profile.ts';
import { ENTRENCH_GUARDS, mayEntrench } from '../works/entrench.ts';
import {
  candidates,
  isAscending,
  isEligibleLeader,
  isOwnCommand,
  makeEligible,
  SELECTION_CLAUSES,
  setsOf,
  whyNotSelect,
} from './selection.ts';

type Activate = Choice<'action', 'activate'>;
type F = Frame<'action'>;

/** Why the Union's own die does not bind it (ruling A40). */
const UNBOUND: readonly ClauseRow<ClauseId, [Game, F]>[] = [
  ['5.2/otr-limit-after-confederate-pass', (_g, f) => f.handed],
  ['5.2/otr-limit-no-roll', g => g.board.initiative.union === 0],
];

/** 5.2/otr-union-limit: by the Union's own die. */
function activationLimit(g: Game, f: F): number | undefined {
  const limits = g.world.profile.unionActivationLimit;
  if (f.by !== 'union' || firstToSpeak(UNBOUND, g, f) !== undefined) return undefined;
  return limits?.[g.board.initiative.union - 1] ?? limits?.[0];
}

/** The first reason against one of a set of units. */
function firstAgainst(units: readonly number[], why: (unit: number) => ClauseId | undefined): ClauseId | undefined {
  for (const unit of units) {
    const clause = why(unit);
    if (clause !== undefined) return clause;
  }
  return undefined;
}

const NOBODY_DIGS: readonly number[] = [];

/** Which units march and which dig: none, all, or one of them digging. */
function addDeclarations(leader: number, units: readonly number[], diggers: readonly number[], to: Activate[]): void {
  to.push({ do: 'activate', leader, units, digging: NOBODY_DIGS });
  if (diggers.length === 0) return;
  const able = units.filter(unit => diggers.includes(unit));
  for (const unit of able) to.push({ do: 'activate', leader, units, digging: [unit] });
  if (able.length > 1) to.push({ do: 'activate', leader, units, digging: able });
}

function activateOptions(g: Game, f: F): Activate[] {
  const limit = activationLimit(g, f) ?? Number.POSITIVE_INFINITY;
  const found: Activate[] = [];
  for (const leader of leadersOf(g, f.by)) {
    if (leaderData(g, leader).size === 'army') continue;
    const able = candidates(g, leader);
    if (!makeEligible(g, leader, able)) continue;
    const diggers = able.filter(unit => mayEntrench(g, unit));
    const own = able.filter(unit => isOwnCommand(g, leader, unit));
    for (const units of setsOf(able)) {
      if (units.length > limit || (own.length < able.length && !units.some(unit => own.includes(unit)))) continue;
      addDeclarations(leader, units, diggers, found);
    }
  }
  return found;
}

/** Steps 3 and 4: one roll for all; then the leader may transfer. */
function begin(flow: Flow, f: F, { leader, units, digging }: Activate): void {
  const { game } = flow;
  const { side, arm, size } = leaderData(game, leader);
  flow.emit({ type: 'actionBegan', action: 'activate', unit: -1, leader, units });
  const formula = leaderFormula(game.world.profile.allowances[side], arm, size);
  const points = rollFormula(flow, formula, 'leader-allowance');
  flow.emit({ type: 'allowanceRolled', unit: -1, leader, points, plus: formula.plus });
  f.done = true;
  letDummiesRide(flow, f.by, units, points * HALVES, true);
  flow.push({
    kind: 'activation',
    by: f.by,
    leader,
    allowance: points * HALVES,
    step: 'attach',
    waiting: units,
    digging,
    carried: [],
    rode: false,
  });
}

/** Activate Leader, Steps 1 to 4: one leader, a set of units, for each whether it marches or digs. */
export const activate: Verb<'action', 'activate'> = {
  exact: true,
  options: activateOptions,
  guards: [
    ['5.2/one-leader', (g, f, c) => !isOwnLeader(g, f.by, c.leader) || leaderData(g, c.leader).size === 'army'],
    ['5.2/leader-eligibility', (g, _f, c) => !isEligibleLeader(g, c.leader)],
    [
      '5.2/step-2-select-units',
      (g, f, c) => c.units.length === 0 || !isAscending(c.units) || c.units.some(unit => !isOwnUnit(g, f.by, unit)),
    ],
    [SELECTION_CLAUSES, (g, _f, c) => firstAgainst(c.units, unit => whyNotSelect(g, c.leader, unit))],
    ['5.2/artillery-exception', (g, _f, c) => !c.units.some(unit => isOwnCommand(g, c.leader, unit))],
    [
      '5.2/otr-union-limit',
      (g, f, c) => c.units.length > (activationLimit(g, f) ?? c.units.length),
      (g, f) => ({ limit: activationLimit(g, f) ?? 0 }),
    ],
    [
      '5.2/declare-march-or-entrench',
      (_g, _f, c) => !isAscending(c.digging) || c.digging.some(unit => !c.units.includes(unit)),
    ],
    [
      ENTRENCH_GUARDS.map(([clause]) => clause),
      (g, _f, c) => firstAgainst(c.digging, unit => firstToSpeak(ENTRENCH_GUARDS, g, unit)),
    ],
  ],
  choose: begin,
};
