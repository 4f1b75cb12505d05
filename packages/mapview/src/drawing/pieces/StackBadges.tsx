import { BADGE, writeBadges } from '../seats/badges.ts';
import type { Seat } from '../seats/seat.ts';

interface Props {
  readonly seats: readonly Seat[];
  readonly k: number;
}

/** How many units lie in each stack, and their Manpower: above all pieces, so that no neighbour hides it. */
export function StackBadges({ seats, k }: Props) {
  const { width, height } = BADGE;
  return writeBadges(seats, k).map(({ hex, text, x, y, scale }) => (
    <g
      key={hex}
      className="stack-badge"
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})`}
      aria-hidden="true"
    >
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={height / 2} />
      <text y={4.5}>{text}</text>
    </g>
  ));
}
