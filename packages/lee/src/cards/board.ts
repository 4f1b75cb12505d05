import type { Side, World } from '../world.ts';
import { allCards } from './deck.ts';

/** A card that is not to be seen from here. */
export const UNKNOWN = 'unknown';

/** Ids of cards, several of the same kind as often as they occur. Decks have no order: nothing here knows the future. */
export interface CardsBoard {
  deck: Record<Side, string[]>;
  /** The five of which three are kept. */
  drawn: Record<Side, string[]>;
  hand: Record<Side, string[]>;
  /** Open to both. */
  played: Record<Side, string[]>;
}

export const startCards = ({ armies }: World): CardsBoard => ({
  deck: { blue: allCards(armies.blue), grey: allCards(armies.grey) },
  drawn: { blue: [], grey: [] },
  hand: { blue: [], grey: [] },
  played: { blue: [], grey: [] },
});
