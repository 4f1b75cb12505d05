import type { Point } from '@wigwag/hex';
import type { Course, MapPicture } from '../../picture.ts';
import { crossingPoint } from '../sheet/layout.ts';
import { lettersOf, type Sight } from '../sheet/sight.ts';
import type { Zoom } from '../sheet/zoom.ts';
import { type WrittenAlong, writeAlong } from './along.ts';

/** A river's name along its course. */
export interface WrittenCourse extends WrittenAlong {
  readonly key: string;
  readonly text: string;
  readonly size: number;
}

const SIZE: Readonly<Record<Zoom, number>> = { whole: 34, far: 20, middle: 14.6, near: 12.4 };
/** Near by letters grow no more: in pixels. */
const MOST = 19;
/** From one writing of a name to the next. */
const AGAIN: Readonly<Record<Zoom, number>> = { whole: 3000, far: 1200, middle: 760, near: 620 };
/** The course as far as it is drawn: the longest part without a gap. */
function drawnPart({ grid, hexsides }: MapPicture, course: Course): Point[] {
  let [best, part]: [Point[], Point[]] = [[], []];
  for (const side of course.hexsides) {
    if (hexsides[side]?.water === undefined) part = [];
    else part.push(crossingPoint(grid, side));
    if (part.length > best.length) best = part;
  }
  return best;
}

export function writeCourses(map: MapPicture, sight: Sight, language: keyof Course['title']): WrittenCourse[] {
  const { zoom } = sight;
  const size = lettersOf(sight, SIZE[zoom], MOST);
  const hand = { size, again: AGAIN[zoom], off: 6 + size * 0.12 };
  return (map.courses ?? []).flatMap((course, index) => {
    const text = course.title[language];
    return writeAlong(drawnPart(map, course), text, hand).map((written, part) => ({
      key: `course-${index}-${part}`,
      text,
      size,
      ...written,
    }));
  });
}
