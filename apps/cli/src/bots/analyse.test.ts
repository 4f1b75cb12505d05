import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundledScenario } from '@wigwag/content/bundled';
import {
  type AnyChoice,
  engine,
  type Gcacw,
  gcacw,
  openGame,
  type ScenarioData,
  type Side,
  withOptions,
  worldOf,
} from '@wigwag/gcacw';
import { History, hostedOf, type Standpoint, step, viewFor } from '@wigwag/host';
import { type GameRecord, rolling, topFrame, writeRecord } from '@wigwag/kernel';
import { describe, expect, test } from 'vitest';
import { main } from '../main.ts';
import { random } from '../random.ts';

const folder = mkdtempSync(join(tmpdir(), 'wigwag-analyses-'));

async function analyse(...args: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const streams = { out: (line: string) => out.push(line), err: (line: string) => err.push(line) };
  const code = await main(['analyse', '--workers', '1', '--playouts', '1', ...args], 'en', streams);
  return { code, out: out.join('\n'), err: err.join('\n') };
}

function file(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

function historyOf(isHidden: boolean, seed: number): History<Gcacw> {
  const options = { limitedIntelligence: isHidden };
  const opened = openGame(withOptions(worldOf(bundledScenario('first-battle') as ScenarioData), options));
  return new History<Gcacw>(hostedOf(gcacw, opened, { scenario: 'first-battle', options }), rolling(random(seed)));
}

function played(most: number, isHidden: boolean): GameRecord {
  const host = historyOf(isHidden, 5);
  const below = random(5);
  for (let n = 0; n < most && topFrame(host.game) !== undefined; n++) {
    const listed = engine.choices(host.game);
    host.decide({ by: topFrame(host.game)?.by ?? 'table', choice: listed[below(listed.length)] ?? { do: 'pass' } });
  }
  return host.record();
}

const OVER = file('over.json', writeRecord(played(5000, false)));
const HIDDEN = file('hidden.json', writeRecord(played(30, true)));

describe('wigwag analyse', () => {
  test('tells what it found, and the same as data each time', async () => {
    const told = await analyse(OVER);
    expect(told).toMatchObject({ code: 0 });
    expect(told.out).toContain('Chance to win, Union');
    expect(told.out).toContain('Costliest decisions');
    expect(told.out).toContain('As the computer would have decided: Union ');
    const data = await analyse(OVER, '--json');
    expect(JSON.parse(data.out)).toMatchObject({ eyes: 'all', isWhole: true, settings: { playouts: 1, seed: 1 } });
    expect((await analyse(OVER, '--json')).out).toBe(data.out);
  }, 60_000);

  test('writes it into the after-action report, in the language that is asked for', async () => {
    const out = join(folder, 'out.html');
    expect(await analyse(OVER, '--report', out)).toMatchObject({ code: 0, out: `Written: ${out}` });
    const html = readFileSync(out, 'utf8');
    expect(html).toContain('Luck apart from skill');
    expect(html).not.toMatch(/<script|<link|<img|\bon\w+=|https?:|url\(|var\(|light-dark/i);
    expect(html).not.toContain('gcacw.');
    expect(await analyse(OVER, '--report', out, '--force', '--lang', 'pl')).toMatchObject({ code: 0 });
    expect(readFileSync(out, 'utf8')).toContain('Najdroższe decyzje');
  }, 60_000);

  test('stopped, it says so, and gives what there is', async () => {
    const work = analyse(OVER, '--json');
    process.emit('SIGINT');
    const { code, out, err } = await work;
    expect(code).toBe(130);
    expect(err).toContain('Interrupted');
    expect(JSON.parse(out)).toMatchObject({ isWhole: false });
  });

  test('a game with hidden forces that goes on is told from one side only, unless all is asked for', async () => {
    expect((await analyse(HIDDEN)).err).toContain('forces are hidden and the game is not over');
    const { conduct, eyes } = JSON.parse((await analyse(HIDDEN, '--side', 'union', '--json')).out);
    expect(eyes).toBe('union');
    expect(conduct.confederate.decisions).toBe(0);
    expect(JSON.parse((await analyse(HIDDEN, '--reveal', '--json')).out)).toMatchObject({ eyes: 'all' });
  }, 60_000);

  test.each([
    [['no-such.json'], 'no-such.json'],
    [[OVER, '--side', 'red'], '--side takes union or confederate'],
    [[OVER, '--side', 'union', '--reveal'], 'leave out one of them'],
    [[OVER, '--playouts', '0'], '--playouts takes a whole number from 1 to 1000'],
    [[OVER, '--report', 'x.pdf'], 'has to end in .html'],
    [[], '“analyse” needs a file'],
    [[OVER, '--out', 'x'], '“analyse” does not take --out'],
  ])('%j is told what is wrong', async (args, sentence) => {
    const { code, err } = await analyse(...args);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
    expect(existsSync('x.pdf')).toBe(false);
  });
});

/** All that a side sees of a decision. */
function seenOf(host: History<Gcacw>, side: Side, choice: unknown, seed: number): string | undefined {
  const by = topFrame(host.game)?.by;
  const from: Standpoint<Gcacw> = { game: host.game, open: undefined };
  const sharing = { ruleset: gcacw, hasSecrets: true };
  const attempted = by && step(sharing as never, from, { by, choice } as never, rolling(random(seed)));
  if (!attempted || !('stepped' in attempted)) return undefined;
  const { sealed, next, told } = attempted.stepped;
  return JSON.stringify([sealed, next.open, told(side), viewFor(gcacw, next.game, side), topFrame(next.game)?.by]);
}

/** What each of two games goes on with: the Union cannot tell one from the other, and they differ if any do. */
function paired(one: History<Gcacw>, two: History<Gcacw>, below: (n: number) => number, seed: number) {
  const listed = [...engine.choices(one.game)];
  const other = engine.choices(two.game);
  const isCovering = (choice: AnyChoice): boolean => choice.do === 'conceal' && choice.units.length > 0;
  while (listed.length > 0) {
    const covering = listed.findIndex(isCovering);
    const at = covering >= 0 && below(2) === 0 ? covering : below(listed.length);
    const [choice] = listed.splice(at, 1);
    const seen = seenOf(one, 'union', choice, seed);
    const same = other.filter(each => seenOf(two, 'union', each, seed) === seen);
    const twin = same.find(each => JSON.stringify(each) !== JSON.stringify(choice)) ?? same[0];
    if (choice !== undefined && twin !== undefined) return { choice, twin };
  }
  return undefined;
}

/** Two games in which the Confederacy hides different things, and the Union sees the same. */
function twins(seed: number, most: number): { readonly records: readonly GameRecord[]; readonly areAlike: boolean } {
  const below = random(seed);
  const [one, two] = [historyOf(true, seed), historyOf(true, seed)];
  for (let n = 0; n < most && topFrame(one.game) !== undefined; n++) {
    const by = topFrame(one.game)?.by ?? 'table';
    const pair = paired(one, two, below, n);
    if (pair === undefined) break;
    one.decide({ by, choice: pair.choice });
    two.decide({ by, choice: pair.twin });
  }
  const records = [one.record(), two.record()];
  return { records, areAlike: JSON.stringify(records[0]?.decisions) === JSON.stringify(records[1]?.decisions) };
}

test('twins that differ only in what a side may not see give that side the same analysis', async () => {
  let [different, judged] = [0, 0];
  for (const seed of [1, 2, 3, 4]) {
    const { records, areAlike } = twins(seed, 30);
    if (areAlike) continue;
    different += 1;
    const [one = '', two = ''] = records.map((record, n) => file(`twin${seed}-${n}.json`, writeRecord(record)));
    const first = await analyse(one, '--side', 'union', '--json');
    expect(first.code).toBe(0);
    judged += JSON.parse(first.out).conduct.union.decisions;
    expect((await analyse(two, '--side', 'union', '--json')).out).toBe(first.out);
  }
  expect(different).toBeGreaterThan(0);
  expect(judged).toBeGreaterThan(0);
}, 120_000);
