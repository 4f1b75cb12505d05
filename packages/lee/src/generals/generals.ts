import type { Chapter, Rules } from '../chapter.ts';
import type { GeneralsShapes } from './shapes.ts';

export const generalsFrames: Rules<GeneralsShapes> = {};

export const generals: Chapter = {};
