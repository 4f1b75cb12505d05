import { corpsName } from '../map/names.ts';
import { Cited } from '../parts/Cited.tsx';
import { useRoom } from '../room.ts';
import { inchesSaid } from '../said.ts';

/**
 * In the bar: whether the thing in hand may be so, and why not; the same sentence as beside the table. It is read aloud elsewhere. It is
 * always there while something is in hand, so that a refusal does not take room from the table under the pointer.
 */
export function Refused() {
  const { t, language, sitting, view, draft, asking } = useRoom();
  const { judged } = asking;
  if (judged?.choice === undefined && judged?.refused === undefined) return undefined;
  const { refused } = judged;
  // What is reported is so: nobody judges it.
  if (refused === undefined && judged.choice?.do === 'report') return undefined;
  if (refused === undefined && draft?.kind === 'corps') {
    const corps = corpsName(view.world, view.eyes, draft.corps, language) ?? t('lee.client.reserve');
    return <p className="lee-refused met">{t('lee.client.corpsFirst', { corps })}</p>;
  }
  if (refused === undefined) return <p className="lee-refused met">✓ {t('lee.client.legal')}</p>;
  const { cutShort, aheadFirst } = judged;
  const { because } = cutShort ?? {};
  const why = (each: typeof refused): string => sitting.title.words.why(t, view.world, each);
  return (
    <p className="message lee-refused">
      {why(refused)} <Cited isBrief t={t} clause={refused.clause} />
      {because !== undefined && because.clause !== refused.clause && <> {why(because)}</>}
      {aheadFirst !== undefined && (
        <> {t('lee.client.aheadFirst.said', { way: inchesSaid(t, language, aheadFirst.inches) })}</>
      )}
    </p>
  );
}
