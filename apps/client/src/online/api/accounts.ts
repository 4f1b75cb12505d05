import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { Account, Me, MyRatings, NoticeWishes, PersonSettings, PushKeys } from '@wigwag/protocol';
import { ask } from './ask.ts';

export const account = (): Promise<Account> => ask('GET', '/api/account');

export const me = (): Promise<Me> => ask('GET', '/api/me');

/** By name or address. */
export const signInByPassword = (name: string, password: string): Promise<Me> =>
  ask('POST', '/api/sign-in/password', { name, password });

/** A letter with a link goes there, if the address is somebody's. */
export const sendSignInLink = (email: string): Promise<void> => ask('POST', '/api/sign-in/link', { email });

/** What a link in a letter carried: whoever opened it is signed in. */
export const signInByToken = (token: string): Promise<Me> => ask('POST', '/api/sign-in/token', { token });

export const signOut = (): Promise<void> => ask('POST', '/api/sign-out');

export const signOutOthers = (): Promise<void> => ask('POST', '/api/account/sign-out-others');

interface Ceremony<O> {
  readonly ceremony: string;
  readonly options: O;
}

export const beginPasskey = (): Promise<Ceremony<PublicKeyCredentialCreationOptionsJSON>> =>
  ask('POST', '/api/account/passkeys/begin');

export const addPasskey = (passkey: {
  readonly ceremony: string;
  readonly response: unknown;
  readonly device: string;
  readonly name?: string;
}): Promise<Me> => ask('POST', '/api/account/passkeys', passkey);

export const removePasskey = (id: string): Promise<void> =>
  ask('DELETE', `/api/account/passkeys/${encodeURIComponent(id)}`);

export const beginPasskeySignIn = (): Promise<Ceremony<PublicKeyCredentialRequestOptionsJSON>> =>
  ask('POST', '/api/sign-in/passkey/begin');

export const signInByPasskey = (ceremony: string, response: unknown): Promise<Me> =>
  ask('POST', '/api/sign-in/passkey', { ceremony, response });

/** A guest becomes an account of this name; whoever has a password says it. */
export const setPassword = (wanted: {
  readonly password: string;
  readonly name?: string;
  readonly current?: string;
}): Promise<void> => ask('PUT', '/api/account/password', wanted);

/** What I am called from now on. */
export const setName = (name: string): Promise<Me> => ask('PUT', '/api/account/name', { name });

/** A letter with a link goes there; the address is kept when it is opened. */
export const setEmail = (email: string): Promise<void> => ask('POST', '/api/account/email', { email });

export const deleteAccount = (name: string): Promise<void> => ask('POST', '/api/account/delete', { name });

export const myRatings = (): Promise<MyRatings['ratings']> =>
  ask<MyRatings>('GET', '/api/my/ratings').then(({ ratings }) => ratings);

export const settings = (): Promise<PersonSettings> => ask('GET', '/api/me/settings');

export const setSettings = (wanted: PersonSettings): Promise<PersonSettings> => ask('PUT', '/api/me/settings', wanted);

export const noticeWishes = (): Promise<NoticeWishes> => ask('GET', '/api/me/notices');

export const setNoticeWishes = (wanted: NoticeWishes): Promise<NoticeWishes> => ask('PUT', '/api/me/notices', wanted);

/** This browser is told, too. */
export const addPush = (subscription: { readonly endpoint: string; readonly keys: PushKeys }): Promise<void> =>
  ask('POST', '/api/me/push', subscription);

export const endPush = (endpoint: string): Promise<void> => ask('DELETE', '/api/me/push', { endpoint });

/** By the key of a letter. */
export const endLetters = (key: string): Promise<void> =>
  ask('POST', `/api/unsubscribe?key=${encodeURIComponent(key)}`);
