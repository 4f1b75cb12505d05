import { BADGE, writeBadges } from './badges.ts';
import type { Seat } from './seating.ts';

/** How many units lie in each closed stack, and their Manpower: above all pieces, so that no neighbour hides it. */
export function StackBadges({ seats }: { readonly seats: readonly Seat[] }) {
  const { width, height } = BADGE;
  return writeBadges(seats).map(({ hex, text, x, y }) => (
    <g key={hex} className="stack-badge" transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} aria-hidden="true">
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={height / 2} />
      <text y={4.5}>{text}</text>
    </g>
  ));
}
