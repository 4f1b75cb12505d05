import { type ReactNode, useState } from 'react';
import { HOME } from '../home.ts';
import { turnReplay } from '../replay/state.ts';
import { useShell } from '../room.ts';
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

/** How it ended, over the board until it is put away; the reasons, and another game, are one click off. */
export function Ending({ winner, headline, explained, actions, children }: Props) {
  const { hand, replay, view, t } = useShell();
  const [seen, setSeen] = useState(false);
  if (seen) return undefined;
  const explain = (): void => {
    setSeen(true);
    explained?.open();
  };
  return (
    <section className={`ending by-${winner ?? 'table'}`} aria-label={t('client.over')}>
      <p className="over">{t('client.gameOver')}</p>
      <h2>{headline}</h2>
      {children}
      <div className="ending-buttons">
        {explained !== undefined && (
          <button type="button" className="choice main" onClick={explain}>
            {explained.label}
          </button>
        )}
        {actions}
        {replay !== undefined && (
          <button type="button" className="choice" onClick={turnReplay(view)}>
            {t('client.replay')}
          </button>
        )}
        <button type="button" className="choice" onClick={hand.restart}>
          {t('client.newGame')}
        </button>
        <SaveGame />
        <a className="choice" href={HOME}>
          {t('client.home.all')}
        </a>
        <button type="button" className="choice quiet" onClick={() => setSeen(true)}>
          {t('client.close')}
        </button>
      </div>
    </section>
  );
}
