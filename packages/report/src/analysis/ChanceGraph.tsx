import type { Analysis } from '@wigwag/ai';
import { SIDES } from '@wigwag/gcacw';
import { inPercent, shortDateOf } from '@wigwag/words';
import { apart, line, scale } from '../graph.ts';
import type { SheetProps } from '../parts/context.ts';
import { FRAME, HEIGHT, Level, SideLine, WIDTH } from '../parts/PointsGraph.tsx';
import { sideName } from '../telling.ts';

const LETTERS = 15;
/** Room for a date below the graph. */
const DATE = 62;
const LEVELS = [0, 0.25, 0.5, 0.75, 1];

interface Props extends SheetProps {
  readonly analysis: Analysis;
}

/** The chance of both sides over the lines of the log, with the band of the Union's. */
export function ChanceGraph({ telling, analysis: { chances } }: Props) {
  const { t, language, world } = telling;
  const [first, last] = [chances[0], chances.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const at = scale([first.lines, Math.max(first.lines + 1, last.lines)], [FRAME.left, FRAME.right]);
  const y = scale([0, 1], [FRAME.bottom, FRAME.top]);
  const shares = { union: (union: number) => union, confederate: (union: number) => 1 - union };
  const upper = chances.map(({ lines, interval }) => [at(lines), y(interval[1])] as const);
  const lower = chances.map(({ lines, interval }) => [at(lines), y(interval[0])] as const).reverse();
  const ends = apart(y(last.union), y(1 - last.union), LETTERS);
  const label = t('gcacw.analysis.chance.graph', {
    side: sideName(telling, 'union'),
    first: inPercent(first.union),
    last: inPercent(last.union),
  });
  let free = 0;
  return (
    <svg className="report-graph" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <path className="report-band" d={`${line([...upper, ...lower])}Z`} />
      {LEVELS.map(value => (
        <Level key={value} value={value} y={y(value)} label={`${100 * value}`} />
      ))}
      {chances.map(({ turn, lines }, n) => {
        const isNew = turn !== chances[n - 1]?.turn && at(lines) >= free && at(lines) < FRAME.right - 20;
        if (!isNew) return undefined;
        free = at(lines) + DATE;
        return (
          <text key={lines} x={at(lines)} y={FRAME.bottom + 18}>
            {shortDateOf(world.scenario.turns[turn - 1], language)}
          </text>
        );
      })}
      {SIDES.map((side, n) => {
        const places = chances.map(({ lines, union }) => [at(lines), y(shares[side](union))] as const);
        const share = inPercent(shares[side](last.union));
        return (
          <SideLine
            key={side}
            {...{ side, places, d: line(places), at: ends[n] ?? 0 }}
            label={t('gcacw.analysis.chance.line', { side: sideName(telling, side), share })}
          />
        );
      })}
    </svg>
  );
}
