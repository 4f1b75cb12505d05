import { useRoom } from '../room.ts';

/** What the assistant proposes for the thing in hand. It never moves a piece itself. */
export function Assistant() {
  const { t, asking, hold } = useRoom();
  const proposal = asking.judged?.proposal;
  if (proposal === undefined) return undefined;
  return (
    <section className="lee-assistant">
      <h3>{t('lee.client.assistant')}</h3>
      <p>{t('lee.client.proposes')}</p>
      <button type="button" className="choice" onClick={() => hold(proposal)}>
        {t('lee.client.do.proposal')}
      </button>
    </section>
  );
}
