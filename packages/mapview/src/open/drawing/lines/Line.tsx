import { memo, type ReactNode } from 'react';
import { same } from '../../../drawing/sheet/same.ts';
import type { LineKind, LinePicture } from '../../picture.ts';
import { drawnOut } from '../geometry/lines.ts';
import { allInUnits, INCH, pathOf } from '../geometry/units.ts';
import type { Look } from '../sheet/look.ts';
import { seedOf } from '../sheet/seed.ts';
import { ticksAlong } from './ticks.ts';
import { waterlinesOf } from './waterlines.ts';

/** What is needed to draw a line. */
type Course = Pick<LinePicture, 'id' | 'kind' | 'line' | 'width'>;

interface Drawing {
  readonly course: Course;
  readonly look: Look;
  readonly d: string;
}

const isWater = (kind: LineKind): boolean => kind === 'river' || kind === 'stream';

function Water({ course: { id, kind, line, width }, look, d }: Drawing) {
  const broad = width * INCH;
  return (
    <>
      <path className="bank" d={d} strokeWidth={broad + 2.4 * look.pen} />
      <path className="water" d={d} strokeWidth={broad} />
      {kind === 'river' && (
        <>
          <path className="shoal" d={d} strokeWidth={broad * 0.78} />
          <path className="waterlines" d={waterlinesOf(allInUnits(line), width, seedOf(id))} strokeWidth={look.hair} />
        </>
      )}
    </>
  );
}

function Road({ course: { id, kind, line, width }, look, d }: Drawing) {
  const sunken = kind === 'sunken-road';
  const half = width / 2;
  const points = allInUnits(line);
  const slopes = (side: 1 | -1): string =>
    ticksAlong(points, { step: 0.3, from: side * half, to: side * half * 0.42, uneven: 0.5 }, seedOf(id));
  return (
    <>
      <path className="road-edge" d={d} strokeWidth={width * INCH + look.pen} />
      <path className="road-bed" d={d} strokeWidth={width * INCH - look.pen} />
      {sunken && <path className="slopes" d={slopes(1) + slopes(-1)} strokeWidth={look.hair * 1.1} />}
    </>
  );
}

function Railway({ course: { id, kind, line, width }, look, d }: Drawing) {
  const embanked = kind === 'embanked-railway';
  const points = allInUnits(line);
  const half = width / 2;
  const tie = Math.min(half * 0.6, 0.3);
  const step = { whole: 0.75, far: 0.5, middle: 0.42, near: 0.36 }[look.zoom];
  const slopes = (side: 1 | -1): string =>
    ticksAlong(points, { step: 0.3, from: side * half * 0.66, to: side * half, uneven: 0.4 }, seedOf(id));
  return (
    <>
      <path className={embanked ? 'rail-bank' : 'rail-bed'} d={d} strokeWidth={width * INCH} />
      {embanked && <path className="slopes" d={slopes(1) + slopes(-1)} strokeWidth={look.hair * 1.2} />}
      <path className="rail-line" d={d} strokeWidth={look.pen * 1.6} />
      <path className="rail-line" d={ticksAlong(points, { step, from: -tie, to: tie })} strokeWidth={look.pen * 1.3} />
    </>
  );
}

const DRAWINGS: Readonly<Record<LineKind, (drawing: Drawing) => ReactNode>> = {
  river: Water,
  stream: Water,
  road: Road,
  'sunken-road': Road,
  railway: Railway,
  'embanked-railway': Railway,
};

interface Props {
  readonly course: Course;
  readonly look: Look;
}

/** A water, a road or a railway, true to its width. */
export const Line = memo(function Line({ course, look }: Props) {
  const Drawn = DRAWINGS[course.kind];
  const points = allInUnits(course.line);
  const d = pathOf(isWater(course.kind) ? drawnOut(points, course.width * INCH) : points);
  return (
    <g className={`course course-${course.kind}`} aria-hidden="true">
      <Drawn course={course} look={look} d={d} />
    </g>
  );
}, same);
