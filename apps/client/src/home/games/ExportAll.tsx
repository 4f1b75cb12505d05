import type { Translate } from '@wigwag/words';
import { useState } from 'react';
import { saveBlob } from '../../shell/keeping/save.ts';
import { STORE } from '../../shell/keeping/store.ts';
import { exportGames, fileName } from './exporting.ts';

type Stage =
  | { readonly at: 'packing'; readonly done: number; readonly count: number }
  | { readonly at: 'packed'; readonly file: string };

/** All games go out in one file. */
export function ExportAll({ t }: { readonly t: Translate }) {
  const [stage, setStage] = useState<Stage>();
  const onExport = async (): Promise<void> => {
    const blob = await exportGames(STORE, (done, count) => setStage({ at: 'packing', done, count }));
    const file = fileName(new Date());
    saveBlob(file, blob);
    setStage({ at: 'packed', file });
  };
  return (
    <p className="export-all">
      <button type="button" className="choice" disabled={stage?.at === 'packing'} onClick={() => void onExport()}>
        {t('client.games.export')}
      </button>
      <span role="status">
        {stage?.at === 'packing' && t('client.games.packing', stage)}
        {stage?.at === 'packed' && t('client.games.packed', stage)}
      </span>
    </p>
  );
}
