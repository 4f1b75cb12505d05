import { useEffect, useState } from 'react';
import { useMapDesk } from '../desk.ts';
import type { Sitting, View } from '../room.ts';
import { type Card, cardOf } from './battleCard.ts';
import { type Mattering, matteringHere } from './mattering.ts';

/** The card that was opened from the log, or the one that is still to be read. */
export function useCard(sitting: Sitting, now: View): Card | undefined {
  const { log } = now;
  const opened = useMapDesk(desk => desk.opened);
  const putAway = useMapDesk(desk => desk.putAway);
  const [card, setCard] = useState<Card>();
  const wanted: Mattering | undefined = opened ?? matteringHere(now, putAway);
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
