import type { Translate } from '@wigwag/words';

interface Props {
  /** The side by its code, for its colour, and by its name. */
  readonly code: string;
  readonly side: string;
  readonly t: Translate;
  readonly onShow: () => void;
}

/** Two people at one screen, each with secrets: nothing is shown until the other has taken the seat. */
export function Curtain({ code, side, t, onShow }: Props) {
  return (
    <main className={`curtain by-${code}`}>
      <p role="status">{t('client.curtain', { side })}</p>
      <button type="button" className="choice main" onClick={onShow}>
        {t('client.curtainShow')}
      </button>
    </main>
  );
}
