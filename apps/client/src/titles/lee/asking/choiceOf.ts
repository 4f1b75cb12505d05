import { type AnyChoice, type Board, KEPT, mils, type Point, poseOf, type StoredPose, storedPose } from '@wigwag/lee';
import { otherRingIn, ringIn } from '../drafts/area.ts';
import type { Draft, PickDraft } from '../drafts/draft.ts';
import { lineIn } from '../drafts/line.ts';
import { type MarchDraft, stepsOf } from '../drafts/march.ts';
import { marchRoads, roadLine } from '../map/roadGround.ts';
import type { LeeFrame, View } from '../room.ts';
import { unitNamed } from '../roster.ts';

const stored = ({ x, y }: Point) => ({ x: mils(x), y: mils(y) });
const storedAll = (points: readonly Point[]) => points.map(stored);
const hundredths = (degrees: number): number => Math.round(degrees * 100);

type Choice = AnyChoice | undefined;

function lineChoice(draft: Extract<Draft, { kind: 'line' }>): Choice {
  const line = storedAll(lineIn(draft));
  if (draft.drawn === 'river') return { do: 'layRiver', line };
  if (draft.drawn === 'stream') return { do: 'layStream', line };
  if (draft.drawn === 'works') return { do: 'layWorks', line };
  return { do: 'layBarrier', barrier: draft.drawn, along: draft.along ?? '', line };
}

function roadChoice(draft: Extract<Draft, { kind: 'road' }>, view: View): Choice {
  const points = roadLine(draft, view.game);
  if (points === undefined) return undefined;
  const line = storedAll(points);
  return draft.made === 'road'
    ? { do: 'layRoad', line, sunken: draft.sunken }
    : { do: 'layRailway', line, bed: draft.bed };
}

function areaChoice(draft: Extract<Draft, { kind: 'area' }>): Choice {
  const { terrain, surface } = draft;
  const ring = storedAll(ringIn(draft));
  const other = otherRingIn(draft);
  if (draft.extra) return { do: 'layExtra', terrain, surface, ring };
  return other === undefined
    ? { do: 'layArea', terrain, surface, ring }
    : { do: 'layHalves', terrain, surface, ring, other: storedAll(other) };
}

function spotChoice({ of, id, at }: Extract<Draft, { kind: 'spot' }>): Choice {
  if (at === undefined) return undefined;
  return of === 'bridge' ? { do: 'placeBridge', at: stored(at) } : { do: 'placeMarker', marker: id, at: stored(at) };
}

/** Where a unit stands. */
const poseIn = (board: Board, side: 'blue' | 'grey', unit: string): StoredPose | undefined =>
  board.play.units[side][unit]?.pose;

function marchChoice(draft: MarchDraft, { game, eyes }: View): Choice {
  const pose = poseIn(game.board, eyes, draft.unit);
  const listed = unitNamed(game.world, game.board, eyes, draft.unit);
  if (pose === undefined || listed === undefined) return undefined;
  // 7.2/road-normal-only
  const roads = draft.as === 'normal' ? marchRoads(game) : [];
  const steps = stepsOf(draft, poseOf(pose), listed.type.base, roads).map(step => ({
    ...step,
    turn: hundredths(step.turn),
    ahead: mils(step.ahead),
  }));
  const { unit, as: kind, march, again } = draft;
  return { do: 'move', unit, kind, march, modifier: mils(draft.modifier), again, steps };
}

/** 13.6/keep-3: until all are chosen nothing is wrong yet. */
const kept = ({ game, eyes }: View, cards: readonly string[]): Choice =>
  cards.length < Math.min(KEPT, game.board.cards.drawn[eyes].length) ? undefined : { do: 'keep', cards };

function pickChoice({ picked }: PickDraft, frame: LeeFrame, view: View): Choice {
  const [one = '', other = ''] = picked;
  if (frame.kind === 'keepCards') return kept(view, picked);
  if (other === '') return undefined;
  if (frame.kind === 'changes') return { do: 'exchange', one, other };
  if (frame.kind === 'swapMarkers') return { do: 'swapMarkers', one, other };
  // Who announces it vouches for it: the panel says so.
  return frame.kind === 'reorganisation' ? { do: 'passLines', one, other, supporting: true } : undefined;
}

function forceChoice(draft: Extract<Draft, { kind: 'force' }>): Choice {
  const { side, unit, cause, towards } = draft;
  const lengths = { extra: mils(draft.extra), distance: mils(draft.distance), heading: hundredths(draft.heading) };
  return { do: 'force', side, unit, cause, towards, ...lengths };
}

/** The choice that what is in hand comes to; undefined: something is still missing. */
export function choiceOf(draft: Draft | undefined, view: View): Choice {
  const { frame } = view;
  if (draft === undefined || frame === undefined) return undefined;
  switch (draft.kind) {
    case 'line':
      return lineChoice(draft);
    case 'road':
      return roadChoice(draft, view);
    case 'area':
      return areaChoice(draft);
    case 'spot':
      return spotChoice(draft);
    case 'pose': {
      const pose = storedPose(draft.pose);
      // Who takes it vouches for it: the panel says so.
      return draft.verb === 'deploy'
        ? { do: 'deployUnit', unit: draft.unit, pose }
        : { do: 'occupy', unit: draft.unit, pose, entitled: true };
    }
    case 'corps':
      return { do: 'activate', corps: draft.corps };
    case 'shift': {
      const by = stored(draft.by);
      // Where it lies already it has not been shifted yet.
      return by.x === 0 && by.y === 0 ? undefined : { do: 'shift', piece: draft.piece, by };
    }
    case 'march':
      return marchChoice(draft, view);
    case 'pick':
      return pickChoice(draft, frame, view);
    case 'force':
      return forceChoice(draft);
    case 'report':
      return draft.report;
    case 'lineUp':
      return draft.corps === undefined ? { do: 'deployArmy' } : { do: 'deployCorps', corps: draft.corps };
    default:
      return undefined;
  }
}
