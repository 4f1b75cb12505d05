import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { History, type Hosted, type Standpoint, step, viewFor } from '@wigwag/host';
import {
  type AnyChoice,
  choices,
  type DiceSource,
  type Game,
  rolling,
  topFrame,
  type Vocabulary,
  writeRecord,
} from '@wigwag/kernel';
import { gcacwTitle, openSetup, picketsTitle, type Title } from '@wigwag/titles';
import { describe, expect, test } from 'vitest';
import { main } from './main.ts';
import { BUNDLED } from './openRecord.ts';
import { random } from './random.ts';

const folder = mkdtempSync(join(tmpdir(), 'wigwag-secrets-'));
const DECISIONS = 40;

function wigwag(...args: readonly string[]) {
  const lines: string[] = [];
  const write = (line: string): void => void lines.push(line);
  const code = main(args, 'en', { out: write, err: write });
  return { code, text: lines.join('\n') };
}

function opened<T extends Vocabulary>(title: Title<T>, setup: unknown): Hosted<T> {
  const found = openSetup(title, setup, BUNDLED);
  if ('problem' in found) throw new Error(found.problem.code);
  return found.hosted;
}

/** Everything that everybody sees of a decision. */
function publicly<T extends Vocabulary>(
  hosted: Hosted<T>,
  from: Standpoint<T>,
  choice: AnyChoice<T>,
  dice: DiceSource,
) {
  const by = topFrame(from.game)?.by;
  const attempted = by === undefined ? undefined : step(hosted, from, { by, choice }, dice);
  if (attempted === undefined || !('stepped' in attempted)) return undefined;
  const { sealed, next, told } = attempted.stepped;
  const view = viewFor(hosted.ruleset, next.game, 'public');
  return JSON.stringify([sealed, next.open, told('public'), view, topFrame(next.game)?.by]);
}

type Tossed = (cast: number) => DiceSource;

/** A choice and dice for the second game that nobody but the decider can tell from those of the first, and that differ from them if any do. */
function otherwise<T extends Vocabulary>(
  hosted: Hosted<T>,
  game: Game<T>,
  seen: string,
  choice: AnyChoice<T>,
  tossed: Tossed,
) {
  const from = { game, open: undefined };
  const found = [1, 0].flatMap(cast =>
    choices(hosted.ruleset, game)
      .filter(each => publicly(hosted, from, each, tossed(cast)) === seen)
      .map(each => ({ choice: each, cast, isOther: JSON.stringify(each) !== JSON.stringify(choice) })),
  );
  return found.find(({ isOther }) => isOther) ?? found[0];
}

/** Two games in which different things are decided and rolled wherever nobody but the decider can tell. */
function twins<T extends Vocabulary>(hosted: Hosted<T>, seed: number, likely: (choice: AnyChoice<T>) => boolean) {
  const below = random(seed);
  let [made, cast] = [0, 0];
  const tossed: Tossed = which => rolling(random(seed * 1009 + made * 2 + which));
  const one = new History<T>(hosted, request => tossed(0)(request));
  const two = new History<T>(hosted, request => tossed(cast)(request));
  for (; made < DECISIONS; made++) {
    const by = topFrame(one.game)?.by;
    const listed = choices(hosted.ruleset, one.game);
    const preferred = listed.filter(likely);
    const from = preferred.length > 0 && below(3) > 0 ? preferred : listed;
    const choice = from[below(Math.max(1, from.length))];
    if (by === undefined || choice === undefined) break;
    const seen = publicly(hosted, { game: one.game, open: undefined }, choice, tossed(0));
    const other = seen === undefined ? undefined : otherwise(hosted, two.game, seen, choice, tossed);
    if (other === undefined) break;
    cast = other.cast;
    one.decide({ by, choice });
    two.decide({ by, choice: other.choice });
  }
  const records = [one, two].map(each => each.record());
  const areAlike = JSON.stringify(records[0]?.decisions) === JSON.stringify(records[1]?.decisions);
  return { records: records.map(writeRecord), areAlike };
}

function saved(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

const CAMPAIGN = { scenario: 'first-march', options: { limitedIntelligence: true } };
const GAMES = {
  campaign: (seed: number) =>
    twins(opened(gcacwTitle, CAMPAIGN), seed, choice => choice.do === 'conceal' && choice.units.length > 0),
  pickets: (seed: number) => twins(opened(picketsTitle, { posts: 7 }), seed, () => false),
};

describe.each(Object.entries(GAMES))('records of twins, %s', (name, make) => {
  test('that differ only in what is hidden replay to the same text, and to different ones for whoever asks', () => {
    let compared = 0;
    for (let seed = 1; seed <= 100 && compared < 4; seed++) {
      const { records, areAlike } = make(seed);
      if (areAlike) continue;
      compared += 1;
      const shown = records.map(text => wigwag('replay', saved('twin.json', text)));
      expect(shown[0]?.code).toBe(0);
      expect(shown[1]).toEqual(shown[0]);
      expect(shown[0]?.text).toContain('This game has secrets');
      expect(shown[0]?.text).not.toMatch(/"do":/);
      const [one, two] = records.map(text => wigwag('replay', '--reveal', saved('twin.json', text)).text);
      expect(one).not.toBe(two);
      expect(one).toContain('"do":');
    }
    expect(`${name}: ${compared}`).toBe(`${name}: 4`);
  });
});

test('pictures of twins are the same to everybody, at every point, and not to whoever sees both sides', () => {
  let [compared, unlike] = [0, 0];
  for (let seed = 1; seed <= 30 && (compared < 2 || unlike === 0); seed++) {
    const { records, areAlike } = GAMES.campaign(seed);
    if (areAlike) continue;
    compared += 1;
    const draw = (text: string, ...args: readonly string[]): string => {
      const out = join(folder, 'twin.svg');
      const { code, text: told } = wigwag('render', saved('twin.json', text), ...args, '--out', out, '--force');
      return code === 0 ? readFileSync(out, 'utf8') : told;
    };
    for (const args of [[], ['--at', '0'], ['--at', '3'], ['--at', '999']]) {
      const [one, two] = records.map(text => draw(text, ...args));
      expect(two).toBe(one);
    }
    const [one, two] = records.map(text => draw(text, '--side', 'both'));
    if (one !== two) unlike += 1;
  }
  expect([compared >= 2, unlike]).toEqual([true, 1]);
});

test('what shows nothing is not counted: lines are numbered one after the other', () => {
  const { records } = GAMES.campaign(3);
  const path = saved('counted.json', records[0] ?? '');
  const numbersOf = (text: string): number[] => [...text.matchAll(/^(\d+) /gm)].map(([, number]) => Number(number));
  const [shown, all] = [numbersOf(wigwag('replay', path).text), numbersOf(wigwag('replay', path, '--reveal').text)];
  expect(shown.slice(0, -1)).toEqual(shown.slice(0, -1).map((_, index) => index + 1));
  expect(all.length).toBeGreaterThan(shown.length);
});

test('a game without secrets is replayed whole, asked or not', () => {
  const hosted = opened(gcacwTitle, { scenario: 'first-march' });
  const host = new History(hosted, rolling(random(2)));
  for (let n = 0; n < 10; n++) {
    const [by, choice] = [topFrame(host.game)?.by, choices(hosted.ruleset, host.game)[0]];
    if (by !== undefined && choice !== undefined) host.decide({ by, choice });
  }
  const path = saved('open.json', writeRecord(host.record()));
  expect(wigwag('replay', path)).toEqual(wigwag('replay', path, '--reveal'));
  expect(wigwag('replay', path).text).toContain('10 decisions replayed');
});
