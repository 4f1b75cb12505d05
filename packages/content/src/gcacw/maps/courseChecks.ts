import { findSide, type Grid, type Hexside, type Point, sideEnds } from '@wigwag/hex';
import type { Path, Report } from '../../problems.ts';
import type { Draft, Shaped } from '../../shape.ts';
import { lookUpHexside, lookUpMain } from './hexLookup.ts';
import type { CourseFields, MapFile } from './schema.ts';

/** A course is a walk along water from the source to the mouth: no gap, no turning back, no hexside of another course. */
export function checkCourses(shape: Shaped<MapFile>, grid: Grid | undefined, report: Report): void {
  if (grid === undefined) return;
  const isDry = drySides(shape, grid);
  const named = new Map<Hexside, string>();
  for (const [index, course] of (shape.draft.courses ?? []).entries()) {
    const path = ['courses', index];
    const steps = stepsOf(course, grid, path, report);
    const shared = steps.find(({ side }) => named.has(side));
    if (shared !== undefined)
      report(path, 'course-overlap', { found: shared.printed, earlier: named.get(shared.side) ?? '' });
    for (const { printed, at } of steps.filter(({ side }) => isDry(side)))
      report(at, 'course-without-water', { found: printed });
    checkWalk(grid, steps, report);
    for (const { side } of steps) named.set(side, course?.title?.en ?? '');
  }
}

interface Stretch {
  readonly side: Hexside;
  readonly printed: string;
  readonly at: Path;
}

/** The hexsides of a course that the map has, each once. */
function stepsOf(course: Draft<CourseFields> | undefined, grid: Grid, path: Path, report: Report): Stretch[] {
  const steps: Stretch[] = [];
  for (const [index, printed] of (course?.hexsides ?? []).entries()) {
    if (printed === undefined) continue;
    const at = [...path, 'hexsides', index];
    const side = lookUpHexside(grid, printed, at, report, lookUpMain);
    if (side === undefined) continue;
    if (steps.some(step => step.side === side)) report(at, 'course-twice', { found: printed });
    else steps.push({ side, printed, at });
  }
  return steps;
}

/** Each hexside begins at the end of the one before that is still open. */
function checkWalk(grid: Grid, steps: readonly Stretch[], report: Report): void {
  let open: readonly Point[] = [];
  for (const [index, { side, printed, at }] of steps.entries()) {
    const before = steps[index - 1];
    const ends = sideEnds(grid, side);
    const meeting = ends.find(end => open.some(other => areSame(end, other)));
    if (before !== undefined && meeting === undefined)
      report(at, 'course-gap', { found: printed, before: before.printed });
    open = ends.filter(end => end !== meeting);
  }
}

const areSame = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) < 0.1;

/** While an entry among the hexsides is broken, it may be the one with the water: then nothing is said. */
function drySides({ draft, isBroken }: Shaped<MapFile>, grid: Grid): (side: Hexside) => boolean {
  if (isBroken(['hexsides'])) return () => false;
  const entries = Object.entries(draft.hexsides ?? {});
  const wet = new Set(entries.map(([printed, fields]) => fields?.water && findSide(grid, printed)));
  return side => !wet.has(side);
}
