import { crossings, markerBox, mils, type Point, type Pose } from '@wigwag/lee';
import type { HandleDrag } from '@wigwag/mapview/open';
import { type AreaDraft, areaSized, areaTurnedTo, otherRingIn, ringIn } from '../drafts/area.ts';
import { lengthOf, nearestOn } from '../drafts/curves.ts';
import type { Draft, PoseDraft } from '../drafts/draft.ts';
import { fenceBetween, type Host } from '../drafts/fence.ts';
import { goneAsFar } from '../drafts/force.ts';
import { bendAdded, bendPut, type LineDraft, lineMoved, middles } from '../drafts/line.ts';
import { legSettled, type MarchDraft, marchTurned } from '../drafts/march.ts';
import { ringOf } from '../drafts/shapes.ts';
import { marchSnapped, poseSnapped } from '../drafts/snap/bases.ts';
import { bendSnapped } from '../drafts/snap/lines.ts';
import { middleSnapped } from '../drafts/snap/rings.ts';
import { nearestOffer, offerAt, type Snap } from '../drafts/snap/snap.ts';
import { standsAt, surroundingsOf } from '../drafts/snap/surroundings.ts';
import { snapped, snappedTurn } from '../drafts/snapping.ts';
import type { View } from '../room.ts';
import { unitNamed } from '../roster.ts';
import { at as placeOf } from './painter.ts';

/** What a gesture makes of the thing in hand, and what it came to rest at. */
export interface Made {
  readonly draft: Draft;
  readonly snap?: Snap | undefined;
}

/** Where a handle came; Alt lets go of what it would rest at. */
type Drag = Pick<HandleDrag, 'id' | 'x' | 'y' | 'alt'>;

export const numberIn = (id: string): number => Number(id.slice(id.indexOf('-') + 1));

const headingOf = (from: Point, to: Point): number => (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;

const boxRing = ({ left, right, top, bottom }: ReturnType<typeof markerBox>): Point[] => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
];

/** An end of a fence: the rest of it follows what it runs along. */
function fenceDragged(draft: LineDraft, { id, x, y, alt }: Drag, { game }: View): Made {
  const ground = surroundingsOf(game);
  const isFirst = id === 'end-0';
  const [fixed, moved] = isFirst ? [draft.bends.at(-1), 0] : [draft.bends[0], draft.bends.length - 1];
  const course = ground.courses.find(each => each.id === draft.along);
  const area = ground.areas.find(each => each.id === draft.along);
  const host: Host | undefined = course ? { as: 'course', ...course } : area && { as: 'field', ring: area.ring };
  if (host === undefined || fixed === undefined) return { draft };
  const { at, snap } = bendSnapped(draft, moved, { x, y }, ground, alt);
  const found = fenceBetween(host, fixed, at, lengthOf(draft.bends));
  if (found === undefined) return { draft };
  return { draft: { ...draft, chosen: undefined, bends: isFirst ? found.toReversed() : found }, snap };
}

function lineDragged(draft: LineDraft, drag: Drag, view: View): Made {
  const { id, x, y, alt } = drag;
  const { game } = view;
  const to = { x, y };
  if (id === 'move') return { draft: lineMoved(draft, to, alt) };
  if (id.startsWith('end-')) return fenceDragged(draft, drag, view);
  if (id.startsWith('bend-')) {
    const { at, snap } = bendSnapped(draft, numberIn(id), to, surroundingsOf(game), alt);
    return { draft: bendPut(draft, numberIn(id), at), snap };
  }
  if (!id.startsWith('add-') || middles(draft)[numberIn(id)] === undefined) return { draft };
  return { draft: bendAdded(draft, to, alt) };
}

function areaSizedTo(draft: AreaDraft, { id, x, y, alt }: Drag): AreaDraft {
  const radians = (draft.heading * Math.PI) / 180;
  const [dx, dy] = [x - draft.at.x, y - draft.at.y];
  const [across, down] = [
    dx * Math.cos(radians) + dy * Math.sin(radians),
    dy * Math.cos(radians) - dx * Math.sin(radians),
  ];
  const size = snapped({ x: Math.abs(across) * 2, y: Math.abs(down) * 2 }, alt);
  return id === 'wide' ? areaSized(draft, size.x, draft.cut.depth) : areaSized(draft, draft.cut.width, size.y);
}

