import { useRoom } from '../room.ts';
import { Face } from './Face.tsx';
import { useHeldOpen } from './useHeldOpen.ts';

/** Shows the hand as long as it is held, as the key H does. */
export function HoldHand({ isOpen, isHeld, hold }: ReturnType<typeof useHeldOpen>) {
  const { t, view } = useRoom();
  return (
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
  );
}

/** The own cards beside the table: backs, and faces while they are held open. */
export function OwnHand() {
  const { t, view } = useRoom();
  const held = useHeldOpen();
  // His secrets are open, and not only for as long as he holds the hand.
  const isOpened = !view.isShared && !held.isHeld && view.past === undefined;
  const cards = view.game.board.cards.hand[view.eyes];
  return (
    <section className={`lee-own-hand by-${view.eyes}`}>
      <h2>
        {t('lee.client.yourHand')} <small>{t('lee.client.cards', { count: cards.length })}</small>
      </h2>
      {!isOpened && <HoldHand {...held} />}
      {(isOpened || held.isOpen) && (
        <ul className="lee-faces">
          {cards.map((card, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cards lie in the order they were drawn
            <Face key={place} {...{ card, place, isOpen: true, isPicked: false }} />
          ))}
        </ul>
      )}
    </section>
  );
}
