import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings, UnreadableSettings } from './settings.ts';
import { dataFolder } from './store/private/place.ts';

const read = (args: readonly string[], env: NodeJS.ProcessEnv = {}) => readSettings(args, env, '/opt/wigwag');

test('nothing said: this machine, the usual port, a private database', () => {
  expect(read([])).toMatchObject({ port: 5180, host: undefined, databaseUrl: undefined, logLevel: 'info' });
});

test('what is said', () => {
  const args = [
    '--port',
    '8080',
    '--host',
    '0.0.0.0',
    '--data',
    '/d',
    '--public-url',
    'https://w.example',
    '--log',
    'warn',
  ];
  const settings = read(args, { DATABASE_URL: 'postgres://x' });
  expect(settings).toMatchObject({
    port: 8080,
    host: '0.0.0.0',
    databaseUrl: 'postgres://x',
    home: '/d',
    logLevel: 'warn',
  });
  expect(settings.publicUrl?.href).toBe('https://w.example/');
});

test('limits are there unless they are taken away', () => {
  expect(read([]).isUnlimited).toBe(false);
  expect(read(['--unlimited']).isUnlimited).toBe(true);
});

test.each([
  [['--port', 'x'], '--port'],
  [['--port', '70000'], '--port'],
  [['--host', ''], '--host'],
  [['--public-url', 'wigwag'], '--public-url'],
  [['--public-url', 'file:///etc'], '--public-url'],
  [['--public-url', 'https://w.example/games'], 'without a path'],
  [['--log', 'loud'], '--log'],
  [['--log', 'debug'], '--log'],
  [['--nonsense'], 'nonsense'],
])('%j cannot be read, and it says which', (args, named) => {
  expect(() => read(args)).toThrow(UnreadableSettings);
  expect(() => read(args)).toThrow(named);
});

test('the public address may stand in the environment; the option goes before', () => {
  expect(read([], { PUBLIC_URL: 'https://w.example' }).publicUrl?.href).toBe('https://w.example/');
  expect(read([], { PUBLIC_URL: '' }).publicUrl).toBeUndefined();
  const both = read(['--public-url', 'https://x.example'], { PUBLIC_URL: 'https://w.example' });
  expect(both.publicUrl?.host).toBe('x.example');
});

test.each(['wigwag', 'mysql://ada:secret@host/wigwag', 'postgres://ada:se#cret@host:x/wigwag'])(
  'a database at %s cannot be read, and its password is not repeated',
  DATABASE_URL => {
    expect(() => read([], { DATABASE_URL })).toThrow(/^DATABASE_URL takes an address(?!.*se#cret)/);
  },
);

test('a folder is meant from where it was typed, whoever looks for it', () => {
  expect(read(['--data', 'games']).home).toBe(join(process.cwd(), 'games'));
});

test('root has its data where another account may look', () => {
  expect(dataFolder('/root/wigwag', 0)).toMatch(/^\/var\/lib\/wigwag\/[0-9a-f]{16}$/);
  expect(dataFolder('/home/ada/wigwag', 1000)).toBe('/home/ada/wigwag/.data');
});

test('letters need an address to come from, and one that their links lead to', () => {
  const SMTP_URL = 'smtps://ada:secret@mail.example';
  const MAIL_FROM = 'wigwag@example.org';
  const open = ['--public-url', 'https://w.example'];
  expect(read([]).smtp).toBeUndefined();
  expect(read(open, { SMTP_URL, MAIL_FROM }).smtp).toEqual({ url: SMTP_URL, from: MAIL_FROM });
  expect(() => read(open, { SMTP_URL })).toThrow('MAIL_FROM');
  expect(() => read([], { SMTP_URL, MAIL_FROM })).toThrow('--public-url');
  expect(() => read(open, { SMTP_URL: 'mail.example', MAIL_FROM })).toThrow('SMTP_URL');
});
