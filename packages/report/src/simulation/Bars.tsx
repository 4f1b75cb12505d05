import { scale } from '../graph.ts';

const [WIDTH, HEIGHT, TOP, BOTTOM] = [440, 150, 22, 128];
/** So wide at most, however few there are. */
const WIDEST = 48;

interface Bar {
  readonly label: string;
  readonly value: number;
  /** Whose colour it has; undefined: nobody's. */
  readonly side: 'union' | 'confederate' | undefined;
}

/** Counts beside each other. */
export function Bars({ bars, label }: { readonly bars: readonly Bar[]; readonly label: string }) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const y = scale([0, most], [BOTTOM, TOP]);
  const step = WIDTH / Math.max(1, bars.length);
  const width = Math.min(WIDEST, step * 0.8);
  const every = Math.ceil(30 / step);
  return (
    <svg className="report-graph" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {bars.map(({ label: name, value, side }, n) => (
        <g key={name} className={`report-bar ${side ?? ''}`}>
          <rect
            className="solid"
            opacity={side === undefined ? 0.35 : 1}
            x={n * step + (step - width) / 2}
            y={y(value)}
            width={width}
            height={BOTTOM - y(value)}
          />
          {value > 0 && (
            <text x={n * step + step / 2} y={y(value) - 6} textAnchor="middle" style={{ textAnchor: 'middle' }}>
              {value}
            </text>
          )}
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
