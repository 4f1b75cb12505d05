import { type KeyPair, newKeyPair, signed, signedness } from '@wigwag/host';
import type { GameRecord, SavedGame } from '@wigwag/kernel';
import { type DBSchema, openDB } from 'idb';

interface Keys extends DBSchema {
  keys: { key: 'own'; value: KeyPair };
}

/** Beside the games, so that neither waits for the other. */
const NAME = 'wigwag-key';

/** The key of this browser, made when it is first needed; its private half cannot be read. Undefined: it cannot sign. */
async function ownKey(): Promise<KeyPair | undefined> {
  const database = await openDB<Keys>(NAME, 1, { upgrade: made => void made.createObjectStore('keys') });
  try {
    const known = await database.get('keys', 'own');
    if (known !== undefined) return known;
    const fresh = await newKeyPair(crypto.subtle);
    if (fresh === undefined) return undefined;
    // Another page may have been quicker: the first one counts.
    await database.add('keys', fresh, 'own').catch(() => undefined);
    return await database.get('keys', 'own');
  } finally {
    database.close();
  }
}

/** Signed where this browser can; a game that cannot be signed is saved all the same. */
export async function signedHere(record: GameRecord): Promise<GameRecord> {
  try {
    const key = await ownKey();
    return key === undefined ? record : await signed(crypto.subtle, record, key);
  } catch {
    return record;
  }
}

/** What whoever opens a file should know of it: nobody can vouch for it, or its signature does not fit. */
export type Doubt = 'unchained' | 'bad-signature';

export async function doubtAbout(saved: SavedGame): Promise<Doubt | undefined> {
  if (saved.isChained === false) return 'unchained';
  // Without a secure context there is nothing to check it with.
  if (saved.signature === undefined || crypto.subtle === undefined) return undefined;
  return (await signedness(crypto.subtle, saved)) === 'bad' ? 'bad-signature' : undefined;
}
