import type { Event, Game, Gcacw } from '@wigwag/gcacw';
import type { Told } from '@wigwag/host';
import { describeEvent, type Translate } from '@wigwag/words';
import type { LogLine } from '../../../shell/room.ts';
import { hexOfEvent } from './hexOfEvent.ts';

const HEADINGS: readonly Event['type'][] = ['turnBegan', 'phaseBegan', 'scenarioPhaseBegan', 'gameEnded'];

export const isHeading = ({ type }: Event): boolean => HEADINGS.includes(type);

/** An event as the log tells it, with its hex and its rule. */
export function logLine(t: Translate, game: Game, event: Event): LogLine {
  const hex = hexOfEvent(event, unit => game.board.units[unit]?.hex);
  return {
    sentence: describeEvent(t, game.world, event),
    isHeading: isHeading(event),
    clause: 'because' in event ? event.because : undefined,
    place: hex === undefined || hex < 0 ? undefined : hex,
  };
}

const MARKERS: readonly Event['type'][] = ['forcePlaced', 'forceRevealed'];

/** LI/place-when and LI/remove-any-time set no bound: in one action markers may be placed and taken off without end. */
export const isOfMarkers = ({ events, rolled }: Told<Gcacw>): boolean =>
  rolled.length === 0 && events.length > 0 && events.every(({ type }) => MARKERS.includes(type));
