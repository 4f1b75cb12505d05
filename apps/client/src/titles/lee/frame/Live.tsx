import { useEffect, useState } from 'react';
import { useRoom } from '../room.ts';
import { movedAndLeft } from '../said.ts';

/** Milliseconds: while something is dragged nothing is read. */
const REST = 500;

/** Reads aloud what comes of the thing in hand: the measure, and the reason if it may not be so. */
export function Live() {
  const { t, language, sitting, view, draft, asking } = useRoom();
  const { judged } = asking;
  const [said, say] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      if (draft === undefined || judged?.choice === undefined) return say('');
      const measured = judged.course && movedAndLeft(language, judged.course);
      const moved = measured && t('lee.client.moved', { n: measured.moved, left: measured.left });
      const why = judged.refused && sitting.title.words.why(t, view.world, judged.refused);
      say([moved, why ?? t('lee.client.legal')].filter(Boolean).join(' '));
    }, REST);
    return () => clearTimeout(timer);
  }, [draft, judged, t, language, sitting, view.world]);
  return (
    <p className="unseen" role="status" aria-live="polite">
      {said}
    </p>
  );
}
