import { distance, type Point } from '@wigwag/lee';
import type { OpenPointer } from '@wigwag/mapview/open';
import type { Draft } from '../drafts/draft.ts';
import { newMarch, type Onto, ontoRoad } from '../drafts/march.ts';
import { standsAt } from '../drafts/snap/surroundings.ts';
import type { Room } from '../room.ts';
import { beginWith } from './begin.ts';
import { dragged, type Made, marchSettled } from './dragging.ts';
import { placeIn } from './gestures.ts';
import { marchRoads } from './roadGround.ts';
import { isLiftable } from './standing.ts';
import { sideOf } from './unitId.ts';

/** What is dragged from where it stands or lies, without having been taken in hand first. */
export interface Lifted {
  readonly id: string;
  /** Where the pointer took it, and what was in hand before. */
  readonly from: Point;
  readonly before: Draft | undefined;
  /** The road along which it is being dragged. */
  readonly onto?: Onto | undefined;
}

interface Lifting {
  /** What goes on being dragged; undefined: nothing any more. */
  readonly lifted: Lifted | undefined;
  readonly made?: Made;
  /** It was no drag, but the beginning of a pinch. */
  readonly isBroken?: boolean;
}

/** Inches along a road: less is no leg of its own. */
const LEAST_LEG = 1;

/** Something that is set down elsewhere: a unit that is deployed, a piece of terrain. */
function movedOn({ view, draft }: Room, { id, from }: Lifted, { x, y, alt }: OpenPointer): Made | undefined {
  const taken = beginWith({ view, draft: undefined, isDragged: true }, id);
  const place = taken && placeIn(taken, 'move', view);
  if (taken === undefined || place === undefined) return undefined;
  const isSame = draft?.kind === 'pose' && taken.kind === 'pose' && draft.unit === taken.unit;
  return dragged(isSame ? draft : taken, { id: 'move', x: place.x + x - from.x, y: place.y + y - from.y, alt }, view);
}

interface Carried {
  readonly made: Made | undefined;
  readonly onto?: Onto | undefined;
}

/** What is dragged comes along with the pointer that took it; a unit that moves, straight to there, or to a road and along it. */
function carried(room: Room, taken: Lifted, pointer: OpenPointer): Carried {
  const { view, draft } = room;
  if (view.frame?.kind === 'activation') {
    const corps = beginWith({ view, draft, isDragged: true }, taken.id);
    return { made: corps && { draft: corps } };
  }
  if (view.frame?.kind !== 'moves') return { made: movedOn(room, taken, pointer) };
  const { id, from } = taken;
  const { x, y, alt } = pointer;
  const { unit } = sideOf(id);
  const stands = standsAt(view.game, view.eyes, unit);
  const to = stands && { x: stands.at.x + x - from.x, y: stands.at.y + y - from.y };
  if (stands === undefined || to === undefined || distance(to, stands.at) === 0) return { made: undefined };
  const same = draft?.kind === 'march' && draft.unit === unit ? draft : newMarch(unit);
  const roads = same.keepsToRoads && !alt ? marchRoads(view.game) : [];
  const onto = ontoRoad(roads, { from: stands.at, to }, taken.onto);
  const corners = onto === undefined || distance(onto.at, to) < LEAST_LEG ? [] : [onto.at];
  return { made: marchSettled({ ...same, corners, startTurn: 0 }, to, alt, view), onto };
}

/** What becomes of a pointer that drags a unit; undefined: it does not. */
export function lifted(room: Room, pointer: OpenPointer, before: Lifted | undefined): Lifting | undefined {
  const { phase, id, x, y } = pointer;
  if (phase === 'down' && id !== undefined && isLiftable(room, id))
    return { lifted: { id, from: { x, y }, before: room.draft } };
  if (before === undefined) return undefined;
  if (phase === 'cancel') return { lifted: before, isBroken: true };
  if (phase === 'up') return { lifted: undefined };
  if (phase !== 'drag') return undefined;
  const { made, onto } = carried(room, before, pointer);
  return { lifted: { ...before, onto }, ...(made && { made }) };
}
