export type CardsShapes = Record<never, never>;
