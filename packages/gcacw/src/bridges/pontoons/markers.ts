import { findSide, type Hexside } from '@wigwag/hex';
import { holds } from '@wigwag/kernel';
import type { Game } from '../../game.ts';
import { ASSUMED_MINOR } from '../../profiles/bridging.ts';
import type { Side } from '../../vocabulary.ts';
import type { World } from '../../world/world.ts';
import { isMajor, siteAt } from './site.ts';

type Position = Pick<Game, 'world' | 'board'>;

/** 10.1/chatham-sjw: a printed bridge that is a pontoon needs none of its owner's markers. */
const needsNoMarker = ({ profile, grid }: World, by: Side, hexside: Hexside): boolean =>
  profile.bridging.printedPontoons.some(({ hexside: name, owner }) =>
    holds('10.1/chatham-sjw', owner === by && findSide(grid, name) === hexside),
  );

/** 10.1/marker-reuse: a marker is in use while its bridge lies on the map, and no longer. */
function markersInUse(g: Position, by: Side, major: boolean): number {
  const bridges = g.board.crossings.filter(
    ({ hexside, pontoon }) =>
      pontoon === by && isMajor(siteAt(g, hexside)) === major && !needsNoMarker(g.world, by, hexside),
  );
  return holds('10.1/marker-reuse', true) ? bridges.length : 0;
}

/** No marker of the kind that this hexside takes is left to the side. */
export function noMarkerFor(g: Position, by: Side, hexside: Hexside): boolean {
  if (needsNoMarker(g.world, by, hexside)) return false;
  const { profile, scenario } = g.world;
  const { minorMarkers, majorMarkers } = profile.bridging;
  const major = isMajor(siteAt(g, hexside));
  if (!major && holds('10.1/minor-unlimited', minorMarkers === undefined)) return false;
  const [clause, printed] = major ? majorMarkers : (minorMarkers ?? ASSUMED_MINOR);
  const most = (!major && minorMarkers === ASSUMED_MINOR && scenario.minorBridges) || printed;
  return holds(clause, markersInUse(g, by, major) >= most[by]);
}
