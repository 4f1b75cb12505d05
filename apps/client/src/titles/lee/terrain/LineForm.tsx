import type { Translate } from '@wigwag/words';
import { lengthOf } from '../drafts/curves.ts';
import { bendAdded, bendMoved, bendRemoved, isWater, type LineDraft, lineIn, middles } from '../drafts/line.ts';
import { NumberField } from '../parts/NumberField.tsx';
import { useRoom } from '../room.ts';
import { number } from '../said.ts';

const hintOf = (t: Translate, draft: LineDraft): string => {
  if (isWater(draft)) return t('lee.client.waterHint');
  return draft.drawn === 'works' ? t('lee.client.lineHint') : t('lee.client.fenceHint');
};

/** A line in hand as numbers: each bend can be typed, removed, and one added after it. */
export function LineForm({ draft }: { readonly draft: LineDraft }) {
  const { t, language, world, hold } = useRoom();
  const isBarrier = draft.drawn === 'fence' || draft.drawn === 'wall';
  const between = middles(draft);
  return (
    <section className="lee-form">
      {isBarrier && (
        <div className="lee-choices">
          {(['fence', 'wall'] as const).map(drawn => (
            <button
              key={drawn}
              type="button"
              className="choice"
              aria-pressed={draft.drawn === drawn}
              onClick={() => hold({ ...draft, drawn })}
            >
              {drawn === 'fence' ? t('lee.client.fence') : t('lee.client.wall')}
            </button>
          ))}
        </div>
      )}
      <p>{t('lee.client.length', { n: number(language, lengthOf(lineIn(draft))) })}</p>
      <details>
        <summary>{t('lee.client.bends')}</summary>
        <ol className="lee-bends">
          {draft.bends.map((bend, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: bends have numbers
            <li key={i} className={draft.chosen === i ? 'chosen' : ''}>
              <NumberField
                label={t('lee.client.fromLeft')}
                value={bend.x}
                step={0.25}
                onChange={x => hold(bendMoved(draft, i, { ...bend, x }, world.table))}
              />
              <NumberField
                label={t('lee.client.fromTop')}
                value={bend.y}
                step={0.25}
                onChange={y => hold(bendMoved(draft, i, { ...bend, y }, world.table))}
              />
              <button
                type="button"
                className="icon"
                aria-label={t('lee.client.removeBend')}
                title={t('lee.client.removeBend')}
                disabled={draft.bends.length <= 2}
                onClick={() => hold(bendRemoved(draft, i))}
              >
                ×
              </button>
            </li>
          ))}
        </ol>
      </details>
      {between[0] !== undefined && (
        <button
          type="button"
          className="choice"
          onClick={() => hold(bendAdded(draft, between[Math.floor(between.length / 2)] ?? { x: 0, y: 0 }))}
        >
          {t('lee.client.addBend')}
        </button>
      )}
      <p className="lee-hint">{hintOf(t, draft)}</p>
    </section>
  );
}
