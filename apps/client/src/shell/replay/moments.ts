import type { Told } from '@wigwag/host';
import type { Ready, Vocabulary } from '@wigwag/kernel';
import type { ReactNode } from 'react';
import type { Leaf } from '../room.ts';

/** What players would call one move, as the graph and the list of the replay have it. */
export interface Moment {
  /** The log had so many lines when it was over; it began where the one before it ended. */
  readonly lines: number;
  /** Whose it was, by code; undefined: nobody's. */
  readonly side: string | undefined;
  readonly sentence: string;
  /** What it was rolled with, as short as can be. */
  readonly dice: string;
  /** In their order, each with the lines that the log had when it was over; none: nobody fought. */
  readonly battles: readonly { readonly winner: string; readonly lines: number }[];
  /** The part of the game to which it belongs, such as its turn. */
  readonly stretch: number;
}

/** What a title hands to the shell so that its games can be looked at from any point. */
export interface Replay<T extends Vocabulary> {
  /** At least one, in order. */
  readonly moments: readonly Moment[];
  /** What a part of the game is called, at length and where there is little room. */
  stretchName(stretch: number): { readonly long: string; readonly short: string };
  /** By how many points the first side leads, below 0 the second; undefined: nobody counts. */
  leadOf(game: Ready<T>): number | undefined;
  /** Milliseconds that a line of the log deserves when it is played; 0: there is nothing to see. */
  paceOf(told: Told<T>): number;
  /** What came of the moment of that place. */
  detail(index: number): ReactNode;
  /** Beside the board, as things stood then. */
  readonly leaves: readonly Leaf[];
}

/** The place of the moment that a log of so many lines is in. */
export function indexAt(moments: readonly Moment[], lines: number): number {
  const index = moments.findIndex(moment => moment.lines >= lines);
  return index < 0 ? moments.length - 1 : index;
}

/** Is that moment over, or under way? */
const isOver = ({ lines }: Moment, at: number): boolean => at >= lines;

/** The moment before; out of the middle of one, it first goes to the end of that which came before. */
export const stepBack = (moments: readonly Moment[], at: number): number =>
  moments[indexAt(moments, at) - 1]?.lines ?? moments[0]?.lines ?? at;

export function stepOn(moments: readonly Moment[], at: number): number {
  const index = indexAt(moments, at);
  const here = moments[index];
  if (here !== undefined && !isOver(here, at)) return here.lines;
  return moments[index + 1]?.lines ?? at;
}

/** The end of the battle before or after; where there is none it stays. */
export function battleFrom(moments: readonly Moment[], at: number, way: 'back' | 'on'): number {
  const ends = moments.flatMap(({ battles }) => battles.map(({ lines }) => lines));
  return (way === 'back' ? ends.findLast(end => end < at) : ends.find(end => end > at)) ?? at;
}

/** Where a game that plays by itself stops next: after a line with something to see, or at the end of a moment. */
export function nextStop<T extends Vocabulary>(
  log: readonly Told<T>[],
  moments: readonly Moment[],
  at: number,
  paceOf: (told: Told<T>) => number,
): number {
  const end = stepOn(moments, at);
  const seen = log.findIndex((told, index) => index >= at && index < end && paceOf(told) > 0);
  return seen < 0 ? end : seen + 1;
}
