import type { Chapter, Rules } from '../chapter.ts';
import type { TacticsShapes } from './shapes.ts';

export const tacticsFrames: Rules<TacticsShapes> = {};

export const tactics: Chapter = {};
