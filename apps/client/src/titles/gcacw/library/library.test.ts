import { libraryFile } from '@wigwag/content/bundled';
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

test('a lesson comes with its scenario', async () => {
  served();
  expect(await lessons()).toEqual(LESSONS);
  const { lesson, scenario } = await openLesson('first-march');
  expect([lesson.side, scenario.id]).toEqual(['union', 'first-march']);
  expect(await trouble(openLesson('no-lesson'))).toBe('no-such-lesson no-lesson');
  expect(await trouble(openLesson('lost-lesson'))).toBe('unreachable scenarios/lost.json');
});

test('what is not there is said, and which', async () => {
  served();
  expect(await trouble(open('no-march'))).toBe('no-such-scenario no-march');
  expect(await trouble(open('lost'))).toBe('unreachable scenarios/lost.json');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect(await trouble(listed())).toBe('unreachable index.json');
});
