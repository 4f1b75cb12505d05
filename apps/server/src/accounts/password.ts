import { createRequire } from 'node:module';

type Argon2 = typeof import('@node-rs/argon2');

/** A program of the machine: it is not bundled. */
const near = createRequire(import.meta.url);
const argon2 = (): Argon2 => near('@node-rs/argon2') as Argon2;

/** 19 MiB, twice: as OWASP advises for Argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => argon2().hash(password, COST);

let nobodys: Promise<string> | undefined;

/** Takes as long when there is no such person or no password: nobody learns who is known here. */
export async function isPassword(hash: string | undefined, password: string): Promise<boolean> {
  nobodys ??= hashPassword('nobody has this password');
  const isRight = await argon2().verify(hash ?? (await nobodys), password);
  return isRight && hash !== undefined;
}
