import { type Hex, neighboursOf } from '@wigwag/hex';
import { type ClauseRow, firstToSpeak, holds } from '@wigwag/kernel';
import { isAscending, isOwnCommand, setsOf } from '../../activation/selection.ts';
import { NOBODY } from '../../board.ts';
import type { ClauseId } from '../../clauses.generated.ts';
import type { Choice, Flow, Frame, Game, Verb } from '../../game.ts';
import {
  enemyOf,
  hexOf,
  hexOfLeader,
  isOwnLeader,
  isOwnUnit,
  leaderData,
  leadersOf,
  unitData,
  unitState,
  unitsIn,
} from '../../pieces/pieces.ts';
import { isHeldBack } from '../../sequence/notBefore.ts';
import { direction, holdsNeighbour, isHeld } from '../../zones/zones.ts';
import { assaultBy } from '../attack/attackOf.ts';
import { ACROSS, whyNotAttackAcross } from '../attack/restrictions.ts';
import { uncoverAssaulted } from '../strength/refusedFlanks.ts';

type F = Frame<'action'>;
type Assault = Choice<'action', 'assault'>;

const isGun = (g: Game, unit: number): boolean => unitData(g, unit).arm === 'artillery';

/** A unit that he may lead into an assault; guns of any command may come along. */
const mayGo = (g: Game, leader: number, unit: number): boolean => isOwnCommand(g, leader, unit) || isGun(g, unit);

const mayAssault = (g: Game, unit: number): boolean => !holds('SC/not-before', isHeldBack(g, unit));

const isRested = (g: Game, unit: number): boolean => unitState(g, unit).fatigue <= 3 && mayAssault(g, unit);

/** 7.1/assault-eligibility */
const isEligible = (g: Game, leader: number): boolean =>
  unitsIn(g, hexOfLeader(g, leader)).some(unit => isOwnCommand(g, leader, unit) && isRested(g, unit));

/** Why these units may not be led into an assault on that hex. */
const ASSAULT: readonly ClauseRow<ClauseId, [Game, F, Assault]>[] = [
  ['5.3/one-leader', (g, f, c) => !isOwnLeader(g, f.by, c.leader)],
  ['2.2/army-leader-functions', (g, _f, c) => leaderData(g, c.leader).size === 'army'],
  ['7.1/assault-eligibility', (g, _f, c) => !isEligible(g, c.leader)],
  [
    '7.1/assault-step1-select',
    (g, f, c) =>
      c.units.length === 0 ||
      !isAscending(c.units) ||
      c.units.some(unit => !isOwnUnit(g, f.by, unit) || !mayGo(g, c.leader, unit)),
  ],
  ['7.1/assault-only-leader-hex', (g, _f, c) => c.units.some(unit => hexOf(g, unit) !== hexOfLeader(g, c.leader))],
  ['SC/not-before', (g, _f, c) => c.units.some(unit => isHeldBack(g, unit))],
  ['7.1/assault-no-fatigue4', (g, _f, c) => c.units.some(unit => unitState(g, unit).fatigue > 3)],
  ['7.1/assault-artillery-joins', (g, _f, c) => c.units.every(unit => isGun(g, unit))],
  [
    '2.2/parenthesised-tactical',
    (g, _f, c) => c.units.length === 1 && c.units.some(unit => unitData(g, unit).tactical.parenthesised),
  ],
  [
    '7.1/assault-step3-target',
    (g, f, c) => direction(g, hexOfLeader(g, c.leader), c.target) === undefined || !isHeld(g, enemyOf(f.by), c.target),
  ],
];

const CLAUSES: readonly ClauseId[] = [ASSAULT, ACROSS].flatMap(rows =>
  (rows as readonly (readonly [ClauseId, unknown])[]).map(([clause]) => clause),
);

const whyNotAssault = (g: Game, f: F, c: Assault): ClauseId | undefined =>
  firstToSpeak(ASSAULT, g, f, c) ?? whyNotAttackAcross(g, f.by, hexOfLeader(g, c.leader), c.target);

const targetsOf = (g: Game, f: F, from: Hex): Hex[] =>
  neighboursOf(g.world.grid, from).filter(
    hex => isHeld(g, enemyOf(f.by), hex) && whyNotAttackAcross(g, f.by, from, hex) === undefined,
  );

function options(g: Game, f: F): Assault[] {
  const found: Assault[] = [];
  for (const leader of leadersOf(g, f.by)) {
    const from = hexOfLeader(g, leader);
    if (!holdsNeighbour(g, enemyOf(f.by), from)) continue;
    const targets = targetsOf(g, f, from);
    if (targets.length === 0) continue;
    const able = g.world.unitsOfSide[f.by].filter(
      unit => hexOf(g, unit) === from && mayGo(g, leader, unit) && isRested(g, unit),
    );
    if (!able.some(unit => isOwnCommand(g, leader, unit))) continue;
    for (const units of setsOf(able))
      for (const target of targets) found.push({ do: 'assault', leader, units, target });
  }
  return found;
}

/** Steps 1 to 3: leader, units, fatigue for each of them, target. */
function launch(flow: Flow, f: F, { leader, units, target }: Assault): void {
  const { game } = flow;
  const assault = assaultBy(game, f.by, leader, target);
  f.done = true;
  flow.emit({ type: 'actionBegan', action: 'assault', unit: NOBODY, leader, units });
  for (const unit of units) {
    flow.emit({
      type: 'fatigued',
      unit,
      fatigue: unitState(game, unit).fatigue + 1,
      because: '7.1/assault-step2-fatigue',
    });
  }
  uncoverAssaulted(flow, assault.from, units);
  flow.push({
    kind: 'assault',
    by: 'table',
    ...assault,
    selected: units,
    kept: [],
    joined: [],
    number: 0,
    superior: NOBODY,
    step: 'evasion',
    advanced: [],
    stood: [],
  });
}

export const assaultAction: Verb<'action', 'assault'> = {
  options,
  guards: [[CLAUSES, whyNotAssault]],
  choose: launch,
};
