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
    exchange: exchangeAllowed(game, eyes),
    shift: allowedBy(game, eyes, 'shift'),
    convert: allowedBy(game, eyes, 'convert'),
    extra: allowedBy(game, eyes, 'extra-terrain'),
  };
}

type Allowed = ReturnType<typeof allowedBy>;

/** What may be done, and the card that it costs. */
function Right({ by, text }: { readonly by: Allowed; readonly text: string }) {
  const { t, language, world, view } = useRoom();
  if (by === undefined) return undefined;
  const card = world.armies[view.eyes].cards.find(({ id }) => id === by.card)?.title[language];
  return (
    <li>
      {text} {card !== undefined && <b>{t('lee.client.right.card', { card })}</b>}
    </li>
  );
}

function Rights() {
  const { t, view } = useRoom();
  const { exchange, shift, convert, extra } = useRights();
  // While the cards are closed it is not known.
  if (!exchange && !shift && !convert && !extra) return view.isShared ? undefined : <p>{t('lee.client.right.none')}</p>;
  return (
    <ul>
      <Right by={exchange} text={t('lee.client.right.exchange')} />
      <Right by={shift} text={t('lee.client.right.shift')} />
      <Right by={convert} text={t('lee.client.right.convert')} />
      <Right by={extra} text={t('lee.client.right.extra')} />
    </ul>
  );
}

/** What to do with the table, as long as no piece is chosen. */
function WhatNext() {
  const { t, view, draft } = useRoom();
  const { exchange, shift, convert } = useRights();
  const { areas } = view.game.board.terrain;
  if (draft?.kind === 'shift') {
    const area = areas.find(({ id }) => id === draft.piece);
    const piece = area && t('lee.client.piece', { name: nameOfArea(t, area), id: area.id.slice(1) });
    return <p className="lee-hint">{t('lee.client.shiftHint', { piece: piece ?? '' })}</p>;
  }
  if (view.frame?.kind === 'changes' && !exchange && !shift && !convert) return undefined;
  return (
    <p className="lee-hint">
      {view.frame?.kind === 'changes' && shift ? t('lee.client.dragPiece') : t('lee.client.choosePiece')}
    </p>
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
      {frame?.kind === 'changes' && <h2>{t('lee.client.changes')}</h2>}
      {frame?.kind === 'changes' && <Rights />}
      {one === '' && <WhatNext />}
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
