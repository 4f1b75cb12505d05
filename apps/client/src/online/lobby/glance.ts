import type { GameGlance, SeatGlance } from '@wigwag/protocol';
import { clockNote, clockTime, type Language, type Translate } from '@wigwag/words';
import { seatSaid } from '../people/seatSaid.ts';

/** The other player's seat; where somebody plays both sides, none. */
const othersSeat = ({ seats }: GameGlance): SeatGlance | undefined => seats.find(({ isMe }) => !isMe);

/** Who plays against me, in a word. */
export function opponentSaid(t: Translate, game: GameGlance): string {
  const seat = othersSeat(game);
  if (seat === undefined) return t('online.lobby.yourself');
  return seatSaid(t, seat, game.status === 'inviting' ? t('online.waiting.nobody') : t('online.nobody'));
}

export interface TimeSaid {
  readonly left: string;
  /** How far it has run, or why it stands; undefined: there is nothing to say. */
  readonly note: string | undefined;
  readonly isPressing: boolean;
}

/** The time of whoever decides; undefined: nobody counts it. */
export function timeSaid(t: Translate, game: GameGlance, language: Language): TimeSaid | undefined {
  const seat = game.seats.find(({ side }) => side === game.active);
  if (seat?.clock === undefined) return undefined;
  const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();
  const face = seat.clock;
  return {
    left: clockTime(face, language),
    note: clockNote(t, face, seat.isMe ? 'mine' : 'theirs', { language, zone }),
    isPressing: face.reached !== undefined,
  };
}
