import type { TerrainBoard } from './board.ts';
import type { PieceKind } from './kinds.ts';

/** What a piece on the table is; undefined: there is no such piece. */
export function pieceKind({ areas, lines, barriers, bridges, works }: TerrainBoard, id: string): PieceKind | undefined {
  const area = areas.find(each => each.id === id);
  if (area !== undefined) return area.surface === 'field' ? 'field' : area.terrain;
  const line = lines.find(each => each.id === id);
  if (line !== undefined) return line.linear;
  const barrier = barriers.find(each => each.id === id);
  if (barrier !== undefined) return barrier.barrier;
  if (bridges.some(each => each.id === id)) return 'bridge';
  return works.some(each => each.id === id) ? 'works' : undefined;
}
