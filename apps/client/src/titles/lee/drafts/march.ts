import {
  type BaseSize,
  distance,
  headingTo,
  type Point,
  type Pose,
  pivotedCentre,
  pivotedFront,
  turnBetween,
} from '@wigwag/lee';
import { between, nearestOn } from './curves.ts';

/** A move in hand: turns that are fixed, where the front's middle goes next, and how the base turns at the end. */
export interface MarchDraft {
  readonly kind: 'march';
  readonly unit: string;
  readonly as: 'normal' | 'support';
  /** Has it the order March? */
  readonly march: boolean;
  readonly again: boolean;
  /** Inches that cards add. */
  readonly modifier: number;
  readonly corners: readonly Point[];
  readonly target?: Point | undefined;
  /** Degrees, before it goes and after. */
  readonly startTurn: number;
  readonly endTurn: number;
  /** Whether it turns about the middle of its base, not of its front. */
  readonly about: 'front' | 'centre';
  /** Whether a leg between two places on a road goes along it. */
  readonly keepsToRoads: boolean;
  /** Whether its last leg goes after the pointer; a click, a drag or a turn settles it. */
  readonly isFollowing: boolean;
}

export interface MarchStep {
  readonly do: 'forward' | 'pivotFront' | 'pivotCentre';
  readonly turn: number;
  readonly ahead: number;
  readonly onRoad: string;
}

export const newMarch = (unit: string): MarchDraft => ({
  kind: 'march',
  unit,
  as: 'normal',
  march: false,
  again: false,
  modifier: 0,
  corners: [],
  startTurn: 0,
  endTurn: 0,
  about: 'front',
  keepsToRoads: true,
  isFollowing: true,
});

const pivot = (draft: MarchDraft, turn: number): MarchStep[] =>
  turn === 0 ? [] : [{ do: draft.about === 'centre' ? 'pivotCentre' : 'pivotFront', turn, ahead: 0, onRoad: '' }];

const NEAR = 0.01;

/** A road that a march may keep to; `reach`: how far from its middle one is still on it. */
export interface MarchRoad {
  readonly id: string;
  readonly line: readonly Point[];
  readonly reach: number;
}

const isOn = ({ line, reach }: MarchRoad, place: Point): boolean => (nearestOn(line, place)?.gap ?? Infinity) <= reach;

/** A road onto which a drag has come, and where. */
export interface Onto {
  readonly id: string;
  readonly at: Point;
}

/** The road that a drag is on now: one that it came to from beside it, so that the march goes to it first and then along it. */
export function ontoRoad(
  roads: readonly MarchRoad[],
  { from, to }: { readonly from: Point; readonly to: Point },
  before: Onto | undefined,
): Onto | undefined {
  const road = roads.find(each => isOn(each, to));
  if (road === undefined || isOn(road, from)) return undefined;
  return before?.id === road.id ? before : { id: road.id, at: nearestOn(road.line, to)?.place ?? to };
}

interface Passed {
  readonly place: Point;
  readonly onRoad: string;
}

/** The places that the front's middle passes: from one place on a road to another it goes along it. */
function wayOf({ corners, target, keepsToRoads }: MarchDraft, from: Point, roads: readonly MarchRoad[]): Passed[] {
  const places = [...corners, ...(target === undefined ? [] : [target])];
  return places.flatMap((place, i) => {
    const before = places[i - 1] ?? from;
    const road = keepsToRoads ? roads.find(each => isOn(each, before) && isOn(each, place)) : undefined;
    if (road === undefined) return [{ place, onRoad: '' }];
    return between(road.line, before, place)
      .slice(1)
      .map(passed => ({ place: passed, onRoad: road.id }));
  });
}

/** Before it goes: a turn about the base's middle displaces its front. */
const turned = ({ about, startTurn }: MarchDraft, pose: Pose, size: BaseSize): Pose =>
  about === 'centre' ? pivotedCentre(pose, size, startTurn) : pivotedFront(pose, startTurn);

