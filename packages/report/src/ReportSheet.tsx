import type { Analysis } from '@wigwag/ai';
import type { Report } from '@wigwag/gcacw';
import type { Language, Translate } from '@wigwag/words';
import { useMemo } from 'react';
import { AnalysisPart } from './analysis/AnalysisPart.tsx';
import { Course } from './parts/Course.tsx';
import { Decisive } from './parts/Decisive.tsx';
import { Head } from './parts/Head.tsx';
import { Losses } from './parts/Losses.tsx';
import { Luck } from './parts/Luck.tsx';
import { Points } from './parts/Points.tsx';
import { Feats, Turns } from './parts/Turns.tsx';
import type { SeenBy, Telling } from './telling.ts';

interface Props {
  readonly report: Report;
  readonly t: Translate;
  readonly language: Language;
  /** Where forces were hidden. */
  readonly seenBy?: SeenBy | undefined;
  /** What the computer commander makes of the game. */
  readonly analysis?: Analysis | undefined;
  /** Leads to the game as it was when its log had so many lines; left out on paper and in a file. */
  readonly go?: (lines: number) => void;
}

/** The report as a sheet: to read on the page, to print, to keep. */
export function ReportSheet({ report, t, language, seenBy, analysis, go }: Props) {
  const telling = useMemo((): Telling => ({ t, language, world: report.world }), [t, language, report.world]);
  const props = { telling, report, go };
  return (
    <article className="report" lang={language}>
      <Head {...props} seenBy={seenBy} />
      <Course {...props} />
      <Points {...props} />
      <div className="report-pair">
        <Luck {...props} />
        <Losses {...props} />
      </div>
      <Decisive {...props} />
      {analysis !== undefined && <AnalysisPart {...props} analysis={analysis} />}
      <div className="report-pair">
        <Turns {...props} />
        <Feats {...props} />
      </div>
      <footer className="report-foot">{t('gcacw.report.foot')}</footer>
    </article>
  );
}
