import type { Point } from '@wigwag/lee';
import type { Ghost, Handle, InHand, Light, Tape } from '@wigwag/mapview/open';
import type { Language, Translate } from '@wigwag/words';
import type { Judged } from '../asking/judging.ts';
import { type AreaDraft, otherRingIn, ringIn } from '../drafts/area.ts';
import type { Draft } from '../drafts/draft.ts';
import { isWater, type LineDraft, lineIn, lineMiddle, middles } from '../drafts/line.ts';
import type { RoadDraft } from '../drafts/road.ts';
import { ringOf } from '../drafts/shapes.ts';
import type { Snap } from '../drafts/snap/snap.ts';
import type { View } from '../room.ts';
import { forceIn } from './forceInHand.ts';
import { frontOf } from './groundPicture.ts';
import { lineUpIn } from './lineUpInHand.ts';
import { litIn } from './lit.ts';
import { marchIn } from './marchInHand.ts';
import { placedIn, spotGhost, unitGhost } from './placedInHand.ts';
import { roadLine } from './roadGround.ts';
import { snapIn } from './snapInHand.ts';

export interface Holding {
  readonly t: Translate;
  readonly language: Language;
  readonly view: View;
  readonly draft: Draft;
  readonly judged: Judged | undefined;
  /** What it came to rest at. */
  readonly snap?: Snap | undefined;
  readonly said: (inches: number) => string;
}

export const lightOf = (judged: Judged | undefined): Light =>
  judged?.refused === undefined || judged.choice === undefined ? 'held' : 'refused';

const widthOf = ({ drawn }: LineDraft, { world }: View): number =>
  drawn === 'river' ? world.book.widths.value.river : drawn === 'stream' ? world.book.widths.value.stream : 0.2;

function lineGhost(draft: LineDraft, view: View, id: string, light: Light): Ghost {
  const line = lineIn(draft);
  if (isWater(draft)) {
    const kind = draft.drawn === 'river' ? 'river' : 'stream';
    return {
      id,
      light,
      how: light === 'legal' ? 'outline' : 'drawn',
      shape: { as: 'line', kind, line, width: widthOf(draft, view) },
    };
  }
  if (draft.drawn === 'works') {
    const isTop = (view.game.board.field.a || 'blue') === view.eyes;
    return { id, light, how: 'drawn', shape: { as: 'works', line, front: frontOf(line, isTop) } };
  }
  const kind = draft.drawn === 'wall' ? 'wall' : 'fence';
  return { id, light, how: 'drawn', shape: { as: 'barrier', kind, line } };
}

function lineHandles(draft: LineDraft, { t, judged, said }: Holding): Handle[] {
  const light = lightOf(judged);
  const last = draft.bends.length - 1;
  const where = (at: { readonly x: number; readonly y: number }): string =>
    t('lee.client.place', { x: said(at.x), y: said(at.y) });
  // A fence keeps to what it runs along: only its ends are taken hold of.
  if (draft.along !== undefined)
    return [draft.bends[0], draft.bends[last]].flatMap((at, i): Handle[] =>
      at === undefined
        ? []
        : [{ id: `end-${i}`, as: 'end', at, light, label: t('lee.client.fenceEnd', { n: i + 1 }), value: where(at) }],
    );
  const middle = lineMiddle(draft);
  return [
    // A water keeps to the edges of the table; works are moved as a whole.
    ...(draft.drawn === 'works'
      ? [
          {
            ...({ id: 'move', as: 'move', at: middle, light, label: t('lee.client.movePiece') } as const),
            ...{ value: where(middle), grip: draft.bends },
          },
        ]
      : []),
    ...draft.bends.map(
      (at, i): Handle => ({
        id: `bend-${i}`,
        as: i === 0 || i === last ? 'end' : 'bend',
        at,
        light,
        label: t('lee.client.bend', { n: i + 1 }),
        value: where(at),
        chosen: draft.chosen === i,
      }),
    ),
    ...middles(draft).map(
      (at, i): Handle => ({
        id: `add-${i}`,
        as: 'add',
        at,
        light: 'held',
        label: t('lee.client.addBend'),
        value: where(at),
      }),
    ),
  ];
}

const areaKind = ({ terrain, surface }: AreaDraft) => (surface === 'field' ? 'field' : terrain);

function areaGhosts(draft: AreaDraft, id: string, light: Light): Ghost[] {
  const kind = areaKind(draft);
  const how = light === 'legal' ? 'outline' : 'drawn';
  const other = otherRingIn(draft);
  return [
    { id, light, how, shape: { as: 'area', kind, ring: ringIn(draft) } },
    ...(other === undefined
      ? []
      : [{ id: `${id}-other`, light, how, shape: { as: 'area', kind, ring: other } } as const]),
  ];
}

interface Sizing extends Pick<Holding, 't' | 'said'> {
  turned(x: number, y: number, from?: Point): Point;
}

/** Its edges, to be drawn out. */
const sizeHandles = ({ cut, at }: AreaDraft, light: Light, { t, said, turned }: Sizing): Handle[] => [
  {
    ...{ id: 'wide', as: 'bend', at: turned(cut.width / 2, 0), sizes: at, light },
    ...{ label: t('lee.client.widenPiece'), value: said(cut.width) },
  },
  {
    ...{ id: 'deep', as: 'bend', at: turned(0, cut.depth / 2), sizes: at, light },
    ...{ label: t('lee.client.deepenPiece'), value: said(cut.depth) },
  },
];

