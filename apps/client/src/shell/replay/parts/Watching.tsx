import { useEffect } from 'react';
import { KeyCap } from '../../parts/KeyCap.tsx';
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

/** A finger, and no keys at hand. */
const isTouched = (): boolean => matchMedia('(pointer: coarse)').matches;

const HOLDING = 'Enter';

/** One's own battle is still being read: what came after it is played back when that is done. */
function Held() {
  const { sitting, view, catchUp, outcome, letGo, t } = useShell();
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.key !== HOLDING || event.target instanceof HTMLButtonElement) return;
      event.preventDefault();
      letGo?.();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [letGo]);
  return (
    <section className={`decision watching held by-${view.eyes}`} aria-label={t('client.replay.watching')}>
      <div className="decider filled">
        <span className="side-mark" aria-hidden="true" />
        <strong>{sitting.title.words.side(t, view.eyes)}</strong>
        <small>{t('client.replay.own')}</small>
      </div>
      <div className="asked">
        <p className="prompt" role="status">
          {outcome}
        </p>
        <p className="info">{t('client.replay.heldBack')}</p>
      </div>
      <div className="choices">
        <button type="button" className="choice main" onClick={letGo}>
          {t('client.replay.goOn')} <KeyCap name={HOLDING} />
        </button>
        <button type="button" className="choice quiet" onClick={catchUp?.skip}>
          {t('client.replay.skip')}
        </button>
      </div>
    </section>
  );
}

/** What the other side did is played back, under the name of the side whose action it belongs to. */
function Playing() {
  const { sitting, view, replay, catchUp, t } = useShell();
  useSkip(catchUp?.skip);
  const moments = replay?.moments ?? [];
  const lines = view.past?.lines ?? view.log.length;
  const moment = moments[indexAt(moments, lines + 1)];
  const by = sitting.view().log[lines]?.by ?? 'table';
  const side = moment?.side ?? (by === 'table' || by === 'referee' ? undefined : by);
  const said = side === view.eyes ? t('client.replay.ownGoesOn') : t('client.replay.watching');
  return (
    <section className={`decision watching by-${side ?? 'table'}`} aria-label={said}>
      <div className="decider filled">
        <span className="side-mark" aria-hidden="true" />
        <strong>{side === undefined ? '' : sitting.title.words.side(t, side)}</strong>
        <small>{said}</small>
      </div>
      <div className="asked">
        <p className="prompt" role="status">
          {moment?.sentence}
        </p>
        <p className="info">{isTouched() ? t('client.replay.skipTap') : t('client.replay.skipHow')}</p>
      </div>
      <div className="choices">
        <button type="button" className="choice quiet" onClick={catchUp?.skip}>
          {t('client.replay.skip')}
        </button>
      </div>
    </section>
  );
}

/** In place of the decision bar while what happened is played back, or waits for whoever still reads what came of his own. */
export function Watching() {
  const { catchUp } = useShell();
  return catchUp?.isHeld === true ? <Held /> : <Playing />;
}
