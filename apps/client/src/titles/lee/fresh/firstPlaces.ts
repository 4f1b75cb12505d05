import { elementsInZone, inches, layoutOf, markersOf, neededInZone, type Plan, type Point, propose } from '@wigwag/lee';
import type { Draft } from '../drafts/draft.ts';
import type { LineDraft } from '../drafts/line.ts';
import type { View } from '../room.ts';

export const planIn = ({ world, game }: Pick<View, 'world' | 'game'>): Plan =>
  layoutOf(world, game.board.field.a || 'blue');

/** 13.10/ordinary-min-3: an element that is taken now goes into the own zone to begin with. */
export const goesHome = ({ game, eyes }: Pick<View, 'game' | 'eyes'>): boolean =>
  elementsInZone(game, eyes) < neededInZone(game, eyes);

/** Where a water begins: the middle of the ground where the side may lay it. */
export function waterLine(view: View): number {
  const { table } = view.world;
  const { top, bottom } = planIn(view).zones[view.eyes];
  return top === 0 ? Math.min(table.height / 2, bottom + 4) : Math.max(table.height / 2, top - 4);
}

/** The middle of the own zone, or of the ground before it once enough lies there. */
export function firstPlace(view: View): Point {
  const { left, right, top, bottom } = planIn(view).zones[view.eyes];
  const y = goesHome(view) ? (top + bottom) / 2 : view.world.table.height / 2;
  const laid = view.game.board.terrain.areas.length;
  return { x: left + (right - left) * (((laid * 0.23) % 0.8) + 0.1), y };
}

/** Where the assistant would dig, to begin with; else before the own zone. */
export function firstWorks(view: View): LineDraft {
  const proposed = propose(view.game, { verb: 'layWorks' });
  const found =
    proposed?.do === 'layWorks' ? proposed.line.map(({ x, y }) => ({ x: inches(x), y: inches(y) })) : undefined;
  const length = view.world.book.worksLength.value;
  const { top, bottom, left, right } = planIn(view).zones[view.eyes];
  const [middle, y] = [(left + right) / 2, top === 0 ? bottom - 1 : top + 1];
  const before: readonly Point[] = [
    { x: middle - length / 2, y },
    { x: middle + length / 2, y },
  ];
  return { kind: 'line', drawn: 'works', bends: found ?? before };
}

/** Markers side by side across the own zone. */
export function firstMarker(view: View, marker: string): Draft {
  const { left, right, top, bottom } = planIn(view).zones[view.eyes];
  const all = markersOf(view.game, view.eyes);
  const part = (all.indexOf(marker) + 1) / (all.length + 1);
  return { kind: 'spot', of: 'marker', id: marker, at: { x: left + (right - left) * part, y: (top + bottom) / 2 } };
}
