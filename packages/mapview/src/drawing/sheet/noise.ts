/** A number from 0 to 1 that is always the same for the same two seeds: drawings that never tile and never jump. */
export function noise(seed: number, salt: number): number {
  let h = Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return ((h ^ (h >>> 15)) >>> 0) / 0x1_0000_0000;
}

/** From -1 to 1. */
export const sway = (seed: number, salt: number): number => noise(seed, salt) * 2 - 1;
