import { type Game, inches, type Point } from '@wigwag/lee';
import { firstStretch } from '../drafts/fence.ts';
import type { LineDraft } from '../drafts/line.ts';

const at = ({ x, y }: { readonly x: number; readonly y: number }): Point => ({ x: inches(x), y: inches(y) });

/** A fence along a stretch of a road or a railway, from its end at the own edge of the table if that is said, or the first side of a field. */
export function along({ board: { terrain } }: Pick<Game, 'board'>, id: string, edge?: number): LineDraft | undefined {
  const courses = terrain.lines.map(({ id: of, line, width }) => ({ of, line: line.map(at), width: inches(width) }));
  const course = courses.find(({ of }) => of === id);
  if (course !== undefined) {
    const others = courses.filter(({ of }) => of !== id);
    const off = (end: 0 | -1): number => Math.abs((course.line.at(end)?.y ?? 0) - (edge ?? 0));
    const line = edge !== undefined && off(-1) < off(0) ? course.line.toReversed() : course.line;
    return { kind: 'line', drawn: 'fence', bends: firstStretch(line, course.width, others), along: id };
  }
  const area = terrain.areas.find(each => each.id === id);
  if (area === undefined) return undefined;
  const ring = area.ring.map(at);
  const length = ring.length <= 8 ? 2 : Math.ceil(ring.length / 3);
  return { kind: 'line', drawn: 'fence', bends: ring.slice(0, length), along: id };
}
