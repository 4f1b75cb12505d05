import { type Mustered, SIDES, type Side } from '@wigwag/gcacw';
import { sideName } from '../telling.ts';
import type { SheetProps } from './context.ts';

/** So many units of a side have a line of their own. */
const MOST_UNITS = 9;
/** In units of the drawing: a box and the room to the next. */
const [BOX, APART, HIGH] = [6, 8.4, 11] as const;

/** Corners rounded for the Union, cut for the Confederacy. */
const boxAt = (side: Side, place: number): string => {
  const x = 0.7 + place * APART;
  return side === 'union'
    ? `M${x + 2},0.7 h${BOX - 4} q2,0 2,2 v${HIGH - 4} q0,2 -2,2 h${4 - BOX} q-2,0 -2,-2 v${4 - HIGH} q0,-2 2,-2Z`
    : `M${x + 1.8},0.7 h${BOX - 3.6} l1.8,1.8 v${HIGH - 3.6} l-1.8,1.8 h${3.6 - BOX} l-1.8,-1.8 v${3.6 - HIGH}Z`;
};

/** A box for each point of Manpower: filled those that are left. */
function Boxes({ unit: { side, left, lost } }: { readonly unit: Mustered }) {
  const had = left + lost;
  const width = had * APART + 1;
  return (
    <svg
      className={`report-boxes ${side}`}
      viewBox={`0 0 ${width} ${HIGH + 2}`}
      width={width}
      height={HIGH + 2}
      aria-hidden="true"
    >
      {Array.from({ length: had }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: boxes differ by their place alone
        <path key={place} className={place < left ? 'left' : 'lost'} d={boxAt(side, place)} />
      ))}
    </svg>
  );
}

function OfSide({ telling, report, side }: SheetProps & { readonly side: Side }) {
  const { t, world } = telling;
  const own = report.units.filter(unit => unit.side === side).sort((one, other) => other.lost - one.lost);
  const rest = own.slice(MOST_UNITS);
  const lost = rest.reduce((sum, unit) => sum + unit.lost, 0);
  return (
    <div className={`report-losses ${side}`}>
      <h3>{t('gcacw.report.losses.side', { side: sideName(telling, side), lost: report.losses[side] })}</h3>
      {own.length === 0 && <p className="report-note">{t('gcacw.report.losses.none')}</p>}
      <ul>
        {own.slice(0, MOST_UNITS).map(unit => (
          <li key={unit.unit}>
            <span>{world.units[unit.unit]?.name}</span>
            <Boxes unit={unit} />
            <b>{t('gcacw.report.losses.left', { had: unit.left + unit.lost, left: unit.left })}</b>
          </li>
        ))}
      </ul>
      {rest.length > 0 && <p className="report-note">{t('gcacw.report.losses.more', { count: rest.length, lost })}</p>}
    </div>
  );
}

/** What both lost, unit by unit. */
export function Losses(props: SheetProps) {
  return (
    <section>
      <h2>{props.telling.t('gcacw.report.losses')}</h2>
      {SIDES.map(side => (
        <OfSide key={side} {...props} side={side} />
      ))}
    </section>
  );
}
