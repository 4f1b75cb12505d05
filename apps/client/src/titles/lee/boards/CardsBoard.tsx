import { type Ability, enemyOf, type Side } from '@wigwag/lee';
import type { Translate } from '@wigwag/words';
import { useCallback, useEffect, useRef, useState } from 'react';
import { HELD } from '../../../shell/parts/HoldButton.tsx';
import { useDigits } from '../parts/useDigits.ts';
import { useRoom } from '../room.ts';
import { GeneralsBoard } from './GeneralsBoard.tsx';

const abilityName = (t: Translate, ability: Ability): string =>
  ({
    redraw: () => t('lee.client.ability.redraw'),
    shift: () => t('lee.client.ability.shift'),
    convert: () => t('lee.client.ability.convert'),
    'extra-terrain': () => t('lee.client.ability.extraTerrain'),
    works: () => t('lee.client.ability.works'),
    'exchange-markers': () => t('lee.client.ability.exchangeMarkers'),
  })[ability]();

/** Is the key of the hand held, or its button? */
function useHeld(): { isHeld: boolean; hold(on: boolean): void } {
  const [isHeld, hold] = useState(false);
  useEffect(() => {
    const onKey = ({ key, type, target, repeat }: KeyboardEvent): void => {
      const isTyping = target instanceof Element && target.closest('input, select, textarea') !== null;
      if (!isTyping && !repeat && key.toLowerCase() === 'h') hold(type === 'keydown');
    };
    const close = (): void => hold(false);
    window.addEventListener('keydown', onKey);
    window.addEventListener('keyup', onKey);
    window.addEventListener('blur', close);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('keyup', onKey);
      window.removeEventListener('blur', close);
    };
  }, []);
  return { isHeld, hold };
}

/** Open while it is held, else backs. Where no secrets are shown it opens after a second, and closes them again. */
function useHeldOpen(): { isOpen: boolean; isHeld: boolean; hold(on: boolean): void } {
  const { sitting, view } = useRoom();
  const { isHeld, hold } = useHeld();
  const { isShared } = view;
  const isPeeking = useRef(false);
  useEffect(() => {
    if (!isHeld || !isShared) return;
    const timer = setTimeout(() => {
      isPeeking.current = true;
      sitting.sit();
    }, HELD);
    return () => clearTimeout(timer);
  }, [isHeld, isShared, sitting]);
  useEffect(() => {
    if (!isHeld) return;
    return () => {
      if (isPeeking.current) sitting.rise();
      isPeeking.current = false;
    };
  }, [isHeld, sitting]);
  return { isOpen: isHeld && !isShared, isHeld, hold };
}

interface FaceProps {
  readonly card: string;
  readonly place: number;
  readonly isOpen: boolean;
  readonly isPicked: boolean;
  readonly onTurn?: (() => void) | undefined;
}

function Face({ card, place, isOpen, isPicked, onTurn }: FaceProps) {
  const { t, language, world, view } = useRoom();
  const found = world.armies[view.eyes].cards.find(({ id }) => id === card);
  if (!isOpen || found === undefined)
    return <li className={`lee-back by-${view.eyes}`} aria-label={t('lee.client.cardBack')} />;
  const body = (
    <>
      {onTurn !== undefined && <kbd className="lee-card-number">{place + 1}</kbd>}
      <strong>{found.title[language]}</strong>
      {found.abilities.length === 0 && <span>{t('lee.client.ability.none')}</span>}
      {found.abilities.map(ability => (
        <span key={ability}>{abilityName(t, ability)}</span>
      ))}
      {onTurn !== undefined && <small>{isPicked ? t('lee.client.kept') : t('lee.client.goesBack')}</small>}
    </>
  );
  return (
    <li className={`lee-face ${isPicked ? 'kept' : ''}`}>
      {onTurn === undefined ? (
        <div>{body}</div>
      ) : (
        <button type="button" aria-pressed={isPicked} aria-keyshortcuts={`${place + 1}`} onClick={onTurn}>
          {body}
        </button>
      )}
    </li>
  );
}

const KEPT = 3;

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

function Backs({ side }: { readonly side: Side }) {
  const { t, language, world, view } = useRoom();
  const { hand, drawn } = view.game.board.cards;
  const count = hand[side].length + drawn[side].length;
  return (
    <div className={`lee-other by-${side}`}>
      <ul aria-hidden="true">
        {Array.from({ length: count }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
          <li key={i} className="lee-back" />
        ))}
      </ul>
      <b>{world.armies[side].name[language]}</b>
      <small>{t('lee.client.cards', { count })}</small>
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
  return (
    <section className={`lee-hand by-${eyes}`}>
      <div className="lee-hand-said">
        <h2>{t('lee.client.hand', { army: world.armies[eyes].name[language] })}</h2>
        <p>{isKeeping ? t('lee.client.keepThree') : t('lee.client.cards', { count: cards.length })}</p>
        {!isKeeping && !isUsing && (
          <button
            type="button"
            className={`choice hold ${isHeld && view.isShared ? 'held' : ''}`}
            aria-pressed={isOpen}
            onPointerDown={() => hold(true)}
            onPointerUp={() => hold(false)}
            onPointerLeave={() => hold(false)}
            onKeyDown={({ key }) => (key === ' ' || key === 'Enter') && hold(true)}
            onKeyUp={() => hold(false)}
            onContextMenu={event => event.preventDefault()}
          >
            {t('lee.client.holdToSee')} <kbd>H</kbd>
          </button>
        )}
      </div>
      <ul className="lee-faces">
        {cards.map((card, place) => (
          <Face
            // biome-ignore lint/suspicious/noArrayIndexKey: cards lie in the order they were drawn
            key={place}
            {...{ card, place, isOpen: isOpen || isKeeping || isUsing, isPicked: places.includes(place) }}
            onTurn={isKeeping ? () => turn(place) : undefined}
          />
        ))}
      </ul>
      <div className="lee-hand-side">
        {playable.map(choice => (
          <button key={choice.card} type="button" className="choice plain" onClick={() => choose(choice)}>
            {t('lee.client.play', {
              card: world.armies[eyes].cards.find(({ id }) => id === choice.card)?.title[language] ?? choice.card,
            })}
          </button>
        ))}
        <Backs side={enemyOf(eyes)} />
        {played[eyes].length + played[enemyOf(eyes)].length > 0 && (
          <small>{t('lee.client.played', { count: played[eyes].length + played[enemyOf(eyes)].length })}</small>
        )}
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
