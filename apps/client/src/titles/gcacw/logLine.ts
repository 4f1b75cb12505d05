import type { Event, Game } from '@wigwag/gcacw';
import { describeEvent, type Translate } from '@wigwag/words';
import type { LogLine } from '../../shell/room.ts';
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
