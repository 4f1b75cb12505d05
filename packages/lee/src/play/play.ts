import type { Chapter, Rules } from '../chapter.ts';
import type { PlayShapes } from './shapes.ts';

export const playFrames = {} as Rules<PlayShapes>;

export const play: Chapter = {};
