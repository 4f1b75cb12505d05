import { useRoom } from '../../room.ts';
import type { Analysing } from './useAnalysis.ts';

/** Asks for the analysis, shows how far it has come, and lets it be stopped. */
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
  if (analysis?.isWhole === true) return undefined;
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
