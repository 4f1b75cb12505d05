import type { Writers } from '../writers.ts';

export type PatrolsEvent = never;

export const patrolsWriters: Writers<PatrolsEvent> = {};
