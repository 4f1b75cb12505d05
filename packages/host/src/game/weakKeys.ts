/**
 * Keys of small order: a signature that fits one of them can be made by anybody, for anything. Seven heights on the curve, in hex as a key is
 * written; its highest bit is a sign and does not count.
 */
const WEAK: ReadonlySet<string> = new Set([
  '00'.repeat(32),
  `01${'00'.repeat(31)}`,
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
  `ec${'ff'.repeat(30)}7f`,
  `ed${'ff'.repeat(30)}7f`,
  `ee${'ff'.repeat(30)}7f`,
]);

const SIGN = 0x80;

/** Does a signature with this key prove nothing? */
export function isWeakKey(key: Uint8Array): boolean {
  const heights = Array.from(key, (byte, at) => (at === key.length - 1 ? byte & ~SIGN : byte));
  return WEAK.has(heights.map(byte => byte.toString(16).padStart(2, '0')).join(''));
}
