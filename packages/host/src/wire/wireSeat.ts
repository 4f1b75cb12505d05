import { assert, type Ready, type Ruleset, rulesHash, type Vocabulary } from '@wigwag/kernel';
import { type Audience, gameSeen } from '../audiences/audience.ts';
import type { Message } from '../audiences/stream.ts';
import type { LogHeader } from '../game/log.ts';
import type { Answer, Intent } from '../seats/command.ts';
import { type Scene, sceneAfter } from '../seats/scene.ts';
import type { Seat } from '../seats/seat.ts';
import { type Letter, LONGEST_LETTER, type Reply, readReply, TOO_LONG } from './wire.ts';

/** So often a seat writes again what was not answered, and otherwise asks whether it missed something. */
const BEAT_MS = 1000;

/** How patient a seat is. */
export interface Patience {
  /** What was not answered is written again after so long. */
  readonly beatMs: number;
  /** Whoever waits for nothing asks whether he missed something at every so many beats. */
  readonly quietBeats: number;
}

export interface WireSeatSettings<T extends Vocabulary> {
  readonly ruleset: Ruleset<T>;
  readonly audience: Audience<T>;
  /** No other seat has it, since the names of its commands are made of it. */
  readonly name: string;
  /** What never changes in a game that is opened from the setup; undefined: it cannot be opened here. */
  worldOf(setup: unknown): T['world'] | undefined;
  post(text: string): void;
  /** Does a letter leave now, or is it written again when there is a line? Left out: it leaves. */
  hasLine?(): boolean;
  later(ms: number, then: () => void): void;
  /** Left out: it asks at every second. */
  readonly patience?: Patience;
}

/** How a seat was received: by other rules than its own it cannot look on. */
export type Reception = 'welcome' | 'other-rules' | 'bad-setup';

interface Unanswered<A> {
  readonly text: string;
  /** A line has carried it: it may have arrived. */
  hasLeft: boolean;
  resolve(answer: A): void;
}

/** The number that a scene has to reach before the answer is true of it. */
function numberIn<T extends Vocabulary>(answer: Answer<T>): number {
  if ('done' in answer) return answer.done.n;
  if ('offered' in answer) return answer.offered.n;
  return 'stale' in answer ? answer.stale.n : 0;
}

/** A seat far from the authority. Letters either way may be lost, doubled or late. */
export class WireSeat<T extends Vocabulary> implements Seat<T> {
  readonly ruleset: Ruleset<T>;
  readonly audience: Audience<T>;
  /** It has a scene as soon as it is welcome. */
  readonly received: Promise<Reception>;
  private readonly settings: WireSeatSettings<T>;
  private readonly listeners = new Set<() => void>();
  private readonly unanswered = new Map<number, Unanswered<Answer<T>>>();
  private readonly lookedBack = new Map<number, Unanswered<Ready<T> | undefined>>();
  private readonly greet: (reception: Reception) => void;
  private world: T['world'] | undefined;
  private current: Scene<T> | undefined;
  private letters = 0;
  /** What was missed after this number has been asked for. */
  private askedSince = -1;
  private isClosed = false;
  private beats = 0;

  constructor(settings: WireSeatSettings<T>) {
    this.settings = settings;
    this.ruleset = settings.ruleset;
    this.audience = settings.audience;
    let greet: ((reception: Reception) => void) | undefined;
    this.received = new Promise(resolve => {
      greet = resolve;
    });
    this.greet = reception => greet?.(reception);
    this.beat();
  }

  /** How many letters wait for their answer. */
  get waiting(): number {
    return this.unanswered.size + this.lookedBack.size;
  }

