import { createHash, randomBytes } from 'node:crypto';

const COOKIE = 'wigwag';
const BYTES = 32;
/** A browser keeps a cookie no longer than 400 days. */
const LASTS_S = 400 * 24 * 3600;

export const newSecret = (): string => randomBytes(BYTES).toString('base64url');

/** What is kept of a secret. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** The secret in a header of cookies; undefined: there is none. */
export function secretIn(cookies: string | undefined): string | undefined {
  const found = cookies?.split(';').map(each => each.trim().split('='));
  const value = found?.find(([name]) => name === COOKIE)?.[1];
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined;
}

/** `isSecure`: it is sent over TLS only. */
export const cookieFor = (secret: string, isSecure: boolean): string =>
  `${COOKIE}=${secret}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${LASTS_S}${isSecure ? '; Secure' : ''}`;
