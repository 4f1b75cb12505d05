import { type ReportMoment, SIDES, type Side, type Sided, sided } from '@wigwag/gcacw';
import { shortDateOf } from '@wigwag/words';
import { apart, type Frame, markOf, scale, steps, ticks } from '../graph.ts';
import { sideName } from '../telling.ts';
import type { SheetProps } from './context.ts';

/** In its own units; letters are 13 of them high. */
export const FRAME: Frame = { left: 36, right: 292, top: 12, bottom: 158 };
export const [WIDTH, HEIGHT] = [440, 186];
const LETTERS = 15;
/** More marks than this would cover the line. */
const MANY = 16;

type Counted = ReportMoment & { readonly points: Sided<number> };
const isCounted = (moment: ReportMoment): moment is Counted => moment.points !== undefined;

/** Where a turn begins, and what is written there as long as there is room. */
function Turns({
  telling,
  moments,
  x,
}: Pick<SheetProps, 'telling'> & { moments: readonly Counted[]; x(n: number): number }) {
  const { language, world } = telling;
  const starts = moments.flatMap(({ turn }, n) =>
    n === 0 || moments[n - 1]?.turn !== turn ? [{ turn, at: x(n) }] : [],
  );
  let free = 0;
  return starts.map(({ turn, at }) => {
    const isWritten = at >= free && at < FRAME.right - 20;
    if (isWritten) free = at + 62;
    return (
      <g key={turn}>
        {at > FRAME.left && <path className="report-turn" d={`M${at},${FRAME.top} V${FRAME.bottom}`} />}
        {isWritten && (
          <text x={at} y={FRAME.bottom + 18}>
            {shortDateOf(world.scenario.turns[turn - 1], language)}
          </text>
        )}
      </g>
    );
  });
}

interface LineProps {
  readonly side: Side;
  readonly places: readonly (readonly [number, number])[];
  readonly label: string;
  readonly at: number;
}

export const SideLine = ({ side, places, label, at, d }: LineProps & { readonly d: string }) => (
  <g className={`report-line ${side}`}>
    <path d={d} />
    <text x={(places.at(-1)?.[0] ?? FRAME.right) + 8} y={at + 4}>
      {label}
    </text>
  </g>
);

export const Level = ({ value, y, label }: { readonly value: number; readonly y: number; readonly label: string }) => (
  <g className={value === 0 ? 'report-zero' : 'report-level'}>
    <path d={`M${FRAME.left},${y} H${FRAME.right}`} />
    <text x={FRAME.left - 8} y={y + 4}>
      {label}
    </text>
  </g>
);

/** So far apart stand the marks of combats of one action. */
const BESIDE = 10;

/** Both scores as steps, action by action, with a mark for each combat in the shape of who won it. */
export function PointsGraph({ telling, report }: SheetProps) {
  const { t } = telling;
  const moments = report.moments.filter(isCounted);
  const last = moments.at(-1);
  if (last === undefined) return undefined;
  const all = moments.flatMap(({ points }) => [points.union, points.confederate]);
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const x = scale([0, Math.max(1, moments.length - 1)], [FRAME.left, FRAME.right]);
  const y = scale([low, high], [FRAME.bottom, FRAME.top]);
  const places = sided(side => moments.map(({ points }, n) => [x(n), y(points[side])] as const));
  const ends = apart(y(last.points.union), y(last.points.confederate), LETTERS);
  const fought = moments.flatMap(({ combats, points }, n) =>
    combats.map(({ line, winner }, place) => ({
      ...{ line, winner, at: points[winner] },
      beside: (place - (combats.length - 1) / 2) * BESIDE,
      n,
    })),
  );
  const label = t('gcacw.report.points.graph', { ...last.points });
  return (
    <svg className="report-graph" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {ticks(low, high).map(value => (
        <Level key={value} value={value} y={y(value)} label={`${value}`.replace('-', '−')} />
      ))}
      <Turns {...{ telling, moments, x }} />
      {SIDES.map((side, n) => (
        <SideLine
          key={side}
          {...{ side, places: places[side], d: steps(places[side]), at: ends[n] ?? 0 }}
          label={t('gcacw.report.points.line', { side: sideName(telling, side), points: last.points[side] })}
        />
      ))}
      {fought.map(({ line, winner, n, at, beside }) => (
        <path
          key={line}
          className={`report-mark ${winner}`}
          d={markOf(winner, x(n) + beside, y(at), fought.length > MANY ? 2.6 : 4.5)}
        />
      ))}
    </svg>
  );
}
