import type { Writers } from '../writers.ts';

export type CardsEvent = never;

export const cardsWriters: Writers<CardsEvent> = {};
