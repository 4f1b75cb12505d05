import { scale } from '../graph.ts';

const [WIDTH, HEIGHT, BOTTOM] = [440, 150, 128];

interface Bar {
  readonly label: string;
  readonly value: number;
  /** Whose colour it has; undefined: nobody's. */
  readonly side: 'union' | 'confederate' | undefined;
}

/** Counts beside each other. */
export function Bars({ bars, label }: { readonly bars: readonly Bar[]; readonly label: string }) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const y = scale([0, most], [BOTTOM, 12]);
  const step = WIDTH / Math.max(1, bars.length);
  const every = Math.ceil(30 / step);
  return (
    <svg className="report-graph" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {bars.map(({ label: name, value, side }, n) => (
        <g key={name} className={`report-bar ${side ?? ''}`}>
          <rect
            className="solid"
            opacity={side === undefined ? 0.35 : 1}
            x={n * step + step * 0.1}
            y={y(value)}
            width={step * 0.8}
            height={BOTTOM - y(value)}
          />
          {n % every === 0 && (
            <text x={n * step + step / 2} y={HEIGHT - 6} textAnchor="middle" style={{ textAnchor: 'middle' }}>
              {name}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
