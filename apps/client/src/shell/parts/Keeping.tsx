import type { Translate } from '@wigwag/words';
import { useState, useSyncExternalStore } from 'react';
import type { Keeping } from '../keeping/writer.ts';
import { useShell } from '../room.ts';
import { Icon } from './Icon.tsx';
import { SaveGame } from './SaveGame.tsx';
import { Slip } from './Slip.tsx';

/** Is what is shown on the disk? */
export function useKeeping(): Keeping {
  const { sitting } = useShell();
  return useSyncExternalStore(
    listener => sitting.onKeeping(listener),
    () => sitting.keeping(),
  );
}

const LABELS: { readonly [K in Keeping]: (t: Translate) => string } = {
  kept: t => t('client.keeping.kept'),
  writing: t => t('client.keeping.writing'),
  'not-kept': t => t('client.keeping.not-kept'),
  gone: t => t('client.keeping.not-kept'),
};

/** Small and quiet, unless something is wrong. A write that takes its usual moment is not seen. */
export function KeepingSign() {
  const { mayKeep, view, t } = useShell();
  const keeping = useKeeping();
  if (!mayKeep || !view.powers.hasAll) return undefined;
  // It keeps its room, so that nothing moves when it comes.
  if (!view.isBegun || view.isFollowing) return <span className="keeping" />;
  const label = LABELS[keeping](t);
  // `data-log`: of how many lines of the log it speaks.
  return (
    <span
      {...{ className: 'keeping', role: 'img', 'aria-label': label, title: label }}
      data-keeping={keeping}
      data-log={view.log.length}
    >
      <Icon name={keeping === 'not-kept' || keeping === 'gone' ? 'warning' : 'kept'} />
      {keeping === 'kept' && <span className="kept-word">{t('client.keeping.saved')}</span>}
      {keeping === 'writing' && <span className="slow">{t('client.keeping.writing')}</span>}
    </span>
  );
}

/** Closed, it comes again with whatever happens next, as long as it is true. */
export function NotKept() {
  const { view, t } = useShell();
  const keeping = useKeeping();
  const [closedAt, setClosedAt] = useState<unknown>();
  if ((keeping !== 'not-kept' && keeping !== 'gone') || closedAt === view) return undefined;
  const sentence = keeping === 'gone' ? t('client.file.gone') : t('client.file.notKept');
  return (
    <Slip tone="trouble" sentences={[sentence]}>
      <SaveGame />
      <button type="button" className="choice quiet" onClick={() => setClosedAt(view)}>
        {t('client.close')}
      </button>
    </Slip>
  );
}

interface PlayHereProps {
  readonly t: Translate;
  readonly onPlayHere: () => Promise<void>;
}

/** Takes the game over from the page that plays it; that takes a moment. */
export function PlayHere({ t, onPlayHere }: PlayHereProps) {
  const [isAsking, setAsking] = useState(false);
  const onClick = (): void => {
    setAsking(true);
    void onPlayHere().finally(() => setAsking(false));
  };
  return (
    <button type="button" className="choice main" disabled={isAsking} onClick={onClick}>
      {t('client.following.playHere')}
    </button>
  );
}

/** Another page plays: here the game is followed. */
export function Following() {
  const { sitting, view, t } = useShell();
  if (!view.isFollowing) return undefined;
  return (
    <Slip tone="question" sentences={[t('client.following'), t('client.following.watch')]}>
      <PlayHere t={t} onPlayHere={() => sitting.playHere()} />
    </Slip>
  );
}

interface UnkeptProps {
  readonly t: Translate;
  readonly isSecret: boolean;
  readonly onSave: () => void;
  readonly onClose: () => void;
}

/** What was decided here last is not part of the game any more. */
export const Unkept = ({ t, isSecret, onSave, onClose }: UnkeptProps) => (
  <Slip tone="trouble" sentences={[t('client.unkept'), ...(isSecret ? [t('client.file.secret')] : [])]}>
    <button type="button" className="choice main" onClick={onSave}>
      {t('client.unkept.save')}
    </button>
    <button type="button" className="choice quiet" onClick={onClose}>
      {t('client.close')}
    </button>
  </Slip>
);
