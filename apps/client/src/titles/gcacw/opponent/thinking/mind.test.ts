import type { World } from '@wigwag/gcacw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Failure, Mind, type Thread } from './mind.ts';
import type { Question, Said, Task } from './protocol.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A thread that says what the test says. */
class Puppet implements Thread {
  readonly heard: Task[] = [];
  isGone = false;
  private readonly listeners = new Map<string, (event: { readonly data: Said }) => void>();
  postMessage(task: Task): void {
    this.heard.push(task);
  }
  terminate(): void {
    this.isGone = true;
  }
  addEventListener(kind: string, listener: (event: { readonly data: Said }) => void): void {
    this.listeners.set(kind, listener);
  }
  say(data: Said): void {
    this.listeners.get('message')?.({ data });
  }
  crash(): void {
    this.listeners.get('error')?.({ data: undefined as unknown as Said });
  }
}

function opened() {
  const threads: Puppet[] = [];
  const mind = new Mind({} as World, () => {
    const thread = new Puppet();
    threads.push(thread);
    return thread;
  });
  const [thoughts, failures, counts]: [unknown[], Failure[], number[]] = [[], [], []];
  const ask = (): void =>
    mind.ask({ side: 'union' } as Question, {
      weighed: count => counts.push(count),
      thought: ({ choice }) => thoughts.push(choice),
      failed: why => failures.push(why),
    });
  return { mind, threads, thoughts, failures, counts, ask };
}

const pass = { do: 'pass' } as const;
const take = { do: 'take' } as const;
const answer = { choice: take, explanation: undefined, candidates: [] };
const thought = (id: number): Said => ({ say: 'thought', id, thought: answer });

test('the ground is sent once, and one thread answers question after question', () => {
  const { threads, thoughts, counts, ask } = opened();
  ask();
  threads[0]?.say({ say: 'weighed', id: 1, count: 4 });
  threads[0]?.say(thought(1));
  ask();
  threads[0]?.say(thought(2));
  expect([threads.length, thoughts, counts]).toEqual([1, [take, take], [4]]);
  expect(threads[0]?.heard.map(task => task.do)).toEqual(['lay', 'think', 'think']);
});

test('hurried, it answers with what it has, or with the first thing it finds, and its thread ends', () => {
  const { mind, threads, thoughts, ask } = opened();
  ask();
  threads[0]?.say({ say: 'soFar', id: 1, choice: pass });
  expect(thoughts).toEqual([]);
  mind.hurry();
  expect([thoughts, threads[0]?.isGone]).toEqual([[pass], true]);
  ask();
  mind.hurry();
  expect(thoughts).toEqual([pass]);
  threads[1]?.say({ say: 'soFar', id: 2, choice: pass });
  expect(thoughts).toEqual([pass, pass]);
  threads[1]?.say(thought(2));
  expect(thoughts.length).toBe(2);
});

test('a crash and a long silence are told; the next question begins another thread', () => {
  const { threads, failures, thoughts, ask } = opened();
  ask();
  threads[0]?.crash();
  expect([failures, threads[0]?.isGone]).toEqual([['crashed'], true]);
  ask();
  vi.advanceTimersByTime(19_000);
  threads[1]?.say({ say: 'weighed', id: 2, count: 1 });
  vi.advanceTimersByTime(19_000);
  expect(failures.length).toBe(1);
  vi.advanceTimersByTime(2_000);
  expect(failures).toEqual(['crashed', 'silent']);
  ask();
  threads[2]?.say(thought(3));
  expect(thoughts).toEqual([take]);
});

test('after a sleep it is given as long again: the page was late, not the thread', () => {
  const { threads, failures, thoughts, ask } = opened();
  ask();
  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersByTime(20_000);
  expect(failures).toEqual([]);
  threads[0]?.say(thought(1));
  expect(thoughts).toEqual([take]);
  ask();
  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersByTime(40_000);
  expect(failures).toEqual(['silent']);
});

test('what it was still thinking about when it is asked something else is dropped', () => {
  const { threads, thoughts, ask } = opened();
  ask();
  ask();
  expect(threads[0]?.isGone).toBe(true);
  threads[0]?.say(thought(1));
  expect(thoughts).toEqual([]);
  threads[1]?.say(thought(2));
  expect(thoughts).toEqual([take]);
});
