import { type Point, type Pose, poseOf } from '@wigwag/lee';
import type { HandleDrag, OpenPointer, Step, Turn } from '@wigwag/mapview/open';
import { poseIn } from '../asking/choiceOf.ts';
import { areaMoved, areaSized, areaTurned, areaTurnedTo, otherMoved } from '../drafts/area.ts';
import { nearestOn } from '../drafts/curves.ts';
import type { Draft } from '../drafts/draft.ts';
import { bendAdded, bendMoved, type LineDraft, middles } from '../drafts/line.ts';
import { cornerFixed, marchTurned } from '../drafts/march.ts';
import { snapped, snappedTurn } from '../drafts/snapping.ts';
import type { View } from '../room.ts';
import { at as placeOf } from './painter.ts';

const numberIn = (id: string): number => Number(id.slice(id.indexOf('-') + 1));

const headingOf = (from: Point, to: Point): number => (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;

function lineDragged(draft: LineDraft, id: string, to: Point, view: View, free: boolean): Draft {
  if (id.startsWith('bend-')) return bendMoved(draft, numberIn(id), to, view.world.table, free);
  if (!id.startsWith('add-')) return draft;
  const from = middles(draft)[numberIn(id)];
  return from === undefined ? draft : bendAdded(draft, to, free);
}

function areaDragged(draft: Extract<Draft, { kind: 'area' }>, id: string, to: Point, free: boolean): Draft {
  if (id === 'move') return areaMoved(draft, to, free);
  if (id === 'other') return otherMoved(draft, to, free);
  if (id === 'turn') return areaTurnedTo(draft, to, free);
  const radians = (draft.heading * Math.PI) / 180;
  const [dx, dy] = [to.x - draft.at.x, to.y - draft.at.y];
  const [across, down] = [
    dx * Math.cos(radians) + dy * Math.sin(radians),
    dy * Math.cos(radians) - dx * Math.sin(radians),
  ];
  const size = snapped({ x: Math.abs(across) * 2, y: Math.abs(down) * 2 }, free);
  return id === 'wide' ? areaSized(draft, size.x, draft.cut.depth) : areaSized(draft, draft.cut.width, size.y);
}

/** Where a river, over which a bridge goes, is nearest. */
export function onRiver(view: View, at: Point): Point {
  const { frame, game } = view;
  const river = frame?.kind === 'bridges' ? frame.river : undefined;
  const waters = game.board.terrain.lines.filter(({ id, linear }) =>
    river === undefined ? linear === 'river' : id === river,
  );
  const [nearest] = waters
    .flatMap(({ line }) => nearestOn(line.map(placeOf), at) ?? [])
    .sort((one, other) => one.gap - other.gap);
  return nearest?.place ?? at;
}

const poseMoved = (pose: Pose, id: string, to: Point, free: boolean): Pose =>
  id === 'turn' ? { ...pose, heading: snappedTurn(headingOf(pose.at, to), free) } : { ...pose, at: snapped(to, free) };

/** The thing in hand after one of its handles came somewhere. */
export function dragged(
  draft: Draft,
  { id, x, y, alt }: Pick<HandleDrag, 'id' | 'x' | 'y' | 'alt'>,
  view: View,
  end?: Pose,
): Draft {
  const to = { x, y };
  switch (draft.kind) {
    case 'line':
      return lineDragged(draft, id, to, view, alt);
    case 'area':
      return areaDragged(draft, id, to, alt);
    case 'spot':
      return { ...draft, at: draft.of === 'bridge' ? onRiver(view, to) : snapped(to, alt) };
    case 'pose':
      return { ...draft, pose: poseMoved(draft.pose, id, to, alt) };
    case 'march':
      if (id === 'turn' && end !== undefined)
        return marchTurned(draft, snappedTurn(headingOf(end.at, to) - end.heading, alt));
      return { ...draft, target: snapped(to, alt), endTurn: 0 };
    case 'shift': {
      const area = view.game.board.terrain.areas.find(each => each.id === draft.piece);
      if (area === undefined) return draft;
      const ring = area.ring.map(placeOf);
      const middle = {
        x: ring.reduce((sum, p) => sum + p.x, 0) / ring.length,
        y: ring.reduce((sum, p) => sum + p.y, 0) / ring.length,
      };
      return { ...draft, by: snapped({ x: x - middle.x, y: y - middle.y }, alt) };
    }
    default:
      return draft;
  }
}

/** Where a handle is now: an arrow key goes on from there. */
function placeIn(draft: Draft, id: string, view: View): Point | undefined {
  if (draft.kind === 'line') return id.startsWith('bend-') ? draft.bends[numberIn(id)] : middles(draft)[numberIn(id)];
  if (draft.kind === 'area') return id === 'other' ? draft.other : draft.at;
  if (draft.kind === 'spot') return draft.at;
  if (draft.kind === 'pose') return draft.pose.at;
  if (draft.kind !== 'march') return undefined;
  const stored = poseIn(view.game.board, view.eyes, draft.unit);
  return draft.target ?? draft.corners.at(-1) ?? (stored && poseOf(stored).at);
}

export function stepped(draft: Draft, { id, dx, dy }: Step, view: View): Draft {
  const from = placeIn(draft, id, view);
  return from === undefined ? draft : dragged(draft, { id, x: from.x + dx, y: from.y + dy, alt: true }, view);
}

export function turned(draft: Draft, { degrees }: Pick<Turn, 'degrees'>): Draft {
  if (draft.kind === 'area') return areaTurned(draft, degrees);
  if (draft.kind === 'march') return marchTurned(draft, degrees);
  if (draft.kind === 'pose') return { ...draft, pose: { ...draft.pose, heading: draft.pose.heading + degrees } };
  return draft;
}

/** What the pointer does that is on no handle: a march follows it, a click fixes a turn or sets something down. */
export function pointed(draft: Draft, { phase, x, y, alt }: OpenPointer, view: View): Draft {
  const to = { x, y };
  if (draft.kind === 'march') {
    if (phase === 'hover' || phase === 'drag')
      return draft.isFollowing ? { ...draft, target: snapped(to, alt), endTurn: 0 } : draft;
    return phase === 'tap' ? cornerFixed({ ...draft, target: snapped(to, alt), endTurn: 0 }) : draft;
  }
  if (phase !== 'tap') return draft;
  if (draft.kind === 'spot' || draft.kind === 'area' || draft.kind === 'pose')
    return dragged(draft, { id: 'move', x, y, alt }, view);
  return draft;
}
