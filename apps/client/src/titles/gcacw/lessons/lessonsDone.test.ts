import { afterEach, expect, test, vi } from 'vitest';
import { lessonsDone, markDone, nextLesson } from './lessonsDone.ts';

afterEach(() => vi.unstubAllGlobals());

function keepingIn(kept: Map<string, string>): void {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
}

const LESSONS = ['one', 'two', 'three'].map(id => ({ id }));

test('a lesson that is done is remembered once, and the next is the first that is not', () => {
  keepingIn(new Map());
  expect(nextLesson(LESSONS, lessonsDone())?.id).toBe('one');
  for (const id of ['one', 'three', 'one']) markDone(id);
  expect([...lessonsDone()]).toEqual(['one', 'three']);
  expect(nextLesson(LESSONS, lessonsDone())?.id).toBe('two');
  markDone('two');
  expect(nextLesson(LESSONS, lessonsDone())).toBeUndefined();
});
