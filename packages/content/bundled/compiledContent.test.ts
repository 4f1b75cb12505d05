import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { validateFiles } from '../src/index.ts';
import { compileContent } from './compile.ts';
import { CompiledContent } from './compiledContent.ts';
import { ContentError } from './contentError.ts';
import { CONTENT, programFolder } from './folders.ts';
import {
  bundledFiles,
  bundledLesson,
  bundledLibrary,
  bundledScenarios,
  bundledSummaries,
  libraryFile,
} from './index.ts';

describe('what comes with the program, compiled', () => {
  const { problems, library, scenarios, lessons } = validateFiles(bundledFiles());

  test('is what the files hold, though nothing of it is checked again', () => {
    expect(problems).toEqual([]);
    expect(bundledScenarios()).toStrictEqual(scenarios);
    expect(bundledLibrary()).toStrictEqual({ maps: library.maps, armies: library.armies });
    expect([...lessons.keys()].map(id => bundledLesson(id))).toStrictEqual([...lessons.values()]);
    expect(lessons.size).toBeGreaterThan(1);
  });

  test('is listed from small to large, those that lessons begin with first', () => {
    expect(bundledSummaries().map(({ id }) => id)).toHaveLength(scenarios.size);
    const taught = new Set([...lessons.values()].map(({ scenario }) => scenario));
    const isLater = bundledSummaries().map(({ id }) => !taught.has(id));
    expect(isLater).toEqual([...isLater].sort((a, b) => Number(a) - Number(b)));
    for (const later of [false, true]) {
      const sizes = bundledSummaries().flatMap(({ pieces, turns }, index) =>
        isLater[index] === later ? pieces * turns : [],
      );
      expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
    }
    expect(Object.keys(bundledSummaries()[0] ?? {})).not.toContain('history');
    expect(libraryFile('index.json')).toContain('"history"');
  });

  test('shares a map among its scenarios', () => {
    const maps = [...bundledScenarios().values()].flatMap(({ map }) => (map.id === 'northern-virginia' ? map : []));
    expect(maps.length).toBeGreaterThan(1);
    expect(new Set(maps).size).toBe(1);
  });
});

const MARCH = ['maps/laurel-bend.yaml', 'armies/laurel-bend-armies.yaml', 'scenarios/first-march.yaml'];
const BATTLE = ['maps/tanners-crossroads.yaml', 'armies/tanners-crossroads-armies.yaml', 'scenarios/first-battle.yaml'];

describe('compiled content is used only while it is what was checked', () => {
  let root = '';
  const path = (file: string): string => join(root, CONTENT, file);
  const compile = () => compileContent(root, join(root, 'compiler'));
  const content = () => new CompiledContent(root);
  const edit = (file: string, from: string, to: string): void => {
    const text = readFileSync(file, 'utf8');
    expect(text).toContain(from);
    writeFileSync(file, text.replace(from, to));
  };
  const fault = (attempt: () => unknown): string => {
    try {
      attempt();
      return 'none';
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      return `${error.code} ${error.file}`;
    }
  };
  const add = (file: string): void => {
    mkdirSync(dirname(path(file)), { recursive: true });
    cpSync(join(programFolder(), CONTENT, file), path(file));
  };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'wigwag-content-'));
    writeFileSync(join(root, 'compiler'), '1');
    for (const file of [...MARCH, ...BATTLE]) add(file);
    compile();
    return () => rmSync(root, { recursive: true });
  });

  test('a scenario opens, one that is not there does not', () => {
    expect(content().scenario('first-march')?.map.id).toBe('laurel-bend');
    expect(content().scenario('no-such-march')).toBeUndefined();
    expect(
      content()
        .summaries()
        .map(({ id }) => id),
    ).toEqual(['first-battle', 'first-march']);
    expect(content().ids('maps')).toEqual(['laurel-bend', 'tanners-crossroads']);
  });

  test.each(MARCH)('a change in %s is never passed over', file => {
    const opened = content();
    expect(opened.scenario('first-march')).toBeDefined();
    appendFileSync(path(file), '# a remark\n');
    expect(fault(() => opened.scenario('first-march'))).toBe(`stale ${CONTENT}/${file}`);
    expect(fault(() => opened.summaries())).toBe(`stale ${CONTENT}/${file}`);
    expect(opened.scenario('first-battle')?.id).toBe('first-battle');
    compile();
    expect(opened.scenario('first-march')).toBeDefined();
  });

  test('a change shows once it is compiled, also to those who had opened it before', () => {
    const opened = content();
    const before = opened.scenario('first-march');
    edit(path('scenarios/first-march.yaml'), 'Laurel Bend', 'Second March');
    compile();
    expect(opened.scenario('first-march')?.title.en).toBe('Second March');
    expect(opened.scenario('first-march')?.map).toBe(before?.map);
  });

  test.each(['maps/laurel-bend.v8', 'armies/laurel-bend-armies.json', 'scenarios/first-march.json'])(
    'compiled %s that somebody has changed, or taken away, is not used',
    name => {
      const file = `dist/content/${name}`;
      appendFileSync(join(root, file), ' ');
      expect(fault(() => content().scenario('first-march'))).toBe(`stale ${file}`);
      rmSync(join(root, file));
      expect(fault(() => content().scenario('first-march'))).toBe(`stale ${file}`);
    },
  );

  test('a new file, and one that is gone, are noticed', () => {
    const lesson = 'lessons/first-march.yaml';
    add(lesson);
    expect(fault(() => content().lesson('first-march'))).toBe(`stale ${CONTENT}/${lesson}`);
    compile();
    expect(content().lesson('first-march')?.scenario).toBe('first-march');
    rmSync(path(lesson));
    expect(fault(() => content().lesson('first-march'))).toBe(`stale ${CONTENT}/${lesson}`);
    compile();
    expect(content().lesson('first-march')).toBeUndefined();
    expect(content().text('lessons/first-march.json')).toBeUndefined();
  });

  test('nothing compiled, or nothing that this version has, is said', () => {
    const manifest = 'dist/content/manifest.json';
    edit(join(root, manifest), 'wigwag-compiled 1', 'wigwag-compiled 0');
    expect(fault(() => content().scenario('first-march'))).toBe(`stale ${manifest}`);
    compile();
    edit(join(root, manifest), `"${process.versions.v8}"`, '"12.0"');
    expect(fault(() => content().scenario('first-march'))).toBe(`stale ${manifest}`);
    writeFileSync(join(root, manifest), '{');
    expect(fault(() => content().scenario('first-march'))).toBe(`stale ${manifest}`);
    rmSync(join(root, manifest));
    expect(fault(() => content().scenario('first-march'))).toBe(`not-compiled ${manifest}`);
  });

  test('content with problems is refused with all of them, until they are gone', () => {
    const file = path('armies/laurel-bend-armies.yaml');
    edit(file, 'arm: infantry', 'arm: infantri');
    const { problems } = compile();
    expect(problems.map(({ code }) => code)).toEqual(['unknown-name-near', 'broken-reference']);
    expect(problems[0]).toMatchObject({ file: `${CONTENT}/armies/laurel-bend-armies.yaml`, line: expect.any(Number) });
    expect(fault(() => content().scenario('first-battle'))).toBe(`unsound ${problems[0]?.file}`);
    edit(file, 'arm: infantri', 'arm: infantry');
    expect(fault(() => content().scenario('first-battle'))).toBe(`stale ${problems[0]?.file}`);
    compile();
    expect(content().scenario('first-battle')).toBeDefined();
  });
});
