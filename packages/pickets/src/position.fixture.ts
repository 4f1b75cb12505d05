import { type Game as AnyGame, begin } from '@wigwag/kernel';
import { pickets, setUp, WORLD } from './ruleset.ts';
import { CARDS, type Card, type Pickets, type Side } from './vocabulary.ts';

interface Position {
  /** Posts of the pickets still standing. */
  readonly blue: readonly number[];
  readonly grey: readonly number[];
  readonly hands?: Partial<Record<Side, readonly Card[]>>;
  readonly round?: number;
  readonly first?: Side;
  readonly deck?: readonly Card[];
}

/** A position in one line, blue to move: `position({ blue: [2, 2], grey: [4] })`. Pickets 0-2 are blue, 3-5 grey. */
export function position({ blue, grey, hands = {}, round = 1, first = 'blue', deck }: Position): AnyGame<Pickets> {
  const board = setUp(WORLD);
  const posts = [blue, grey].flatMap(side => Array.from({ length: WORLD.pickets }, (_, i) => side[i] ?? -1));
  const dealt = { blue: [...(hands.blue ?? [])], grey: [...(hands.grey ?? [])] };
  const rest = CARDS.flatMap(card => {
    const held = [...dealt.blue, ...dealt.grey].filter(other => other === card).length;
    return Array<Card>(WORLD.cardsOfAKind - held).fill(card);
  });
  const kept = deck ? [...deck] : rest;
  const shown = deck ? rest.slice(deck.length) : [];
  return begin(
    pickets,
    WORLD,
    {
      ...board,
      round,
      first,
      pickets: board.pickets.map((picket, i) => ({ ...picket, post: posts[i] ?? -1 })),
      hands: dealt,
      deck: kept,
      shown,
    },
    { kind: 'round', by: 'table', turns: 1 },
    { kind: 'turn', by: 'blue', done: false },
  ).game;
}
