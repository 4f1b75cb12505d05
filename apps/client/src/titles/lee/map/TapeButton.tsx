import { useRoom } from '../room.ts';
import { turnTape, useTape } from './tape.ts';

/** Takes the tape out, for those who have no key for it. */
export function TapeButton() {
  const { t } = useRoom();
  const isOut = useTape(tape => tape.isOut);
  return (
    <button type="button" className="choice lee-tape-button" aria-pressed={isOut} onClick={turnTape}>
      {t('lee.client.tape')} <kbd>L</kbd>
    </button>
  );
}

/** What the tape measures. */
export function TapeHint({ text }: { readonly text: string | undefined }) {
  const { t } = useRoom();
  const isOut = useTape(tape => tape.isOut);
  return (
    isOut && (
      <p className="lee-tape-hint" role="status">
        {text !== undefined && <b>{text}</b>} {t('lee.client.tapeHint')}
      </p>
    )
  );
}
