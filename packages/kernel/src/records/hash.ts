/** JSON with sorted keys: equal values give equal text, however they were put together. Audits call it often. */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'null';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (ArrayBuffer.isView(value)) return `[${String(value)}]`;
  return Array.isArray(value) ? listJson(value) : fieldsJson(value as Record<string, unknown>);
}

function listJson(list: readonly unknown[]): string {
  let text = '[';
  for (let at = 0; at < list.length; at++) text += (at === 0 ? '' : ',') + canonicalJson(list[at]);
  return `${text}]`;
}

function fieldsJson(value: Readonly<Record<string, unknown>>): string {
  let text = '';
  for (const key of Object.keys(value).sort()) {
    if (value[key] === undefined) continue;
    text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonicalJson(value[key])}`;
  }
  return `{${text}}`;
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
