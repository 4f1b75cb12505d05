/** What makes a mutant the same mutant in every list: its file, its place, and what it puts there. */
export const keyOf = ({ location: { start, end }, mutatorName, replacement }, file) =>
  [
    file.slice(file.lastIndexOf('packages/')),
    `${start.line}:${start.column}-${end.line}:${end.column}`,
    mutatorName,
    replacement,
  ].join(' ');

/** A seeded choice of so many, in an order that the seed alone decides (mulberry32 behind a Fisher-Yates shuffle). */
export function sample(list, size, seed) {
  const pool = [...list];
  let state = seed >>> 0;
  const below = limit => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
  for (let i = pool.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [pool[i], pool[j]] = [pool[j], pool[i]];
  }
  return pool.slice(0, size);
}
