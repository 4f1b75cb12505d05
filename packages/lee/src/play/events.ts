import type { Writers } from '../writers.ts';

export type PlayEvent = never;

export const playWriters: Writers<PlayEvent> = {};
