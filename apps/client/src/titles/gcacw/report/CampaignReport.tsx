import type { Analysis } from '@wigwag/ai';
import type { Report } from '@wigwag/gcacw';
import { ReportSheet, type SeenBy } from '@wigwag/report';
import '@wigwag/report/report.css';
import '@wigwag/report/print.css';
import { useState, useSyncExternalStore } from 'react';
import { addressOfGame, gameAsked } from '../../../shell/address.ts';
import { useDesk } from '../../../shell/desk.ts';
import { saveBlob } from '../../../shell/keeping/save.ts';
import { Icon } from '../../../shell/parts/Icon.tsx';
import { KeyCap } from '../../../shell/parts/KeyCap.tsx';
import { LinkLine } from '../../../shell/replay/parts/Share.tsx';
import { addressOfMoment } from '../../../shell/replay/state.ts';
import { closeReport, REPORT_ADDRESS } from '../../../shell/report/address.ts';
import { useShell } from '../../../shell/room.ts';
import { useRoom } from '../room.ts';
import { AnalysisBar } from './analysis/AnalysisBar.tsx';
import { eyesOf, useAnalysis } from './analysis/useAnalysis.ts';
import { useReport } from './useReport.ts';

/** Whose eyes it was written with, where forces are hidden. */
function useSeenBy(): SeenBy | undefined {
  const { sitting } = useRoom();
  const { world, isShared, eyes } = sitting.view();
  if (!sitting.title.hasSecrets(world)) return undefined;
  return isShared ? 'public' : eyes;
}

/** Where this browser finds the report again; undefined: the game is not kept. */
function linkHere(): string | undefined {
  const id = gameAsked(location.search);
  return id && `${location.origin}${location.pathname}${addressOfGame(id)}${REPORT_ADDRESS}`;
}

interface ToolsProps {
  readonly report: Report | undefined;
  readonly seenBy: SeenBy | undefined;
  readonly analysis: Analysis | undefined;
}

function Tools({ report, seenBy, analysis }: ToolsProps) {
  const { t, view } = useRoom();
  const { file, report: told } = useShell();
  const language = useDesk(desk => desk.language);
  const [isSharing, setSharing] = useState(false);
  const link = linkHere();
  const keep = async (): Promise<void> => {
    if (report === undefined) return;
    const { reportFile } = await import('./keep.ts');
    saveBlob(`${file}-report.html`, reportFile(report, { t, language, seenBy, analysis }));
  };
  return (
    <div className="report-tools">
      <h2>{told?.label}</h2>
      <button type="button" className="choice with-icon" disabled={report === undefined} onClick={() => window.print()}>
        <Icon name="print" /> <span>{t('client.report.print')}</span>
      </button>
      <button type="button" className="choice with-icon" disabled={report === undefined} onClick={() => void keep()}>
        <Icon name="kept" /> <span>{t('client.report.keep')}</span>
      </button>
      {link !== undefined && (
        <button
          type="button"
          className="choice with-icon"
          aria-expanded={isSharing}
          onClick={() => setSharing(!isSharing)}
        >
          <Icon name="share" /> <span>{t('client.report.share')}</span>
        </button>
      )}
      <button type="button" className="choice" onClick={closeReport}>
        <span>{view.past === undefined ? t('client.report.close') : t('client.replay.back')}</span>{' '}
        <KeyCap name="Esc" />
      </button>
      {isSharing && link !== undefined && (
        <div className="report-link">
          <LinkLine link={link} about={t('client.report.linkHere')} label={t('client.report.link')} />
        </div>
      )}
    </div>
  );
}

function Waiting({ done, of }: { readonly done: number; readonly of: number }) {
  const { t } = useRoom();
  return (
    <div className="report-waiting" role="status">
      <p>{t('client.report.reading')}</p>
      <progress value={done} max={of} aria-label={t('client.report.reading')} />
      <button type="button" className="choice" onClick={closeReport}>
        {t('client.cancel')}
      </button>
    </div>
  );
}

/** A step back in the browser leads back to the report. */
const goTo = (lines: number): void => {
  location.hash = addressOfMoment(lines);
};

/** The report of the game as it is now, over the table: to read, to print, to keep, with a way to each moment it tells of. */
export function CampaignReport() {
  const { sitting, t } = useRoom();
  const language = useDesk(desk => desk.language);
  const now = useSyncExternalStore(
    listener => sitting.subscribe(listener),
    () => sitting.view(),
  );
  const { report, done, of } = useReport(sitting, now);
  const seenBy = useSeenBy();
  const analysing = useAnalysis(sitting, now);
  const { analysis } = analysing;
  return (
    <>
      <Tools {...{ report, seenBy, analysis }} />
      {report === undefined ? (
        <Waiting {...{ done, of }} />
      ) : (
        <>
          {eyesOf(sitting, now) !== undefined && <AnalysisBar {...analysing} />}
          <ReportSheet {...{ report, t, language, seenBy, analysis }} go={goTo} />
        </>
      )}
    </>
  );
}
