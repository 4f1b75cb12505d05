import type { Chapter, Rules } from '../chapter.ts';
import type { TerrainShapes } from './shapes.ts';

export const terrainFrames = {} as Rules<TerrainShapes>;

export const terrain: Chapter = {};
