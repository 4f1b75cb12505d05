import type { Translate } from '@wigwag/words';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { readFile } from '../reading/readGame.ts';
import { isFileOfGames } from '../shell/keeping/collection/linesOf.ts';
import { type Fault, openSaved, type ReadFile, type SavedAt } from '../shell/keeping/gameFile.ts';
import { describeDoubt, describeFault, describeGoOn, describeParting } from '../shell/keeping/sentences.ts';
import { type Doubt, doubtAbout } from '../shell/keeping/signing.ts';
import { Slip } from '../shell/parts/Slip.tsx';
import { troubleOf } from '../shell/trouble.ts';
import { DOORS } from '../titles/doors.ts';
import { ImportSlip } from './games/ImportSlip.tsx';
import { progressSaid } from './progressSaid.ts';
import { useDropped } from './useDropped.ts';

/** It is played through twice: in another thread, where it can be stopped at any moment, and then for the table. */
interface Progress {
  readonly step: 'proving' | 'laying';
  readonly decision: number;
  readonly of: number;
}

/** A file on its way to the table. */
type Stage =
  | { readonly at: 'reading'; readonly name: string; readonly progress?: Progress }
  | { readonly at: 'importing'; readonly file: File }
  | { readonly at: 'fault'; readonly name: string; readonly fault: Fault }
  | { readonly at: 'parted'; readonly name: string; readonly game: SavedAt }
  | { readonly at: 'doubtful'; readonly name: string; readonly game: SavedAt; readonly doubt: Doubt };

interface StageProps<At extends Stage['at']> {
  readonly stage: Extract<Stage, { readonly at: At }>;
  readonly t: Translate;
  readonly onClose: () => void;
}

interface CloseProps {
  readonly label: string;
  /** Beside something better to do. */
  readonly isQuiet?: boolean;
  readonly onClose: () => void;
}

const CloseButton = ({ label, isQuiet = false, onClose }: CloseProps) => (
  <button type="button" className={isQuiet ? 'choice quiet' : 'choice'} onClick={onClose}>
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
  const goOn = describeGoOn(t, game);
  const goesOn = goOn !== undefined;
  return (
    <Slip
      tone="trouble"
      title={goesOn ? t('client.file.parted', { name }) : t('client.file.fault', { name })}
      sentences={describeParting(t, game)}
    >
      {goesOn && (
        <button type="button" className="choice" onClick={onGoOn}>
          {goOn}
        </button>
      )}
      <CloseButton label={t('client.close')} isQuiet={goesOn} onClose={onClose} />
    </Slip>
  );
}

/** It can be played on, but nobody vouches for it. */
function Doubtful({ stage, t, onClose, onGoOn }: StageProps<'doubtful'> & { readonly onGoOn: () => void }) {
  const { name, game, doubt } = stage;
  return (
    <Slip tone="question" title={t('client.file.doubtful', { name })} sentences={[describeDoubt(t, doubt, game.saved)]}>
      <button type="button" className="choice main" onClick={onGoOn}>
        {t('client.file.openAnyway')}
      </button>
      <CloseButton label={t('client.close')} isQuiet onClose={onClose} />
    </Slip>
  );
}

interface Props {
  readonly t: Translate;
  readonly onOpen: (game: SavedAt) => void;
  /** What the button stands beside. */
  readonly children: ReactNode;
}

function Reading({ stage, t, onClose }: StageProps<'reading'>) {
  const { name, progress } = stage;
  return (
    <Slip tone="remark" sentences={[readingLine(t, name, progress)]}>
      {progress !== undefined && <progress value={progress.decision / Math.max(1, progress.of)} aria-hidden="true" />}
      <CloseButton label={t('client.cancel')} onClose={onClose} />
    </Slip>
  );
}

function readingLine(t: Translate, name: string, progress: Progress | undefined): string {
  if (progress === undefined) return t('client.file.reading', { name });
  const said = { name, ...progressSaid(progress.decision, progress.of) };
  return progress.step === 'proving' ? t('client.file.proving', said) : t('client.file.laying', said);
}

