import { lookup } from 'node:dns/promises';
import { request } from 'node:https';
import { isIP } from 'node:net';
import { safeAddress, webhookUrl } from './guard.ts';

const PATIENCE_MS = 5000;

/** What a name leads to; for tests another book of names. */
export type Resolve = (host: string) => Promise<readonly string[]>;

const resolveByDns: Resolve = async host => (await lookup(host, { all: true })).map(({ address }) => address);

/** Where to connect for an address; throws if it may not be told anything. */
export async function placeOf(text: string, resolve: Resolve = resolveByDns): Promise<{ url: URL; address: string }> {
  const url = webhookUrl(text);
  if (url === undefined) throw new Error('not an address outside');
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const address = safeAddress(isIP(host) === 0 ? await resolve(host) : [host]);
  if (address === undefined) throw new Error('the address leads inside');
  return { url, address };
}

/** Whoever is there said no. */
export class Refused extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`it answered ${status}`);
    this.status = status;
  }
}

interface Posted {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** Tells an address. It is connected to what was judged and to nothing else; where it sends us on is not followed. */
export async function postOutside(text: string, { headers, body }: Posted, resolve?: Resolve): Promise<void> {
  const { url, address } = await placeOf(text, resolve);
  const family = isIP(address);
  await new Promise<void>((done, failed) => {
    const sent = request(
      url,
      {
        method: 'POST',
        headers: { 'user-agent': 'wigwag', ...headers },
        timeout: PATIENCE_MS,
        agent: false,
        lookup: (_host, options, found) =>
          options.all ? found(null, [{ address, family }]) : found(null, address, family),
      },
      answer => {
        answer.resume();
        const { statusCode = 0 } = answer;
        if (statusCode >= 200 && statusCode < 300) done();
        else failed(new Refused(statusCode));
      },
    );
    sent.once('timeout', () => sent.destroy(new Error('nobody answers there')));
    sent.once('error', failed);
    sent.end(body);
  });
}
