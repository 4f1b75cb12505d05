import { enemyOf, KEPT, type Side } from '@wigwag/lee';
import { useCallback, useEffect, useState } from 'react';
import { useDigits } from '../parts/useDigits.ts';
import { useRoom } from '../room.ts';
import { sideCalled } from '../roster.ts';
import { Face, type FaceProps } from './Face.tsx';
import { GeneralsBoard } from './GeneralsBoard.tsx';
import { HoldHand } from './OwnHand.tsx';
import { useHeldOpen } from './useHeldOpen.ts';

/** Places of the cards that are picked; two of the same kind are told apart by their places. */
function usePicked(cards: readonly string[]) {
  const { draft, hold } = useRoom();
  const [places, setPlaces] = useState<readonly number[]>([]);
  useEffect(() => {
    if (draft === undefined) setPlaces([]);
  }, [draft]);
  const turn = useCallback(
    (place: number): void => {
      const next = places.includes(place) ? places.filter(each => each !== place) : [...places, place].slice(-KEPT);
      setPlaces(next);
      hold({ kind: 'pick', picked: next.toSorted((a, b) => a - b).map(each => cards[each] ?? '') });
    },
    [places, cards, hold],
  );
  return { places, turn };
}

/** Under the cards of whoever played them. */
function Played({ count }: { readonly count: number }) {
  const { t } = useRoom();
  return count === 0 ? undefined : <small>{t('lee.client.played', { count })}</small>;
}

function Backs({ side }: { readonly side: Side }) {
  const { t, language, world, view } = useRoom();
  const { hand, drawn, played } = view.game.board.cards;
  const count = hand[side].length + drawn[side].length;
  return (
    <div className={`lee-other by-${side}`}>
      <ul aria-hidden="true">
        {Array.from({ length: count }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
          <li key={i} className="lee-back" />
        ))}
      </ul>
      <b>{sideCalled({ t, language, world }, side)}</b>
      <small>{t('lee.client.cards', { count })}</small>
      <Played count={played[side].length} />
    </div>
  );
}

/** The own hand, and the other's as backs. */
function Hand() {
  const { t, language, view, world, choose } = useRoom();
  const { isOpen, isHeld, hold } = useHeldOpen();
  const { eyes, frame } = view;
  const { hand, drawn, played } = view.game.board.cards;
  const isKeeping = frame?.kind === 'keepCards' && frame.by === eyes;
  const cards = isKeeping ? drawn[eyes] : [...hand[eyes], ...drawn[eyes]];
  const isUsing = frame?.kind === 'useCards' && frame.by === eyes;
  const { places, turn } = usePicked(cards);
  useDigits(isKeeping ? cards.length : 0, turn);
  const playable = view.choices.filter(choice => choice.do === 'playCard');
  /** A click picks a card to keep, or plays one that may be played. */
  const actOn = (card: string, place: number): Pick<FaceProps, 'note' | 'onTurn'> => {
    if (isKeeping) {
      const goesBack = places.length === KEPT ? t('lee.client.goesBack') : undefined;
      const note = places.includes(place) ? t('lee.client.kept') : goesBack;
      return { note, onTurn: () => turn(place) };
    }
    const choice = playable.find(each => each.card === card);
    if (choice === undefined && isUsing) return { note: t('lee.client.notNow') };
    return choice === undefined ? {} : { note: t('lee.client.playIt'), onTurn: () => choose(choice) };
  };
  return (
    <section className={`lee-hand by-${eyes}`}>
      <div className="lee-hand-said">
        <h2>{t('lee.client.hand', { army: sideCalled({ t, language, world }, eyes) })}</h2>
        <p>{isKeeping ? t('lee.client.keepThree') : t('lee.client.cards', { count: cards.length })}</p>
        <Played count={played[eyes].length} />
        {isKeeping && places.length > 0 && (
          <p role="status">
            <b>{t('lee.client.keptSoFar', { n: places.length, all: Math.min(KEPT, cards.length) })}</b>
          </p>
        )}
        {isUsing && playable.length === 0 && <p className="lee-hint">{t('lee.client.noneForNow')}</p>}
        {!isKeeping && !isUsing && <HoldHand {...{ isOpen, isHeld, hold }} />}
      </div>
      <ul className="lee-faces">
        {cards.map((card, place) => (
          <Face
            // biome-ignore lint/suspicious/noArrayIndexKey: cards lie in the order they were drawn
            key={place}
            {...{
              card,
              place,
              isOpen: isOpen || isKeeping || isUsing,
              isPicked: places.includes(place),
              hasNumber: isKeeping,
            }}
            {...actOn(card, place)}
          />
        ))}
      </ul>
      <div className="lee-hand-side">
        <Backs side={enemyOf(eyes)} />
      </div>
    </section>
  );
}

export const CardsBoard = () => (
  <>
    <Hand />
    <GeneralsBoard />
  </>
);
