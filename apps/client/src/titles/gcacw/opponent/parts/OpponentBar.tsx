import type { Side } from '@wigwag/gcacw';
import { keyFor } from '@wigwag/words';
import type { ReactNode } from 'react';
import { useRoom } from '../../room.ts';
import { useOpponent } from '../desk.ts';
import type { Opponents } from '../opponents.ts';

interface FrameProps {
  readonly side: Side | 'table';
  readonly note: string;
  readonly label: string;
  readonly children: ReactNode;
  readonly answers: ReactNode;
}

/** The bar while whoever decides is not at this screen: his colour, and what may be done meanwhile. */
export function OthersBar({ side, note, label, children, answers }: FrameProps) {
  const { sitting, t } = useRoom();
  return (
    <section className={`decision opponent by-${side}`} aria-label={label}>
      <div className="decider filled">
        <span className="side-mark" aria-hidden="true" />
        <strong>{sitting.title.words.side(t, side)}</strong>
        <small>{note}</small>
      </div>
      <div className="asked">{children}</div>
      <div className="choices">{answers}</div>
    </section>
  );
}

/** How far it is: in a moment it is done, or it takes its time. */
const Share = ({ share, label }: { readonly share: number; readonly label: string }) => (
  <progress className="thinking-line" max={1} value={share} aria-label={label} />
);

interface Props {
  readonly side: Side;
  readonly opponents: Opponents;
}

/** While the computer thinks, and when its thread has failed. */
export function OpponentBar({ side, opponents }: Props) {
  const { view, t } = useRoom();
  const thinking = useOpponent(desk => desk.thinking);
  const failed = useOpponent(desk => desk.failed);
  const level = opponents.now()[side]?.level ?? 'veteran';
  const name = t(keyFor('gcacw.side', side));
  const isFailed = failed?.side === side;
  const prompt =
    view.frame?.kind === 'offer'
      ? t('client.opponent.hasInitiative', { side: name })
      : t('client.opponent.thinks', { side: name });
  return (
    <OthersBar
      side={side}
      note={t('client.opponent.computer', { level: t(keyFor('gcacw.commander.level', level)) })}
      label={t('client.decision')}
      answers={
        <>
          {isFailed ? (
            <button type="button" className="choice main" onClick={() => opponents.tryAgain()}>
              {t('client.opponent.again')}
            </button>
          ) : (
            <button type="button" className="choice" onClick={() => opponents.decideNow()}>
              {t('client.opponent.decideNow')}
            </button>
          )}
          <button type="button" className="choice quiet" onClick={() => opponents.takeOver(side)}>
            {t('client.opponent.takeOver', { side: name })}
          </button>
        </>
      }
    >
      {isFailed ? (
        <p className="prompt" role="alert">
          {failed.why === 'crashed' ? t('client.opponent.crashed') : t('client.opponent.silent')}
        </p>
      ) : (
        <>
          <p className="prompt" role="status">
            {prompt}
          </p>
          <Share share={thinking?.side === side ? thinking.share : 0} label={t('client.opponent.progress')} />
        </>
      )}
    </OthersBar>
  );
}
