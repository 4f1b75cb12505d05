import { useEffect, useRef } from 'react';
import { useRoom } from '../room.ts';

interface Props {
  /** Seals what was chosen; undefined: nothing is yet. */
  readonly onSeal: (() => void) | undefined;
}

/** Seals a secret choice. On a small screen it lies below all that may be chosen: it comes into sight when something is. */
export function Seal({ onSeal }: Props) {
  const { t } = useRoom();
  const button = useRef<HTMLButtonElement>(null);
  const isReady = onSeal !== undefined;
  useEffect(() => {
    if (isReady) button.current?.scrollIntoView({ block: 'nearest' });
  }, [isReady]);
  return (
    <button ref={button} type="button" className="choice main lee-seal-it" disabled={!isReady} onClick={onSeal}>
      {t('lee.client.seal')}
    </button>
  );
}
