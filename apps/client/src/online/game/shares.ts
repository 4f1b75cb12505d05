import { shareCommitment } from '@wigwag/fairdice';
import type { TableInfo } from '@wigwag/protocol';
import { changeCommitment, tableOf, tellShare } from '../api/games.ts';
import { Refused } from '../api/refused.ts';
import { keepShare, shareFor } from './kept.ts';

const BYTES = 32;

/** This player's part of the dice: kept here, and vouched for with what is given. Throws a `Refused` where nothing can be kept. */
export function newShare(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const share = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
  const commitment = shareCommitment(share);
  try {
    keepShare(commitment, share);
  } catch {
    throw new Refused('nothing-kept');
  }
  return commitment;
}

/** Another device has what this player vouched for: this one vouches for another share. */
async function vouchAnew({ id, seats, you }: TableInfo): Promise<void> {
  const own = seats.find(({ side }) => side === you);
  if (own === undefined || own.hasToldShare || shareFor(own.shareCommitment ?? '') !== undefined) return;
  await changeCommitment(id, newShare());
}

/** Tells this browser's part of the dice as soon as everybody has vouched for his. */
export async function tellOwnShares(table: TableInfo): Promise<void> {
  const { id, status, seats } = table;
  if (status !== 'mixing') return;
  if (seats.some(({ shareCommitment: vouched }) => vouched === undefined)) return vouchAnew(table);
  const shares = seats.filter(seat => !seat.hasToldShare).map(seat => shareFor(seat.shareCommitment ?? ''));
  for (const share of shares) if (share !== undefined) await tellShare(id, share);
  await vouchAnew(table);
}

/** The same for a game of which only the name is known. */
export const tellSharesOf = async (game: string): Promise<void> => tellOwnShares(await tableOf(game));
