import type { Board } from '@wigwag/lee';
import { keyFor, type Translate } from '@wigwag/words';

type Terrain = Board['terrain'];

/** What a piece on the table is, by the key of its name; undefined: there is no such piece. */
export function kindOfPiece({ areas, lines, barriers, bridges, works }: Terrain, id: string): string | undefined {
  const area = areas.find(each => each.id === id);
  if (area !== undefined) return area.surface === 'field' ? 'surface.field' : `ordinary.${area.terrain}`;
  const line = lines.find(each => each.id === id);
  if (line !== undefined) return `linear.${line.linear}`;
  const barrier = barriers.find(each => each.id === id);
  if (barrier !== undefined) return `barrier.${barrier.barrier}`;
  if (bridges.some(each => each.id === id)) return 'lying.bridge';
  return works.some(each => each.id === id) ? 'lying.works' : undefined;
}

/** The number by which the log, the sheet and every refusal call a piece. */
export const numberOfPiece = (id: string): string => id.slice(1);

/** A piece as sentences call it, for a tag on the table: wood 4. */
export function calledOnTable(t: Translate, terrain: Terrain, id: string): string | undefined {
  const kind = kindOfPiece(terrain, id);
  return kind && t('lee.client.piece', { name: t(keyFor('lee', kind)), id: numberOfPiece(id) });
}
