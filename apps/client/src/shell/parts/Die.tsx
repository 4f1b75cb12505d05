const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[12, 12]],
  2: [
    [7, 7],
    [17, 17],
  ],
  3: [
    [6.5, 6.5],
    [12, 12],
    [17.5, 17.5],
  ],
  4: [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  5: [
    [6.5, 6.5],
    [17.5, 6.5],
    [12, 12],
    [6.5, 17.5],
    [17.5, 17.5],
  ],
  6: [
    [7, 6],
    [17, 6],
    [7, 12],
    [17, 12],
    [7, 18],
    [17, 18],
  ],
};

interface Props {
  readonly face: number | undefined;
  readonly size: number;
  /** The side whose die it is. */
  readonly tone?: string | undefined;
}

/** A die by its face; without one it is still in the air. */
export function Die({ face, size, tone }: Props) {
  return (
    <svg
      className={`die ${tone === undefined ? '' : `by-${tone}`} ${face === undefined ? 'in-the-air' : ''}`}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <rect x={1} y={1} width={22} height={22} rx={4.5} />
      {(PIPS[face ?? 0] ?? []).map(([x, y]) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r={2.3} />
      ))}
    </svg>
  );
}
