import { round } from '../../../drawing/sheet/layout.ts';
import type { Look } from './look.ts';
import { rulerTicks } from './rulerTicks.ts';

interface Props {
  readonly lies: 'level' | 'upright';
  /** In inches. */
  readonly length: number;
  /** Units an inch. */
  readonly scale: number;
  readonly look: Pick<Look, 'k' | 'px'>;
}

/** Ticks and numbers outside the table's edge, the edge at 0. */
export function Ruler({ lies, length, scale, look: { k, px } }: Props) {
  const ticks = rulerTicks(length, scale * k);
  const level = lies === 'level';
  const line = (inch: number, long: number): string => {
    const [along, out] = [round(inch * scale), round(long * px)];
    return level ? `M${along},${-round(2 * px)}v${-out}` : `M${-round(2 * px)},${along}h${-out}`;
  };
  const size = 11 * px;
  return (
    <g className={`ruler ruler-${lies}`} aria-hidden="true">
      <path
        className="ruler-ticks"
        d={ticks.map(({ inch, length: long }) => line(inch, long)).join('')}
        strokeWidth={px}
      />
      {ticks.map(({ inch, text }) =>
        text === undefined ? undefined : (
          <text
            key={inch}
            className="ruler-number"
            fontSize={size}
            x={level ? round(inch * scale) : -13 * px}
            y={level ? -14 * px : round(inch * scale + size * 0.36)}
          >
            {text}
          </text>
        ),
      )}
    </g>
  );
}
