import { enemyOf, type Holder, type Report, type Side } from '@wigwag/lee';
import { type Room, useRoom } from '../room.ts';
import { sideCalled } from '../roster.ts';

type Line = readonly [label: string, value: string];

function linesOf({ t, language, world }: Room, report: Report): Line[] {
  const army = (side: Side): string => sideCalled({ t, language, world }, side);
  const holder = (of: Holder): string => (of === 'nobody' ? t('lee.client.nobody') : army(of));
  const yesNo = (is: boolean): string => (is ? t('lee.client.yes') : t('lee.client.no'));
  return [
    ...report.points.map((of, place): Line => [t('lee.client.point', { n: place + 1 }), holder(of)]),
    [t('lee.client.baseOf', { army: army('blue') }), holder(report.baseBlue)],
    [t('lee.client.baseOf', { army: army('grey') }), holder(report.baseGrey)],
    [t('lee.client.lostBy', { army: army('blue') }), String(report.lostBlue)],
    [t('lee.client.lostBy', { army: army('grey') }), String(report.lostGrey)],
    [t('lee.client.brokenOf', { army: army('blue') }), yesNo(report.brokenBlue)],
    [t('lee.client.brokenOf', { army: army('grey') }), yesNo(report.brokenGrey)],
  ];
}

/** Who stands by the report, and whose word is awaited: once both do, the tactics are opened. */
function Standing({ waited }: { readonly waited: Side | undefined }) {
  const { t, language, world } = useRoom();
  const army = (side: Side): string => sideCalled({ t, language, world }, side);
  if (waited === undefined) return <p>{t('lee.client.end.bothConfirmed')}</p>;
  return (
    <ul className="lee-standing">
      <li className={`by-${enemyOf(waited)}`}>
        <span className="side-mark" aria-hidden="true" />{' '}
        {t('lee.client.end.reported', { army: army(enemyOf(waited)) })}
      </li>
      <li className={`by-${waited}`}>
        <span className="side-mark" aria-hidden="true" /> {t('lee.client.end.awaited', { army: army(waited) })}
      </li>
    </ul>
  );
}

/** The report as it was given, to be confirmed or disputed. */
export function ReportRead() {
  const room = useRoom();
  const { t, view } = room;
  const { report } = view.game.board.play;
  if (report === undefined) return undefined;
  return (
    <section className="lee-sheet lee-form">
      <h2>{t('lee.client.report')}</h2>
      <Standing waited={view.frame?.kind === 'confirmEnd' ? view.frame.by : undefined} />
      <dl className="lee-report">
        {linesOf(room, report).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
