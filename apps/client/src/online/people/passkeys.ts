import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import type { Me } from '@wigwag/protocol';
import { addPasskey, beginPasskey, beginPasskeySignIn, signInByPasskey } from '../api/accounts.ts';
import { Refused } from '../api/refused.ts';

/** Browsers offer passkeys only where the page is secure, and not all do. */
export const hasPasskeys = (): boolean => window.isSecureContext && 'PublicKeyCredential' in window;

/** Whoever closes the browser's window, or has no such passkey, is told so; the browser does not say which it was. */
async function byDevice<R>(act: () => Promise<R>): Promise<R> {
  try {
    return await act();
  } catch (error) {
    const isKnown = error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    throw new Refused(isKnown ? 'passkey-known' : 'passkey-not-given');
  }
}

export async function signInWithPasskey(): Promise<Me> {
  const { ceremony, options } = await beginPasskeySignIn();
  const response = await byDevice(() => startAuthentication({ optionsJSON: options }));
  return signInByPasskey(ceremony, response);
}

/** This device is known from now on; a guest becomes an account of this name. */
export async function makePasskey(device: string, name?: string): Promise<Me> {
  const { ceremony, options } = await beginPasskey();
  const response = await byDevice(() => startRegistration({ optionsJSON: options }));
  return addPasskey({ ceremony, response, device, ...(name !== undefined && { name }) });
}

const DEVICES: readonly (readonly [found: RegExp, name: string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Macintosh/, 'Mac'],
  [/Windows/, 'Windows'],
  [/Linux/, 'Linux'],
];
const BROWSERS: readonly (readonly [found: RegExp, name: string])[] = [
  [/Firefox\//, 'Firefox'],
  [/Edg\//, 'Edge'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

/** What to call this device until its owner says otherwise. */
export function deviceName(agent = navigator.userAgent): string {
  const named = (all: typeof DEVICES): string[] => all.filter(([found]) => found.test(agent)).map(([, name]) => name);
  return [named(DEVICES)[0], named(BROWSERS)[0]].filter(each => each !== undefined).join(', ') || 'Browser';
}
