import { reach, reachUnder } from '@wigwag/gcacw';
import { useEffect, useMemo, useState } from 'react';
import type { Asking, Leading } from '../asking/asking.ts';
import { useMapDesk } from '../desk.ts';
import type { View } from '../room.ts';
import { leaderShown, type ShownReach } from './shownReach.ts';

const reachOfLeader = (leader: number, { game, activations, units }: Leading): ShownReach => ({
  leader,
  // Whoever points at the hex where he stands points at his units.
  hexes: reachUnder(game, activations, units).filter(({ hex }) => hex !== game.board.leaders[leader]?.hex),
});

/** So long somebody reads a leader's card before the map shows what he could do as well. */
const PONDERED = 700;

/** The piece that somebody goes on looking at. */
function usePondered(): string | undefined {
  const inspected = useMapDesk(desk => desk.inspected);
  const [pondered, setPondered] = useState<string>();
  useEffect(() => {
    setPondered(undefined);
    if (inspected === undefined) return undefined;
    const due = setTimeout(() => setPondered(inspected), PONDERED);
    return () => clearTimeout(due);
  }, [inspected]);
  return pondered === inspected ? pondered : undefined;
}

/** Of the unit that is carried over the map, or else of the one that is chosen, or of a leader's units. */
export function useReach({ game }: View, asking: Asking): ShownReach | undefined {
  const { mover, marches, leads } = asking;
  const carried = useMapDesk(desk => desk.laid?.unit);
  const pondered = usePondered();
  const unit = carried !== undefined && marches?.has(carried) === true ? carried : mover;
  const marchingIn = marches?.get(unit ?? -1)?.game ?? game;
  const leader = unit === undefined ? leaderShown(asking, pondered) : undefined;
  const leading = leader === undefined ? undefined : leads?.get(leader);
  return useMemo(() => {
    if (unit !== undefined) return reach(marchingIn, unit);
    return leader === undefined || leading === undefined ? undefined : reachOfLeader(leader, leading);
  }, [marchingIn, unit, leader, leading]);
}
