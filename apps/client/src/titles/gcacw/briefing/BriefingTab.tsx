import type { Briefing } from '@wigwag/content';
import { SIDES, type Side } from '@wigwag/gcacw';
import { hexLabel, keyFor } from '@wigwag/words';
import { useEffect } from 'react';
import { useDesk } from '../../../shell/desk.ts';
import { putOnMap, useMapDesk } from '../desk.ts';
import { pieceCalled } from '../pieceCalled.ts';
import { useRoom } from '../room.ts';
import { firstWay, placeNear } from './firstWay.ts';

/** So near, a named place tells where a hex is. */
const NEAR = 2;

/** A newcomer's first action: shown on the map when asked. */
function First({ briefing, side }: { readonly briefing: Briefing; readonly side: Side }) {
  const { world, view, t, centreOn } = useRoom();
  const language = useDesk(desk => desk.language);
  const shownBy = useMapDesk(desk => desk.shownWay?.by);
  const { piece, to, why } = briefing.first[side];
  const called = pieceCalled(view.game, piece);
  if (called === undefined) return undefined;
  const { name, hex } = called;
  const near = placeNear(view.game, to, NEAR);
  const label =
    near === undefined ? hexLabel(world, to) : t('client.briefing.near', { hex: hexLabel(world, to), near });
  const isShown = shownBy === side;
  const show = (from: number): void => {
    hideWay();
    if (isShown) return;
    centreOn(from);
    putOnMap({ shownWay: { by: side, path: firstWay(view.game, side, piece, to) } });
  };
  return (
    <p>
      <strong>{t('client.briefing.first', { piece: name, to: label })}</strong> {why[language]}{' '}
      {hex !== undefined && (
        <button type="button" className="choice quiet" onClick={() => show(hex)}>
          {isShown ? t('client.briefing.hide') : t('client.briefing.show')}
        </button>
      )}
    </p>
  );
}

const hideWay = (): void => putOnMap({ shownWay: undefined, spoken: undefined });

/** The briefing again, beside the map; what it shows there goes with it. */
export function BriefingTab({ briefing }: { readonly briefing: Briefing }) {
  const { t } = useRoom();
  useEffect(() => hideWay, []);
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
