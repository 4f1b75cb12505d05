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
import { between } from './curves.ts';

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
  /** The road that it keeps to, or ''. */
  readonly road: string;
  /** Does it go after the pointer? */
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
  road: '',
  isFollowing: true,
});

const pivot = (draft: MarchDraft, turn: number): MarchStep[] =>
  turn === 0 ? [] : [{ do: draft.about === 'centre' ? 'pivotCentre' : 'pivotFront', turn, ahead: 0, onRoad: '' }];

const NEAR = 0.01;

/** The places that the front's middle passes. */
function wayOf({ corners, target, road }: MarchDraft, from: Point, roadLine?: readonly Point[]): Point[] {
  const places = [...corners, ...(target === undefined ? [] : [target])];
  if (road === '' || roadLine === undefined) return places;
  return places.flatMap((place, i) => between(roadLine, places[i - 1] ?? from, place).slice(1));
}

/** Before it goes: a turn about the base's middle displaces its front. */
const turned = ({ about, startTurn }: MarchDraft, pose: Pose, size: BaseSize): Pose =>
  about === 'centre' ? pivotedCentre(pose, size, startTurn) : pivotedFront(pose, startTurn);

/** The move as its steps: a turn to each place, and ahead to it. */
export function stepsOf(draft: MarchDraft, pose: Pose, size: BaseSize, roadLine?: readonly Point[]): MarchStep[] {
  const steps = pivot(draft, draft.startTurn);
  let { at, heading } = turned(draft, pose, size);
  for (const place of wayOf(draft, at, roadLine)) {
    const ahead = distance(at, place);
    if (ahead < NEAR) continue;
    const turn = turnBetween(heading, headingTo(at, place));
    if (Math.abs(turn) > NEAR) steps.push({ do: 'pivotFront', turn, ahead: 0, onRoad: '' });
    steps.push({ do: 'forward', turn: 0, ahead, onRoad: draft.road });
    heading = headingTo(at, place);
    at = place;
  }
  return [...steps, ...pivot(draft, draft.endTurn)];
}

/** The turn where the pointer is, is fixed. */
export const cornerFixed = (draft: MarchDraft): MarchDraft =>
  draft.target === undefined ? draft : { ...draft, corners: [...draft.corners, draft.target], target: undefined };

/** One leg back. */
export function legBack(draft: MarchDraft): MarchDraft {
  if (draft.endTurn !== 0) return { ...draft, endTurn: 0 };
  if (draft.target !== undefined) return { ...draft, target: undefined };
  if (draft.corners.length > 0) return { ...draft, corners: draft.corners.slice(0, -1) };
  return { ...draft, startTurn: 0 };
}

/** Before it goes anywhere it turns where it stands, afterwards at its end. */
export function marchTurned(draft: MarchDraft, by: number): MarchDraft {
  const isStanding = draft.corners.length === 0 && draft.target === undefined;
  const more = (turn: number): number => turnBetween(0, turn + by);
  return isStanding ? { ...draft, startTurn: more(draft.startTurn) } : { ...draft, endTurn: more(draft.endTurn) };
}
