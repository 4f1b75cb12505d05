import type { Writers } from '../writers.ts';

export type FieldEvent = never;

export const fieldWriters: Writers<FieldEvent> = {};
