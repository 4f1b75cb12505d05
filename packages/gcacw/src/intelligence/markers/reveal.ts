import type { Hex } from '@wigwag/hex';
import { holds } from '@wigwag/kernel';
import type { ClauseId } from '../../clauses.generated.ts';
import type { FlowWithoutDice, Frame, Game, Kind, Rule, Verb } from '../../game.ts';
import { enemyOf } from '../../pieces/pieces.ts';
import type { Side } from '../../vocabulary.ts';
import { type Force, forceUnder } from './force.ts';
import { forceOf, forcesOf, isDummy, ownUnitsIn } from './forces.ts';
import { isBeside, isSeenByCavalry, reachableNeighbours } from './watch.ts';

/** Next to an enemy unit or marker; LI/dummy-limits: only units, in the open or under a marker, open one that holds units. */
function isMet(g: Game, force: Force): boolean {
  const enemy = enemyOf(force.side);
  if (!isBeside(g, enemy, force.hex)) return false;
  const near = reachableNeighbours(g, force.hex);
  const units = near.some(hex => ownUnitsIn(g, enemy, hex).length > 0);
  if (units) return true;
  const marker = forcesOf(g, enemy).some(({ hex }) => near.includes(hex));
  return marker && (isDummy(force) || !holds('LI/dummy-limits', true));
}

/** Why a marker comes off. */
function whyRevealed(g: Game, force: Force): ClauseId | undefined {
  if (holds('LI/reveal-adjacent', isMet(g, force))) return 'LI/reveal-adjacent';
  return holds('LI/reveal-cavalry', isSeenByCavalry(g, force.side, force.hex)) ? 'LI/reveal-cavalry' : undefined;
}

function open(flow: FlowWithoutDice, { side, id, hex, units }: Force, because: ClauseId): void {
  flow.emit({ type: 'forceRevealed', side, force: id, hex, units, because });
}

/** Takes off every marker that the enemy has come near to, all at once; cavalry that comes out may see farther markers. */
function settleForces(flow: FlowWithoutDice): void {
  for (;;) {
    const found = flow.game.board.forces.map(force => [force, whyRevealed(flow.game, force)] as const);
    const gone = found.filter(([, because]) => because !== undefined);
    if (gone.length === 0) return;
    for (const [force, because] of gone) if (because !== undefined) open(flow, force, because);
  }
}

/** A unit does something that everybody must see to believe: its marker comes off. */
export function showUnit(flow: FlowWithoutDice, unit: number): void {
  const force = forceUnder(flow.game.board.forces, unit);
  if (force !== undefined) open(flow, force, 'LI/shown-by-deed');
}

/** The game is over, and nothing is a secret any more. */
export function showAll(flow: FlowWithoutDice): void {
  for (const force of flow.game.board.forces) open(flow, force, 'LI/shown-at-end');
}

/** Somebody is bound to come into these hexes or out of them: what lies there of the side is seen, dummies too. */
export function lookInto(flow: FlowWithoutDice, side: Side, isThere: (hex: Hex) => boolean): void {
  for (const force of forcesOf(flow.game, side)) if (isThere(force.hex)) open(flow, force, 'LI/reveal-adjacent');
}

const watched = <K extends Kind>(rule: Rule<K>): Rule<K> => ({
  ...rule,
  resume(flow, f, back) {
    if (flow.game.board.forces.length > 0) settleForces(flow);
    return rule.resume(flow, f, back);
  },
});

type Rules = { readonly [K in Kind]: Rule<K> };

/** Whatever is about to be decided or to follow, markers near the enemy are off first (ruling A44: before zones and cavalry). */
export const allWatched = (rules: Rules): Rules =>
  Object.fromEntries(Object.entries(rules).map(([kind, rule]) => [kind, watched(rule as Rule<Kind>)])) as Rules;

/** Frames of a side in which it may take off a marker of its own. */
type Owned = 'transfer' | 'offer' | 'action' | 'activation' | 'march' | 'recovery' | 'dummyMarch' | 'riding';

/** LI/remove-any-time: at every decision of his own. */
export const revealVerb = {
  exact: true,
  options: (g: Game, f: Frame<Owned>) => forcesOf(g, f.by).map(({ id }) => ({ do: 'reveal' as const, force: id })),
  guards: [
    ['LI/remove-any-time', (g: Game, f: Frame<Owned>, c: { force: number }) => forceOf(g, f.by, c.force) === undefined],
  ],
  choose: (flow: FlowWithoutDice, f: { by: Side }, c: { force: number }) => {
    const force = forceOf(flow.game, f.by, c.force);
    if (force !== undefined) open(flow, force, 'LI/remove-any-time');
  },
} as const satisfies Verb<'action', 'reveal'>;
