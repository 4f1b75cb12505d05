import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundledScenario } from '@wigwag/content/bundled';
import { engine, type Gcacw, gcacw, openGame, withOptions, worldOf } from '@wigwag/gcacw';
import { History, hostedOf } from '@wigwag/host';
import { type GameRecord, recordOf, rolling, topFrame, writeRecord } from '@wigwag/kernel';
import { describe, expect, test } from 'vitest';
import { main } from './main.ts';
import { random } from './random.ts';

const folder = mkdtempSync(join(tmpdir(), 'wigwag-reports-'));

function wigwag(args: readonly string[], agrees?: () => boolean) {
  const lines: string[] = [];
  const write = (line: string): void => void lines.push(line);
  const code = main(args, 'en', { out: write, err: write, ...(agrees && { agrees }) });
  return { code, told: lines.join('\n') };
}

function file(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

/** Played at random; with hidden forces, what can be covered is. */
function savedGame(decisions: number, isHidden = false): string {
  const scenario = bundledScenario('first-march');
  if (scenario === undefined) throw new Error('no scenario');
  const options = { limitedIntelligence: isHidden };
  const below = random(3);
  const opened = openGame(withOptions(worldOf(scenario), options));
  const host = new History<Gcacw>(hostedOf(gcacw, opened, { scenario: 'first-march', options }), rolling(below));
  for (let n = 0; n < decisions && topFrame(host.game) !== undefined; n++) {
    const listed = engine.choices(host.game);
    const covering = below(3) === 0 ? listed.filter(choice => choice.do === 'conceal' && choice.units.length > 0) : [];
    const from = covering.length > 0 ? covering : listed;
    host.decide({ by: topFrame(host.game)?.by ?? 'table', choice: from[below(from.length)] ?? { do: 'pass' } });
  }
  return writeRecord(host.record());
}

const OVER = file('over.json', savedGame(5000));
const HIDDEN = file('hidden.json', savedGame(160, true));

/** Writes, and reads what was written. */
function report(name: string, ...args: string[]): string {
  const out = join(folder, name);
  expect(wigwag(['report', ...args, '--out', out, '--force'])).toMatchObject({ code: 0 });
  return readFileSync(out, 'utf8');
}

describe('report', () => {
  test('a finished game as one file that needs nothing else and runs nothing', () => {
    const html = report('over.html', OVER);
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(html).toContain('After-action report');
    expect(html).toContain('<h1>Laurel Bend</h1>');
    expect(html).toContain('class="report-losses union"');
    expect(html).not.toMatch(/<script|<link|<img|\bon\w+=|https?:|url\(|var\(|light-dark/i);
    expect(html).toContain('default-src &#x27;none&#x27;');
  });

  test('the same each time, in the language that is asked for', () => {
    expect(report('again.html', OVER)).toBe(report('twice.html', OVER));
    const polish = report('pl.html', OVER, '--lang', 'pl');
    expect(polish).toContain('<html lang="pl">');
    expect(polish).toContain('Raport po bitwie');
    expect(polish).not.toMatch(/After-action|Turn by turn/);
  });

  test('a game that goes on has its story so far', () => {
    const html = report('so-far.html', file('so-far.json', savedGame(60)));
    expect(html).toContain('The story so far');
    expect(html).toContain('If the game ended now');
  });

  test('hidden forces: what everybody saw, what a side saw, everything', () => {
    const everybody = report('public.html', HIDDEN);
    const [union, confederate] = ['union', 'confederate'].map(side => report(`${side}.html`, HIDDEN, '--side', side));
    const all = report('all.html', HIDDEN, '--reveal');
    expect(everybody).toContain('as everybody saw it');
    expect(union).toContain('as the Union saw it');
    expect(confederate).toContain('as the Confederacy saw it');
    expect(all).toContain('with what both sides hid');
    expect(new Set([everybody, union, confederate, all]).size).toBe(4);
    expect(report('open.html', OVER)).not.toContain('saw it');
  });

  test('what is there already stays, unless its owner agrees', () => {
    const out = file('kept.html', 'mine');
    expect(wigwag(['report', OVER, '--out', out])).toMatchObject({
      code: 2,
      told: expect.stringContaining('already exists and was not changed'),
    });
    expect(readFileSync(out, 'utf8')).toBe('mine');
    expect(wigwag(['report', OVER, '--out', out], () => true)).toEqual({ code: 0, told: `Written: ${out}` });
    expect(readFileSync(out, 'utf8')).toContain('Laurel Bend');
  });

  test.each([
    [[OVER], '“report” needs an output file: --out FILE.html'],
    [[OVER, '--out', 'a.pdf'], 'a.pdf: the output file has to end in .html'],
    [[OVER, '--out', 'a.html', '--side', 'both'], '--side takes union or confederate, not “both”'],
    [[OVER, '--out', 'a.html', '--side', 'union', '--reveal'], 'leave out one of them'],
    [[OVER, '--out', 'a.html', '--at', '3'], '“report” does not take --at'],
    [['no-such.json', '--out', 'a.html'], 'no-such.json cannot be read (ENOENT)'],
    [[file('none.json', '{'), '--out', 'a.html'], 'none.json: '],
    [[OVER, '--out', join(folder, 'no', 'a.html')], 'cannot be written (ENOENT)'],
    [
      [file('other.json', savedGame(8).replace('"ruleset":"gcacw"', '"ruleset":"pickets"')), '--out', 'a.html'],
      'only campaigns (gcacw) have a report',
    ],
  ])('%j is told what is wrong', (args, sentence) => {
    expect(wigwag(['report', ...args])).toMatchObject({ code: 2, told: expect.stringContaining(sentence) });
    expect(existsSync('a.html')).toBe(false);
  });

  test('a record that comes to another end by these rules has no report; with hidden forces nothing is said of it', () => {
    const shorter = (text: string): string => {
      const record: GameRecord = JSON.parse(text);
      return JSON.stringify(recordOf({ ...record, decisions: record.decisions.slice(0, -1) }));
    };
    const [open, hidden] = [file('s.json', shorter(savedGame(30))), file('h.json', shorter(savedGame(160, true)))];
    const tried = (path: string) => wigwag(['report', path, '--out', join(folder, 'never.html')]);
    expect(tried(open)).toMatchObject({ code: 2, told: expect.stringContaining('to a position other than') });
    expect(tried(hidden)).toMatchObject({ code: 2, told: expect.stringContaining('--reveal says it') });
    expect(existsSync(join(folder, 'never.html'))).toBe(false);
  });

  test('a record whose signature does not fit has no report; of other rules it is said', () => {
    const record: GameRecord = JSON.parse(savedGame(30));
    const signature = { key: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo', value: 'A'.repeat(86) };
    const signed = file('signed.json', JSON.stringify({ ...record, signature }));
    const never = join(folder, 'forged.html');
    expect(wigwag(['report', signed, '--out', never])).toMatchObject({
      code: 2,
      told: expect.stringContaining('No report was written'),
    });
    expect(existsSync(never)).toBe(false);
    const other = file('other-rules.json', JSON.stringify(recordOf({ ...record, version: '0', rules: 'f00' })));
    expect(wigwag(['report', other, '--out', join(folder, 'other.html'), '--force'])).toMatchObject({
      code: 0,
      told: expect.stringContaining('other rules'),
    });
  });
});
