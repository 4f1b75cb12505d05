import type { Translate } from '@wigwag/words';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { type Fault, readGameFile, type SavedAt } from '../shell/keeping/gameFile.ts';
import { describeFault, describeParting } from '../shell/keeping/sentences.ts';
import { Slip } from '../shell/parts/Slip.tsx';
import { DOORS } from '../titles/doors.ts';
import { useDropped } from './useDropped.ts';

/** A file on its way to the table. */
type Stage =
  | { readonly at: 'reading'; readonly name: string }
  | { readonly at: 'fault'; readonly name: string; readonly fault: Fault }
  | { readonly at: 'parted'; readonly name: string; readonly game: SavedAt };

interface StageProps<At extends Stage['at']> {
  readonly stage: Extract<Stage, { readonly at: At }>;
  readonly t: Translate;
  readonly onClose: () => void;
}

const CloseButton = ({ label, onClose }: { readonly label: string; readonly onClose: () => void }) => (
  <button type="button" className="choice quiet" onClick={onClose}>
    {label}
  </button>
);

function Faulty({ stage, t, onClose }: StageProps<'fault'>) {
  return (
    <Slip
      tone="trouble"
      title={t('client.file.fault', { name: stage.name })}
      sentences={[describeFault(t, stage.fault)]}
    >
      <CloseButton label={t('client.close')} onClose={onClose} />
    </Slip>
  );
}

/** The rules follow it only so far. */
function Parted({ stage, t, onClose, onGoOn }: StageProps<'parted'> & { readonly onGoOn: () => void }) {
  const { name, game } = stage;
  const { replayed = 0 } = game.sitting.replayed ?? {};
  const goesOn = replayed > 0;
  return (
    <Slip
      tone="trouble"
      title={goesOn ? t('client.file.parted', { name }) : t('client.file.fault', { name })}
      sentences={describeParting(t, game)}
    >
      {goesOn && (
        <button type="button" className="choice" onClick={onGoOn}>
          {t('client.file.asFar', { decision: replayed })}
        </button>
      )}
      <CloseButton label={t('client.close')} onClose={onClose} />
    </Slip>
  );
}

interface Props {
  readonly t: Translate;
  readonly onOpen: (game: SavedAt) => void;
  /** What the button stands beside. */
  readonly children: ReactNode;
}

/** A game comes back out of a file: read, checked, and a game of its own beside those that are kept. */
export function OpenFile({ t, onOpen, children }: Props) {
  const [stage, setStage] = useState<Stage>();
  const input = useRef<HTMLInputElement>(null);
  /** The last one that was brought: an earlier one, or one that is read when the list is left, opens nothing any more. */
  const latest = useRef<File>(undefined);
  useEffect(
    () => () => {
      latest.current = undefined;
    },
    [],
  );
  const onFile = useCallback(
    async (file: File): Promise<void> => {
      const { name } = file;
      latest.current = file;
      setStage({ at: 'reading', name });
      const read = await readGameFile(file, DOORS);
      if (latest.current !== file) return;
      if ('fault' in read) setStage({ at: 'fault', name, fault: read.fault });
      else if (read.game.sitting.replayed?.divergence !== undefined) setStage({ at: 'parted', name, game: read.game });
      else onOpen(read.game);
    },
    [onOpen],
  );
  const isOver = useDropped(onFile);
  const onClose = (): void => setStage(undefined);
  return (
    <div className={isOver ? 'open-file over' : 'open-file'}>
      <div className="open-file-head">
        {children}
        <button type="button" className="choice" onClick={() => input.current?.click()}>
          {t('client.file.open')}
        </button>
        <span>{isOver ? t('client.file.dropNow') : t('client.file.drop')}</span>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          hidden
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file !== undefined) void onFile(file);
            // The same file, mended, may be chosen again.
            target.value = '';
          }}
        />
      </div>
      {stage?.at === 'reading' && <Slip tone="remark" sentences={[t('client.file.reading', { name: stage.name })]} />}
      {stage?.at === 'fault' && <Faulty {...{ stage, t, onClose }} />}
      {stage?.at === 'parted' && <Parted {...{ stage, t, onClose }} onGoOn={() => onOpen(stage.game)} />}
    </div>
  );
}
