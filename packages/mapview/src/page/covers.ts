import type { Edges, Room } from './transform.ts';

/** Less than this, in pixels, shows nothing of a map. */
const LEAST = 72;

/** Where an element lies when it has come to rest: what slides in is measured where it goes. */
export function restingEdges(element: HTMLElement): Edges {
  const { left = 0, top = 0 } = element.offsetParent?.getBoundingClientRect() ?? {};
  const [x, y] = [left + element.offsetLeft, top + element.offsetTop];
  return { left: x, top: y, right: x + element.offsetWidth, bottom: y + element.offsetHeight };
}

const isOver = (a: Edges, b: Edges): boolean =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

const areaBetween = ({ left, right, top, bottom }: Edges): number => (right - left) * (bottom - top);

/** The edges of a rectangle of the page alone: its own are not copied along. */
export const edgesOf = ({ left, right, top, bottom }: Edges): Edges => ({ left, right, top, bottom });

/** What is left of an area beside what lies over it: the largest part that goes from edge to edge. */
function beside(area: Edges, cover: Edges): Edges {
  if (!isOver(area, cover)) return area;
  const parts: readonly Edges[] = [
    { ...area, bottom: cover.top },
    { ...area, top: cover.bottom },
    { ...area, right: cover.left },
    { ...area, left: cover.right },
  ];
  const useful = parts.filter(({ left, right, top, bottom }) => right - left >= LEAST && bottom - top >= LEAST);
  return useful.reduce((best, part) => (areaBetween(part) > areaBetween(best) ? part : best), useful[0] ?? area);
}

/** The room that what lies over a frame takes of it; where it leaves next to nothing, the frame counts as free. */
export function roomUnder(frame: Edges, covers: readonly Edges[]): Room {
  const { left, right, top, bottom } = covers.reduce(beside, frame);
  return {
    left: left - frame.left,
    top: top - frame.top,
    right: frame.right - right,
    bottom: frame.bottom - bottom,
  };
}
