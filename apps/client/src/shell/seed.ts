import { Trouble } from './trouble.ts';

/** Fixed dice, as an address asks for them. */
export function seedIn(asked: URLSearchParams): number | undefined {
  const given = asked.get('seed') ?? '';
  if (given === '') return undefined;
  const seed = Number(given);
  if (!/^-?\d+$/.test(given) || !Number.isSafeInteger(seed)) throw new Trouble('no-such-seed', given);
  return seed;
}

export const isSeed = (seed: unknown): seed is number => typeof seed === 'number' && Number.isSafeInteger(seed);
