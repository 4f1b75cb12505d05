import { BlockList, isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** Where the line comes from on which somebody asks. */
export const peerOf = (context: Context): string =>
  (context.env as HttpBindings | undefined)?.incoming?.socket?.remoteAddress ?? 'unknown';

/** A proxy in front stands on this machine or in a network of our own. */
const NEAR = new BlockList();
NEAR.addSubnet('127.0.0.0', 8);
NEAR.addSubnet('10.0.0.0', 8);
NEAR.addSubnet('172.16.0.0', 12);
NEAR.addSubnet('192.168.0.0', 16);
NEAR.addAddress('::1', 'ipv6');
NEAR.addSubnet('fc00::', 7, 'ipv6');

const isNear = (address: string): boolean =>
  isIP(address) !== 0 && NEAR.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

interface Front {
  /** Where a proxy in front is reached. */
  readonly publicUrl: URL | undefined;
}

/** Who asks, as far as this machine knows. A proxy adds at the end from whom it has a request; what stands before that, anybody may have written. */
export function addressOf(context: Context, { publicUrl }: Front): string {
  const peer = peerOf(context);
  if (publicUrl === undefined || !isNear(peer)) return peer;
  return context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() || peer;
}

/** Does a request that changes something come from our own page? A browser says where from; other programs need not. */
export function isOwnOrigin(origin: string | undefined, host: string | undefined, { publicUrl }: Front): boolean {
  if (origin === undefined) return true;
  if (origin === publicUrl?.origin) return true;
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host.toLowerCase();
}

const SAME_MACHINE = ['localhost', '127.0.0.1', '[::1]'];

/** A page of another site cannot pass as ours by pointing its own name at this machine. */
export const isSameMachine = (host = ''): boolean => SAME_MACHINE.includes(host.toLowerCase().replace(/:\d*$/, ''));
