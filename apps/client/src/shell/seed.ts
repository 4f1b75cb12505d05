import { Trouble } from './trouble.ts';

/** Fixed dice, as an address asks for them. */
export function seedIn(asked: URLSearchParams): number | undefined {
  const given = asked.get('seed') ?? '';
  if (given === '') return undefined;
  const seed = Number(given);
  if (!/^-?\d+$/.test(given) || !Number.isSafeInteger(seed)) throw new Trouble('no-such-seed', given);
  return seed;
}

const SEED_BYTES = 16;

/** What the dice of a new game follow from, when nobody asks for fixed ones. */
export const freshSeed = (): string =>
  [...crypto.getRandomValues(new Uint8Array(SEED_BYTES))].map(byte => byte.toString(16).padStart(2, '0')).join('');

export const isSeed = (seed: unknown): seed is number => typeof seed === 'number' && Number.isSafeInteger(seed);
