/** JSON with sorted keys: equal values give equal text, however they were put together. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`).join(',')}}`;
}

/** Two 32-bit FNV-1a lanes over the text: sixteen hexadecimal digits. */
export function hashOf(value: unknown): string {
  const text = canonicalJson(value);
  let high = 0x811c9dc5;
  let low = 0xc9dc5118;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    high = Math.imul(high ^ code, 0x01000193);
    low = Math.imul(low ^ (code + i), 0x01000193);
  }
  return [high, low].map(lane => (lane >>> 0).toString(16).padStart(8, '0')).join('');
}
