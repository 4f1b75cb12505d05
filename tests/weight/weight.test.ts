import { ENGLISH } from '@wigwag/words';
import { table as campaign } from '@wigwag/words/en/gcacw';
import { lookedUp } from '@wigwag/words/en/gcacw-looked-up';
import { table as battle } from '@wigwag/words/en/lee';
import { online } from '@wigwag/words/en/online';
import { page } from '@wigwag/words/en/page';
import { pickets } from '@wigwag/words/en/pickets';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Built, builtPage, weightOf } from './built.ts';

const PAGE = ['index.html', 'words/src/en/page.ts'];
const CAMPAIGN = [...PAGE, 'titles/gcacw/laying.tsx', 'words/src/en/gcacw/table.ts'];
const BATTLE = [...PAGE, 'titles/lee/laying.tsx', 'words/src/en/lee/table.ts'];
const EXAMPLE = [...PAGE, 'titles/pickets/laying.tsx', 'words/src/en/pickets.ts'];

let built: ReturnType<typeof builtPage>;
beforeAll(() => {
  built = builtPage();
}, 120_000);
afterAll(() => built.remove());

describe('kilobytes of code, compressed, before', () => {
  test.each([
    ['the first page', [...PAGE, 'home/pages.tsx'], 202],
    ['the table of a campaign can be played at', CAMPAIGN, 349],
    ['a lesson', [...CAMPAIGN, 'lessons/openLesson.tsx'], 358],
    ['the table of a battle can be played at', BATTLE, 366],
    ['the table of the example', EXAMPLE, 199],
  ])('%s', (_, modules, most) => {
    expect(weightOf(built, built.filesFor(...modules))).toBeLessThan(most);
  });

  test('what is fetched later is not fetched before', () => {
    const atFirst = new Set(built.filesFor(...CAMPAIGN));
    for (const module of ['shell/log/Log.tsx', 'shell/openedParts.ts', 'gcacw/openedParts.ts', 'home/pages.tsx']) {
      const own = built.filesFor(module).filter(file => !atFirst.has(file));
      expect(own, module).not.toEqual([]);
    }
    const atBattle = new Set(built.filesFor(...BATTLE));
    for (const module of ['lee/openedParts.ts', 'lee/readSetup.ts', 'shell/log/Log.tsx']) {
      const own = built.filesFor(module).filter(file => !atBattle.has(file));
      expect(own, module).not.toEqual([]);
    }
  });
});

const stem = (key: string): string => key.replace(/_(one|few|many|other)$/, '');
const KEYS = Object.keys(ENGLISH).map(stem);
const isKey = new Set(KEYS);
/** Beginnings of keys to which code adds another code. */
const BEGINNINGS = new Set(
  KEYS.flatMap(key => [...key.matchAll(/\./g)].slice(1).map(({ index }) => key.slice(0, index))),
);

/** The texts that code may ask for: those that it names, and all that begin as it says. */
function askedIn({ text }: Built, files: readonly string[]): Set<string> {
  const asked = new Set<string>();
  for (const file of files.filter(each => each.endsWith('.js'))) {
    const code = text(file);
    for (const [, literal = ''] of code.matchAll(/["'`]([a-z][\w-]*(?:\.[^"'`\\\s]+)+)["'`]/g)) {
      if (isKey.has(literal)) asked.add(literal);
      else if (BEGINNINGS.has(literal)) for (const key of KEYS) if (key.startsWith(`${literal}.`)) asked.add(key);
    }
  }
  return asked;
}

const WORDS = /words\/src\/en\//;

describe('the words that are fetched are those that are said', () => {
  const atTable = { ...page, ...campaign };
  test.each([
    // Where a server of games is behind the page, its words come before any page, also before the start sheet of a battle.
    ['on the first page', [...PAGE, 'home/pages.tsx'], { ...page, ...online }],
    ['on pages of games at a server', [...PAGE, 'online/page.tsx'], { ...page, ...online }],
    ['at the table of a campaign', CAMPAIGN, atTable],
    ['in what is opened at any table', [...CAMPAIGN, 'shell/openedParts.ts', 'shell/log/Log.tsx'], atTable],
    ['in a lesson', [...CAMPAIGN, 'lessons/openLesson.tsx'], atTable],
    [
      'in the book and the palette',
      [...CAMPAIGN, 'book/view/Book.tsx', 'palette/Palette.tsx'],
      { ...atTable, ...lookedUp },
    ],
    [
      'in what is opened at a campaign',
      [...CAMPAIGN, 'gcacw/openedParts.ts', 'gcacw/report/openedReport.ts'],
      { ...atTable, ...lookedUp },
    ],
    ['at the table of a battle', BATTLE, { ...page, ...battle, ...online }],
    ['in what is opened at a battle', [...BATTLE, 'lee/openedParts.ts'], { ...page, ...battle, ...online }],
    ['at the table of the example', EXAMPLE, { ...page, ...pickets }],
  ])('%s', (_, modules, texts) => {
    const code = modules.filter(module => !WORDS.test(module));
    const known = new Set(Object.keys(texts).map(stem));
    const missing = [...askedIn(built, built.filesFor(...code))].filter(key => !known.has(key));
    expect(missing).toEqual([]);
  });

  test('each text is in one part alone', () => {
    const parts = [page, campaign, lookedUp, battle, pickets, online].flatMap(part => Object.keys(part));
    expect(parts.length).toBe(new Set(parts).size);
  });
});
