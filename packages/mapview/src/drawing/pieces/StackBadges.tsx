import type { Hex } from '@wigwag/hex';
import type { SVGProps } from 'react';
import { BADGE, writeBadges } from '../seats/badges.ts';
import type { Seat } from '../seats/seat.ts';

interface Props {
  readonly seats: readonly Seat[];
  readonly k: number;
  /** What it says in words, where it can be pointed at. */
  readonly said?: (units: number, manpower: number) => string;
  /** Whoever points at it means its stack. */
  readonly meant?: (hex: Hex) => SVGProps<SVGGElement>;
}

/** How many units lie in each stack, and their Manpower: above all pieces, so that no neighbour hides it. */
export function StackBadges({ seats, k, said, meant }: Props) {
  const { width, height } = BADGE;
  return writeBadges(seats, k).map(({ hex, units, manpower, x, y, scale }) => (
    <g
      key={hex}
      className="stack-badge"
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})`}
      aria-hidden="true"
      {...meant?.(hex)}
    >
      {said !== undefined && <title>{said(units, manpower)}</title>}
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={height / 2} />
      <text y={4.5}>
        {units}·{manpower}
      </text>
    </g>
  ));
}
