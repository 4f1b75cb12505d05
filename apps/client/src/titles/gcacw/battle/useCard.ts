import type { Gcacw } from '@wigwag/gcacw';
import type { Told } from '@wigwag/host';
import { useEffect, useState } from 'react';
import { useMapDesk } from '../desk.ts';
import type { Sitting } from '../room.ts';
import { type Card, cardOf } from './battleCard.ts';
import { type Mattering, matteringNow } from './mattering.ts';

/** The card that was opened from the log, or that of what the table is still about, unless it was put away. */
export function useCard(sitting: Sitting, log: readonly Told<Gcacw>[]): Card | undefined {
  const opened = useMapDesk(desk => desk.opened);
  const putAway = useMapDesk(desk => desk.putAway);
  const [card, setCard] = useState<Card>();
  const now = matteringNow(log);
  const wanted: Mattering | undefined = opened ?? (now?.line === putAway ? undefined : now);
  const key = wanted === undefined ? '' : `${wanted.line} ${wanted.why} ${log.length}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when another card is wanted
  useEffect(() => {
    let isWanted = true;
    if (wanted === undefined) setCard(undefined);
    else {
      void sitting.past(wanted.line).then(before => {
        if (isWanted) setCard(before === undefined ? undefined : cardOf(log, wanted, before));
      });
    }
    return () => {
      isWanted = false;
    };
  }, [sitting, key]);
  return card !== undefined && card.mattering.line === wanted?.line ? card : undefined;
}
