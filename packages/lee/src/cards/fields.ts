export const CARDS_FIELDS = {
  choices: { drawCards: {}, keep: { cards: 'cards' }, playCard: { card: 'card' }, doneCards: {} },
  events: {
    cardsDrawn: { side: 'side', count: 'number', cards: 'cards' },
    cardsKept: { side: 'side', count: 'number', returned: 'number', cards: 'cards' },
    cardTaken: { side: 'side', cards: 'cards' },
    cardPlayed: { side: 'side', card: 'card' },
  },
  frames: { drawCards: { side: 'side', at: 'number' }, keepCards: {}, useCards: {} },
} as const;
