import { type Hex, neighboursOf } from '@wigwag/hex';
import { type ClauseRow, firstToSpeak } from '@wigwag/kernel';
import { HALVES } from '../../charts/terrainCosts.ts';
import type { ClauseId } from '../../clauses.generated.ts';
import type { FlowWithoutDice, Frame, Game } from '../../game.ts';
import { enemyOf, hexOf, unitData } from '../../pieces/pieces.ts';
import { direction, holdsNeighbour, isHeld } from '../../zones/zones.ts';
import { uncoverLone } from '../strength/refusedFlanks.ts';
import { ATTACK_TYPES, type AttackType } from './attack.ts';
import { marchAttackCost, marchAttackOf } from './attackOf.ts';
import { ACROSS, isBareWoods, whyNotAttackAcross } from './restrictions.ts';

type F = Frame<'march'>;
type Case = [g: Game, f: F, target: Hex, type: AttackType];

const NEEDED_FOR_A_COLUMN = HALVES;

/** Why the unit may not attack at all, or not there. */
const TARGET: readonly ClauseRow<ClauseId, Case>[] = [
  ['5.1/march-ends', (_g, f) => f.step === 'over'],
  [
    '7.1/target-adjacent-occupied',
    (g, f, target) => direction(g, hexOf(g, f.unit), target) === undefined || !isHeld(g, enemyOf(f.by), target),
  ],
  ['7.1/restrict-artillery-alone', (g, f) => unitData(g, f.unit).arm === 'artillery'],
  ['2.2/parenthesised-tactical', (g, f) => unitData(g, f.unit).tactical.parenthesised],
  ['7.1/march-cavalry-division-leader', (_g, f) => !f.mayAttack],
];

/** A unit that left the hex where it began and came back still began there. */
const isIntoWoodsAfar = (g: Game, f: F, target: Hex): boolean =>
  hexOf(g, f.unit) !== f.start && isBareWoods(g, f.by, hexOf(g, f.unit), target);

const GROUND: readonly ClauseRow<ClauseId, Case>[] = [
  ['7.1/restrict-woods-after-advance', (g, f, target) => f.fought === 'advanced' && isIntoWoodsAfar(g, f, target)],
  ['7.1/restrict-woods-started-here', isIntoWoodsAfar],
];

const PRICE: readonly ClauseRow<ClauseId, Case>[] = [
  ['7.1/march-cost-column', (_g, f, _target, type) => type === 'column' && f.left < NEEDED_FOR_A_COLUMN],
  ['7.1/march-cost-needs-mp', (g, f, _target, type) => Math.max(0, f.left) < marchAttackCost(g, f.unit, type)],
];

export const ATTACK_CLAUSES: readonly ClauseId[] = [TARGET, ACROSS, GROUND, PRICE].flatMap(rows =>
  (rows as readonly (readonly [ClauseId, unknown])[]).map(([clause]) => clause),
);

export const whyNotAttack = (...asked: Case): ClauseId | undefined =>
  firstToSpeak(TARGET, ...asked) ??
  whyNotAttackAcross(asked[0], asked[1].by, hexOf(asked[0], asked[1].unit), asked[2]) ??
  firstToSpeak(GROUND, ...asked) ??
  firstToSpeak(PRICE, ...asked);

export function attackOptions(
  g: Game,
  f: F,
): { readonly do: 'attack'; readonly target: Hex; readonly type: AttackType }[] {
  const from = hexOf(g, f.unit);
  if (!holdsNeighbour(g, enemyOf(f.by), from)) return [];
  const targets = neighboursOf(g.world.grid, from).filter(hex => isHeld(g, enemyOf(f.by), hex));
  return targets.flatMap(target =>
    ATTACK_TYPES.filter(type => whyNotAttack(g, f, target, type) === undefined).map(type => ({
      do: 'attack' as const,
      target,
      type,
    })),
  );
}

/** Pays and brings on the combat, whose dice the table rolls. */
export function declareAttack(flow: FlowWithoutDice, f: F, target: Hex, type: AttackType): void {
  const { game } = flow;
  const attack = marchAttackOf(game, f.unit, target, type);
  f.left = Math.max(0, f.left) - marchAttackCost(game, f.unit, type);
  f.step = 'march';
  if (f.fought === 'no') f.fought = 'attacked';
  uncoverLone(flow, f.unit);
  flow.emit({ type: 'attackDeclared', unit: f.unit, from: attack.from, target, attack: type, left: f.left });
  flow.push({ kind: 'combat', by: 'table', attack, step: 'roll', defender: '-', attacker: '-', extra: 0 });
}
