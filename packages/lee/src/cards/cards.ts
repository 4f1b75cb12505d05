import type { Chapter, Rules } from '../chapter.ts';
import type { CardsShapes } from './shapes.ts';

export const cardsFrames: Rules<CardsShapes> = {};

export const cards: Chapter = {};
