import type { TableInfo } from '@wigwag/protocol';
import { engineOf } from '@wigwag/titles/engine';
import type { GameRow } from '../store/games.ts';

/** What somebody at a game's table, or beside it, may know of it. */
export function tableInfoOf(row: GameRow, you: string | undefined): TableInfo {
  const { id, title, setup, isPublic, isRated, hasSecrets, status, result, active, drawOffer } = row;
  const isLateFor = hasSecrets && status === 'running' && you === undefined;
  const { commitment, seats, paceName, rematch, stands, stoodBy, movedAt } = row;
  const engine = engineOf(title);
  return {
    ...{ id, title, setup, engine, isPublic, isRated, hasSecrets, status, commitment },
    ...(result !== null && { result }),
    ...(active !== null && !isLateFor && { active }),
    ...(drawOffer !== null && !isLateFor && { drawOffer }),
    ...(paceName !== null && { pace: paceName }),
    ...(stands !== null && stoodBy === engine && status === 'running' && { stands: true }),
    ...(movedAt !== null && { movedAt: movedAt.getTime() }),
    ...(rematch !== null &&
      you !== undefined && { rematch: { id: rematch.id, ...(rematch.by && { by: rematch.by }) } }),
    ...(you !== undefined && { you }),
    seats: seats.map(({ side, name, shareCommitment, share, computer, ratingBefore, ratingAfter }) => ({
      side,
      ...(name !== null && { name }),
      ...(shareCommitment !== null && { shareCommitment }),
      hasToldShare: share !== null,
      ...(computer !== null && { computer }),
      ...(ratingBefore !== null && ratingAfter !== null && { rating: { before: ratingBefore, after: ratingAfter } }),
    })),
  };
}

/** The side that somebody plays; `wanted`: of those that he plays alone. Undefined: none. */
export function sideOf({ seats }: GameRow, userId: string | undefined, wanted?: string): string | undefined {
  const own = seats.filter(seat => userId !== undefined && seat.userId === userId).map(({ side }) => side);
  return own.find(side => side === wanted) ?? own[0];
}

/** With secrets those who look on are a turn late, and hear nothing else before. */
export const isLate = (row: GameRow, userId: string | undefined): boolean =>
  row.hasSecrets && row.status === 'running' && sideOf(row, userId) === undefined;

/** May he look at the game? Whoever plays may, others if it is open to all. */
export const maySee = (row: GameRow, userId: string | undefined): boolean =>
  row.isPublic || row.createdBy === userId || sideOf(row, userId) !== undefined;