  scene(): Scene<T> {
    assert(this.current !== undefined, 'no-scene');
    return this.current;
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  send(intent: Intent): Promise<Answer<T>> {
    return this.command({ id: `${this.settings.name} ${this.letters + 1}`, seen: this.scene().n, intent });
  }

  /** Sends a command as it is: the far end says what is wrong with it. */
  async command(value: unknown): Promise<Answer<T>> {
    this.letters += 1;
    const text = written({ kind: 'command', letter: this.letters, command: value });
    if (text === undefined) return { unreadable: { field: '', expected: 'JSON' } };
    if (text.length > LONGEST_LETTER) return { unreadable: TOO_LONG };
    return new Promise(resolve => {
      this.leave(this.unanswered, { text, resolve, hasLeft: false });
    });
  }

  past(lines: number): Promise<Ready<T> | undefined> {
    this.letters += 1;
    const text = JSON.stringify({ kind: 'past', letter: this.letters, lines } satisfies Letter);
    return new Promise(resolve => {
      this.leave(this.lookedBack, { text, resolve, hasLeft: false });
    });
  }

  /** Takes back the commands that no line has carried yet; false: there are none, or some may have arrived. */
  withdraw(): boolean {
    const unsent = [...this.unanswered].filter(([, { hasLeft }]) => !hasLeft);
    for (const [letter, { resolve }] of unsent) {
      this.unanswered.delete(letter);
      resolve({ withdrawn: true });
    }
    return unsent.length > 0 && this.unanswered.size === 0;
  }

  receive(text: string): void {
    const reply = readReply<T>(text);
    if (reply === undefined || this.isClosed) return;
    if (reply.kind === 'welcome') this.enter(reply.header);
    if (reply.kind === 'unreadable' || this.world === undefined) return;
    if (reply.kind === 'past') {
      this.showPast(reply, this.world);
      return;
    }
    this.take(reply.messages, this.world);
    if (reply.kind === 'welcome') this.greet('welcome');
    if (reply.kind === 'answer') this.settle(reply);
  }

  close(): void {
    this.isClosed = true;
  }

  private enter({ ruleset, rules, setup }: LogHeader): void {
    if (this.world !== undefined) return;
    const isOther = ruleset !== this.ruleset.name || rules !== rulesHash(this.ruleset);
    this.world = isOther ? undefined : this.settings.worldOf(setup);
    if (this.world !== undefined) return;
    this.greet(isOther ? 'other-rules' : 'bad-setup');
    this.close();
  }

  private take(messages: readonly Message<T>[], world: T['world']): void {
    const before = this.current;
    for (const message of messages) {
      this.current = sceneAfter(this.ruleset, world, this.audience, this.current, message);
      if (message.n > (this.current?.n ?? 0)) this.askSince();
    }
    if (this.current !== before) for (const listener of this.listeners) listener();
  }

  /** An answer that the scene does not show yet comes again. */
  private settle({ letter, answer }: Reply<T> & { readonly kind: 'answer' }): void {
    const asked = this.unanswered.get(letter);
    if (asked === undefined || this.scene().n < numberIn(answer)) return;
    this.unanswered.delete(letter);
    asked.resolve(answer);
  }

  private showPast({ letter, view }: Reply<T> & { readonly kind: 'past' }, world: T['world']): void {
    const asked = this.lookedBack.get(letter);
    this.lookedBack.delete(letter);
    asked?.resolve(view && gameSeen(this.ruleset, world, view));
  }

  /** Once for each gap; if the answer is lost, the next beat asks again. */
  private askSince(): void {
    const seen = this.current?.n ?? 0;
    if (this.askedSince === seen) return;
    this.askedSince = seen;
    this.write({ kind: 'since', seen });
  }

  private beat(): void {
    if (this.isClosed) return;
    const { beatMs = BEAT_MS, quietBeats = 1 } = this.settings.patience ?? {};
    this.beats += 1;
    if (this.current === undefined || this.waiting > 0 || this.beats % quietBeats === 0) this.askAgain();
    this.settings.later(beatMs, () => this.beat());
  }

  /** Writes once more what was not answered, and asks what was missed: also when a line that was cut is there again. */
  askAgain(): void {
    if (this.current === undefined) this.write({ kind: 'hello' });
    else if (this.waiting === 0) this.write({ kind: 'since', seen: this.current.n });
    for (const asked of [...this.unanswered.values(), ...this.lookedBack.values()]) this.carry(asked);
    this.askedSince = -1;
  }

  private leave<A>(waiting: Map<number, Unanswered<A>>, asked: Unanswered<A>): void {
    waiting.set(this.letters, asked);
    this.carry(asked);
  }

  private carry(asked: Unanswered<never>): void {
    asked.hasLeft ||= this.settings.hasLine?.() ?? true;
    this.settings.post(asked.text);
  }

  private write(letter: Letter): void {
    this.settings.post(JSON.stringify(letter));
  }
}

/** Undefined: it is not to be written as JSON. */
function written(letter: Letter): string | undefined {
  try {
    return JSON.stringify(letter);
  } catch {
    return undefined;
  }
}
