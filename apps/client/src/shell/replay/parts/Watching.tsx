import { useEffect } from 'react';
import { useShell } from '../../room.ts';
import { indexAt } from '../moments.ts';

const MODIFIERS: readonly string[] = ['Shift', 'Control', 'Alt', 'Meta'];

/** Any key and any click shows the rest at once, and does nothing else: nobody decides what he has not seen. */
function useSkip(skip: (() => void) | undefined): void {
  useEffect(() => {
    if (skip === undefined) return;
    const onAny = (event: Event): void => {
      if (event instanceof KeyboardEvent && MODIFIERS.includes(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.type === 'pointerdown') {
        const swallow = (click: Event): void => click.stopPropagation();
        window.addEventListener('click', swallow, { capture: true, once: true });
        setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 500);
      }
      skip();
    };
    for (const kind of ['keydown', 'pointerdown']) window.addEventListener(kind, onAny, { capture: true });
    return () => {
      for (const kind of ['keydown', 'pointerdown']) window.removeEventListener(kind, onAny, { capture: true });
    };
  }, [skip]);
}

/** In place of the decision bar while what the other side did is played back. */
export function Watching() {
  const { sitting, view, replay, catchUp, t } = useShell();
  useSkip(catchUp?.skip);
  const moments = replay?.moments ?? [];
  const lines = view.past?.lines ?? view.log.length;
  const moment = moments[indexAt(moments, lines + 1)];
  const by = sitting.view().log[lines]?.by ?? 'table';
  const side = by === 'table' || by === 'referee' ? moment?.side : by;
  return (
    <section className={`decision watching by-${side ?? 'table'}`} aria-label={t('client.replay.watching')}>
      <div className="decider filled">
        <span className="side-mark" aria-hidden="true" />
        <strong>{side === undefined ? '' : sitting.title.words.side(t, side)}</strong>
        <small>{t('client.replay.watching')}</small>
      </div>
      <div className="asked">
        <p className="prompt" role="status">
          {moment?.sentence}
        </p>
        <p className="info">{t('client.replay.skipHow')}</p>
      </div>
      <div className="choices">
        <button type="button" className="choice quiet" onClick={catchUp?.skip}>
          {t('client.replay.skip')}
        </button>
      </div>
    </section>
  );
}
