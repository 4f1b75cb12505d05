import type { Translate } from '@wigwag/words';
import type { TableRoom } from './room.ts';

const STATES = ['here', 'idle', 'away', 'dropped'] as const;
export type Shown = (typeof STATES)[number];

/** Of whoever looks the page knows it; of the others what the server was told last. */
export function presenceAt({ now }: Pick<TableRoom, 'now'>, side: string): Shown {
  if (side === now.info.you) return now.line === 'cut' ? 'dropped' : 'here';
  // The computer never leaves.
  if (now.info.seats.find(seat => seat.side === side)?.computer !== undefined) return 'here';
  const told = now.times?.times.presence[side];
  return STATES.find(each => each === told) ?? 'away';
}

export const presenceSaid = (t: Translate, presence: Shown): string =>
  ({
    here: t('online.table.presence.here'),
    idle: t('online.table.presence.idle'),
    away: t('online.table.presence.away'),
    dropped: t('online.table.presence.dropped'),
  })[presence];

/** A disc, half of it, a ring, a hatched one: the word is there for whoever asks. */
export function Presence({ t, presence }: { readonly t: Translate; readonly presence: Shown }) {
  const said = presenceSaid(t, presence);
  return <i className={`presence ${presence}`} role="img" aria-label={said} title={said} />;
}
