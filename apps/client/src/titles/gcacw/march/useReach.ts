import { reach, reachUnder } from '@wigwag/gcacw';
import { useMemo } from 'react';
import type { Asking, Leading } from '../asking/asking.ts';
import { useMapDesk } from '../desk.ts';
import type { View } from '../room.ts';
import { leaderShown, type ShownReach } from './shownReach.ts';

const reachOfLeader = (leader: number, { game, activations, units }: Leading): ShownReach => ({
  leader,
  hexes: reachUnder(game, activations, units),
});

/** Of the unit that is carried over the map, or else of the one that is chosen, or of a leader's units. */
export function useReach({ game }: View, asking: Asking): ShownReach | undefined {
  const { mover, marches, leads } = asking;
  const carried = useMapDesk(desk => desk.laid?.unit);
  const inspected = useMapDesk(desk => desk.inspected);
  const unit = carried !== undefined && marches?.has(carried) === true ? carried : mover;
  const marchingIn = marches?.get(unit ?? -1)?.game ?? game;
  const leader = unit === undefined ? leaderShown(asking, inspected) : undefined;
  const leading = leader === undefined ? undefined : leads?.get(leader);
  return useMemo(() => {
    if (unit !== undefined) return reach(marchingIn, unit);
    return leader === undefined || leading === undefined ? undefined : reachOfLeader(leader, leading);
  }, [marchingIn, unit, leader, leading]);
}
