import { shareCommitment } from '@wigwag/fairdice';
import type { TableInfo } from '@wigwag/protocol';
import { tellShare } from '../api/games.ts';
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

/** Everybody has vouched: tells this browser's part. False: it is kept in another browser, and has to be told from there. */
export async function tellOwnShare({ id, status, seats, you }: TableInfo): Promise<boolean> {
  const seat = seats.find(({ side }) => side === you);
  if (status !== 'mixing' || seat === undefined || seat.hasToldShare) return true;
  const share = shareFor(seat.shareCommitment ?? '');
  if (share === undefined) return false;
  await tellShare(id, share);
  return true;
}
