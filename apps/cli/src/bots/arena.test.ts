import { appendFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { main } from '../main.ts';
import { worldFor } from './jobs.ts';

const folder = mkdtempSync(join(tmpdir(), 'wigwag-arena-'));

async function arena(...args: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const streams = { out: (line: string) => out.push(line), err: (line: string) => err.push(line) };
  const code = await main(['arena', '--workers', '1', ...args], 'en', streams);
  return { code, out: out.join('\n'), err: err.join('\n') };
}

const SMALL = ['--a', 'restless', '--b', 'passive', '--scenarios', 'first-battle,stuarts-raid', '--pairs', '2'];

describe('wigwag arena', () => {
  test('gives the figures as data, the same each time for a seed, others for another', async () => {
    const first = await arena(...SMALL, '--seed', '3', '--json');
    expect(first.code).toBe(0);
    const report = JSON.parse(first.out);
    expect(report).toMatchObject({ a: 'restless', b: 'passive', seed: 3, pairs: 4, games: 8 });
    expect(report.byScenario.map(({ scenario }: { scenario: string }) => scenario)).toEqual([
      'first-battle',
      'stuarts-raid',
    ]);
    expect(report.interval[0]).toBeLessThanOrEqual(report.winRate);
    expect(report.interval[1]).toBeGreaterThanOrEqual(report.winRate);
    expect(report.mirror).toMatchObject({ pairs: 2 });
    expect((await arena(...SMALL, '--seed', '3', '--json')).out).toBe(first.out);
    expect((await arena(...SMALL, '--seed', '4', '--json')).out).not.toBe(first.out);
  });

  test('tells them in words, with the control unless nobody wants it', async () => {
    const { out } = await arena(...SMALL);
    expect(out).toContain('restless against passive:');
    expect(out).toContain('Control, restless against itself:');
    expect((await arena(...SMALL, '--no-mirror')).out).not.toContain('Control');
    expect((await arena(...SMALL, '--lang', 'pl')).out).toContain('restless przeciw passive:');
  });

  test('games have the options of the rules that are asked for, and no others', async () => {
    expect((await arena(...SMALL, '--option', 'limitedIntelligence', '--no-mirror')).code).toBe(0);
    const venue = { scenario: 'first-battle', options: ['limitedIntelligence'] } as const;
    expect(worldFor(venue).options.limitedIntelligence).toBe(true);
    expect(worldFor({ ...venue, options: [] }).options.limitedIntelligence).toBe(false);
  });

  test('a sequential test stops as soon as it is decided', async () => {
    const args = ['--a', 'regular', '--b', 'passive', '--scenarios', 'first-battle', '--pairs', '60', '--no-mirror'];
    const { out } = await arena(...args, '--sprt', '0,200');
    expect(out).toContain('The test is decided: regular is stronger than passive');
    expect(out).not.toContain('60 pairs');
    expect((await arena(...SMALL, '--sprt', '0,5')).out).toContain('The test is open');
  });

  test('keeps what was played, goes on from there, and comes to the same', async () => {
    const file = join(folder, 'kept.jsonl');
    const args = [...SMALL, '--seed', '5', '--json'];
    const whole = await arena(...args);
    await arena(...args, '--pairs', '1', '--resume', file);
    const half = readFileSync(file, 'utf8').split('\n').length;
    // Stopped in the middle of a line.
    appendFileSync(file, '{"scenario":"first-ba');
    expect(await arena(...args, '--resume', file)).toEqual(whole);
    expect(readFileSync(file, 'utf8').split('\n').length).toBeGreaterThan(half);
    const before = readFileSync(file, 'utf8');
    expect(await arena(...args, '--resume', file)).toEqual(whole);
    expect(readFileSync(file, 'utf8')).toBe(before);
    expect((await arena(...SMALL, '--seed', '6', '--resume', file)).err).toContain('its “seed” is 5, not 6');
    const [head, first = '', ...rest] = before.split('\n');
    writeFileSync(file, [head, first.replace(/"lead":(-?\d+)/, '"lead":99'), ...rest].join('\n'));
    expect(await arena(...args, '--resume', file)).toMatchObject({
      code: 2,
      err: expect.stringContaining('comes out differently now'),
    });
    writeFileSync(file, [head, 'nonsense', ...rest].join('\n'));
    expect((await arena(...args, '--resume', file)).err).toContain('kept.jsonl, line 2: this is no pair of games');
  });

  const mine = join(folder, 'mine.txt');
  writeFileSync(mine, 'my own\n');

  test.each([
    [['--b', 'random'], '--a is missing: who is to play? Known: random'],
    [['--a', 'nobody', '--b', 'random'], '--a: there is no bot “nobody”'],
    [[...SMALL, '--scenarios', 'stuarts-rade'], 'Did you mean “stuarts-raid”?'],
    [[...SMALL, '--scenarios', 'zzzzzzzzzzzz'], 'There is no scenario “zzzzzzzzzzzz”. Known: '],
    [[...SMALL, '--pairs', '0'], '--pairs takes a whole number from 1 to 100000, not “0”'],
    [[...SMALL, '--pairs', 'many'], 'not “many”'],
    [[...SMALL, '--workers', '1.5'], '--workers takes a whole number'],
    [[...SMALL, '--option', 'snow'], 'the rules have no option “snow”'],
    [[...SMALL, '--option', 'entrenchActions1863'], 'is for scenarios of another year than “first-battle”'],
    [[...SMALL, '--sprt', '50'], '--sprt takes two numbers'],
    [[...SMALL, '--sprt', '50,0'], 'Not “50,0”'],
    [[...SMALL, '--resume', mine], 'mine.txt is not a file that “arena” wrote'],
    [[...SMALL, '--resume', join(folder, 'no', 'file')], 'cannot be written (ENOENT)'],
    [[...SMALL, '--out', 'x'], '“arena” does not take --out'],
  ])('%j is told what is wrong', async (args, sentence) => {
    const { code, err } = await arena(...args);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
  });
  test('a file that is not its own stays as it is', () => {
    expect(readFileSync(mine, 'utf8')).toBe('my own\n');
  });
});