/** One file after another: what is still being read when the next one comes is given up. */
function useReading(
  onRead: (name: string, read: ReadFile, doubt: Doubt | undefined) => void,
  onProgress: (name: string, at: Progress) => void,
) {
  const latest = useRef<AbortController>(undefined);
  const stop = useCallback(() => latest.current?.abort(), []);
  useEffect(() => stop, [stop]);
  const start = useCallback(
    async (file: File): Promise<void> => {
      const { name } = file;
      stop();
      const reading = new AbortController();
      latest.current = reading;
      const { signal } = reading;
      const tell = (step: Progress['step']) => (decision: number, of: number) => {
        if (!signal.aborted) onProgress(name, { step, decision, of });
      };
      const proving = readFile(file, tell('proving'));
      signal.addEventListener('abort', () => proving.stop());
      const proved = await proving.done;
      if (proved === undefined || signal.aborted) return;
      const read = 'fault' in proved ? proved : await openSaved(proved.saved, DOORS, { tell: tell('laying'), signal });
      const doubt = 'fault' in proved ? undefined : await doubtAbout(proved.saved);
      if (read !== undefined && !signal.aborted) onRead(name, read, doubt);
    },
    [stop, onRead, onProgress],
  );
  return { start, stop };
}

/** A game comes back out of a file: read, checked, and a game of its own beside those that are kept. A file of games brings all of them. */
export function OpenFile({ t, onOpen, children }: Props) {
  const [stage, setStage] = useState<Stage>();
  const input = useRef<HTMLInputElement>(null);
  const onRead = useCallback(
    (name: string, read: ReadFile, doubt: Doubt | undefined): void => {
      if ('fault' in read) {
        setStage({ at: 'fault', name, fault: read.fault });
        return;
      }
      const { game } = read;
      if (game.sitting.replayed?.divergence !== undefined) setStage({ at: 'parted', name, game });
      else if (doubt !== undefined) setStage({ at: 'doubtful', name, game, doubt });
      else onOpen(game);
    },
    [onOpen],
  );
  const onProgress = useCallback(
    (name: string, progress: Progress): void => setStage({ at: 'reading', name, progress }),
    [],
  );
  const { start, stop } = useReading(onRead, onProgress);
  const latest = useRef<File>(undefined);
  const onFile = useCallback(
    async (file: File): Promise<void> => {
      const { name } = file;
      latest.current = file;
      setStage({ at: 'reading', name });
      const isOfMany = await isFileOfGames(file);
      if (latest.current !== file) return;
      if (isOfMany) return setStage({ at: 'importing', file });
      await start(file).catch((error: unknown) =>
        setStage({ at: 'fault', name, fault: { kind: 'trouble', trouble: troubleOf(error) } }),
      );
    },
    [start],
  );
  const isOver = useDropped(onFile);
  const place = useRef<HTMLDivElement>(null);
  const at = stage?.at;
  useEffect(() => {
    // It may lie below the window, or far from where the file was let go.
    if (at !== undefined) place.current?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const onClose = (): void => {
    stop();
    setStage(undefined);
  };
  return (
    <div ref={place} className={isOver ? 'open-file over' : 'open-file'}>
      <div className="open-file-head">
        {children}
        <button type="button" className="choice" onClick={() => input.current?.click()}>
          {t('client.file.open')}
        </button>
        <span>{isOver ? t('client.file.dropNow') : t('client.file.drop')}</span>
        <input
          ref={input}
          type="file"
          accept=".json,.ndjson,application/json,application/x-ndjson"
          hidden
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file !== undefined) void onFile(file);
            // The same file, mended, may be chosen again.
            target.value = '';
          }}
        />
      </div>
      {stage?.at === 'reading' && <Reading {...{ stage, t, onClose }} />}
      {stage?.at === 'importing' && <ImportSlip file={stage.file} t={t} onClose={onClose} />}
      {stage?.at === 'fault' && <Faulty {...{ stage, t, onClose }} />}
      {stage?.at === 'doubtful' && <Doubtful {...{ stage, t, onClose }} onGoOn={() => onOpen(stage.game)} />}
      {stage?.at === 'parted' && <Parted {...{ stage, t, onClose }} onGoOn={() => onOpen(stage.game)} />}
    </div>
  );
}
