import type { GameRecord, SavedGame, Signature } from '@wigwag/kernel';
import { isWeakKey } from './weakKeys.ts';

/** The browser's or Node's own: Web Crypto. Not every browser has Ed25519. */
type Subtle = typeof globalThis.crypto.subtle;

const ED25519 = { name: 'Ed25519' } as const;

/** A key that a keeper signs with. */
export interface KeyPair {
  readonly publicKey: Parameters<Subtle['exportKey']>[1];
  readonly privateKey: Parameters<Subtle['sign']>[1];
}

/** What a signature signs: plain letters. */
export const signedText = (ending: string): string => `wigwag-signature 1\n${ending}`;

const text = (ending: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(signedText(ending), letter => letter.charCodeAt(0));

const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

function bytesOf(written: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(written.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/** A new key that never leaves this machine; undefined: there is no Ed25519 here. */
export async function newKeyPair(subtle: Subtle): Promise<KeyPair | undefined> {
  try {
    return (await subtle.generateKey(ED25519, false, ['sign', 'verify'])) as KeyPair;
  } catch {
    return undefined;
  }
}

/** What others know the key by. */
export const keyName = async (subtle: Subtle, { publicKey }: KeyPair): Promise<string> =>
  base64url((await subtle.exportKey('raw', publicKey)) as ArrayBuffer);

/** Whoever kept the game puts a name to it: the chain shows that something was changed, the signature by whom it was kept. */
export async function signed(subtle: Subtle, record: GameRecord, pair: KeyPair): Promise<GameRecord> {
  const value = base64url(await subtle.sign(ED25519, pair.privateKey, text(record.ending.chain)));
  return { ...record, signature: { key: await keyName(subtle, pair), value } };
}

/** Unknown: there is no Ed25519 here. */
export type Signedness = 'unsigned' | 'good' | 'bad' | 'unknown';

/** Is it signed, and does the signature fit what it ends with? Whether the rest fits that ending, the chain shows. */
export async function signedness(subtle: Subtle, { signature, ending }: SavedGame): Promise<Signedness> {
  if (signature === undefined || ending === undefined) return 'unsigned';
  const [key, value] = [bytesOf(signature.key), bytesOf(signature.value)];
  if (key === undefined || value === undefined || !(await hasEd25519(subtle))) return key && value ? 'unknown' : 'bad';
  if (isWeakKey(key)) return 'bad';
  try {
    const known = await subtle.importKey('raw', key, ED25519, false, ['verify']);
    return (await subtle.verify(ED25519, known, value, text(ending.chain))) ? 'good' : 'bad';
  } catch {
    return 'bad';
  }
}

const hasEd25519 = async (subtle: Subtle): Promise<boolean> => (await newKeyPair(subtle)) !== undefined;

/** The beginning of a key, for people to compare. */
export const shortKey = ({ key }: Signature): string => key.slice(0, 12);
