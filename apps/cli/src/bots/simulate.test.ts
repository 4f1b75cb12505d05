import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { main } from '../main.ts';

const folder = mkdtempSync(join(tmpdir(), 'wigwag-simulate-'));

async function simulate(...args: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const streams = { out: (line: string) => out.push(line), err: (line: string) => err.push(line) };
  const code = await main(['simulate', ...args, '--workers', '1'], 'en', streams);
  return { code, out: out.join('\n'), err: err.join('\n') };
}

const SMALL = ['first-battle', '--games', '3', '--a', 'rusher', '--b', 'newcomer'];

describe('wigwag simulate', () => {
  test('writes a file that needs nothing else, the same each time, in the language that is asked for', async () => {
    const [one, two, pl] = ['one.html', 'two.html', 'pl.html'].map(name => join(folder, name)) as [
      string,
      string,
      string,
    ];
    expect(await simulate(...SMALL, '--report', one)).toMatchObject({ code: 0, out: `Written: ${one}` });
    await simulate(...SMALL, '--report', two);
    await simulate(...SMALL, '--report', pl, '--lang', 'pl');
    const html = readFileSync(one, 'utf8');
    expect(readFileSync(two, 'utf8')).toBe(html);
    expect(html).toContain('rusher for the Union against newcomer for the Confederacy, 3 games, seed 1');
    expect(html).toContain('class="threat"');
    expect(html).not.toMatch(/<script|<link|<img|NaN|undefined|Infinity/);
    expect(readFileSync(pl, 'utf8')).toContain('Gdzie walczono');
    expect(readFileSync(pl, 'utf8')).not.toContain('Where they fought');
  });

  test('gives the figures as data: the first games are the same however many there are', async () => {
    const told = async (...args: string[]) => JSON.parse((await simulate(...SMALL, '--json', ...args)).out);
    const few = await told();
    expect(few).toMatchObject({ union: 'rusher', confederate: 'newcomer', games: 3 });
    expect(few.wins.union + few.wins.confederate + few.wins.draw).toBe(3);
    expect(await told('--seed', '2')).not.toEqual(await told());
  });

  test('what is there already stays, unless it is forced', async () => {
    const file = join(folder, 'mine.html');
    writeFileSync(file, 'mine');
    expect((await simulate(...SMALL, '--report', file)).err).toContain('already exists and was not changed');
    expect(readFileSync(file, 'utf8')).toBe('mine');
    expect((await simulate(...SMALL, '--report', file, '--force')).code).toBe(0);
    expect(readFileSync(file, 'utf8')).toContain('<!doctype html>');
  });

  test.each([
    [[], '“simulate” needs a scenario'],
    [SMALL, '“simulate” needs to know what to give'],
    [[...SMALL, '--report', 'a.pdf'], 'a.pdf: the output file has to end in .html'],
    [['nowhere-at-all', '--json'], 'There is no scenario “nowhere-at-all”'],
    [[...SMALL, '--json', '--a', 'nobody'], '--a: there is no bot “nobody”'],
    [[...SMALL, '--json', '--games', '-1'], '--games takes a whole number'],
    [[...SMALL, '--json', '--pairs', '2'], '“simulate” does not take --pairs'],
  ])('%j is told what is wrong', async (args, sentence) => {
    const { code, err } = await simulate(...args);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
  });
});
