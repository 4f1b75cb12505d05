import { COMPUTER_PLAYS, type Computer } from '@wigwag/protocol';

/** Who takes the seat of somebody whose time is up. */
export const RELIEF: Computer = { level: 'regular', style: 'balanced' };

export const hasComputer = (title: string): boolean => COMPUTER_PLAYS.includes(title);
