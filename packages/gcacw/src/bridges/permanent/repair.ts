import type { Hex, Hexside } from '@wigwag/hex';
import { assert, type ClauseRow, firstToSpeak, type ModifierRow, modifiersOf } from '@wigwag/kernel';
import { QUARTERS } from '../../charts/strength.ts';
import type { ClauseId } from '../../clauses.generated.ts';
import type { Flow, Frame, Game } from '../../game.ts';
import { isHidden } from '../../intelligence/markers/forces.ts';
import { showUnit } from '../../intelligence/markers/reveal.ts';
import {
  combatValueOf,
  enemyOf,
  hexOf,
  isOwnUnit,
  unitData,
  unitState,
  unitsIn,
  unitsOf,
} from '../../pieces/pieces.ts';
import { isUnfordable } from '../../world/conditions.ts';
import { endsOf, isEndOf } from '../../world/crossings.ts';
import { changeAt, isDestroyed, isNamed, type Permanent, permanentAt, printedAt } from './permanent.ts';

type F = Frame<'recovery'>;
type Case = [g: Game, f: F, unit: number, hexside: Hexside];

/** A destroyed bridge or ferry of the unit's hex; the aqueduct is neither. */
const isRuinBeside = (g: Game, unit: number, hexside: Hexside): boolean =>
  permanentAt(g, hexside) !== undefined && isDestroyed(g, hexside) && isEndOf(g.world.grid, hexside, hexOf(g, unit));

/** 10.3/enemy-blocks: the enemies in a hex together, without their works, in quarters; whoever is under a force marker hinders nobody. */
const enemyValue = (g: Game, f: F, hex: Hex): number =>
  unitsIn(g, hex)
    .filter(unit => unitData(g, unit).side === enemyOf(f.by) && !isHidden(g, unit))
    .reduce((sum, unit) => sum + combatValueOf(g, unit), 0);

const weakRow = (clause: ClauseId): ClauseRow<ClauseId, Case> => [
  clause,
  (g, _f, unit) => {
    const [says, least] = g.world.profile.crossingLimits.repair;
    return says === clause && combatValueOf(g, unit) < least * QUARTERS;
  },
];

const blockedRow = (clause: ClauseId): ClauseRow<ClauseId, Case> => [
  clause,
  (g, f, _unit, hexside) => {
    const [says, least] = g.world.profile.crossingLimits.enemyAtRepair;
    return says === clause && endsOf(g.world.grid, hexside).some(hex => enemyValue(g, f, hex) >= least * QUARTERS);
  },
];

/** 10.3/siv-county-control: no data, no county. */
const isOutsideUnionCounties = (g: Game, f: F, hexside: Hexside): boolean =>
  g.world.profile.unionRepairsInItsCounties &&
  f.by === 'union' &&
  !endsOf(g.world.grid, hexside).some(hex => g.world.scenario.unionCounties?.includes(hex));

/** Why the unit may not try to repair this. */
const WHY_NOT: readonly ClauseRow<ClauseId, Case>[] = [
  ['8.0/step-1-fatigue-0', (g, f, unit) => !isOwnUnit(g, f.by, unit)],
  ['10.3/infantry-only', (g, _f, unit) => unitData(g, unit).arm !== 'infantry'],
  ['10.3/eligible-fatigue-0', (g, _f, unit) => unitState(g, unit).fatigue > 0],
  weakRow('10.3/eligible-cv'),
  weakRow('10.3/eligible-cv-siv'),
  ['10.3/eligible-no-other-work', (_g, f, unit) => f.done.includes(unit)],
  ['10.3/one-per-player', (_g, f) => f.repaired],
  ['10.3/not-rain', g => g.derived.ground.conditions.rain],
  ['10.3/eligible-hex', (g, _f, unit, hexside) => !isRuinBeside(g, unit, hexside)],
  // A pontoon has taken its place (ruling A18).
  ['10.1/one-bridge-per-hexside', (g, _f, _unit, hexside) => changeAt(g, hexside)?.pontoon !== undefined],
  ['10.3/chatham-slb', (g, _f, _unit, hexside) => isNamed(g, hexside, g.world.profile.crossings.beyondRepair)],
  ['10.3/siv-county-control', (g, f, _unit, hexside) => isOutsideUnionCounties(g, f, hexside)],
  blockedRow('10.3/enemy-blocks'),
  blockedRow('10.3/enemy-blocks-siv'),
];

