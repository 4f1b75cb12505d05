import type { Event, Point } from '@wigwag/lee';
import type { Translate } from '@wigwag/words';
import type { Draft } from '../drafts/draft.ts';
import type { Edge } from '../drafts/road.ts';
import { openPainter } from '../export/openPainter.ts';
import { facingOf, type Way } from '../facing.ts';
import { nameOfArea, nameOfBarrier, nameOfLine } from '../map/names.ts';
import { pictureOf } from '../map/picture.ts';
import { thingsOf } from '../replay/things.ts';
import type { Room } from '../room.ts';
import { unitNamed } from '../roster.ts';
import { type FromEdge, fromEdges } from './edges.ts';
import { type Placed, placedIn, placedOn } from './placed.ts';

/** What comes to lie or stand somewhere. */
const LAID: readonly Event['type'][] = [
  'lineLaid',
  'bridgeLaid',
  'areaLaid',
  'barrierLaid',
  'areaMoved',
  'worksLaid',
  'markerPlaced',
  'unitDeployed',
  'unitMoved',
  'unitForced',
  'placeTaken',
];

/** A thing and its place, to be told to whoever stands at the real table. */
export interface Telling {
  readonly name: string;
  readonly placed: Placed;
  /** It lies there in the program: the players put it there too. */
  readonly isLaid: boolean;
  /** Somebody clicked it, to be told its place. */
  readonly isChosen?: boolean;
}

function nameIn({ t, world, view, language }: Room, draft: Draft): string {
  switch (draft.kind) {
    case 'area':
      return nameOfArea(t, draft);
    case 'spot':
      return draft.of === 'bridge'
        ? t('lee.client.bridge')
        : t('lee.client.marker', { marker: draft.id.slice(draft.id.lastIndexOf('-') + 1) });
    case 'pose':
      return unitNamed(world, view.game.board, view.eyes, draft.unit)?.unit.name[language] ?? draft.unit;
    case 'line': {
      const { drawn } = draft;
      if (drawn === 'works') return t('lee.client.works');
      if (drawn === 'fence' || drawn === 'wall') return nameOfBarrier(t, drawn);
      return nameOfLine(t, { linear: drawn, sunken: false, bed: 'flat' });
    }
    default:
      return '';
  }
}

/** What was laid last, as everybody sees it; undefined: nothing yet, or it is gone. */
function laidLast(room: Room): Telling | undefined {
  const event = room.view.log
    .findLast(({ events }) => events.some(({ type }) => LAID.includes(type)))
    ?.events.findLast(({ type }) => LAID.includes(type));
  const id = event && thingsOf(event)[0];
  return id === undefined ? undefined : onTable(room, id);
}

/** A thing where it lies on the table, as everybody sees it; undefined: it is not there. */
function onTable(room: Room, id: string): Telling | undefined {
  const picture = pictureOf(openPainter(room));
  const placed = placedOn(picture, id);
  const name = Object.values(picture)
    .flatMap(things => (Array.isArray(things) ? things : []))
    .find(thing => thing.id === id)?.label;
  return placed && name ? { name, placed, isLaid: true } : undefined;
}

/** What is to be told: the place of the thing in hand, or of the one that was clicked, or else of what was laid last. */
export function toldBeside(room: Room, chosen: string | undefined): Telling | undefined {
  const { draft, view } = room;
  const placed = draft && placedIn(draft, view.game);
  if (draft !== undefined && placed !== undefined) return { name: nameIn(room, draft), placed, isLaid: false };
  const clicked = chosen === undefined ? undefined : onTable(room, chosen);
  return clicked === undefined ? laidLast(room) : { ...clicked, isChosen: true };
}

/** Which edge it is, and whose; those to the left and right are nobody's. */
export function edgeName({ t, sitting, plan }: Room, edge: Edge): string {
  const owner = (['blue', 'grey'] as const).find(side => plan.edges[side] === edge);
  const side = owner === undefined ? '' : sitting.title.words.side(t, owner);
  return {
    left: () => t('lee.client.beside.left'),
    right: () => t('lee.client.beside.right'),
    top: () => t('lee.client.beside.top', { side }),
    bottom: () => t('lee.client.beside.bottom', { side }),
  }[edge]();
}

/** From two edges, each with its length and its name. */
export const measuresTo = ({ world }: Room, place: Point): readonly FromEdge[] => fromEdges(place, world.table);

const wayNamed = (t: Translate, way: Way): string =>
  ({
    up: () => t('lee.client.beside.way.up'),
    right: () => t('lee.client.beside.way.right'),
    down: () => t('lee.client.beside.way.down'),
    left: () => t('lee.client.beside.way.left'),
  })[way]();

/** Nobody lays a base by a compass: the way it looks, and how little it is turned from that. */
function looksOf(t: Translate, heading: number): string {
  const { way: looked, turned } = facingOf(heading);
  const way = wayNamed(t, looked);
  if (turned === 0) return t('lee.client.beside.looks', { way });
  return turned > 0
    ? t('lee.client.beside.looksTurned', { way, n: turned })
    : t('lee.client.beside.looksTurnedBack', { way, n: -turned });
}

/** How it lies, where that is more than its place. */
export function lieOf({ t }: Room, { turned, heading }: Placed): string | undefined {
  if (heading !== undefined) return looksOf(t, heading);
  if (turned === undefined) return t('lee.client.beside.middle');
  if (turned === 0) return t('lee.client.beside.level');
  return turned > 0
    ? t('lee.client.beside.turned', { n: turned })
    : t('lee.client.beside.turnedBack', { n: Math.abs(turned) });
}

/** All of it in sentences, to be read aloud. */
export function sentenceOf(room: Room, { name, placed }: Telling, length: (inches: number) => string): string {
  const { t } = room;
  const place = (at: Point): string =>
    measuresTo(room, at)
      .map(({ edge, inches }) => t('lee.client.beside.from', { n: length(inches), edge: edgeName(room, edge) }))
      .join(', ');
  const { bends } = placed;
  const said =
    bends === undefined
      ? [place(placed.at), lieOf(room, placed)]
      : bends.map((bend, i) => `${t('lee.client.bend', { n: i + 1 })}: ${place(bend)}`);
  return [name, ...said].filter(Boolean).join('. ');
}
