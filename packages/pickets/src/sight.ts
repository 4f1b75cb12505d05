import { type Game as AnyGame, eventShown, frameShown, type Rolled } from '@wigwag/kernel';
import { DECLARED } from './fields.ts';
import { enemy } from './lane.ts';
import {
  CARDS,
  type Card,
  type Event,
  type Game,
  type HeldCard,
  type Pickets,
  type Reason,
  type Side,
  type View,
  type World,
} from './vocabulary.ts';

/** Lists what a side may see; nothing is deleted from the full state. */
export function view({ board, stack }: Game, side: Side): View {
  return {
    side,
    round: board.round,
    first: board.first,
    pickets: board.pickets.map(picket => ({ ...picket })),
    hand: [...board.hands[side]],
    enemyCards: board.hands[enemy(side)].length,
    deckCards: board.deck.length,
    shown: [...board.shown],
    stack: stack.map(frame => frameShown(DECLARED, frame)),
  };
}

/** Cards drawn are seen by the hand they go to; everything else is open. */
export function seenBy(_game: Game, event: Event, side: Side): Event {
  if (event.type !== 'cardsDrawn' || event.side === side) return eventShown(DECLARED, event);
  return { type: 'cardsDrawn', side: event.side, n: event.n };
}

/** The place of a drawn card would tell how the deck is made up: nobody sees it. */
export function seenRoll(rolled: Rolled<Reason>): Rolled<Reason> | undefined {
  return rolled.request.kind === 'draw' ? undefined : rolled;
}

/** The other hand and the deck keep their numbers, not their faces. */
export function shown(world: World, seen: View): AnyGame<Pickets> {
  const hidden = (n: number): HeldCard[] => Array<HeldCard>(n).fill('unknown');
  const hands = { [seen.side]: [...seen.hand], [enemy(seen.side)]: hidden(seen.enemyCards) } as Record<
    Side,
    HeldCard[]
  >;
  return gameOf(world, seen, hands, hidden(seen.deckCards));
}

/** Deals the unseen cards. */
export function imagine(world: World, seen: View, below: (n: number) => number): AnyGame<Pickets> {
  const unseen = unseenCards(world, seen);
  const theirs = Array.from({ length: seen.enemyCards }, () => unseen.splice(below(unseen.length), 1)[0]).filter(
    card => card !== undefined,
  );
  const hands = { [seen.side]: [...seen.hand], [enemy(seen.side)]: theirs } as Record<Side, HeldCard[]>;
  return gameOf(world, seen, hands, unseen);
}

function gameOf(world: World, seen: View, hands: Record<Side, HeldCard[]>, deck: HeldCard[]): AnyGame<Pickets> {
  const { round, first, shown } = seen;
  const pickets = seen.pickets.map(picket => ({ ...picket }));
  const board = { round, first, pickets, hands: { blue: hands.blue, grey: hands.grey }, deck, shown: [...shown] };
  return { world, board, stack: seen.stack.map(frame => ({ ...frame })), derived: undefined };
}

function unseenCards(world: World, seen: View): Card[] {
  return CARDS.flatMap(card => {
    const known = [...seen.hand, ...seen.shown].filter(shown => shown === card).length;
    return Array<Card>(world.cardsOfAKind - known).fill(card);
  });
}
