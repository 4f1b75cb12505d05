import { type Game, inches, type Point } from '@wigwag/lee';
import type { LineDraft } from '../drafts/line.ts';

const at = ({ x, y }: { readonly x: number; readonly y: number }): Point => ({ x: inches(x), y: inches(y) });

/** The line beside another, to its right, so far off. */
function beside(line: readonly Point[], off: number): Point[] {
  return line.map((point, i) => {
    const [from, to] = [line[i - 1] ?? point, line[i + 1] ?? point];
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    return { x: point.x - ((to.y - from.y) / length) * off, y: point.y + ((to.x - from.x) / length) * off };
  });
}

/** A fence along a road, a railway or the first side of a field, to begin with. */
export function along({ board: { terrain } }: Pick<Game, 'board'>, id: string): LineDraft | undefined {
  const line = terrain.lines.find(each => each.id === id);
  if (line !== undefined) {
    const bends = beside(line.line.map(at), inches(line.width) / 2);
    return { kind: 'line', drawn: 'fence', bends, along: id };
  }
  const area = terrain.areas.find(each => each.id === id);
  if (area === undefined) return undefined;
  const ring = area.ring.map(at);
  const length = ring.length <= 8 ? 2 : Math.ceil(ring.length / 3);
  return { kind: 'line', drawn: 'fence', bends: ring.slice(0, length), along: id };
}
