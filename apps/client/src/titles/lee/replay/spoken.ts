import type { Told } from '@wigwag/host';
import type { Event, Lee } from '@wigwag/lee';
import { thingsOf } from './things.ts';

/** What a line of the log speaks of on the table. */
export interface Spoken {
  readonly event: Event;
  readonly things: readonly string[];
  /** When the log had so many lines it had happened. */
  readonly lines: number;
}

/** All that the log speaks of; the shell knows each by its place in the list. */
export function spokenIn(log: readonly Told<Lee>[]): {
  readonly all: readonly Spoken[];
  placeOf(event: Event): number | undefined;
} {
  const all = log.flatMap(({ events }, line) =>
    events.flatMap((event): Spoken[] => {
      const things = thingsOf(event);
      return things.length === 0 ? [] : [{ event, things, lines: line + 1 }];
    }),
  );
  const places = new Map(all.map(({ event }, place) => [event, place]));
  return { all, placeOf: event => places.get(event) };
}
