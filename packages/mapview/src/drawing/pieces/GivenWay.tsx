import type { Seat } from '../seats/seat.ts';

/** Pieces that gave way: a line to a dot in their hex. */
export function GivenWay({ seats, k }: { readonly seats: readonly Seat[]; readonly k: number }) {
  return (
    <g className="given-way" aria-hidden="true" style={{ strokeWidth: 1.3 / k }}>
      {seats.flatMap(({ piece, dot, x, y }) =>
        dot === undefined
          ? []
          : [
              <g key={piece.hex}>
                <line x1={dot.x} y1={dot.y} x2={x} y2={y} />
                <circle cx={dot.x} cy={dot.y} r={2.6 / k} />
              </g>,
            ],
      )}
    </g>
  );
}
