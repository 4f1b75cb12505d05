import type { Briefing } from '@wigwag/content';
import { SIDES, type Side } from '@wigwag/gcacw';
import { hexLabel, keyFor } from '@wigwag/words';
import { useDesk } from '../../../shell/desk.ts';
import { pieceCalled } from '../pieceCalled.ts';
import { useRoom } from '../room.ts';

/** A newcomer's first action: shown on the map when asked. */
function First({ briefing, side }: { readonly briefing: Briefing; readonly side: Side }) {
  const { world, view, t, centreOn } = useRoom();
  const language = useDesk(desk => desk.language);
  const { piece, to, why } = briefing.first[side];
  const called = pieceCalled(view.game, piece);
  if (called === undefined) return undefined;
  const { name, hex } = called;
  return (
    <p>
      <strong>{t('client.briefing.first', { piece: name, to: hexLabel(world, to) })}</strong> {why[language]}{' '}
      {hex !== undefined && (
        <button type="button" className="choice quiet" onClick={() => centreOn(hex)}>
          {t('client.briefing.show')}
        </button>
      )}
    </p>
  );
}

/** The briefing again, beside the map. */
export function BriefingTab({ briefing }: { readonly briefing: Briefing }) {
  const { t } = useRoom();
  const language = useDesk(desk => desk.language);
  return (
    <div className="briefing">
      {SIDES.map(side => (
        <section key={side} className={`task by-${side}`}>
          <h2>{t(keyFor('gcacw.side', side))}</h2>
          <p>{briefing.tasks[side][language]}</p>
          <First briefing={briefing} side={side} />
        </section>
      ))}
      <h2>{t('client.home.hints')}</h2>
      <ul className="hints">
        {briefing.hints.map(hint => (
          <li key={hint.en}>{hint[language]}</li>
        ))}
      </ul>
      <h2>{t('client.briefing.history')}</h2>
      <p>{briefing.history[language]}</p>
      <p className="fine">{t('client.home.own')}</p>
    </div>
  );
}