/** The move as its steps: a turn to each place, and ahead to it. */
export function stepsOf(draft: MarchDraft, pose: Pose, size: BaseSize, roads: readonly MarchRoad[] = []): MarchStep[] {
  const steps = pivot(draft, draft.startTurn);
  let { at, heading } = turned(draft, pose, size);
  for (const { place, onRoad } of wayOf(draft, at, roads)) {
    const ahead = distance(at, place);
    if (ahead < NEAR) continue;
    const turn = turnBetween(heading, headingTo(at, place));
    if (Math.abs(turn) > NEAR) steps.push({ do: 'pivotFront', turn, ahead: 0, onRoad: '' });
    steps.push({ do: 'forward', turn: 0, ahead, onRoad });
    heading = headingTo(at, place);
    at = place;
  }
  return [...steps, ...pivot(draft, draft.endTurn)];
}

/** The turn where the pointer is, is fixed, and the march goes on from there. */
export const cornerFixed = (draft: MarchDraft): MarchDraft =>
  draft.target === undefined
    ? draft
    : { ...draft, corners: [...draft.corners, draft.target], target: undefined, isFollowing: true };

/** Its last leg ends where it is, wherever the pointer goes. */
export const legSettled = (draft: MarchDraft): MarchDraft => ({ ...draft, isFollowing: false });

/** A leg that only followed the pointer is no part of the march once the pointer is gone. */
export const pointerGone = (draft: MarchDraft): MarchDraft =>
  draft.isFollowing && draft.target !== undefined ? { ...draft, target: undefined, endTurn: 0 } : draft;

/** Whether there is anything of it to go back on. */
export const hasBegun = ({ corners, target, startTurn, endTurn }: MarchDraft): boolean =>
  corners.length > 0 || target !== undefined || startTurn !== 0 || endTurn !== 0;

/** One leg back: what is left of the march stays as it is. */
export function legBack(draft: MarchDraft): MarchDraft {
  if (draft.endTurn !== 0) return { ...draft, endTurn: 0 };
  const { corners, target } = draft;
  if (target === undefined && corners.length === 0) return { ...draft, startTurn: 0, isFollowing: true };
  const places = target === undefined ? corners.slice(0, -1) : corners;
  const last = places.at(-1);
  return { ...draft, corners: places.slice(0, -1), target: last, isFollowing: last === undefined };
}

/** It goes nowhere yet. */
export const isStanding = ({ corners, target }: MarchDraft): boolean => corners.length === 0 && target === undefined;

/** Before it goes anywhere it turns where it stands, afterwards at its end; what is turned does not follow the pointer. */
export function marchTurned(draft: MarchDraft, by: number): MarchDraft {
  const more = (turn: number): number => turnBetween(0, turn + by);
  const settled = { ...draft, isFollowing: false };
  return isStanding(draft)
    ? { ...settled, startTurn: more(draft.startTurn) }
    : { ...settled, endTurn: more(draft.endTurn) };
}

/** A way as far as so many inches of it. */
export function pathUpTo(path: readonly Point[], inches: number): Point[] {
  let left = inches;
  const passed: Point[] = path.slice(0, 1);
  for (const [i, to] of path.slice(1).entries()) {
    const from = path[i] as Point;
    const leg = distance(from, to);
    if (leg >= left) {
      const part = leg === 0 ? 0 : left / leg;
      return [...passed, { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }];
    }
    passed.push(to);
    left -= leg;
  }
  return passed;
}

/** The march as far as its front's middle may go by a way that was judged. */
export function cutShort(draft: MarchDraft, path: readonly Point[]): MarchDraft {
  const places = path.slice(1).filter((place, i) => distance(place, path[i] as Point) >= NEAR);
  return { ...draft, corners: places.slice(0, -1), target: places.at(-1), endTurn: 0, isFollowing: false };
}
