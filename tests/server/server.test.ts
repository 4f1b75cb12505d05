import { type ChildProcess, spawnSync } from 'node:child_process';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { networkInterfaces } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, ask, freePort, projectWith, raw, serve } from './standing.ts';

const PAGE = '<!doctype html><title>Wigwag</title>';
const project = projectWith({
  'client-newest': {
    'index.html': PAGE,
    'assets/index-abc.js': 'export {};',
    'assets/index-abc.css': 'b{}',
    'assets/font.woff2': 'wOF2',
    'library/index.json': '[]',
    'library/previews/a.png': 'PNG',
    '.secret': 'hidden',
  },
  'client-before': { 'index.html': 'old', 'old.html': 'old', 'assets/index-old.js': 'export const old = 1;' },
});
const SECRET = 'outside its folder';
writeFileSync(join(project, 'dist/outside.txt'), SECRET);
writeFileSync(join(project, 'dist/builds/outside.txt'), SECRET);

const running: ChildProcess[] = [];
let port = 0;

async function start(...args: readonly string[]) {
  const started = await serve(project, ...args);
  running.push(started.process);
  return started;
}

beforeAll(async () => {
  port = await freePort();
  await start('--port', `${port}`);
});

afterAll(() => {
  for (const child of running) child.kill();
  rmSync(project, { recursive: true });
});

async function answered(path: string, options: Parameters<typeof ask>[2] = {}): Promise<Answer> {
  const answer = await ask(port, path, options);
  if (answer === undefined) throw new Error(`no answer to ${path}`);
  return answer;
}

