import { useRoom } from '../../room.ts';
import type { Analysing } from './useAnalysis.ts';

/** It stands below what the reader was at when he asked for it. */
const goToAnalysis = (): void => document.querySelector('.report-analysis')?.scrollIntoView();

/** Asks for the analysis, shows how far it has come, lets it be stopped, and leads to it when it is there. */
export function AnalysisBar({ state, analysis, start, stop }: Analysing) {
  const { t } = useRoom();
  if (state.is === 'working') {
    return (
      <div className="report-analyse" role="status">
        <p>{t('gcacw.analysis.working')}</p>
        <progress value={state.done} max={state.of} aria-label={t('gcacw.analysis.working')} />
        <button type="button" className="choice" onClick={stop}>
          {t('client.cancel')}
        </button>
      </div>
    );
  }
  if (analysis?.isWhole === true) {
    return (
      <div className="report-analyse" role="status">
        <p>{t('gcacw.analysis.ready')}</p>
        <button type="button" className="choice" onClick={goToAnalysis}>
          {t('gcacw.analysis.show')}
        </button>
      </div>
    );
  }
  return (
    <div className="report-analyse">
      {state.is === 'failed' && <p role="alert">{t('gcacw.analysis.failed')}</p>}
      <button type="button" className="choice" onClick={start}>
        {t('gcacw.analysis.start')}
      </button>
      <small>{t('gcacw.analysis.about')}</small>
    </div>
  );
}
