import type { Seat } from './seating.ts';

/** How many units lie in each closed stack, and their Manpower: above all pieces, so that no neighbour hides it. */
export function StackBadges({ seats }: { readonly seats: readonly Seat[] }) {
  return seats.map(({ piece, stack }) => {
    if (stack === undefined || stack.units === 0) return undefined;
    const transform = `translate(${stack.x.toFixed(1)} ${stack.y.toFixed(1)})`;
    return (
      <g key={piece.hex} className="stack-badge" transform={transform} aria-hidden="true">
        <rect x={-17} y={-7} width={34} height={14} rx={7} />
        <text y={4.5}>{`${stack.units}·${stack.manpower}`}</text>
      </g>
    );
  });
}
