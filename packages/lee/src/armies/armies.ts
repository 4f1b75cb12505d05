import type { Chapter, Rules } from '../chapter.ts';
import type { ArmiesShapes } from './shapes.ts';

export const armiesFrames: Rules<ArmiesShapes> = {};

export const armies: Chapter = {};
