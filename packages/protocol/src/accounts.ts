import { z } from 'zod';
import { personName } from './people.ts';

const email = z.email().max(254);
/** Length is what makes a password hard to guess; nothing else is asked. */
const password = z.string().min(10).max(200);
const secret = z.string().regex(/^[\w-]{43}$/);

/** PUT /api/account/password: a guest becomes an account of this name; whoever has a password says it. */
export const newPassword = z.strictObject({
  name: personName.exactOptional(),
  password,
  current: z.string().max(200).exactOptional(),
});

/** PUT /api/account/name: what somebody is called from now on; accounts have names of their own. */
export const newName = z.strictObject({ name: personName });

/** POST /api/account/email: a letter with a link goes there; when it is opened, the address is known to be right. */
export const newEmail = z.strictObject({ email, name: personName.exactOptional() });

/** POST /api/sign-in/password, by name or address. */
export const passwordSignIn = z.strictObject({ name: z.string().min(1).max(254), password: z.string().max(200) });

/** POST /api/sign-in/link: the answer is the same whether the address is known or not. */
export const linkSignIn = z.strictObject({ email });

/** POST /api/sign-in/token: what the link carried. */
export const tokenSignIn = z.strictObject({ token: secret });

/** POST /api/account/passkeys/begin and /api/sign-in/passkey/begin give a ceremony and what the browser is to do. */
export const newPasskey = z.strictObject({
  ceremony: z.uuid(),
  /** What the browser says, which @simplewebauthn/server reads. */
  response: z.record(z.string().max(100), z.unknown()),
  /** What the device is called. */
  device: personName,
  name: personName.exactOptional(),
});
export const passkeySignIn = newPasskey.pick({ ceremony: true, response: true });

/** POST /api/account/delete: with one's own name, so that nobody does it by mistake. */
export const goodbye = z.strictObject({ name: z.string().max(40) });

/** GET /api/account */
export interface Account {
  readonly name: string;
  readonly isGuest: boolean;
  readonly isAdmin: boolean;
  readonly email?: string;
  readonly hasPassword: boolean;
  readonly passkeys: readonly {
    readonly id: string;
    readonly name: string;
    readonly createdAt: number;
    readonly usedAt?: number;
  }[];
  readonly sessions: number;
}
