import { expect, test } from 'vitest';
import { newLog } from './log.ts';

const NOON = () => new Date('2026-01-01T12:00:00Z');

test('a line for each thing that happened, from the level on that was asked for', () => {
  const lines: string[] = [];
  const log = newLog(line => lines.push(line), 'warn', NOON);
  log.info('unheard');
  log.warn('began', { port: 5180 });
  log.error('failed', { error: new RangeError('too far') });
  expect(lines.map(line => JSON.parse(line))).toMatchObject([
    { at: '2026-01-01T12:00:00.000Z', level: 'warn', what: 'began', port: 5180 },
    { level: 'error', what: 'failed', error: { name: 'RangeError', message: 'too far' } },
  ]);
});

test('no secret is written down', () => {
  const lines: string[] = [];
  const log = newLog(line => lines.push(line));
  log.info('began', { cookie: 'abc', sessionToken: 'abc', DATABASE_URL: 'abc', root: 'abc', share: 'abc', game: 'g' });
  expect(lines.join()).not.toContain('abc');
  expect(lines.join()).toContain('"game":"g"');
});
