import { DIRECTIONS, type Grid } from '@wigwag/hex';
import type { RingState } from '../../picture.ts';

const SIZE = 12;
const SQRT3 = Math.sqrt(3);

function hexagon(x: number, y: number, first: number): string {
  const corners = DIRECTIONS.map(n => {
    const angle = first + (n * Math.PI) / 3;
    return `${(x + SIZE * Math.cos(angle)).toFixed(1)},${(y + SIZE * Math.sin(angle)).toFixed(1)}`;
  });
  return corners.join(' ');
}

interface Props {
  readonly orientation: Grid['orientation'];
  /** By direction. */
  readonly states: readonly RingState[];
  readonly middle: string;
  readonly label: string;
}

/** A hex with its six neighbours, small: which of them are covered. */
export function FlankRing({ orientation, states, middle, label }: Props) {
  const tilt = orientation === 'flat' ? 0 : Math.PI / 6;
  const reach = SIZE * SQRT3;
  return (
    <svg className="flank-ring" viewBox="-36 -36 72 72" width={84} height={84} role="img" aria-label={label}>
      <polygon className="ring-middle" points={hexagon(0, 0, tilt)} />
      {states.map((state, direction) => {
        const angle = tilt - Math.PI / 2 + (direction * Math.PI) / 3;
        const points = hexagon(reach * Math.cos(angle), reach * Math.sin(angle), tilt);
        return <polygon key={points} className={`ring-${state}`} points={points} />;
      })}
      <text className="flank-bonus" y={4.6}>
        {middle}
      </text>
    </svg>
  );
}
