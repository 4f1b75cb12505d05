import type { Context } from 'hono';
import { expect, test } from 'vitest';
import { addressOf, isOwnOrigin } from './sender.ts';

const PUBLIC = { publicUrl: new URL('https://w.example') };
const from = (remoteAddress: string, forwarded?: string) =>
  ({
    env: { incoming: { socket: { remoteAddress } } },
    req: { header: (name: string) => (name === 'x-forwarded-for' ? forwarded : undefined) },
  }) as unknown as Context;

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.1.2.3', '172.16.0.2', '192.168.1.2', 'fd00::2'])(
  'a proxy at %s says who asks; what somebody wrote before it does not count',
  peer => {
    expect(addressOf(from(peer, '8.8.8.8'), PUBLIC)).toBe('8.8.8.8');
    expect(addressOf(from(peer, '1.1.1.1, 8.8.8.8'), PUBLIC)).toBe('8.8.8.8');
    expect(addressOf(from(peer), PUBLIC)).toBe(peer);
  },
);

test('nobody else is believed, and nobody where no proxy was named', () => {
  for (const peer of ['9.9.9.9', '172.32.0.1', '2001:db8::1', 'unknown'])
    expect(addressOf(from(peer, '8.8.8.8'), PUBLIC)).toBe(peer);
  expect(addressOf(from('127.0.0.1', '8.8.8.8'), { publicUrl: undefined })).toBe('127.0.0.1');
});

test('our own page is the one at the public address, whatever host a proxy passes on', () => {
  expect(isOwnOrigin('https://w.example', 'backend', PUBLIC)).toBe(true);
  expect(isOwnOrigin('https://evil.example', 'backend', PUBLIC)).toBe(false);
  expect(isOwnOrigin('http://w.example', 'backend', PUBLIC)).toBe(false);
  expect(isOwnOrigin('http://localhost:5180', 'localhost:5180', PUBLIC)).toBe(true);
  expect(isOwnOrigin('https://w.example', 'backend', { publicUrl: undefined })).toBe(false);
});
