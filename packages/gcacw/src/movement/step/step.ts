import { DIRECTIONS, type Direction, type Hex, neighbour, OFF_MAP } from '@wigwag/hex';
import { holds } from '@wigwag/kernel';
import { HALVES } from '../../charts/terrainCosts.ts';
import type { ClauseId } from '../../clauses.generated.ts';
import { uncoverLone } from '../../combat/strength/refusedFlanks.ts';
import type { Choice, Flow, Frame, Game, Verb } from '../../game.ts';
import { takeMarker } from '../../intelligence/markers/conceal.ts';
import { isVeiledStep } from '../../intelligence/sight/veil.ts';
import { enemyOf, hexOf, unitState } from '../../pieces/pieces.ts';
import type { Side } from '../../vocabulary.ts';
import { BARRIERS, barrierAt } from '../../world/ground.ts';
import { direction, isHeld, isLinkedTo } from '../../zones/zones.ts';
import { disorganize, loseManpower } from '../losses.ts';
import { isHeldFast, isUnderWay, onceOver, takeAlong } from '../march/marching.ts';
import { isOutOfArea } from './area.ts';
import { isZoneToZone, stepPrice } from './price.ts';

type F = Frame<'march'>;

const OBSTACLES = [...BARRIERS, 'SC/within', '6.2/enemy-hex'] as const satisfies readonly ClauseId[];
export type Obstacle = (typeof OBSTACLES)[number];

/** Why a unit may not go over a hexside whatever it pays: the ground, the scenario, the enemy. */
export function obstacleTo(
  g: Game,
  by: Side,
  unit: number,
  from: Hex,
  towards: Direction,
  to: Hex,
): Obstacle | undefined {
  const barrier = barrierAt(g.derived.ground, by, from, towards);
  if (barrier !== undefined) return barrier;
  if (holds('SC/within', isOutOfArea(g, unit, to))) return 'SC/within';
  return holds('6.2/enemy-hex', isHeld(g, enemyOf(by), to)) ? '6.2/enemy-hex' : undefined;
}

export const STUCK = [
  '6.2/enter-zoc-still-in-zoc',
  '6.2/exit-zoc-first-activity',
  '6.1/no-move-at-zero',
] as const satisfies readonly ClauseId[];

/** Why a march goes nowhere from where it stands, also not off the map. What it does first is not bound. */
export function whyStuck(g: Game, f: F): (typeof STUCK)[number] | undefined {
  if (!isUnderWay(f)) return undefined;
  const held = isHeldFast(g, f);
  if (holds('6.2/enter-zoc-still-in-zoc', held && f.fought !== 'no')) return '6.2/enter-zoc-still-in-zoc';
  if (holds('6.2/exit-zoc-first-activity', held)) return '6.2/exit-zoc-first-activity';
  return holds('6.1/no-move-at-zero', f.left <= 0) ? '6.1/no-move-at-zero' : undefined;
}

/** In halves. A step from zone to zone takes all there is. */
function costOf(g: Game, f: F, from: Hex, towards: Direction, to: Hex): number {
  if (isZoneToZone(g, f.by, from, to)) return Math.max(0, f.left);
  return stepPrice(g, f.unit, from, towards, to);
}

/** What a march does first may be one hex at any price. */
const isTooDear = (g: Game, f: F, from: Hex, towards: Direction, to: Hex): boolean =>
  isUnderWay(f) && costOf(g, f, from, towards, to) > f.left;

/** Every step that may be taken: what holds for all of them is asked once. */
function stepOptions(g: Game, f: F): Choice<'march', 'step'>[] {
  const found: Choice<'march', 'step'>[] = [];
  if (f.step === 'over' || whyStuck(g, f) !== undefined) return found;
  const from = hexOf(g, f.unit);
  for (const towards of DIRECTIONS) {
    const to = neighbour(g.world.grid, from, towards);
    if (to === OFF_MAP || obstacleTo(g, f.by, f.unit, from, towards, to) !== undefined) continue;
    if (!isTooDear(g, f, from, towards, to)) found.push({ do: 'step', to });
  }
  return found;
}

type Question<A> = (g: Game, f: F, from: Hex, towards: Direction, to: Hex) => A;

/** Asks about the step to a hex that an earlier guard has found to be a neighbour. */
const of =
  <A>(ask: Question<A>) =>
  (g: Game, f: F, { to }: Choice<'march', 'step'>): A => {
    const from = hexOf(g, f.unit);
    return ask(g, f, from, direction(g, from, to) ?? 0, to);
  };

const [obstacle, tooDear, cost] = [
  of((g, f, from, towards, to) => obstacleTo(g, f.by, f.unit, from, towards, to)),
  of(isTooDear),
  of(costOf),
];

/** 6.2/exit-zoc-to-zoc-disorganize and -loss: off the roads such a step costs order, or men where order is gone. */
function payForSlipping(flow: Flow, unit: number): void {
  const before = unitState(flow.game, unit).disorganized;
  if (holds('6.2/exit-zoc-to-zoc-disorganize', !before)) disorganize(flow, unit, '6.2/exit-zoc-to-zoc-disorganize');
  if (holds('6.2/exit-zoc-to-zoc-loss', before)) loseManpower(flow, unit, 1, '6.2/exit-zoc-to-zoc-loss');
}

function takeStep(flow: Flow, f: F, choice: Choice<'march', 'step'>): void {
  const { game } = flow;
  const { to } = choice;
  const from = hexOf(game, f.unit);
  takeAlong(flow, f);
  takeMarker(flow, f.unit);
  const slips =
    isZoneToZone(game, f.by, from, to) && !holds('6.2/exit-zoc-to-zoc-road', isLinkedTo(game, f.by, from, to));
  f.left = Math.max(0, f.left - cost(game, f, choice));
  f.moved = true;
  f.veiled ||= isVeiledStep(game, f.unit, to);
  f.step = holds('7.7/trigger-movement', true) ? 'window' : 'march';
  uncoverLone(flow, f.unit);
  if (holds('9.0/remove-on-leaving', unitState(game, f.unit).works !== 'none')) {
    flow.emit({ type: 'worksLost', unit: f.unit, because: '9.0/remove-on-leaving' });
  }
  flow.emit({ type: 'unitMoved', unit: f.unit, from, to, left: f.left });
  if (slips) payForSlipping(flow, f.unit);
}

/** One hex of a march. */
export const step: Verb<'march', 'step'> = {
  exact: true,
  options: stepOptions,
  guards: [
    onceOver,
    ['6.1/move-cost', (g, f, c) => direction(g, hexOf(g, f.unit), c.to) === undefined],
    [OBSTACLES, obstacle],
    [STUCK, whyStuck],
    [
      '6.2/minimum-one-hex',
      (g, f, c) => f.moved && tooDear(g, f, c),
      (g, f, c) => ({ cost: cost(g, f, c) / HALVES, left: f.left / HALVES }),
    ],
    ['7.1/march-min-move-excludes-attack', (g, f, c) => f.fought !== 'no' && tooDear(g, f, c)],
  ],
  choose: takeStep,
};
