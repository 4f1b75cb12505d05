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
  if (url === undefined) throw new Error('not an address for webhooks');
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const address = safeAddress(isIP(host) === 0 ? await resolve(host) : [host]);
  if (address === undefined) throw new Error('the address leads inside');
  return { url, address };
}

/** Tells an address. It is connected to what was judged and to nothing else; where it sends us on is not followed. */
export async function tellWebhook(text: string, body: unknown, resolve?: Resolve): Promise<void> {
  const { url, address } = await placeOf(text, resolve);
  const family = isIP(address);
  await new Promise<void>((done, failed) => {
    const sent = request(
      url,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': 'wigwag' },
        timeout: PATIENCE_MS,
        agent: false,
        lookup: (_host, options, found) =>
          options.all ? found(null, [{ address, family }]) : found(null, address, family),
      },
      answer => {
        answer.resume();
        const { statusCode = 0 } = answer;
        if (statusCode >= 200 && statusCode < 300) done();
        else failed(new Error(`the webhook answered ${statusCode}`));
      },
    );
    sent.once('timeout', () => sent.destroy(new Error('the webhook does not answer')));
    sent.once('error', failed);
    sent.end(JSON.stringify(body));
  });
}
