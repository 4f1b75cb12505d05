import type { Point } from '@wigwag/hex';
import type { Box } from '../../../drawing/sheet/layout.ts';
import type { LinePicture } from '../../picture.ts';
import { fromLine } from '../geometry/lines.ts';
import { boxOf, grown, touch } from '../geometry/rings.ts';
import { allInUnits, INCH } from '../geometry/units.ts';

/** The lines that come near a box in units; signs have to keep off them. */
export const linesNear = (lines: readonly LinePicture[], box: Box): LinePicture[] =>
  lines.filter(
    ({ line, width }) => line.length > 0 && touch(grown(boxOf(allInUnits(line)), ((width + 1) * INCH) / 2), box),
  );

/** Whether a sign that needs so much room about it may stand at a point. */
export function freeOf(lines: readonly LinePicture[]): (point: Point, room: number) => boolean {
  const bands = lines.map(({ line, width }) => {
    const points = allInUnits(line);
    return { points, box: boxOf(points), half: (width * INCH) / 2 };
  });
  return (point, room) =>
    bands.every(({ points, box, half }) => {
      const near = half + room;
      return !touch(grown(box, near), { ...point, width: 0, height: 0 }) || fromLine(point, points) > near;
    });
}