const ORIGIN = { x: 0, y: 0 };

/** A piece is moved by its middle, turned by a knob, and its edges drawn out. */
function areaHandles(draft: AreaDraft, { t, judged, said }: Holding): Handle[] {
  const light = lightOf(judged);
  const { at, cut, heading, other } = draft;
  const turned = (x: number, y: number, from = at) => {
    const [sin, cos] = [Math.sin((heading * Math.PI) / 180), Math.cos((heading * Math.PI) / 180)];
    return { x: from.x + x * cos - y * sin, y: from.y + x * sin + y * cos };
  };
  const where = t('lee.client.place', { x: said(at.x), y: said(at.y) });
  return [
    {
      ...{ id: 'move', as: 'move', at, light, label: t('lee.client.movePiece'), value: where },
      // On the side where no other handle is.
      ...{ grip: ringIn(draft), away: other === undefined ? turned(-1, 0, ORIGIN) : turned(0, 1, ORIGIN) },
    },
    ...(other === undefined
      ? []
      : [
          {
            ...({ id: 'other', as: 'move', at: other, light, label: t('lee.client.moveOther') } as const),
            ...{ grip: ringOf(cut, other, heading), away: turned(0, 1, ORIGIN) },
          },
        ]),
    {
      id: 'turn',
      as: 'turn',
      at: turned(0, -cut.depth / 2 - 2),
      about: at,
      light,
      label: t('lee.client.turnPiece'),
      value: t('lee.client.degrees', { n: Math.round(heading) }),
    },
    // Two small ones have the size that the rule gives.
    ...(other === undefined ? sizeHandles(draft, light, { t, said, turned }) : []),
  ];
}

/** The tapes from the left and the upper edge, which another pair may take the place of. */
export const FROM_LEFT = 'from-left';
export const FROM_EDGE = 'from-edge';

function areaTapes(draft: AreaDraft, { said }: Holding): Tape[] {
  const { at } = draft;
  // As the fields beside it count.
  const edge = { x: at.x, y: 0 };
  return [
    { id: FROM_LEFT, points: [{ x: 0, y: at.y }, at], light: 'plain', text: said(at.x), shy: true },
    { id: FROM_EDGE, points: [edge, at], light: 'plain', text: said(Math.abs(edge.y - at.y)), shy: true },
  ];
}

function roadGhosts(draft: RoadDraft, view: View, id: string, light: Light): Ghost[] {
  const line = roadLine(draft, view.game);
  if (line === undefined) return [];
  const { value } = view.world.book.widths;
  const road = draft.sunken ? 'sunken-road' : 'road';
  const railway = draft.bed === 'embanked' ? 'embanked-railway' : 'railway';
  const kind = draft.made === 'road' ? road : railway;
  const how = light === 'legal' ? 'outline' : 'drawn';
  return [{ id, light, how, shape: { as: 'line', kind, line, width: value[draft.made] } }];
}

const roadIn = ({ view, judged }: Holding, draft: RoadDraft): InHand => ({
  ghosts: roadGhosts(draft, view, 'held', lightOf(judged)),
});

function proposalGhosts({ view, judged }: Holding): Ghost[] {
  const draft = judged?.proposal;
  if (draft?.kind === 'line') return [lineGhost(draft, view, 'proposal', 'legal')];
  if (draft?.kind === 'road') return roadGhosts(draft, view, 'proposal', 'legal');
  if (draft?.kind === 'spot') return spotGhost(draft, view, 'proposal', 'legal');
  if (draft?.kind === 'pose') return unitGhost(draft, view, 'proposal', 'legal', 'outline');
  return draft?.kind === 'area' ? areaGhosts(draft, 'proposal', 'legal') : [];
}

function heldIn(holding: Holding): InHand {
  const { draft, view, judged } = holding;
  if (draft.kind === 'line')
    return { ghosts: [lineGhost(draft, view, 'held', lightOf(judged))], handles: lineHandles(draft, holding) };
  if (draft.kind === 'area')
    return {
      ghosts: areaGhosts(draft, 'held', lightOf(judged)),
      handles: areaHandles(draft, holding),
      tapes: areaTapes(draft, holding),
    };
  if (draft.kind === 'road') return roadIn(holding, draft);
  if (draft.kind === 'force') return forceIn(holding);
  if (draft.kind === 'lineUp') return lineUpIn(holding);
  return draft.kind === 'march' ? marchIn(holding) : placedIn(holding);
}

/** What is going on over the table. */
export function inHandOf(holding: Holding): InHand {
  const held = heldIn(holding);
  const lit = litIn(holding);
  const rest = snapIn(holding);
  return {
    ...held,
    ghosts: [...(held.ghosts ?? []), ...proposalGhosts(holding), ...(lit.ghosts ?? [])],
    tapes: [...(held.tapes ?? []), ...(lit.tapes ?? []), ...(rest.tapes ?? [])],
    belts: [...(held.belts ?? []), ...(lit.belts ?? [])],
    tags: [...(held.tags ?? []), ...(lit.tags ?? []), ...(rest.tags ?? [])],
  };
}
