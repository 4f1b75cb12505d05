import type { Board, Event, Game, HeldCard } from './vocabulary.ts';

/** Writes an event into the board and keeps the counts of who stands where. Decides nothing. */
export function evolve({ board, derived }: Game, event: Event): void {
  switch (event.type) {
    case 'cardsDrawn':
      for (const card of event.cards ?? []) {
        take(board.deck, card);
        board.hands[event.side].push(card);
      }
      return;
    case 'initiativeWon':
      board.first = event.side;
      board.round = event.round;
      return;
    case 'picketMoved':
      place(board, derived.held, event.picket, event.to);
      return;
    case 'picketFell':
      place(board, derived.held, event.picket, -1);
      return;
    case 'cardShown':
      take(board.hands[event.side], event.card);
      board.shown.push(event.card);
      return;
    case 'marchEnded':
    case 'firingMissed':
    case 'gameEnded':
      return;
  }
}

function take(cards: HeldCard[], card: HeldCard): void {
  const at = cards.indexOf(card);
  if (at >= 0) cards.splice(at, 1);
}

function place(board: Board, held: Game['derived']['held'], picket: number, post: number): void {
  const moving = board.pickets[picket];
  if (moving === undefined) return;
  const counts = held[moving.side];
  counts[moving.post] = (counts[moving.post] ?? 0) - 1;
  moving.post = post;
  if (post >= 0) counts[post] = (counts[post] ?? 0) + 1;
}
