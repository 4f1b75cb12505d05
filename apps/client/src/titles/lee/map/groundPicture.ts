import { degrees, inches, layoutOf, type Point } from '@wigwag/lee';
import type { AreaPicture, BarrierPicture, BridgePicture, LinePicture, WorksPicture } from '@wigwag/mapview/open';
import type { Translate } from '@wigwag/words';
import { areaKind, lineKind, nameOfArea, nameOfBarrier, nameOfLine } from './names.ts';
import { at, type Painter, thing } from './painter.ts';
import { numberOfPiece } from './pieceKind.ts';

const labelled = (t: Translate, name: string, id: string): string =>
  t('lee.client.piece', { name, id: numberOfPiece(id) });

export function areasOf(painter: Painter): AreaPicture[] {
  const { t, game } = painter;
  return game.board.terrain.areas.map(area => ({
    ...thing(painter, area.id, labelled(t, nameOfArea(t, area), area.id)),
    kind: areaKind(area),
    ring: area.ring.map(at),
    ...(area.surface === 'impassable' && { barred: true }),
  }));
}

export function linesOf(painter: Painter): LinePicture[] {
  const { t, game } = painter;
  return game.board.terrain.lines.map(line => ({
    ...thing(painter, line.id, labelled(t, nameOfLine(t, line), line.id)),
    kind: lineKind(line),
    line: line.line.map(at),
    width: inches(line.width),
  }));
}

export const barriersOf = (painter: Painter): BarrierPicture[] =>
  painter.game.board.terrain.barriers.map(({ id, barrier, line }) => ({
    ...thing(painter, id, labelled(painter.t, nameOfBarrier(painter.t, barrier), id)),
    kind: barrier,
    line: line.map(at),
  }));

export const bridgesOf = (painter: Painter): BridgePicture[] =>
  painter.game.board.terrain.bridges.map(bridge => ({
    ...thing(painter, bridge.id, labelled(painter.t, painter.t('lee.client.bridge'), bridge.id)),
    at: at(bridge.at),
    heading: degrees(bridge.heading),
    length: inches(bridge.length),
    width: inches(bridge.width),
  }));

/** The ticks of works look at the enemy. */
export function frontOf(line: readonly Point[], isTop: boolean): 'left' | 'right' {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined) return 'left';
  const leftIsUp = last.x - first.x > 0;
  return leftIsUp === isTop ? 'right' : 'left';
}

export function worksOf(painter: Painter): WorksPicture[] {
  const { edges } = layoutOf(painter.game.world, painter.game.board.field.a || 'blue');
  return painter.game.board.terrain.works.map(({ id, line, by }) => ({
    ...thing(painter, id, labelled(painter.t, painter.t('lee.client.works'), id)),
    line: line.map(at),
    front: frontOf(line.map(at), edges[by] === 'top'),
    tone: by,
  }));
}
