import type { Vocabulary } from '@wigwag/kernel';
import { create } from 'zustand';
import type { View } from '../view.ts';

export const SPEEDS = [0.5, 1, 2, 4] as const;
type Speed = (typeof SPEEDS)[number];

/** Where in the game somebody looks. Nothing of it is part of the game. */
interface Looking {
  /** At the moment when the log had so many lines; undefined: at the game as it is. */
  readonly at: number | undefined;
  /** Only what came after so many lines is looked through: what happened since one's last decision; undefined: all. */
  readonly from: number | undefined;
  readonly isPlaying: boolean;
  readonly speed: Speed;
  /** What may be given to others is shown. */
  readonly isSharing: boolean;
  /** Where the game is that this one was played on from, and after which action. */
  readonly branched: { readonly address: string | undefined; readonly action: number } | undefined;
}

export const useLooking = create<Looking>(() => ({
  at: undefined,
  from: undefined,
  isPlaying: false,
  speed: 1,
  isSharing: false,
  branched: undefined,
}));

export const putLooking = (change: Partial<Looking>): void => useLooking.setState(change);

/** Shows the table as it was when the log had so many lines. */
export const replayAt = (lines: number): void => putLooking({ at: Math.max(1, lines), isPlaying: false });

/** Plays what came after so many lines, and nothing else. */
export const replayFrom = (from: number, isPlaying: boolean): void =>
  putLooking({ at: Math.max(1, from), from, isPlaying });

/** Opens the replay at the moment that is on the table, or closes it. */
export const turnReplay =
  <T extends Vocabulary>({ log, past }: Pick<View<T>, 'log' | 'past'>) =>
  (): void =>
    past === undefined ? replayAt(log.length) : leaveReplay();

const AT = /^#at=(\d{1,9})$/;

/** The moment that an address asks for; undefined: it asks for none. */
export function momentAsked(hash: string): number | undefined {
  const lines = Number(AT.exec(hash)?.[1] ?? 0);
  return lines > 0 ? lines : undefined;
}

export const addressOfMoment = (lines: number): string => `#at=${lines}`;

/** Back to the game as it is. */
export const leaveReplay = (): void =>
  putLooking({ at: undefined, from: undefined, isPlaying: false, isSharing: false });

export const turnPlaying = (): void => putLooking({ isPlaying: !useLooking.getState().isPlaying });

export function nextSpeed(): void {
  const { speed } = useLooking.getState();
  putLooking({ speed: SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1 });
}
