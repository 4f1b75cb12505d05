import type { AnyChoice, World } from '@wigwag/gcacw';
import type { Question, Said, Task, Thought } from './protocol.ts';

/** A thread, as far as one is needed here. */
export interface Thread {
  postMessage(task: Task): void;
  terminate(): void;
  addEventListener(kind: 'message', listener: (event: { readonly data: Said }) => void): void;
  addEventListener(kind: 'error' | 'messageerror', listener: (event: unknown) => void): void;
}

export const openThread = (): Thread =>
  new Worker(new URL('./opponentWorker.ts', import.meta.url), { type: 'module' }) as Thread;

/** Why no answer comes: its thread has failed, or says nothing any more. */
export type Failure = 'crashed' | 'silent';

export interface Hearing {
  /** So many things were weighed. */
  weighed(count: number): void;
  thought(thought: Thought): void;
  failed(why: Failure): void;
}

/** Milliseconds without a word. */
const SILENCE = 20_000;

/** Milliseconds that a timer of a page that is awake is never late. */
const LATE = 5000;

interface Asked {
  readonly id: number;
  readonly hearing: Hearing;
  soFar: AnyChoice | undefined;
  isHurried: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** What the computer thinks with: a thread of its own, which is there as long as somebody thinks in it. */
export class Mind {
  private readonly world: World;
  private readonly open: () => Thread;
  private readonly patience: number;
  private thread: Thread | undefined;
  private thought: Asked | undefined;
  private asked = 0;

  constructor(world: World, open = openThread, patience = SILENCE) {
    this.world = world;
    this.open = open;
    this.patience = patience;
  }

  /** Has it a memory of what it was asked before? */
  get isAwake(): boolean {
    return this.thread !== undefined;
  }

  /** One question at a time: what it is still thinking about is dropped. */
  ask(question: Question, hearing: Hearing): void {
    if (this.thought !== undefined) this.sleep();
    this.asked += 1;
    const thread = this.thread ?? this.tryToWake();
    if (thread === undefined) {
      hearing.failed('crashed');
      return;
    }
    this.thought = { id: this.asked, hearing, soFar: undefined, isHurried: false, timer: undefined };
    this.wait();
    thread.postMessage({ do: 'think', id: this.asked, question });
  }

  /** It answers with what it has found so far, or with the first thing it finds. */
  hurry(): void {
    const { thought } = this;
    if (thought === undefined) return;
    thought.isHurried = true;
    if (thought.soFar !== undefined) this.blurtOut(thought.soFar);
  }

  /** The thread ends, whatever it is at; the next question begins another. */
  sleep(): void {
    clearTimeout(this.thought?.timer);
    this.thought = undefined;
    this.thread?.terminate();
    this.thread = undefined;
  }

  /** Where the browser gives no thread, nobody thinks. */
  private tryToWake(): Thread | undefined {
    try {
      return this.wake();
    } catch {
      this.thread = undefined;
      return undefined;
    }
  }

  private wake(): Thread {
    const thread = this.open();
    this.thread = thread;
    const isMine = (): boolean => thread === this.thread;
    thread.addEventListener('message', ({ data }) => {
      if (isMine()) this.hear(data);
    });
    for (const kind of ['error', 'messageerror'] as const) {
      thread.addEventListener(kind, () => {
        if (isMine()) this.fail('crashed');
      });
    }
    thread.postMessage({ do: 'lay', world: this.world });
    return thread;
  }

  private hear(said: Said): void {
    const { thought } = this;
    if (thought?.id !== said.id) return;
    this.wait();
    if (said.say === 'weighed') thought.hearing.weighed(said.count);
    else if (said.say === 'soFar') {
      thought.soFar = said.choice;
      if (thought.isHurried) this.blurtOut(said.choice);
    } else {
      clearTimeout(thought.timer);
      this.thought = undefined;
      thought.hearing.thought(said.thought);
    }
  }

  private blurtOut(choice: AnyChoice): void {
    const { thought } = this;
    this.sleep();
    thought?.hearing.thought({ choice, explanation: undefined, candidates: [] });
  }

  private fail(why: Failure): void {
    const { thought } = this;
    this.sleep();
    thought?.hearing.failed(why);
  }

  private wait(): void {
    const { thought } = this;
    if (thought === undefined) return;
    clearTimeout(thought.timer);
    const since = Date.now();
    thought.timer = setTimeout(() => {
      // A page that slept, or was not looked at, is late itself: its thread slept too, and has as long again.
      if (Date.now() - since > this.patience + LATE) this.wait();
      else this.fail('silent');
    }, this.patience);
  }
}
