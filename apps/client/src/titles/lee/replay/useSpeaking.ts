import type { Event } from '@wigwag/lee';
import type { OpenMapHandle } from '@wigwag/mapview/open';
import { type RefObject, useEffect, useMemo } from 'react';
import { replayAt } from '../../../shell/replay/state.ts';
import { putOnTable, tellNothing } from '../desk.ts';
import type { View } from '../room.ts';
import { spokenIn } from './spoken.ts';

export interface Speaking {
  /** Where an event stands among those that speak of something on the table. */
  placeOf(event: Event): number | undefined;
  /** Lights what lines speak of; none: puts the light out. */
  light(places: readonly number[]): void;
  /** Lights what a line speaks of and brings it into sight; where it does not lie there, the table is shown as it was then. */
  show(place: number): void;
}

/** The log leads to the table. */
export function useSpeaking(log: View['log'], map: RefObject<OpenMapHandle | null>): Speaking {
  // What was spoken of before something was decided says nothing of what is asked next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a decision
  useEffect(() => tellNothing, [log]);
  return useMemo(() => {
    let found: ReturnType<typeof spokenIn> | undefined;
    const spoken = (): ReturnType<typeof spokenIn> => {
      found ??= spokenIn(log);
      return found;
    };
    return {
      placeOf: event => spoken().placeOf(event),
      light: places => putOnTable({ told: places.flatMap(place => spoken().all[place]?.things ?? []) }),
      show: place => {
        const { things, lines } = spoken().all[place] ?? { things: [], lines: 1 };
        const isThere = things.some(thing => map.current?.show(thing) === true);
        putOnTable({ told: isThere ? things : [] });
        if (!isThere) replayAt(lines);
      },
    };
  }, [log, map]);
}
