import { type Board, SIDES, type Side } from '@wigwag/lee';
import { formationLabel, keyFor } from '@wigwag/words';
import { type Listed, sideCalled, unitNamed } from '../roster.ts';
import { number } from '../said.ts';
import { corpsName, markName, nameOfArea, nameOfBarrier, nameOfLine } from './names.ts';
import type { Painter } from './painter.ts';
import { numberOfPiece } from './pieceKind.ts';
import { numberOfMarker } from './piecesPicture.ts';
import { sideOf } from './unitId.ts';

/** What a thing on the table is, in a few lines. */
export interface PieceCard {
  readonly title: string;
  /** Whose it is. */
  readonly side?: Side;
  readonly lines: readonly string[];
}

type Telling = Pick<Painter, 't' | 'language' | 'game' | 'eyes'>;
type Terrain = Board['terrain'];

const sideName = ({ t }: Telling, side: Side): string => t(keyFor('lee.side', side));

const called = ({ t }: Telling, name: string, id: string): string =>
  t('lee.client.piece', { name, id: numberOfPiece(id) });

/** A line or an area by kind and number: what runs along it belongs to it. */
function hostCalled(telling: Telling, { areas, lines }: Terrain, id: string): string {
  const { t } = telling;
  const [area, line] = [areas.find(each => each.id === id), lines.find(each => each.id === id)];
  if (area !== undefined) return called(telling, nameOfArea(t, area), id);
  return line === undefined ? '' : called(telling, nameOfLine(t, line), id);
}

const laidBy = (telling: Telling, side: Side): string =>
  telling.t('lee.client.card.laidBy', { side: sideName(telling, side) });

/** What runs along a road, a railway or a field. */
const alongIt = (telling: Telling, { barriers }: Terrain, host: string): string[] =>
  barriers
    .filter(({ along }) => along === host)
    .map(({ id, barrier }) =>
      telling.t('lee.client.card.along', { host: called(telling, nameOfBarrier(telling.t, barrier), id) }),
    );

function groundCard(telling: Telling, id: string): PieceCard | undefined {
  const { t, game } = telling;
  const { terrain } = game.board;
  const area = terrain.areas.find(each => each.id === id);
  const line = terrain.lines.find(each => each.id === id);
  const laid = area ?? line;
  if (laid === undefined) return undefined;
  const { by } = laid;
  const moved = area?.movedBy;
  return {
    title: hostCalled(telling, terrain, id),
    side: by,
    lines: [
      laidBy(telling, by),
      ...(moved === undefined ? [] : [t('lee.client.card.locked', { side: sideName(telling, moved) })]),
      ...alongIt(telling, terrain, id),
    ],
  };
}

/** What stands at, or leads over, something else: with what it belongs to. */
function addedCard(telling: Telling, id: string): PieceCard | undefined {
  const { t, game } = telling;
  const { terrain } = game.board;
  const barrier = terrain.barriers.find(each => each.id === id);
  if (barrier !== undefined) {
    const host = t('lee.client.card.runsAlong', { host: hostCalled(telling, terrain, barrier.along) });
    const title = called(telling, nameOfBarrier(t, barrier.barrier), id);
    return { title, side: barrier.by, lines: [host, laidBy(telling, barrier.by)] };
  }
  const bridge = terrain.bridges.find(each => each.id === id);
  if (bridge !== undefined) {
    const { by, origin, over } = bridge;
    const made = t('lee.client.card.madeBy', { side: sideName(telling, by) });
    const lines = [t('lee.client.card.over', { host: hostCalled(telling, terrain, over) })];
    const title = called(telling, t('lee.client.bridge'), id);
    return { title, side: by, lines: [...lines, origin === 'auto' ? made : laidBy(telling, by)] };
  }
  const works = terrain.works.find(each => each.id === id);
  if (works === undefined) return undefined;
  const { by } = works;
  return { title: called(telling, t('lee.client.works'), id), side: by, lines: [laidBy(telling, by)] };
}

function stateOf({ t, game, language }: Telling, { side, unit }: Listed): string {
  const placed = game.board.play.units[side][unit.id];
  const { turn } = game.board.play;
  const marks = [
    ...(placed?.marks ?? []).map(mark => markName(t, mark)),
    ...(placed && placed.cohesionLost > 0
      ? [t('lee.client.card.cohesion', { n: number(language, placed.cohesionLost) })]
      : []),
    ...(turn > 0 && placed?.movedOn === turn ? [t('lee.client.card.moved')] : []),
  ];
  return marks.length === 0 ? t('lee.client.card.unmarked') : t('lee.client.card.state', { marks: marks.join(', ') });
}

function unitCard(telling: Telling, id: string): PieceCard | undefined {
  const { t, language, game, eyes } = telling;
  const { side, unit: name } = sideOf(id);
  const listed = unitNamed(game.world, game.board, side, name);
  if (listed === undefined) return undefined;
  const { unit, type, corps, division } = listed;
  const formation = [division, corps].flatMap(each => each?.name[language] ?? []).join(', ');
  const movement = t('lee.client.movement', { n: number(language, type.movement) });
  const [width, depth] = [number(language, type.base.width), number(language, type.base.depth)];
  return {
    title: unit.name[language],
    side,
    lines: [
      t('lee.client.card.belongs', {
        side: sideCalled({ t, language, world: game.world }, side),
        formation: formation || t('lee.client.reserve'),
      }),
      t('lee.client.card.unit', { type: type.name[language], width, depth, movement }),
      stateOf(telling, listed),
      ...(side === eyes || game.board.step !== 'battle' ? [] : [t('lee.client.card.theirs')]),
    ],
  };
}

function markerCard(telling: Telling, id: string): PieceCard | undefined {
  const { t, language, game, eyes } = telling;
  const { placed, assigned } = game.board.patrols;
  const side = placed.find(({ marker }) => marker === id)?.side;
  if (side === undefined) return undefined;
  const known = side === eyes ? assigned[side].find(({ marker }) => marker === id)?.corps : undefined;
  const corps = known && (corpsName(game.world, side, known, language) ?? formationLabel(t, game.world, known));
  const title = t('lee.client.marker', { n: numberOfMarker(id), side: sideName(telling, side) });
  const told =
    corps === undefined
      ? t('lee.client.card.marker', { side: sideName(telling, side) })
      : t('lee.client.card.ownMarker', { corps });
  return { title, side, lines: [told] };
}

/** Strategic points and operational bases: they are there from the first. */
function placeCard({ t, language, game }: Telling, id: string): PieceCard | undefined {
  if (id.startsWith('point-'))
    return { title: t('lee.client.point', { n: Number(id.slice(6)) + 1 }), lines: [t('lee.client.card.point')] };
  const side = SIDES.find(each => id === `base-${each}`);
  if (side === undefined) return undefined;
  const stands = game.board.field.bases.some(base => base.side === side);
  const whose = sideCalled({ t, language, world: game.world }, side);
  const told = stands ? t('lee.client.card.base') : t('lee.client.card.baseLater');
  return { title: t('lee.client.base'), side, lines: [whose, told] };
}

/** What is known of a thing on the table to whoever looks at it; undefined: it is not there. */
export const pieceCard = (telling: Telling, id: string): PieceCard | undefined =>
  id.includes(':')
    ? unitCard(telling, id)
    : (groundCard(telling, id) ?? addedCard(telling, id) ?? markerCard(telling, id) ?? placeCard(telling, id));
