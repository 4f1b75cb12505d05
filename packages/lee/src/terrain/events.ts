import type { Writers } from '../writers.ts';

export type TerrainEvent = never;

export const terrainWriters: Writers<TerrainEvent> = {};
