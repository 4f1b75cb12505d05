import type { Event, Game } from '@wigwag/gcacw';
import { describeEvent, type Translate } from '@wigwag/words';
import type { LogLine } from '../../shell/room.ts';

/** The hex a line speaks of. */
function hexIn(told: Event, { board }: Game): number | undefined {
  const event = told.type === 'edited' ? told.edit : told;
  if ('to' in event) return event.to;
  if ('hex' in event) return event.hex;
  return 'unit' in event && event.unit >= 0 ? board.units[event.unit]?.hex : undefined;
}

const HEADINGS: readonly Event['type'][] = ['turnBegan', 'phaseBegan', 'scenarioPhaseBegan', 'gameEnded'];

export const isHeading = ({ type }: Event): boolean => HEADINGS.includes(type);

/** An event as the log tells it, with its hex and its rule. */
export function logLine(t: Translate, game: Game, event: Event): LogLine {
  const hex = hexIn(event, game);
  return {
    sentence: describeEvent(t, game.world, event),
    isHeading: isHeading(event),
    clause: 'because' in event ? event.because : undefined,
    place: hex === undefined || hex < 0 ? undefined : hex,
  };
}
