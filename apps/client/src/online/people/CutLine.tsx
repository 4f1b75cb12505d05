import type { Translate } from '@wigwag/words';
import { useDesk } from '../../shell/desk.ts';
import { useReach } from '../api/reach.ts';

/** Since when the server has not answered, as long as it does not. */
export function CutLine({ t }: { readonly t: Translate }) {
  const language = useDesk(desk => desk.language);
  const since = useReach(({ cutSince }) => cutSince);
  const time = (at: number): string => new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(at);
  return (
    <p className={since === undefined ? 'cut-line unseen' : 'cut-line'} role="status">
      {since !== undefined && t('online.cut', { since: time(since) })}
    </p>
  );
}
