import type { Computer } from '@wigwag/protocol';

/** Who takes the seat of somebody whose time is up. */
export const RELIEF: Computer = { level: 'regular', style: 'balanced' };

/** Titles that the computer can play. */
const PLAYED: readonly string[] = ['gcacw'];

export const hasComputer = (title: string): boolean => PLAYED.includes(title);
