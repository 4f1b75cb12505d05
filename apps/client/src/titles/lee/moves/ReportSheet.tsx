import { type AnyChoice, proposedReport } from '@wigwag/lee';
import { Flag } from '../parts/Flag.tsx';
import { NumberField } from '../parts/NumberField.tsx';
import { Select } from '../parts/Select.tsx';
import { useRoom } from '../room.ts';

type Report = Extract<AnyChoice, { do: 'report' }>;
type Holder = Report['baseBlue'];

interface FieldProps {
  readonly report: Report;
  put(change: Partial<Report>): void;
}

function Holders({ report, put }: FieldProps) {
  const { t, language, world } = useRoom();
  const [blue, grey] = [world.armies.blue.name[language], world.armies.grey.name[language]];
  const holders: { value: Holder; label: string }[] = [
    { value: 'nobody', label: t('lee.client.nobody') },
    { value: 'blue', label: blue },
    { value: 'grey', label: grey },
  ];
  return (
    <>
      {report.points.map((holder, i) => (
        <Select
          // biome-ignore lint/suspicious/noArrayIndexKey: points have numbers
          key={i}
          label={t('lee.client.point', { n: i + 1 })}
          value={holder}
          all={holders}
          onChange={to => put({ points: report.points.with(i, to) })}
        />
      ))}
      <Select
        label={t('lee.client.baseOf', { army: blue })}
        value={report.baseBlue}
        all={holders}
        onChange={baseBlue => put({ baseBlue })}
      />
      <Select
        label={t('lee.client.baseOf', { army: grey })}
        value={report.baseGrey}
        all={holders}
        onChange={baseGrey => put({ baseGrey })}
      />
    </>
  );
}

function Losses({ report, put }: FieldProps) {
  const { t, language, world } = useRoom();
  const [blue, grey] = [world.armies.blue.name[language], world.armies.grey.name[language]];
  const most = { min: 0, max: 200 } as const;
  return (
    <>
      <NumberField
        label={t('lee.client.lostBy', { army: blue })}
        value={report.lostBlue}
        {...most}
        onChange={lostBlue => put({ lostBlue })}
      />
      <NumberField
        label={t('lee.client.lostBy', { army: grey })}
        value={report.lostGrey}
        {...most}
        onChange={lostGrey => put({ lostGrey })}
      />
      <Flag
        label={t('lee.client.brokenOf', { army: blue })}
        value={report.brokenBlue}
        onChange={brokenBlue => put({ brokenBlue })}
      />
      <Flag
        label={t('lee.client.brokenOf', { army: grey })}
        value={report.brokenGrey}
        onChange={brokenGrey => put({ brokenGrey })}
      />
    </>
  );
}

/** What the two chapters leave to the players at the end: who holds what, and who lost how much. */
export function ReportSheet() {
  const { t, view, draft, hold } = useRoom();
  const report: Report = draft?.kind === 'report' ? draft.report : { do: 'report', ...proposedReport(view.game) };
  const put = (change: Partial<Report>): void => hold({ kind: 'report', report: { ...report, ...change } });
  return (
    <section className="lee-sheet lee-form">
      <h2>{t('lee.client.report')}</h2>
      <Holders {...{ report, put }} />
      <Losses {...{ report, put }} />
    </section>
  );
}
