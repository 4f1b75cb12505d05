import type { Translate } from '@wigwag/words';

interface Props {
  readonly t: Translate;
  readonly progress: { readonly done: number; readonly of: number };
}

/** While the assistant lays for both, nobody has the seat. */
export const Completing = ({ t, progress: { done, of } }: Props) => (
  <main className="curtain" role="status">
    <h1>{t('lee.client.completing', { done, of })}</h1>
    <progress value={done} max={Math.max(1, of)} />
  </main>
);