describe('files', () => {
  test.each([
    ['/', 'text/html; charset=utf-8', 'no-cache'],
    ['/?title=pickets', 'text/html; charset=utf-8', 'no-cache'],
    ['/index.html', 'text/html; charset=utf-8', 'no-cache'],
    ['/assets/index-abc.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/index-abc.css', 'text/css; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/font.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
    ['/library/index.json', 'application/json; charset=utf-8', 'no-cache'],
    ['/library/previews/a.png', 'image/png', 'no-cache'],
  ])('%s has its type, and is kept as long as it holds', async (path, type, caching) => {
    const { status, headers } = await answered(path);
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-type': type, 'cache-control': caching, etag: expect.any(String) });
  });

  test('a file that has not changed is not sent again', async () => {
    const { headers, body } = await answered('/');
    expect(body).toBe(PAGE);
    const again = await answered('/', { headers: `If-None-Match: ${headers.etag}\r\n` });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  test('HEAD has the headers alone; parts that do not exist are refused', async () => {
    const head = await answered('/', { method: 'HEAD' });
    expect([head.status, head.headers['content-length'], head.body]).toEqual([200, `${PAGE.length}`, '']);
    expect(await answered('/', { headers: 'Range: bytes=0-3\r\n' })).toMatchObject({
      status: 206,
      body: PAGE.slice(0, 4),
    });
    expect(await answered('/', { headers: 'Range: bytes=2-1\r\n' })).toMatchObject({ status: 416 });
    expect(await answered('/', { headers: 'Range: bytes=99999-\r\n' })).toMatchObject({ status: 416 });
  });

  test('an open page still gets its parts of the build before; nothing else comes from there', async () => {
    expect(await answered('/assets/index-old.js')).toMatchObject({ status: 200, body: 'export const old = 1;' });
    expect((await answered('/old.html')).status).toBe(404);
  });
});

const STRICT = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
];

describe('every answer', () => {
  test.each([
    ['a page', '/', {}],
    ['an asset', '/assets/index-abc.js', {}],
    ['nothing', '/none', {}],
    ['health', '/healthz', {}],
    ['a refusal', '/', { method: 'POST' }],
    ['a redirection', '/', { host: '127.0.0.1' }],
    ['a strange name', '/', { host: 'elsewhere.example' }],
  ])('%s forbids script from elsewhere, and being framed', async (_, path, options) => {
    const { headers } = await answered(path, options);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    const policy = headers['content-security-policy'] ?? '';
    for (const part of STRICT) expect(policy.split('; ')).toContain(part);
    expect(policy).not.toContain('unsafe');
  });
});

describe('methods', () => {
  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND'])('%s is not allowed', async method => {
    const { status, headers } = await answered('/', { method });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

async function givesNothing(path: string): Promise<void> {
  const { status, body } = await answered(path);
  expect([400, 403, 404]).toContain(status);
  expect(body).not.toMatch(/outside|hidden|root:|old/);
  expect((await answered('/')).status).toBe(200);
}

describe('paths', () => {
  test.each([
    '/../outside.txt',
    '/..%2foutside.txt',
    '/%2e%2e/outside.txt',
    '/%2e%2e%2foutside.txt',
    '/assets/../../outside.txt',
    '/assets/..%2f..%2foutside.txt',
    '/assets/%2e%2e%2f%2e%2e%2foutside.txt',
    '/..\\outside.txt',
    '/..%5coutside.txt',
    '/%252e%252e%252foutside.txt',
    '/....//outside.txt',
    '//etc/passwd',
    '/%2fetc%2fpasswd',
    '/../client-before/old.html',
    'http://localhost/../outside.txt',
    '/.secret',
    '/assets',
    '/assets/',
    '/index.html/',
    '/index.html/x',
    '/%00',
    '/index.html%00.js',
    '/%',
    '/%ff%fe',
    '/library',
    '/__proto__',
  ])('%s gives nothing', path => givesNothing(path));

  test('long paths give nothing', async () => {
    await givesNothing(`/${'a'.repeat(5000)}`);
    await givesNothing(`/${'a/'.repeat(4000)}`);
  });

  test('headers that are too large, and what is no request, are refused; the server goes on', async () => {
    expect(await ask(port, '/', { headers: `X: ${'a'.repeat(100_000)}\r\n` })).toMatchObject({ status: 431 });
    expect(await raw(port, 'what is this\r\n\r\n')).toMatchObject({ status: 400 });
    expect(await raw(port, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n')).toMatchObject({ status: 400 });
    expect((await answered('/')).status).toBe(200);
  });
});

describe('names', () => {
  test.each([
    'elsewhere.example',
    'localhost.example',
    '10.0.0.1',
    '127.0.0.1.example',
    '',
    'localhost@elsewhere.example',
  ])('asked as “%s” it says nothing of the page', async host => {
    const { status, body } = await answered('/', { host });
    expect(status).toBe(403);
    expect(body).toContain('--host');
    expect((await answered('/healthz', { host })).status).toBe(403);
  });

  test('this machine by its number leads to localhost, address and query kept', async () => {
    for (const name of ['127.0.0.1', '[::1]']) {
      const { status, headers } = await answered('/a%20b?title=pickets&seed=3', { host: `${name}:${port}` });
      expect([status, headers.location]).toEqual([307, `http://localhost:${port}/a%20b?title=pickets&seed=3`]);
    }
    const { headers } = await answered('//elsewhere.example/', { host: '127.0.0.1:1' });
    expect(headers.location).toBe('http://localhost:1//elsewhere.example/');
  });

  test.skipIf(!Object.values(networkInterfaces()).some(list => list?.some(({ address }) => address === '::1')))(
    'localhost is reached by either number',
    async () => {
      const bytes = `GET / HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: close\r\n\r\n`;
      expect(await raw(port, bytes, '::1')).toMatchObject({ status: 200 });
    },
  );

  test('opened to others with --host, it answers to any name', async () => {
    const open = await freePort();
    const { out } = await start('--port', `${open}`, '--host', '127.0.0.1');
    expect(out).toContain(`http://127.0.0.1:${open}/`);
    expect(await ask(open, '/', { host: 'elsewhere.example' })).toMatchObject({ status: 200 });
    expect(await ask(open, '/', { host: `127.0.0.1:${open}` })).toMatchObject({ status: 200 });
  });
});

describe('the port', () => {
  test('health names program and version', async () => {
    const { status, headers, body } = await answered('/healthz');
    expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    expect(JSON.parse(body)).toMatchObject({ program: 'wigwag', version: expect.stringMatching(/^\d+\.\d+\.\d+/) });
  });

  test('taken by this copy: it gives the address and ends well', async () => {
    const { ended } = await start('--port', `${port}`);
    expect(ended).toMatchObject({ code: 0, out: expect.stringContaining(`http://localhost:${port}/`), err: '' });
  });

  test('taken by another copy: that is not the page that was asked for', async () => {
    const other = projectWith({ 'client-other': { 'index.html': 'other' } });
    const { ended } = await serve(other, '--port', `${port}`);
    rmSync(other, { recursive: true });
    expect(ended).toMatchObject({ code: 1, out: '' });
    expect(ended?.err).toMatch(/taken by another copy of Wigwag \(version \d/);
  });

  test.each([
    ['talks', () => createServer((_, response) => response.end('{"program":"other"}'))],
    ['is silent', () => createServer(() => undefined)],
  ])('taken by a program that %s: it says so, and does not move', async (_, make) => {
    const server = make();
    const taken = await freePort();
    await new Promise<void>(resolve => server.listen(taken, '127.0.0.1', resolve));
    const { ended } = await start('--port', `${taken}`);
    server.closeAllConnections();
    server.close();
    expect(ended).toMatchObject({ code: 1, out: '' });
    expect(ended?.err).toContain(`Port ${taken} is taken by another program`);
    expect(ended?.err).toContain(`--port ${taken + 1}`);
    expect(ended?.err).toContain('keeps games for each port separately');
  });

  test.each(['0', '65536', 'x', '-1', '80.5', ''])('“%s” is no port', async given => {
    const { ended } = await start(`--port=${given}`);
    expect(ended).toMatchObject({ code: 2, err: expect.stringContaining('--port takes a number') });
  });

  test('an option that it does not have is named', async () => {
    const { ended } = await start('--exact');
    expect(ended).toMatchObject({ code: 2, err: expect.stringContaining("'--exact'") });
  });
});

describe('builds', () => {
  const script = `
    import { newBuild, publish } from './tools/serving/builds.mjs';
    import { writeFileSync } from 'node:fs';
    const build = newBuild('dist');
    writeFileSync(build + '/index.html', 'fresh');
    console.log(build);
    if (process.argv[1] !== 'unfinished') publish('dist', build);
  `;
  const build = (word = 'finished'): string =>
    basename(
      spawnSync(process.execPath, ['--input-type=module', '-e', script, word], {
        cwd: project,
        encoding: 'utf8',
      }).stdout.trim(),
    );

  test('a build is served once it is whole; the one before stays, older ones go, unfinished ones are left alone', async () => {
    const unfinished = build('unfinished');
    expect((await answered('/')).body).toBe(PAGE);
    const first = build();
    expect((await answered('/')).body).toBe('fresh');
    expect((await answered('/assets/index-abc.js')).status).toBe(200);
    expect(readdirSync(join(project, 'dist/builds')).sort()).toEqual(
      [first, 'client-newest', unfinished, 'outside.txt'].sort(),
    );
    build();
    expect((await answered('/assets/index-abc.js')).status).toBe(404);
  });

  test('before the first build there is nothing, and no crash', async () => {
    rmSync(join(project, 'dist/builds.json'));
    expect((await answered('/')).status).toBe(404);
    writeFileSync(join(project, 'dist/builds.json'), '["../.."]');
    expect((await answered('/package.json')).status).toBe(404);
    writeFileSync(join(project, 'dist/builds.json'), 'null');
    expect((await answered('/')).status).toBe(404);
  });
});