function areaDragged(draft: AreaDraft, drag: Drag, { game }: View): Made {
  const { id, x, y, alt } = drag;
  const to = { x, y };
  if (id === 'turn') return { draft: areaTurnedTo(draft, to, alt) };
  if (id !== 'move' && id !== 'other') return { draft: areaSizedTo(draft, drag) };
  const ground = surroundingsOf(game);
  const twin = id === 'other' ? ringIn(draft) : otherRingIn(draft);
  const areas = twin === undefined ? ground.areas : [...ground.areas, { id: 'twin', ring: twin }];
  const { at, snap } = middleSnapped(to, middle => ringOf(draft.cut, middle, draft.heading), { ...ground, areas }, alt);
  return { draft: id === 'other' ? { ...draft, other: at } : { ...draft, at }, snap };
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

/** A bridge goes along its river, and rests where a road crosses it. */
function bridgeDragged(draft: Extract<Draft, { kind: 'spot' }>, { x, y, alt }: Drag, view: View): Made {
  const place = onRiver(view, { x, y });
  const { courses } = surroundingsOf(view.game);
  const [waters, roads] = [
    courses.filter(({ kind }) => kind === 'water'),
    courses.filter(({ kind }) => kind === 'road'),
  ];
  const met = waters.flatMap(water => roads.flatMap(road => crossings(water.line, road.line)));
  const found = alt
    ? undefined
    : nearestOffer(
        place,
        met.map(({ at }) => offerAt(onRiver(view, at), 'road')),
      );
  return { draft: { ...draft, at: found?.place ?? place }, snap: found?.snap };
}

function spotDragged(draft: Extract<Draft, { kind: 'spot' }>, drag: Drag, view: View): Made {
  if (draft.of === 'bridge') return bridgeDragged(draft, drag, view);
  const ground = surroundingsOf(view.game);
  const boxAt = ({ x, y }: Point): Point[] => boxRing(markerBox(view.game, { x: mils(x), y: mils(y) }));
  const areas = ground.markers.map((box, i) => ({ id: String(i), ring: boxRing(box) }));
  const { at, snap } = middleSnapped({ x: drag.x, y: drag.y }, boxAt, { ...ground, areas, points: [] }, drag.alt);
  return { draft: { ...draft, at }, snap };
}

function poseDragged(draft: PoseDraft, { id, x, y, alt }: Drag, { game, eyes }: View): Made {
  const to = { x, y };
  if (id === 'turn') {
    const heading = snappedTurn(headingOf(draft.pose.at, to), alt);
    return { draft: { ...draft, pose: { ...draft.pose, heading } } };
  }
  const size = unitNamed(game.world, game.board, eyes, draft.unit)?.type.base;
  if (size === undefined) return { draft };
  const { pose, snap } = poseSnapped({ ...draft.pose, at: to }, size, draft.unit, surroundingsOf(game), alt);
  return { draft: { ...draft, pose, isElsewhere: false }, snap };
}

/** Where the leg begins that is in hand, and how the unit looks there. */
export function legFrom({ unit, corners, startTurn }: MarchDraft, { game, eyes }: View): Pose | undefined {
  const stands = standsAt(game, eyes, unit);
  if (stands === undefined) return undefined;
  const [before, last] = [corners.at(-2) ?? stands.at, corners.at(-1)];
  if (last === undefined) return { at: stands.at, heading: stands.heading + startTurn };
  return { at: last, heading: headingOf(before, last) };
}

export function marchTo(draft: MarchDraft, to: Point, free: boolean, view: View): Made {
  const from = legFrom(draft, view);
  if (from === undefined) return { draft };
  const { at, snap } = marchSnapped(to, from, surroundingsOf(view.game), free);
  return { draft: { ...draft, target: at, endTurn: 0 }, snap };
}

/** The same, and there it stays. */
export function marchSettled(draft: MarchDraft, to: Point, free: boolean, view: View): Made {
  const made = marchTo(draft, to, free, view);
  return made.draft.kind === 'march' ? { ...made, draft: legSettled(made.draft) } : made;
}

export const meanOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, p) => sum + p.x, 0) / points.length,
  y: points.reduce((sum, p) => sum + p.y, 0) / points.length,
});

function shiftDragged(draft: Extract<Draft, { kind: 'shift' }>, { x, y, alt }: Drag, { game }: View): Made {
  const ground = surroundingsOf(game);
  const ring = ground.areas.find(({ id }) => id === draft.piece)?.ring;
  if (ring === undefined) return { draft };
  const middle = meanOf(ring);
  const ringAt = (at: Point): Point[] =>
    ring.map(each => ({ x: each.x + at.x - middle.x, y: each.y + at.y - middle.y }));
  const { at, snap } = middleSnapped({ x, y }, ringAt, ground, alt, draft.piece);
  return { draft: { ...draft, by: { x: at.x - middle.x, y: at.y - middle.y } }, snap };
}

/** The thing in hand after one of its handles came somewhere. */
export function dragged(draft: Draft, drag: Drag, view: View, end?: Pose): Made {
  const to = { x: drag.x, y: drag.y };
  switch (draft.kind) {
    case 'line':
      return lineDragged(draft, drag, view);
    case 'area':
      return areaDragged(draft, drag, view);
    case 'spot':
      return spotDragged(draft, drag, view);
    case 'pose':
      return poseDragged(draft, drag, view);
    case 'march':
      if (drag.id === 'turn' && end !== undefined)
        return { draft: marchTurned(draft, snappedTurn(headingOf(end.at, to) - end.heading, drag.alt)) };
      return marchSettled(draft, to, drag.alt, view);
    case 'force':
      return drag.id === 'turn' && end !== undefined
        ? { draft: goneAsFar({ ...draft, heading: snappedTurn(headingOf(end.at, to), drag.alt) }, view.game) }
        : { draft };
    case 'shift':
      return shiftDragged(draft, drag, view);
    default:
      return { draft };
  }
}
