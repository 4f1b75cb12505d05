import { spawnSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { main } from './main.ts';
import { shownLine } from './terminal.ts';

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'wigwag-terminal-'));

function wigwag(args: readonly string[], agrees?: (question: string) => boolean) {
  const out: string[] = [];
  const err: string[] = [];
  const streams = { out: (line: string) => out.push(line), err: (line: string) => err.push(line) };
  const code = main(args, 'en', { ...streams, ...(agrees && { agrees }) });
  return { code, out, err };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
const UNFIT = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
const NASTY = '\u001b[2J\u001b]0;owned\u0007\u009b31m\r\n\u202egnp.exe\u2066\u200f\ud800';

describe('what goes out', () => {
  test('is shown and not obeyed', () => {
    expect(shownLine(NASTY)).toBe(
      '\\u001b[2J\\u001b]0;owned\\u0007\\u009b31m\\u000d\\u000a\\u202egnp.exe\\u2066\\u200f\\ud800',
    );
    expect(shownLine('Zażółć gęślą “jaźń” – 😀')).toBe('Zażółć gęślą “jaźń” – 😀');
  });

  test('keeps its beginning and its end where it is too long', () => {
    const cut = shownLine(`first${'x'.repeat(100_000)}last`);
    expect(cut.length).toBeLessThan(2100);
    expect(cut).toMatch(/^first.* … .*last$/);
  });

  test.each([
    ['the name of a file', (path: string) => ['validate', join(path, `no${NASTY}.yaml`)]],
    ['a command', () => [`x${NASTY}`]],
    ['an option', () => ['list', `--x${NASTY}`]],
    ['a language', () => ['list', '--lang', NASTY]],
    ['a scenario', () => ['render', NASTY, '--out', 'a.svg']],
    ['a value of a map', (path: string) => ['validate', put(path, `format: "${escapes(NASTY)}"\n`)]],
    ['the id of a map', (path: string) => ['validate', put(path, `format: wigwag-map 1\nid: "${escapes(NASTY)}"\n`)]],
    [
      'the name of a field',
      (path: string) => ['validate', put(path, `format: wigwag-map 1\n"${escapes(NASTY)}": 1\n`)],
    ],
    ['the ruleset of a record', (path: string) => ['replay', put(path, record({ ruleset: NASTY }))]],
    ['the scenario of a record', (path: string) => ['replay', put(path, record({ setup: { scenario: NASTY } }))]],
    ['the rules of a record', (path: string) => ['replay', put(path, record({ rules: NASTY, version: NASTY }))]],
    ['a roster', (path: string) => ['import-roster', put(path, JSON.stringify({ scenarios: NASTY })), '--out', path]],
  ])('has no control characters of %s', (_, args) => {
    const { code, out, err } = wigwag(args(newFolder()));
    expect(code).not.toBe(0);
    expect(err.length).toBeGreaterThan(0);
    for (const line of [...out, ...err]) expect(line).not.toMatch(UNFIT);
  });

  test('is cut to a screen where there are thousands of problems, and they are counted', () => {
    const fields = Array.from({ length: 3000 }, (_, n) => `field${n}: 1`).join('\n');
    const { err } = wigwag(['validate', put(newFolder(), `format: wigwag-map 1\n${fields}\n`)]);
    expect(err.length).toBe(42);
    expect(err.at(-2)).toMatch(/^… and 2\d{3} more\.$/);
    expect(err.at(-1)).toMatch(/^3\d{3} problems\.$/);
    const drawn = wigwag(['render', put(newFolder(), `format: wigwag-map 1\n${fields}\n`), '--out', 'a.svg']);
    expect([drawn.code, drawn.err.length]).toEqual([2, 41]);
  });
});

const escapes = (text: string): string =>
  text.replace(/[^ -~]/g, each => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`);

function put(folder: string, text: string): string {
  const path = join(folder, text.startsWith('{') ? 'file.json' : 'file.yaml');
  writeFileSync(path, text);
  return path;
}

const record = (fields: object): string =>
  JSON.stringify({
    format: 'wigwag-record 1',
    ruleset: 'gcacw',
    version: '1',
    rules: '0a',
    setup: { scenario: 'first-march' },
    decisions: [],
    hash: '0',
    ...fields,
  });

const isPosix = process.platform !== 'win32';

describe.runIf(isPosix)('what is no file', () => {
  const folder = newFolder();
  const pipe = join(folder, 'pipe.yaml');
  spawnSync('mkfifo', [pipe]);
  mkdirSync(join(folder, 'folder.yaml'));
  symlinkSync(join(folder, 'nowhere'), join(folder, 'broken.yaml'));
  symlinkSync('/dev/zero', join(folder, 'device.yaml'));
  writeFileSync(join(folder, 'map.yaml'), 'format: wigwag-map 1\n');

  test('is passed over in a folder', () => {
    const { code, err } = wigwag(['validate', folder]);
    expect(code).toBe(1);
    expect(new Set(err.slice(0, -1).map(line => line.split(':')[0]))).toEqual(new Set([join(folder, 'map.yaml')]));
  });

  test.each([
    ['a pipe', pipe, 'a pipe, a socket or a device'],
    ['a device', '/dev/zero', 'a pipe, a socket or a device'],
    ['a link to a device', join(folder, 'device.yaml'), 'a pipe, a socket or a device'],
    ['a link that leads nowhere', join(folder, 'broken.yaml'), 'cannot be read (ENOENT)'],
    ['an empty folder with the name of a file', join(folder, 'folder.yaml'), 'There is no .yaml file'],
  ])('%s is named with the reason, and nobody waits', (_, path, reason) => {
    const { code, err } = wigwag(['validate', path]);
    expect([code, err.join()]).toEqual([2, expect.stringContaining(reason)]);
    for (const command of [
      ['replay', path],
      ['render', path, '--out', join(folder, 'a.svg')],
      ['import-roster', path],
    ])
      expect(wigwag(command).code).toBe(2);
  });

  test('a socket is named too', async () => {
    const path = join(folder, 'socket.yaml');
    const server = createServer();
    await new Promise<void>(resolve => server.listen(path, resolve));
    expect(wigwag(['validate', path]).err.join()).toContain('a pipe, a socket or a device');
    expect(wigwag(['replay', path]).err.join()).toContain('a pipe, a socket or a device');
    server.close();
  });
});

describe('a picture that is there already', () => {
  const draw = (out: string, agrees?: (question: string) => boolean, ...more: readonly string[]) =>
    wigwag(['render', 'laurel-bend', '--width', '100', '--out', out, ...more], agrees);
  const mine = (name: string): string => {
    const path = join(newFolder(), name);
    writeFileSync(path, 'mine');
    return path;
  };

  test('stays without a terminal, and without a yes', () => {
    const path = mine('a.svg');
    for (const agrees of [undefined, () => false]) {
      const { code, err } = draw(path, agrees);
      expect([code, err.join()]).toEqual([
        2,
        `${path} already exists and was not changed. Choose another name, or overwrite with --force.`,
      ]);
      expect(readFileSync(path, 'utf8')).toBe('mine');
    }
    expect(readdirSync(join(path, '..'))).toEqual(['a.svg']);
  });

  test('is overwritten with a yes or with --force, and nobody is asked for a new one', () => {
    const questions: string[] = [];
    const yes = (question: string): boolean => questions.push(question) > 0;
    const [asked, forced] = [mine('a.svg'), mine('b.svg')];
    expect(draw(asked, yes).code).toBe(0);
    expect(draw(forced, yes, '--force').code).toBe(0);
    expect(draw(join(newFolder(), 'new.svg'), yes).code).toBe(0);
    expect(questions).toEqual([`${asked} already exists. Overwrite it? [y/N]`]);
    for (const path of [asked, forced]) expect(readFileSync(path, 'utf8')).toContain('<svg');
  });

  test.runIf(isPosix)('is never reached through a link: neither the picture nor its part', () => {
    const [target, folder] = [mine('target.svg'), newFolder()];
    const link = join(folder, 'link.svg');
    symlinkSync(target, link);
    for (const more of [[], ['--force']]) {
      const { code, err } = draw(link, () => true, ...more);
      expect([code, err.join()]).toEqual([2, expect.stringContaining('is a link')]);
    }
    expect([readFileSync(target, 'utf8'), readlinkSync(link)]).toEqual(['mine', target]);
    const nowhere = join(folder, 'nowhere.svg');
    symlinkSync(join(folder, 'elsewhere.svg'), nowhere);
    expect(draw(nowhere, () => true, '--force').code).toBe(2);
    expect(existsSync(join(folder, 'elsewhere.svg'))).toBe(false);
    // Where the part of a picture used to be written.
    const picture = join(folder, 'picture.svg');
    symlinkSync(target, `${picture}.part`);
    expect(draw(picture).code).toBe(0);
    expect([readFileSync(target, 'utf8'), lstatSync(picture).isFile()]).toEqual(['mine', true]);
    expect(readdirSync(folder).filter(name => /[0-9a-f]{16}/.test(name))).toEqual([]);
  });
});
