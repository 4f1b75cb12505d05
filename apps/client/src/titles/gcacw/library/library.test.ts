import { validateFiles } from '@wigwag/content';
import { bundledFiles, libraryFile } from '@wigwag/content/bundled';
import { typeset } from '@wigwag/words';
import { afterEach, expect, test, vi } from 'vitest';
import { Trouble } from '../../../shell/trouble.ts';
import { open, openLesson } from './library.ts';
import { lessons, listed } from './lists.ts';

const INDEX = [{ id: 'first-march' }, { id: 'lost' }];
const LESSONS = [
  { id: 'first-march', scenario: 'first-march' },
  { id: 'lost-lesson', scenario: 'lost' },
];

/** What the build puts beside the page. */
function answer(url: string): Response {
  const path = url.replace(/^library\//, '');
  if (path === 'index.json') return Response.json(INDEX);
  if (path === 'lessons.json') return Response.json(LESSONS);
  const text = libraryFile(path);
  return text === undefined ? new Response('Not found', { status: 404 }) : new Response(text);
}

afterEach(() => vi.unstubAllGlobals());
const served = (): void => {
  vi.stubGlobal('fetch', (url: string) => Promise.resolve(answer(url)));
};
const trouble = async (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'none',
    (error: unknown) => (error instanceof Trouble ? `${error.code} ${error.wanted}` : String(error)),
  );

test('a scenario comes with its map and its armies', async () => {
  served();
  expect(await listed()).toEqual(INDEX);
  const { scenario } = await open('first-march');
  expect(scenario.map.id).toBe('laurel-bend');
  expect(scenario.armies.map(({ id }) => id)).toEqual(['laurel-bend-armies']);
});

test('what was checked when it was compiled comes out as it did then', async () => {
  const { scenarios, briefings, lessons: checked } = validateFiles(bundledFiles());
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(
      url.endsWith('/index.json')
        ? Response.json([...scenarios.keys()].map(id => ({ id, ...(briefings.has(id) && { history: true }) })))
        : url.endsWith('/lessons.json')
          ? Response.json([...checked.values()])
          : answer(url),
    ),
  );
  expect(scenarios.size).toBeGreaterThan(10);
  const inWords = (key: string, value: unknown): unknown =>
    key === 'pl' && typeof value === 'string' ? typeset('pl', value) : value;
  const same = (value: unknown): unknown => JSON.parse(JSON.stringify(value), inWords);
  for (const [id, scenario] of scenarios) {
    const opened = await open(id);
    expect(same(opened.scenario), id).toEqual(same(scenario));
    expect(same(opened.briefing ?? {}), id).toEqual(same(briefings.get(id) ?? {}));
  }
  for (const [id, lesson] of checked) expect(same((await openLesson(id)).lesson), id).toEqual(same(lesson));
});

test('a lesson comes with its scenario', async () => {
  served();
  expect(await lessons()).toEqual(LESSONS);
  const { lesson, scenario } = await openLesson('first-march');
  expect([lesson.side, scenario.id]).toEqual(['union', 'first-march']);
  expect(await trouble(openLesson('no-lesson'))).toBe('no-such-lesson no-lesson');
  expect(await trouble(openLesson('lost-lesson'))).toBe('unreachable lessons/lost-lesson.json');
});

test('what is not there is said, and which', async () => {
  served();
  expect(await trouble(open('no-march'))).toBe('no-such-scenario no-march');
  expect(await trouble(open('lost'))).toBe('unreachable scenarios/lost.json');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect(await trouble(listed())).toBe('unreachable index.json');
});
