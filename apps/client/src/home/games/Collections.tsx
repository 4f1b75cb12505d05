import type { Translate } from '@wigwag/words';
import { useEffect, useRef, useState } from 'react';
import type { Imported, ImportProgress } from '../../reading/imported.ts';
import { type Importing, importGames, NAME } from '../../reading/importGames.ts';
import { useDesk } from '../../shell/desk.ts';
import { saveBlob } from '../../shell/keeping/save.ts';
import { STORE } from '../../shell/keeping/store.ts';
import { Slip } from '../../shell/parts/Slip.tsx';
import { describeImported } from './describeImported.ts';
import { exportGames, fileName } from './exporting.ts';

type Stage =
  | { readonly at: 'packing'; readonly done: number; readonly count: number }
  | { readonly at: 'packed'; readonly file: string }
  | { readonly at: 'reading'; readonly name: string; readonly progress: ImportProgress }
  | { readonly at: 'read'; readonly name: string; readonly imported: Imported; readonly isStopped: boolean };

const percent = (language: string, share: number): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(share);

interface StageProps {
  readonly stage: Stage;
  readonly t: Translate;
  readonly onStop: () => void;
  readonly onClose: () => void;
}

function sentencesOf(t: Translate, language: string, stage: Stage): string[] {
  if (stage.at === 'packing') return [t('client.games.packing', { done: stage.done, count: stage.count })];
  if (stage.at === 'packed') return [t('client.games.packed', { file: stage.file })];
  const { name } = stage;
  if (stage.at === 'read')
    return [...(stage.isStopped ? [t('client.games.stopped', { name })] : []), ...describeImported(t, stage.imported)];
  const { share, games } = stage.progress;
  return [t('client.games.reading', { name, percent: percent(language, share), done: games })];
}

function StageSlip({ stage, t, onStop, onClose }: StageProps) {
  const language = useDesk(desk => desk.language);
  const isBad =
    stage.at === 'read' && (stage.imported.bad.length > 0 || stage.imported.isTorn || stage.imported.isOther);
  return (
    <Slip
      tone={isBad ? 'trouble' : 'remark'}
      {...(stage.at === 'read' && { title: t('client.games.brought', { name: stage.name }) })}
      sentences={sentencesOf(t, language, stage)}
    >
      {stage.at === 'reading' && (
        <button type="button" className="choice" onClick={onStop}>
          {t('client.games.stop')}
        </button>
      )}
      {(stage.at === 'read' || stage.at === 'packed') && (
        <button type="button" className="choice quiet" onClick={onClose}>
          {t('client.close')}
        </button>
      )}
    </Slip>
  );
}

function useCollections(t: Translate) {
  const language = useDesk(desk => desk.language);
  const [stage, setStage] = useState<Stage>();
  const importing = useRef<Importing>(undefined);
  useEffect(() => () => importing.current?.stop(), []);
  const onExport = async (): Promise<void> => {
    const blob = await exportGames(STORE, (done, count) => setStage({ at: 'packing', done, count }));
    const file = fileName(new Date());
    saveBlob(file, blob);
    setStage({ at: 'packed', file });
  };
  const onImport = async (file: File): Promise<void> => {
    const { name } = file;
    importing.current?.stop();
    const work = importGames(file, { language, copy: t('client.games.copy', { name: NAME }) }, progress =>
      setStage({ at: 'reading', name, progress }),
    );
    importing.current = work;
    setStage({ at: 'reading', name, progress: { share: 0, games: 0 } });
    const { imported, isStopped } = await work.done;
    if (importing.current === work) setStage({ at: 'read', name, imported, isStopped });
  };
  return { stage, onExport, onImport, onStop: () => importing.current?.stop(), onClose: () => setStage(undefined) };
}

/** All games go out in one file, and come in from one. */
export function Collections({ t, count }: { readonly t: Translate; readonly count: number }) {
  const { stage, onExport, onImport, onStop, onClose } = useCollections(t);
  const input = useRef<HTMLInputElement>(null);
  const isBusy = stage?.at === 'packing' || stage?.at === 'reading';
  return (
    <div className="collections">
      <div className="collections-buttons">
        {count > 0 && (
          <button type="button" className="choice" disabled={isBusy} onClick={() => void onExport()}>
            {t('client.games.export')}
          </button>
        )}
        <button type="button" className="choice" disabled={isBusy} onClick={() => input.current?.click()}>
          {t('client.games.import')}
        </button>
        <input
          ref={input}
          className="import-games"
          type="file"
          accept=".ndjson,application/x-ndjson"
          hidden
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file !== undefined) void onImport(file);
            target.value = '';
          }}
        />
      </div>
      {stage !== undefined && <StageSlip {...{ stage, t, onStop, onClose }} />}
    </div>
  );
}
