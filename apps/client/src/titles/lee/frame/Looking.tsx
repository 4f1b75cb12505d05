import type { Step } from '@wigwag/lee';
import { stepName } from '../asking/crumbs.ts';
import { useRoom } from '../room.ts';

/** Over a step that is done and looked at again: that it is, and the way back. */
export function Looking() {
  const { t, view, draft, hold } = useRoom();
  if (draft?.kind !== 'look') return undefined;
  return (
    <p className="lee-looking">
      <span>{t('lee.client.looking', { step: stepName(t, draft.step as Step) })}</span>
      <button type="button" className="choice" onClick={() => hold(undefined)}>
        {t('lee.client.lookBack', { step: stepName(t, view.game.board.step || 'lists') })}
      </button>
    </p>
  );
}
