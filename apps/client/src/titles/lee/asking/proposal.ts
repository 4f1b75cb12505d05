import { type AnyChoice, type Hint, inches, judgePlacement, type Point, propose, storedPose } from '@wigwag/lee';
import { useEffect, useState } from 'react';
import { type AreaDraft, ringIn } from '../drafts/area.ts';
import type { Draft, PoseDraft } from '../drafts/draft.ts';
import { placeToStart } from '../fresh/placeToStart.ts';
import { roadAlong, roadHint } from '../map/roadGround.ts';
import type { Sitting, View } from '../room.ts';
import { choiceOf } from './choiceOf.ts';
import type { Judged } from './judging.ts';
import { waterOn } from './waterOn.ts';

const at = ({ x, y }: Point): Point => ({ x: inches(x), y: inches(y) });

const meanOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** The piece moved, turned and sized so that its outline comes to lie on another of the same corners. */
function areaOn(draft: AreaDraft, ring: readonly Point[]): AreaDraft | undefined {
  const own = ringIn(draft);
  if (own.length !== ring.length) return undefined;
  const [from, to] = [meanOf(own), meanOf(ring)];
  let [along, across, square] = [0, 0, 0];
  for (const [i, point] of own.entries()) {
    const [a, b] = [
      { x: point.x - from.x, y: point.y - from.y },
      { x: (ring[i]?.x ?? 0) - to.x, y: (ring[i]?.y ?? 0) - to.y },
    ];
    along += a.x * b.x + a.y * b.y;
    across += a.x * b.y - a.y * b.x;
    square += a.x * a.x + a.y * a.y;
  }
  if (square === 0) return undefined;
  const scale = Math.hypot(along, across) / square;
  const turn = Math.atan2(across, along);
  const [dx, dy] = [draft.at.x - from.x, draft.at.y - from.y];
  const moved = {
    x: to.x + scale * (dx * Math.cos(turn) - dy * Math.sin(turn)),
    y: to.y + scale * (dx * Math.sin(turn) + dy * Math.cos(turn)),
  };
  const { width, depth, shape } = draft.cut;
  const heading = (((draft.heading + (turn * 180) / Math.PI) % 360) + 360) % 360;
  return { ...draft, at: moved, heading, cut: { shape, width: width * scale, depth: depth * scale } };
}

/** Both small pieces where they may lie; they keep one size. */
function halvesOn(draft: AreaDraft, { ring, other }: Extract<AnyChoice, { do: 'layHalves' }>): AreaDraft | undefined {
  const [first, second] = [
    areaOn(draft, ring.map(at)),
    draft.other && areaOn({ ...draft, at: draft.other }, other.map(at)),
  ];
  return first && second && { ...first, other: second.at };
}

/** What the assistant proposes, as a thing in hand. */
function draftOf(draft: Draft, choice: AnyChoice, view: View): Draft | undefined {
  if (draft.kind === 'road' && (choice.do === 'layRoad' || choice.do === 'layRailway'))
    return roadAlong(draft, choice.line.map(at), view.game);
  if (draft.kind === 'area' && choice.do === 'layHalves') return halvesOn(draft, choice);
  if (draft.kind === 'area' && (choice.do === 'layArea' || choice.do === 'layExtra'))
    return areaOn(draft, choice.ring.map(at));
  if (draft.kind === 'spot' && choice.do === 'placeBridge') return { ...draft, at: at(choice.at) };
  if (draft.kind !== 'line' || !('line' in choice)) return undefined;
  if (choice.do === 'layBarrier') return { ...draft, bends: choice.line.map(at), along: choice.along, isExact: true };
  const isWater =
    (choice.do === 'layRiver' && draft.drawn === 'river') || (choice.do === 'layStream' && draft.drawn === 'stream');
  if (isWater) return waterOn(draft, choice.line.map(at), view);
  const isWorks = choice.do === 'layWorks' && draft.drawn === 'works';
  return isWorks ? { ...draft, bends: choice.line.map(at), isExact: true, chosen: undefined } : undefined;
}

function hintOf(choice: AnyChoice): Hint | undefined {
  if (choice.do === 'layHalves') {
    const { ring, other, terrain, surface } = choice;
    return { verb: choice.do, ring, other, terrain, surface };
  }
  if ('ring' in choice) return { verb: choice.do, ring: choice.ring, terrain: choice.terrain, surface: choice.surface };
  if (choice.do === 'placeBridge') return { verb: choice.do, at: choice.at };
  if (!('line' in choice)) return undefined;
  return { verb: choice.do, line: choice.line, ...(choice.do === 'layBarrier' && { piece: choice.along }) };
}

/** A thing that is taken in hand begins where it may lie, if the assistant finds such a place. */
export function begun(draft: Draft, view: View): Draft {
  const choice = choiceOf(draft, view);
  if (choice === undefined || judgePlacement(view.game, choice).every(({ ok }) => ok)) return draft;
  const hint = hintOf(choice);
  const found = hint && propose(view.game, hint);
  return (found && draftOf(draft, found, view)) ?? draft;
}

/** Inches from one ring of places to the next, and how far they reach; places on a ring. */
const RING = 0.5;
const RINGS = 24;
const AROUND = 16;

const quarter = (length: number): number => Math.round(length * 4) / 4;

/** The nearest place where a unit that is being deployed may stand as it is turned; far from all of them, where the assistant begins. */
function nearestPlace(sitting: Pick<Sitting, 'whyNot'>, { game, eyes }: View, draft: PoseDraft): PoseDraft | undefined {
  const { at: from } = draft.pose;
  for (let ring = 1; ring <= RINGS; ring++) {
    for (let n = 0; n < AROUND; n++) {
      const angle = (n / AROUND) * 2 * Math.PI;
      const place = { x: from.x + Math.cos(angle) * ring * RING, y: from.y + Math.sin(angle) * ring * RING };
      const pose = { ...draft.pose, at: { x: quarter(place.x), y: quarter(place.y) } };
      if (sitting.whyNot({ do: 'deployUnit', unit: draft.unit, pose: storedPose(pose) }) === undefined)
        return { ...draft, pose };
    }
  }
  const pose = placeToStart(game, eyes, draft.unit);
  const choice = { do: 'deployUnit', unit: draft.unit, pose: storedPose(pose) } as const;
  return sitting.whyNot(choice) === undefined ? { ...draft, pose } : undefined;
}

/** Milliseconds: the assistant waits until the piece rests. */
const REST = 180;

/** The nearest legal place for a thing that may not lie where it is. */
export function useProposal(
  sitting: Sitting,
  view: View,
  draft: Draft | undefined,
  judged: Judged | undefined,
): Draft | undefined {
  const [found, find] = useState<{ readonly of: Draft; readonly proposal: Draft | undefined }>();
  useEffect(() => {
    if (draft?.kind === 'pose' && draft.verb === 'deploy' && judged?.refused !== undefined) {
      const resting = setTimeout(() => find({ of: draft, proposal: nearestPlace(sitting, view, draft) }), REST);
      return () => clearTimeout(resting);
    }
    const hint =
      judged?.choice === undefined
        ? draft?.kind === 'road' && roadHint(draft, view.game)
        : judged.refused && hintOf(judged.choice);
    if (draft === undefined || !hint) return;
    const timer = setTimeout(() => {
      const choice = propose(view.game, hint);
      find({ of: draft, proposal: choice && draftOf(draft, choice, view) });
    }, REST);
    return () => clearTimeout(timer);
  }, [sitting, view, draft, judged]);
  return found?.of === draft ? found?.proposal : undefined;
}
