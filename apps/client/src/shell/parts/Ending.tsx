import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useAround } from '../around.ts';
import { HOME } from '../home.ts';
import { replayAt } from '../replay/state.ts';
import { openReport } from '../report/address.ts';
import { useShell } from '../room.ts';
import { Icon } from './Icon.tsx';
import { SaveGame } from './SaveGame.tsx';

interface Props {
  /** The winner by code; undefined: nobody. */
  readonly winner: string | undefined;
  readonly headline: string;
  /** Where it is explained. */
  readonly explained?: { readonly label: string; open(): void };
  /** What else can be done with it. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** Folded and unfolded, whoever did it finds the focus on the way back. */
function useFolding() {
  const [isFolded, setFolded] = useState(false);
  const ending = useRef<HTMLElement>(null);
  const wasFolded = useRef(isFolded);
  useEffect(() => {
    if (wasFolded.current !== isFolded)
      ending.current?.querySelector<HTMLElement>(isFolded ? 'button' : '.ending-fold')?.focus({ preventScroll: true });
    wasFolded.current = isFolded;
  }, [isFolded]);
  return { isFolded, setFolded, ending };
}

/** What can be done after the end. */
function Ways({ explained, actions }: Pick<Props, 'explained' | 'actions'>) {
  const { hand, view, replay, report, t } = useShell();
  const around = useAround();
  const first = replay?.moments[0];
  return (
    <>
      {report !== undefined && (
        <button type="button" className="choice main" onClick={openReport}>
          {report.label}
        </button>
      )}
      {explained !== undefined && (
        <button type="button" className={report === undefined ? 'choice main' : 'choice'} onClick={explained.open}>
          {explained.label}
        </button>
      )}
      {actions}
      {first !== undefined && (
        <button type="button" className="choice" onClick={() => replayAt(first.lines)}>
          {t('client.ending.replay')}
        </button>
      )}
      {view.powers.mayBegin && (
        <button type="button" className="choice" onClick={hand.restart}>
          {t('client.ending.again')}
        </button>
      )}
      {around.afterwards}
      <SaveGame />
      <a className="choice" href={HOME}>
        {t('client.home.all')}
      </a>
    </>
  );
}

/** How it ended, over the board until it is folded to a line; the reasons, and another game, are one click off. */
export function Ending({ winner, headline, explained, actions, children }: Props) {
  const { t } = useShell();
  const around = useAround();
  const { isFolded, setFolded, ending } = useFolding();
  const side = `by-${winner ?? 'table'}`;
  if (isFolded) {
    return (
      <section ref={ending} className={`ending folded ${side}`} aria-label={t('client.over')}>
        <button type="button" aria-expanded={false} onClick={() => setFolded(false)}>
          <i className="side-mark" aria-hidden="true" />
          <b>{headline}</b> <Icon name="down" />
          <span className="unseen">{t('client.ending.unfold')}</span>
        </button>
      </section>
    );
  }
  const explain = explained && {
    ...explained,
    open: () => {
      setFolded(true);
      explained.open();
    },
  };
  return (
    <section ref={ending} className={`ending ${side}`} aria-label={t('client.over')}>
      <p className="over">{t('client.gameOver')}</p>
      <h2>{headline}</h2>
      {children}
      {around.aftermath}
      <div className="ending-buttons">
        <Ways {...(explain && { explained: explain })} actions={actions} />
        <button type="button" className="choice quiet ending-fold" aria-expanded={true} onClick={() => setFolded(true)}>
          <Icon name="up" /> {t('client.ending.fold')}
        </button>
      </div>
    </section>
  );
}