export const REPAIR_CLAUSES: readonly ClauseId[] = WHY_NOT.map(([clause]) => clause);

/** Who is not a unit of one's own is not asked further, whatever clause is switched off. */
export const whyNotRepair = (...asked: Case): ClauseId | undefined =>
  isOwnUnit(asked[0], asked[1].by, asked[2]) ? firstToSpeak(WHY_NOT, ...asked) : '8.0/step-1-fatigue-0';

type Repair = { readonly do: 'repair'; readonly unit: number; readonly hexside: Hexside };

export function repairOptions(g: Game, f: F): Repair[] {
  const ruins = f.repaired ? [] : g.board.crossings.filter(({ destroyed }) => destroyed);
  if (ruins.length === 0) return [];
  return unitsOf(g, f.by)
    .filter(unit => unitState(g, unit).fatigue === 0 && unitData(g, unit).arm === 'infantry')
    .flatMap(unit =>
      ruins
        .filter(({ hexside }) => isRuinBeside(g, unit, hexside))
        .map(({ hexside }) => ({ do: 'repair' as const, unit, hexside })),
    );
}

/** 10.3/roll-*: the die with its modifiers may be no more. */
export const MOST_TO_REPAIR = { bridge: 3, ferry: 5 } as const satisfies Record<Permanent, number>;

export const REPAIR_MODIFIERS = { unfordable: 1, major: 2, named: 1 } as const;

const isPlussed = (g: Game, hexside: Hexside, clause: ClauseId): boolean =>
  g.world.profile.crossings.repairPlus?.some(([says, name]) => says === clause && isNamed(g, hexside, name)) ?? false;

const plusRow = (clause: ClauseId): ModifierRow<ClauseId, [Game, Hexside]> => [
  clause,
  (g, hexside) => (isPlussed(g, hexside, clause) ? REPAIR_MODIFIERS.named : 0),
];

const isMajor = (g: Game, hexside: Hexside): boolean => printedAt(g, hexside)?.water === 'major-river';

/** 10.3/mods-cumulative */
const MODIFIERS: readonly ModifierRow<ClauseId, [Game, Hexside]>[] = [
  [
    '10.3/mod-unfordable',
    (g, hexside) =>
      isUnfordable(g.derived.ground.conditions, printedAt(g, hexside)?.water) ? REPAIR_MODIFIERS.unfordable : 0,
  ],
  ['10.3/mod-major', (g, hexside) => (isMajor(g, hexside) ? REPAIR_MODIFIERS.major : 0)],
  plusRow('10.3/mod-etowah'),
  plusRow('10.3/mod-chattahoochee'),
];

type Rolled = [g: Game, hexside: Hexside, what: Permanent, die: number, modified: number];

const SUCCEEDS: readonly ClauseRow<ClauseId, Rolled>[] = [
  ['10.3/roll-bridge', (_g, _hexside, what, _die, modified) => what === 'bridge' && modified <= MOST_TO_REPAIR.bridge],
  ['10.3/roll-ferry', (_g, _hexside, what, _die, modified) => what === 'ferry' && modified <= MOST_TO_REPAIR.ferry],
  [
    '10.3/aio-natural-1',
    (g, hexside, what, die) =>
      g.world.profile.naturalOneRepairs && what === 'bridge' && isMajor(g, hexside) && die === 1,
  ],
];

/** 10.3/procedure: the hexside has been named, now the die. */
export function tryToRepair(flow: Flow, f: F, unit: number, hexside: Hexside): void {
  const { game } = flow;
  const what = permanentAt(game, hexside);
  assert(what !== undefined, 'nothing-to-repair', { hexside });
  showUnit(flow, unit);
  const modifier = modifiersOf(MODIFIERS, game, hexside).reduce((sum, { value }) => sum + value, 0);
  const die = flow.sum(1, 'repair-crossing');
  const repaired = firstToSpeak(SUCCEEDS, game, hexside, what, die, die + modifier) !== undefined;
  f.done = [...f.done, unit];
  f.repaired = true;
  if (repaired) flow.emit({ type: 'crossingRepaired', unit, hexside, what, die, modifier });
  else flow.emit({ type: 'crossingAttemptFailed', unit, hexside, what, work: 'repair', die, modifier });
}
