import type { Language, Translate } from '@wigwag/words';
import { useEffect, useState } from 'react';
import type { Imported, ImportProgress } from '../../reading/imported.ts';
import { type Importing, importGames, NAME } from '../../reading/importGames.ts';
import { useDesk } from '../../shell/desk.ts';
import { Slip } from '../../shell/parts/Slip.tsx';
import { progressSaid } from '../progressSaid.ts';
import { describeImported } from './describeImported.ts';

interface Props {
  readonly file: File;
  readonly t: Translate;
  readonly onClose: () => void;
}

interface Result {
  readonly imported: Imported;
  readonly isStopped: boolean;
}

const BEGINNING: ImportProgress = { share: 0, games: 0 };

/** Takes over the games of a file, once for each file; whoever leaves the page stops it. */
function useImport(file: File, language: Language, copy: string) {
  const [progress, setProgress] = useState(BEGINNING);
  const [result, setResult] = useState<Result>();
  const [importing, setImporting] = useState<Importing>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language does not begin it again
  useEffect(() => {
    setProgress(BEGINNING);
    setResult(undefined);
    const work = importGames(file, { language, copy }, setProgress);
    setImporting(work);
    let isGone = false;
    void work.done.then(done => {
      if (!isGone) setResult(done);
    });
    return () => {
      isGone = true;
      work.stop();
    };
  }, [file]);
  return { progress, result, stop: () => importing?.stop() };
}

/** A file of games on its way in, and what became of it. */
export function ImportSlip({ file, t, onClose }: Props) {
  const language = useDesk(desk => desk.language);
  const { name } = file;
  const { progress, result, stop } = useImport(file, language, t('client.games.copy', { name: NAME }));
  if (result === undefined) {
    const { percent } = progressSaid(progress.share, 1);
    return (
      <Slip tone="remark" sentences={[t('client.games.reading', { name, percent, done: progress.games })]}>
        <progress value={progress.share} max={1} aria-hidden="true" />
        <button type="button" className="choice" onClick={stop}>
          {t('client.games.stop')}
        </button>
      </Slip>
    );
  }
  const { imported, isStopped } = result;
  const isBad = imported.badCount > 0 || imported.isTorn;
  return (
    <Slip
      tone={isBad ? 'trouble' : 'remark'}
      title={isStopped ? t('client.games.stopped', { name }) : t('client.games.brought', { name })}
      sentences={describeImported(t, imported)}
    >
      <button type="button" className="choice" onClick={onClose}>
        {t('client.close')}
      </button>
    </Slip>
  );
}
