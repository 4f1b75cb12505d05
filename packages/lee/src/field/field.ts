import type { Chapter, Rules } from '../chapter.ts';
import type { FieldShapes } from './shapes.ts';

export const fieldFrames: Rules<FieldShapes> = {};

export const field: Chapter = {};
