import { createPublicKey, verify } from 'node:crypto';
import { isWeakKey, type Signedness, shortKey, signedText } from '@wigwag/host';
import type { SavedGame } from '@wigwag/kernel';
import type { Terminal } from './terminal.ts';

function fits(key: string, value: string, ending: string): boolean {
  if (isWeakKey(Buffer.from(key, 'base64url'))) return false;
  try {
    const known = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: key }, format: 'jwk' });
    return verify(null, Buffer.from(signedText(ending)), known, Buffer.from(value, 'base64url'));
  } catch {
    return false;
  }
}

/** Says whose key signed the game, and whether the signature fits it. */
export function tellSignature({ t, out, err }: Terminal, file: string, saved: SavedGame): Signedness {
  const { signature, ending } = saved;
  if (signature === undefined || ending === undefined) return 'unsigned';
  const isGood = fits(signature.key, signature.value, ending.chain);
  if (isGood) out(t('record.signed', { key: shortKey(signature) }));
  else err(`${file}: ${t('record.bad-signature', { key: shortKey(signature) })}`);
  return isGood ? 'good' : 'bad';
}
