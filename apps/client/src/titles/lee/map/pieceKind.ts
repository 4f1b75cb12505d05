import { type Board, pieceKind } from '@wigwag/lee';
import { pieceKindLabel, type Translate } from '@wigwag/words';

/** The number by which the log, the sheet and every refusal call a piece. */
export const numberOfPiece = (id: string): string => id.slice(1);

/** A piece as sentences call it, for a tag on the table: wood 4. */
export function calledOnTable(t: Translate, terrain: Board['terrain'], id: string): string | undefined {
  const kind = pieceKind(terrain, id);
  return kind && t('lee.client.piece', { name: pieceKindLabel(t, kind), id: numberOfPiece(id) });
}
