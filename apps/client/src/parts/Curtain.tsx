import type { Side } from '@wigwag/gcacw';
import { keyFor, type Translate } from '@wigwag/words';

interface Props {
  readonly side: Side;
  readonly t: Translate;
  readonly onShow: () => void;
}

/** Two people at one screen, each with secrets: nothing is shown until the other has taken the seat. */
export function Curtain({ side, t, onShow }: Props) {
  const name = t(keyFor('gcacw.side', side));
  return (
    <main className={`curtain by-${side}`}>
      <p role="status">{t('client.curtain', { side: name })}</p>
      <button type="button" className="choice main" onClick={onShow}>
        {t('client.curtainShow')}
      </button>
    </main>
  );
}
