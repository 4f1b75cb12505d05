import type { Writers } from '../writers.ts';

export type GeneralsEvent = never;

export const generalsWriters: Writers<GeneralsEvent> = {};
