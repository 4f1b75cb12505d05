import type { Writers } from '../writers.ts';

export type ArmiesEvent = never;

export const armiesWriters: Writers<ArmiesEvent> = {};
