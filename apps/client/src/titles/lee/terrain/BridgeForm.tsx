import { inches } from '@wigwag/lee';
import { begun } from '../asking/proposal.ts';
import type { Draft } from '../drafts/draft.ts';
import { onRiver } from '../map/dragging.ts';
import { NumberField } from '../parts/NumberField.tsx';
import { useRoom } from '../room.ts';

/** A bridge comes where the river is clicked, or to a typed place on it. */
export function BridgeForm() {
  const { t, view, draft, hold } = useRoom();
  const { frame } = view;
  const river = view.game.board.terrain.lines.find(({ id, linear }) =>
    frame?.kind === 'bridges' ? id === frame.river : linear === 'river',
  );
  if (river === undefined) return undefined;
  const middle = river.line[Math.floor(river.line.length / 2)] ?? { x: 0, y: 0 };
  const at = (draft?.kind === 'spot' && draft.of === 'bridge' && draft.at) || undefined;
  const bridgeAt = (x: number, y: number): Draft => ({
    ...{ kind: 'spot', of: 'bridge', id: '', at: onRiver(view, { x, y }) },
  });
  const put = (x: number, y: number): void => hold(bridgeAt(x, y));
  return (
    <section className="lee-form">
      <h2>
        {t('lee.client.bridge')}
        {frame?.kind === 'bridges' && <small>{t('lee.client.left', { count: frame.left })}</small>}
      </h2>
      {at === undefined ? (
        <button
          type="button"
          className="choice"
          onClick={() => hold(begun(bridgeAt(inches(middle.x), inches(middle.y)), view))}
        >
          {t('lee.client.takeBridge')}
        </button>
      ) : (
        <div className="lee-row">
          <NumberField label={t('lee.client.fromLeft')} value={at.x} step={0.25} onChange={x => put(x, at.y)} />
          <NumberField label={t('lee.client.fromTop')} value={at.y} step={0.25} onChange={y => put(at.x, y)} />
        </div>
      )}
      <p className="lee-hint">{t('lee.client.bridgeHint')}</p>
    </section>
  );
}
