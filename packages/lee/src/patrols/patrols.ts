import type { Chapter, Rules } from '../chapter.ts';
import type { PatrolsShapes } from './shapes.ts';

export const patrolsFrames: Rules<PatrolsShapes> = {};

export const patrols: Chapter = {};
