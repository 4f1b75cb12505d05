import { postOutside, type Resolve } from './outside.ts';

/** Tells an address that somebody has named. */
export const tellWebhook = (text: string, body: unknown, resolve?: Resolve): Promise<void> =>
  postOutside(text, { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }, resolve);
