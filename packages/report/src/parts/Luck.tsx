import { isLowGood, LUCK_KINDS, type LuckPoint, type LuckRow, SIDES, sided } from '@wigwag/gcacw';
import { inDecimals, keyFor } from '@wigwag/words';
import { apart, line, scale, ticks } from '../graph.ts';
import { above, sideName } from '../telling.ts';
import type { SheetProps } from './context.ts';
import { FRAME, HEIGHT, Level, SideLine, WIDTH } from './PointsGraph.tsx';

const LETTERS = 15;
const START: LuckPoint = { above: { union: 0, confederate: 0 }, band: 0, line: 0 };

/** Rolled less expected, combat by combat, over the band in which two games of three stay. */
function Graph({ telling, report: { luck } }: SheetProps) {
  const { t, language } = telling;
  const curve = [START, ...luck.curve];
  const last = curve.at(-1) ?? START;
  const reach = Math.max(1, ...curve.flatMap(each => [each.band, ...SIDES.map(side => Math.abs(each.above[side]))]));
  const x = scale([0, Math.max(1, curve.length - 1)], [FRAME.left, FRAME.right]);
  const y = scale([-reach, reach], [FRAME.bottom, FRAME.top]);
  const places = sided(side => curve.map((each, n) => [x(n), y(each.above[side])] as const));
  const upper = curve.map((each, n) => [x(n), y(each.band)] as const);
  const lower = curve.map((each, n) => [x(n), y(-each.band)] as const).reverse();
  const ends = apart(y(last.above.union), y(last.above.confederate), LETTERS);
  const label = t('gcacw.report.luck.graph', {
    ...sided(side => above(telling, last.above[side])),
    band: inDecimals(last.band, language),
  });
  return (
    <svg className="report-graph" viewBox={`0 0 ${WIDTH} ${HEIGHT - 14}`} role="img" aria-label={label}>
      <path className="report-band" d={`${line([...upper, ...lower])}Z`} />
      {ticks(-Math.floor(reach), Math.floor(reach)).map(value => (
        <Level key={value} value={value} y={y(value)} label={`${value > 0 ? '+' : ''}${value}`.replace('-', '−')} />
      ))}
      {SIDES.map((side, n) => (
        <SideLine
          key={side}
          {...{ side, places: places[side], d: line(places[side]), at: ends[n] ?? 0 }}
          label={t('gcacw.report.points.line', {
            side: sideName(telling, side),
            points: above(telling, last.above[side]),
          })}
        />
      ))}
    </svg>
  );
}

function Cell({ telling, row }: Pick<SheetProps, 'telling'> & { readonly row: LuckRow | undefined }) {
  const { t, language } = telling;
  if (row === undefined) return <td>–</td>;
  const { kind, rolled, expected, dice, band } = row;
  const better = isLowGood(kind) ? expected - rolled : rolled - expected;
  return (
    <td>
      {t('gcacw.report.luck.cell', { above: above(telling, better), count: dice, band: inDecimals(band, language) })}
    </td>
  );
}

/** All dice that are somebody's, and what the chart took against what was to be expected of it. */
function Table({ telling, report: { luck } }: SheetProps) {
  const { t, language } = telling;
  const kinds = LUCK_KINDS.filter(kind => luck.rows.some(row => row.kind === kind));
  return (
    <table className="report-table">
      <thead>
        <tr>
          <th scope="col">{t('gcacw.report.luck.dice')}</th>
          {SIDES.map(side => (
            <th key={side} scope="col" className={side}>
              {sideName(telling, side)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map(kind => (
          <tr key={kind}>
            <th scope="row">{t(keyFor('gcacw.report.luck', kind))}</th>
            {SIDES.map(side => (
              <Cell key={side} telling={telling} row={luck.rows.find(row => row.kind === kind && row.side === side)} />
            ))}
          </tr>
        ))}
        {luck.tolls.union.combats > 0 && (
          <tr>
            <th scope="row">{t('gcacw.report.luck.toll')}</th>
            {SIDES.map(side => {
              const { lost, expected, band } = luck.tolls[side];
              const values = { lost, expected: inDecimals(expected, language), band: inDecimals(band, language) };
              return <td key={side}>{t('gcacw.report.luck.tollCell', values)}</td>;
            })}
          </tr>
        )}
      </tbody>
    </table>
  );
}

/** Rolled against expected for both. */
export function Luck(props: SheetProps) {
  const { telling, report } = props;
  const { t } = telling;
  const { curve, tolls, combats, rows } = report.luck;
  return (
    <section>
      <h2>{t('gcacw.report.luck')}</h2>
      {curve.length === 0 ? (
        <p className="report-note">{t('gcacw.report.luck.none')}</p>
      ) : (
        <>
          <Graph {...props} />
          <p className="report-note">{t('gcacw.report.luck.about', { count: curve.length })}</p>
        </>
      )}
      {rows.length > 0 && (
        <>
          <Table {...props} />
          <p className="report-note">
            {t('gcacw.report.luck.table')}{' '}
            {tolls.union.combats < combats && t('gcacw.report.luck.counted', { counted: tolls.union.combats, combats })}
          </p>
        </>
      )}
    </section>
  );
}
