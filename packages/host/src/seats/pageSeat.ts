import { assert, type Ready, type Ruleset, type Vocabulary } from '@wigwag/kernel';
import { type Audience, gameSeen } from '../audiences/audience.ts';
import type { Message } from '../audiences/stream.ts';
import type { Authority } from '../authority.ts';
import type { Answer, Intent } from './command.ts';
import { type Scene, sceneAfter } from './scene.ts';
import type { Seat } from './seat.ts';

/** A seat where the authority is: messages arrive at once. */
export class PageSeat<T extends Vocabulary> implements Seat<T> {
  readonly ruleset: Ruleset<T>;
  readonly audience: Audience<T>;
  private readonly authority: Authority<T>;
  private readonly name: string;
  private readonly listeners = new Set<() => void>();
  private current: Scene<T> | undefined;
  private sent = 0;

  /** `name`: no other seat has it, since the names of its commands are made of it. */
  constructor(authority: Authority<T>, audience: Audience<T>, name: string) {
    this.authority = authority;
    this.name = name;
    this.audience = audience;
    this.ruleset = authority.hosted.ruleset;
    const stream = authority.stream(audience);
    for (const message of stream.since(0)) this.take(message);
    stream.subscribe(message => {
      const before = this.current;
      this.take(message);
      if (this.current !== before) for (const listener of this.listeners) listener();
    });
  }

  scene(): Scene<T> {
    assert(this.current !== undefined, 'no-scene');
    return this.current;
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  async send(intent: Intent): Promise<Answer<T>> {
    this.sent += 1;
    return this.authority.receive(this.audience, { id: `${this.name} ${this.sent}`, seen: this.scene().n, intent });
  }

  async past(lines: number): Promise<Ready<T> | undefined> {
    const view = this.authority.past(this.audience, lines);
    return view && gameSeen(this.ruleset, this.authority.hosted.opening.game.world, view);
  }

  private take(message: Message<T>): void {
    const { ruleset, opening } = this.authority.hosted;
    this.current = sceneAfter(ruleset, opening.game.world, this.audience, this.current, message);
  }
}
