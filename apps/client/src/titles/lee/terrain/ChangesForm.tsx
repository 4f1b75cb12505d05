import { allowedBy, exchangeAllowed } from '@wigwag/lee';
import { nameOfArea } from '../map/names.ts';
import { useRoom } from '../room.ts';
import { along } from './alongHost.ts';
import { OrdinaryTools } from './Tools.tsx';

/** What the side may still change, by its battlefield, army, generals and cards. */
function useRights() {
  const { view } = useRoom();
  const { game, eyes } = view;
  return {
    exchange: exchangeAllowed(game, eyes) !== undefined,
    shift: allowedBy(game, eyes, 'shift') !== undefined,
    convert: allowedBy(game, eyes, 'convert') !== undefined,
    extra: allowedBy(game, eyes, 'extra-terrain') !== undefined,
  };
}

function Rights() {
  const { t } = useRoom();
  const { exchange, shift, convert, extra } = useRights();
  if (!exchange && !shift && !convert && !extra) return <p>{t('lee.client.right.none')}</p>;
  return (
    <ul>
      {exchange && <li>{t('lee.client.right.exchange')}</li>}
      {shift && <li>{t('lee.client.right.shift')}</li>}
      {convert && <li>{t('lee.client.right.convert')}</li>}
      {extra && <li>{t('lee.client.right.extra')}</li>}
    </ul>
  );
}

/** What may be done with a piece that lies on the table. */
export function ChangesForm() {
  const { t, view, draft, hold, choose, sitting, hand } = useRoom();
  const { frame } = view;
  const rights = useRights();
  const picked = draft?.kind === 'pick' ? draft.picked : [];
  const [one = '', other] = picked;
  const area = view.game.board.terrain.areas.find(({ id }) => id === one);
  const isExtra = frame?.kind === 'changes' && view.choices.some(choice => choice.do === 'layExtra');
  const tryIt = (choice: Parameters<typeof choose>[0]): void => {
    if (sitting.whyNot(choice) === undefined) choose(choice);
    else hand.attempt(choice);
  };
  return (
    <section className="lee-form">
      {frame?.kind === 'changes' && <h3>{t('lee.client.changes')}</h3>}
      {frame?.kind === 'changes' && <Rights />}
      {one === '' && (frame?.kind !== 'changes' || rights.exchange || rights.shift || rights.convert) && (
        <p className="lee-hint">{t('lee.client.choosePiece')}</p>
      )}
      {one !== '' && other === undefined && (
        <div className="lee-choices">
          {area !== undefined && <b>{t('lee.client.piece', { name: nameOfArea(t, area), id: one.slice(1) })}</b>}
          {frame?.kind === 'changes' && (
            <>
              {rights.shift && (
                <button
                  type="button"
                  className="choice"
                  onClick={() => hold({ kind: 'shift', piece: one, by: { x: 0, y: 0 } })}
                >
                  {t('lee.client.shiftIt')}
                </button>
              )}
              {rights.convert && (
                <button type="button" className="choice" onClick={() => tryIt({ do: 'convert', piece: one })}>
                  {t('lee.client.convertIt')}
                </button>
              )}
              {rights.exchange && <p className="lee-hint">{t('lee.client.chooseOther')}</p>}
            </>
          )}
          {frame?.kind === 'whole' && (
            <>
              <button type="button" className="choice" onClick={() => tryIt({ do: 'takeOff', piece: one })}>
                {t('lee.client.takeOff')}
              </button>
              <button type="button" className="choice" onClick={() => hold(along(view.game, one))}>
                {t('lee.client.fenceAlong')}
              </button>
            </>
          )}
        </div>
      )}
      {isExtra && <OrdinaryTools />}
    </section>
  );
}
