import type { Translate } from '@wigwag/words';
import { type ReactNode, useEffect, useRef } from 'react';
import { HOME } from '../home.ts';
import { HoldButton } from './HoldButton.tsx';

interface Props {
  /** The side by its code, for its colour, and by its name. */
  readonly code: string;
  readonly side: string;
  /** Whoever it is for has the screen already: the others are to look away. */
  readonly isHere: boolean;
  readonly t: Translate;
  readonly onShow: () => void;
  /** In place of that: another page plays. */
  readonly following?: ReactNode;
  /** It opens by holding the button, so that a stray click shows nothing. */
  readonly isHeld?: boolean;
}

/**
 * Two people at one screen, each with secrets: nothing is shown until the other has taken the seat. The sentence takes
 * the focus, not the button. Space and Enter hold it from anywhere, but a key held since before opens nothing.
 */
export function Curtain({ code, side, isHere, t, onShow, following, isHeld = false }: Props) {
  const asked = isHere ? t('client.curtainAlone', { side }) : t('client.curtain', { side });
  const said = useRef<HTMLHeadingElement>(null);
  useEffect(() => said.current?.focus(), []);
  return (
    <main className={`curtain by-${code}`}>
      <span className="side-mark" aria-hidden="true" />
      <h1 ref={said} tabIndex={-1}>
        {following === undefined ? asked : t('client.following')}
      </h1>
      {following ??
        (isHeld ? (
          <HoldButton isAlone t={t} onHeld={onShow} />
        ) : (
          <button type="button" className="choice main" onClick={onShow}>
            {t('client.curtainShow')}
          </button>
        ))}
      <a href={HOME}>{t('client.home.all')}</a>
    </main>
  );
}
