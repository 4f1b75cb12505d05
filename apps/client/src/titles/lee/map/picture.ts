import { layoutOf } from '@wigwag/lee';
import type { OpenPicture } from '@wigwag/mapview/open';
import { areasOf, barriersOf, bridgesOf, linesOf, worksOf } from './groundPicture.ts';
import type { Painter } from './painter.ts';
import { basesOf, depotsOf, patrolsOf, pointsOf, zonesOf } from './piecesPicture.ts';

/** What lies on the table, as the map draws it. */
export function pictureOf(painter: Painter): OpenPicture {
  const { world, board } = painter.game;
  const { halfLine } = layoutOf(world, board.field.a || 'blue');
  return {
    width: world.table.width,
    height: world.table.height,
    zones: zonesOf(painter),
    halfLine: { from: halfLine[0], to: halfLine[1], text: painter.t('lee.client.halfLine') },
    points: pointsOf(painter),
    depots: depotsOf(painter),
    areas: areasOf(painter),
    lines: linesOf(painter),
    barriers: barriersOf(painter),
    bridges: bridgesOf(painter),
    works: worksOf(painter),
    patrols: patrolsOf(painter),
    bases: basesOf(painter),
  };
}
