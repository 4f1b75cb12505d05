import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Added, Addition } from './store.ts';
import { type Keeping, Writer } from './writer.ts';

type Outcome = Added | Error;

/** A store whose answers a test gives, one by one. */
class SlowStore {
  readonly asked: Addition[] = [];
  private readonly answers: ((outcome: Outcome) => void)[] = [];

  append(addition: Addition): Promise<Added> {
    this.asked.push(addition);
    return new Promise((resolve, reject) => {
      this.answers.push(outcome => (outcome instanceof Error ? reject(outcome) : resolve(outcome)));
    });
  }

  async answer(outcome: Outcome): Promise<void> {
    this.answers.shift()?.(outcome);
    await vi.advanceTimersByTimeAsync(0);
  }

  get lines(): (readonly string[])[] {
    return this.asked.map(({ lines }) => lines);
  }
}

const FULL = new DOMException('full', 'QuotaExceededError');

let store: SlowStore;
let shown: Keeping[];
let lost: string[];
let writer: Writer;
beforeEach(() => {
  vi.useFakeTimers();
  store = new SlowStore();
  shown = [];
  lost = [];
  writer = new Writer({
    ...{ store, id: 'game', holder: 'me', from: 3 },
    onChange: () => {
      const { keeping } = writer;
      if (keeping !== shown.at(-1)) shown.push(keeping);
    },
    onLost: why => lost.push(why),
  });
});
afterEach(() => {
  writer.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const add = async (...texts: string[]): Promise<void> => {
  for (const text of texts) writer.add([text], { decisions: Number(text), isOver: false });
  await vi.advanceTimersByTimeAsync(0);
};

describe('lines are written', () => {
  test('in their order, those that wait together in one go, and are kept when that came back', async () => {
    await add('4', '5');
    expect([store.lines, writer.keeping]).toEqual([[['4', '5']], 'writing']);
    await add('6');
    await add('7');
    expect(store.asked).toHaveLength(1);
    await store.answer('kept');
    expect(writer.keeping).toBe('writing');
    expect(store.asked[1]).toMatchObject({ from: 5, lines: ['6', '7'], decisions: 7 });
    await store.answer('kept');
    expect([writer.keeping, writer.lines]).toEqual(['kept', 7]);
    expect(shown).toEqual(['writing', 'kept']);
  });

  test('again where they failed, in order, later and later, and with the next decision at once', async () => {
    await add('4');
    await store.answer(FULL);
    expect(writer.keeping).toBe('not-kept');
    await vi.advanceTimersByTimeAsync(499);
    expect(store.asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(store.asked).toHaveLength(2);
    await store.answer(FULL);
    await vi.advanceTimersByTimeAsync(999);
    expect(store.asked).toHaveLength(2);
    await add('5');
    expect(store.asked[2]).toMatchObject({ from: 3, lines: ['4', '5'] });
    expect(writer.keeping).toBe('not-kept');
    await store.answer('kept');
    expect(writer.keeping).toBe('kept');
    expect(shown).toEqual(['writing', 'not-kept', 'kept']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(store.asked).toHaveLength(3);
  });

  test('and one that does not come back is said not to be kept, until it does', async () => {
    await add('4');
    await vi.advanceTimersByTimeAsync(7999);
    expect(writer.keeping).toBe('writing');
    await vi.advanceTimersByTimeAsync(1);
    expect(writer.keeping).toBe('not-kept');
    await store.answer('kept');
    expect(writer.keeping).toBe('kept');
  });
});

test('a game that another page plays is not written to any more', async () => {
  await add('4');
  await store.answer('taken');
  await add('5');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([lost, store.asked.length, writer.keeping]).toEqual([['taken'], 1, 'not-kept']);
});

test('settled: comes back when nothing is under way, and says whether all is kept', async () => {
  expect(await writer.settled()).toBe(true);
  await add('4');
  const settled = writer.settled();
  await store.answer(FULL);
  expect(await settled).toBe(false);
});

test('the browser asks before the page is left while anything is not kept', async () => {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  const mayLeave = (): boolean => page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(mayLeave()).toBe(true);
  await add('4');
  expect(mayLeave()).toBe(false);
  await store.answer(FULL);
  expect(mayLeave()).toBe(false);
  await vi.advanceTimersByTimeAsync(500);
  await store.answer('kept');
  expect(mayLeave()).toBe(true);
});

test('a game that was forgotten is said to be gone, and the browser asks before the page is left until it is given up', async () => {
  const window = new EventTarget();
  vi.stubGlobal('window', window);
  const isAsked = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await add('3');
  await store.answer('gone');
  expect([shown.at(-1), lost, isAsked()]).toEqual(['gone', ['gone'], true]);
  await add('4');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([writer.keeping, store.lines, isAsked()]).toEqual(['gone', [['3']], true]);
  writer.stop();
  expect(isAsked()).toBe(false);
});
