import type { Seat } from './seating.ts';

/** How many units lie in each closed stack, and their Manpower: above all pieces, so that no neighbour hides it. */
export function StackBadges({ seats }: { readonly seats: readonly Seat[] }) {
  return seats.map(({ piece, stack, x, y, scale }) => {
    if (stack === undefined || stack.units === 0) return undefined;
    const transform = `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)}) translate(38 -1)`;
    return (
      <g key={piece.hex} className="stack-badge" transform={transform} aria-hidden="true">
        <rect x={-15.5} y={-7.4} width={31} height={14.8} rx={7.4} />
        <text y={4.5}>{`${stack.units}·${stack.manpower}`}</text>
      </g>
    );
  });
}
