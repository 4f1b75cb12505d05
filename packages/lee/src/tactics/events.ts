import type { Writers } from '../writers.ts';

export type TacticsEvent = never;

export const tacticsWriters: Writers<TacticsEvent> = {};
