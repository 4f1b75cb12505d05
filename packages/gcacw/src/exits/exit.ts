import { HALVES } from '../charts/terrainCosts.ts';
import { uncoverLone } from '../combat/strength/refusedFlanks.ts';
import type { Exit } from '../data/victory.ts';
import type { Flow, Frame, Game, Verb } from '../game.ts';
import { showUnit } from '../intelligence/markers/reveal.ts';
import { isUnderWay, onceOver, takeAlong } from '../movement/march/marching.ts';
import { STUCK, whyStuck } from '../movement/step/step.ts';
import { hexOf, unitData } from '../pieces/pieces.ts';

type F = Frame<'march'>;

/** The scenario's exit that a unit may take from where it stands. */
function exitFor(g: Game, unit: number): Exit | undefined {
  const { side, arm, id } = unitData(g, unit);
  const hex = hexOf(g, unit);
  return g.world.scenario.exits.find(
    exit =>
      exit.for === side &&
      exit.hexes.includes(hex) &&
      (exit.arms?.includes(arm) ?? true) &&
      (exit.units?.includes(id) ?? true),
  );
}

/** In halves (SC/exit-cost). */
const cost = (g: Game, f: F): number => (exitFor(g, f.unit)?.cost ?? 0) * HALVES;

function leave(flow: Flow, f: F): void {
  const { game } = flow;
  showUnit(flow, f.unit);
  takeAlong(flow, f);
  uncoverLone(flow, f.unit);
  flow.emit({ type: 'unitExited', unit: f.unit, hex: hexOf(game, f.unit), because: 'SC/exit-gone' });
}

/** A step off the map. */
export const exit: Verb<'march', 'exit'> = {
  options: (g, f) => (exitFor(g, f.unit) === undefined ? [] : [{ do: 'exit' }]),
  guards: [
    onceOver,
    ['SC/exit-hex', (g, f) => exitFor(g, f.unit) === undefined],
    [STUCK, whyStuck],
    [
      'SC/exit-cost',
      (g, f) => isUnderWay(f) && cost(g, f) > f.left,
      (g, f) => ({ cost: cost(g, f) / HALVES, left: f.left / HALVES }),
    ],
  ],
  choose: leave,
};
