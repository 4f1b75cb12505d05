import { holds } from '@wigwag/kernel';
import type { Plan } from '../../field/layout.ts';
import { planOf } from '../../field/places.ts';
import type { Game } from '../../game.ts';
import { type Line, lineLength, nearestOnLine } from '../../geometry/line.ts';
import type { Point } from '../../geometry/point.ts';
import { atLeast } from '../../geometry/units.ts';
import type { World } from '../../world.ts';
import { type Course, crossingsOf, isUsed, SPACING } from '../bridges/spans.ts';
import { gapOfSpans } from '../judging/table.ts';
import { pointsIn, type Span, spanOf } from '../judging/worked.ts';
import type { Form } from './forms.ts';
import type { Edge } from './water.ts';

/** Where a straight line from a point meets an edge of the table at a right angle. */
function footOn({ table: { width, height } }: World, edge: Edge, { x, y }: Point): Point {
  if (edge === 'top') return { x, y: 0 };
  if (edge === 'bottom') return { x, y: height };
  return edge === 'left' ? { x: 0, y } : { x: width, y };
}

function lineOf(world: World, plan: Plan, { from, to }: Form, through: readonly Point[]): Point[] {
  const first = through[0];
  const start = 'base' in from ? plan.middles[from.base] : first && footOn(world, from.edge, first);
  const last = through.at(-1) ?? start;
  if (start === undefined || last === undefined) return [];
  const end = 'edge' in to ? footOn(world, to.edge, last) : nearestOnLine(last, pointsIn(to.road.line)).at;
  return [start, ...through, end];
}

/** The first standing bridge of the same water too near to a crossing for another to arise there, and the leg that crosses. */
function bridgeInTheWay({ board: { terrain } }: Game, laid: Course): { span: Span; leg: number } | undefined {
  for (const { over, span, leg } of crossingsOf(terrain, laid).sort((a, b) => a.leg - b.leg)) {
    const standing = terrain.bridges.filter(bridge => bridge.over === over).map(spanOf);
    if (standing.some(other => isUsed(other, span.at))) continue;
    const near = standing.find(other => !atLeast(gapOfSpans(span, other), SPACING));
    if (near !== undefined) return { span: near, leg };
  }
  return undefined;
}

/** Bridges that a road is led over, at most: a table has no more. */
const MOST_BRIDGES = 8;

/**
 * 13.10/road-shortest: the shortest line of a form, at right angles to the edges. Where a bridge of its own would be too
 * near to a standing one, the road runs over that one.
 */
export function shortestLine(game: Game, form: Form, laid: 'road' | 'railway', width: number): Line {
  const [world, plan] = [game.world, planOf(game)];
  const through = [...form.through];
  for (let led = 0; led < MOST_BRIDGES; led++) {
    const line = lineOf(world, plan, form, through);
    const found = holds('13.10/road-uses-bridge', true)
      ? bridgeInTheWay(game, { linear: laid, line, width })
      : undefined;
    if (found === undefined) return line;
    through.splice(found.leg, 0, found.span.at);
  }
  return lineOf(world, plan, form, through);
}

/** The form of which a drawn line is nearest to the shortest, and by how much it is longer. */
export function bestForm(
  game: Game,
  forms: readonly { readonly form: Form; readonly line: Line }[],
  laid: 'road' | 'railway',
  width: number,
): { readonly form: Form; readonly length: number; readonly shortest: Line; readonly least: number } | undefined {
  let best: { form: Form; length: number; shortest: Line; least: number } | undefined;
  for (const { form, line } of forms) {
    const shortest = shortestLine(game, form, laid, width);
    const [length, least] = [lineLength(line), lineLength(shortest)];
    if (best === undefined || length - least < best.length - best.least) best = { form, length, shortest, least };
  }
  return best;
}
