import { anchorsOf, distance, exchanged, mils, type Point, type Pose, RESERVE, spanHere } from '@wigwag/lee';
import type { Belt, Ghost, Handle, InHand, Light } from '@wigwag/mapview/open';
import type { Draft, PickDraft, PoseDraft } from '../drafts/draft.ts';
import { othersThan } from '../drafts/snap/surroundings.ts';
import type { View } from '../room.ts';
import { unitNamed } from '../roster.ts';
import { gripOf, knobOf } from './courseInHand.ts';
import { meanOf } from './dragging.ts';
import { type Holding, lightOf } from './inHand.ts';
import { areaKind } from './names.ts';
import { at as placeOf } from './painter.ts';

const square = ({ x, y }: Point, side: number): Point[] => [
  { x: x - side / 2, y: y - side / 2 },
  { x: x + side / 2, y: y - side / 2 },
  { x: x + side / 2, y: y + side / 2 },
  { x: x - side / 2, y: y + side / 2 },
];

const placeSaid = ({ t, said }: Holding, { x, y }: Point): string => t('lee.client.place', { x: said(x), y: said(y) });

const moveHandle = (holding: Holding, at: Point, light: Light, side: number): Handle => ({
  ...{ id: 'move', as: 'move', at, light, label: holding.t('lee.client.movePiece') },
  ...{ value: placeSaid(holding, at), grip: square(at, side) },
});

type SpotDraft = Extract<Draft, { kind: 'spot' }>;

/** As the engine would lay a bridge: straight across, from bank to bank. */
function bridgeAt({ game, world }: View, at: Point) {
  const { river: length, bridge: width } = world.book.widths.value;
  const { heading, ...span } = spanHere(game, { x: mils(at.x), y: mils(at.y) }) ?? { heading: 0, length, width };
  return { at, heading, length: span.length, width: span.width };
}

/** A marker or a bridge that does not stand there yet. */
export function spotGhost({ at, of }: SpotDraft, view: View, id: string, light: Light): Ghost[] {
  if (at === undefined) return [];
  const how = light === 'legal' ? 'outline' : 'drawn';
  return of === 'marker'
    ? [{ id, light, how, shape: { as: 'patrol', at, tone: view.eyes } }]
    : [{ id, light, how, shape: { as: 'bridge', ...bridgeAt(view, at) } }];
}

function spotIn(holding: Holding, draft: SpotDraft): InHand {
  const { view, judged } = holding;
  const { at, of } = draft;
  if (at === undefined) return {};
  const light = lightOf(judged);
  const side = of === 'marker' ? view.world.book.patrols.value.size : bridgeAt(view, at).length;
  return { handles: [moveHandle(holding, at, light, side)], ghosts: spotGhost(draft, view, 'held', light) };
}

/** How far from its markers a unit may be deployed. */
function nearMarkers({ unit }: PoseDraft, { view, said, t }: Holding): Belt[] {
  const { game, eyes, world } = view;
  const corps = unitNamed(world, game.board, eyes, unit)?.corps?.id ?? RESERVE;
  const by = world.book.play.deployWithin.value;
  return anchorsOf(game, eyes, corps).map((anchor, i) => ({
    ...{ id: `within-${i}`, about: [anchor], by, light: 'legal', edge: 'dashed' },
    ...{ text: t('lee.client.withinOfMarker', { n: said(by) }), textAt: { x: anchor.x, y: anchor.y - by + 1 } },
  }));
}

/** A unit that does not stand there yet. */
export function unitGhost(
  { unit, pose }: PoseDraft,
  { world, game, eyes }: View,
  id: string,
  light: Light,
  how: 'drawn' | 'outline',
): Ghost[] {
  const type = unitNamed(world, game.board, eyes, unit)?.type;
  return type === undefined
    ? []
    : [{ id, light, how, shape: { as: 'base', tone: eyes, arm: type.arm, ...pose, ...type.base } }];
}

function unitIn(holding: Holding, draft: PoseDraft): InHand {
  const { view, judged, t } = holding;
  const listed = unitNamed(view.world, view.game.board, view.eyes, draft.unit);
  if (listed === undefined) return {};
  const light = lightOf(judged);
  const pose: Pose = draft.pose;
  const { base } = listed.type;
  const degrees = t('lee.client.degrees', { n: Math.round(pose.heading) });
  return {
    ghosts: unitGhost(draft, view, 'held', light, 'drawn'),
    belts: draft.verb === 'deploy' ? nearMarkers(draft, holding) : [],
    handles: [
      {
        ...{ id: 'move', as: 'move', at: pose.at, light, label: t('lee.client.moveUnit') },
        ...{ value: placeSaid(holding, pose.at), ...gripOf(pose, base, othersThan(view, draft.unit)) },
      },
      {
        ...{ id: 'turn', as: 'turn', at: knobOf(pose, 2.5), about: pose.at, light },
        ...{ label: t('lee.client.turnUnit'), value: degrees },
      },
    ],
  };
}

function shiftedIn(holding: Holding, draft: Extract<Draft, { kind: 'shift' }>): InHand {
  const { view, judged, t } = holding;
  const area = view.game.board.terrain.areas.find(({ id }) => id === draft.piece);
  if (area === undefined) return {};
  const light = lightOf(judged);
  const before = area.ring.map(placeOf);
  const ring = before.map(({ x, y }) => ({ x: x + draft.by.x, y: y + draft.by.y }));
  const [from, middle] = [meanOf(before), meanOf(ring)];
  return {
    ghosts: [{ id: 'held', light, how: 'drawn', shape: { as: 'area', kind: areaKind(area), ring } }],
    tapes: [{ id: 'shifted', points: [from, middle], light: 'plain', text: holding.said(distance(from, middle)) }],
    handles: [
      {
        ...{ id: 'move', as: 'move', at: middle, light, label: t('lee.client.movePiece') },
        ...{ value: placeSaid(holding, middle), grip: ring },
      },
    ],
  };
}

/** Two pieces as they would lie once they have changed places. */
function exchangedIn({ view, judged }: Holding, { picked }: PickDraft): InHand {
  const [one, other] = picked;
  if (view.frame?.kind !== 'changes' || one === undefined || other === undefined) return {};
  const areas = exchanged(view.game, { one, other })?.areas ?? [];
  return {
    ghosts: areas.map(area => ({
      ...{ id: `exchanged-${area.id}`, light: judged?.refused === undefined ? 'legal' : 'refused', how: 'outline' },
      shape: { as: 'area', kind: areaKind(area), ring: area.ring.map(placeOf) },
    })),
  };
}

/** Things that are set down: bridges, markers, units, a piece that is shifted. */
export function placedIn(holding: Holding): InHand {
  const { draft } = holding;
  if (draft.kind === 'spot') return spotIn(holding, draft);
  if (draft.kind === 'pose') return unitIn(holding, draft);
  if (draft.kind === 'pick') return exchangedIn(holding, draft);
  return draft.kind === 'shift' ? shiftedIn(holding, draft) : {};
}
