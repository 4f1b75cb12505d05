import { useEffect, useState } from 'react';
import { putOnMap, useMapDesk } from '../desk.ts';
import type { Sitting, View } from '../room.ts';
import { type Card, cardOf } from './battleCard.ts';
import { type Mattering, matteringHere, matteringNow } from './mattering.ts';

/** A card that was opened from the log gives way to the next roll that leaves one, and to an attack that is weighed. */
function useGivesWay({ log }: View, isWeighing: boolean): void {
  const latest = matteringNow(log)?.line;
  useEffect(() => {
    if (latest !== undefined || isWeighing) putOnMap({ opened: undefined, openedDay: undefined });
  }, [latest, isWeighing]);
}

/** The card that was opened from the log, or the one that is still to be read. */
export function useCard(sitting: Sitting, now: View, isWeighing: boolean): Card | undefined {
  const { log } = now;
  useGivesWay(now, isWeighing);
  const opened = useMapDesk(desk => desk.opened);
  const putAway = useMapDesk(desk => desk.putAway);
  const [card, setCard] = useState<Card>();
  // Whoever weighs the next attack has its odds before him, and not what the last one came to.
  const wanted: Mattering | undefined = opened ?? (isWeighing ? undefined : matteringHere(now, putAway));
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
