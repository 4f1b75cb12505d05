import type { Vocabulary } from '@wigwag/kernel';
import type { Audience } from '../audiences/audience.ts';
import type { Message } from '../audiences/stream.ts';
import type { LogHeader } from '../game/log.ts';
import { type Answer, readCommand } from '../seats/command.ts';
import { type Reply, readLetter } from './wire.ts';

/** At once, or by and by. */
export type Later<V> = V | Promise<V>;

/** A game as a gate reaches it: an authority, or somebody who keeps one and has to ask a database first. */
export interface Reachable<T extends Vocabulary> {
  header(): LogHeader;
  stream(audience: Audience<T>): {
    since(seen: number): Later<readonly Message<T>[]>;
    subscribe(listener: (message: Message<T>) => void): () => void;
  };
  past(audience: Audience<T>, lines: number): Later<T['view'] | undefined>;
  receive(audience: Audience<T>, value: unknown): Later<Answer<T>>;
}

/** The game's end of a wire. Who sits at the other end was settled when it was laid: no letter can change it. */
export class Gate<T extends Vocabulary> {
  private readonly game: Reachable<T>;
  private readonly audience: Audience<T>;
  private readonly post: (text: string) => void;
  private readonly failed: (error: unknown) => void;
  /** No news goes out any more. */
  readonly close: () => void;

  /** `failed`: what could not be done now is not answered, and the other end asks again. */
  constructor(
    game: Reachable<T>,
    audience: Audience<T>,
    post: (text: string) => void,
    failed: (error: unknown) => void = raise,
  ) {
    this.game = game;
    this.audience = audience;
    this.post = post;
    this.failed = failed;
    this.close = game.stream(audience).subscribe(message => this.write({ kind: 'news', messages: [message] }));
  }

  /** Whatever arrives: what cannot be read is said to be so, and does nothing. */
  receive(text: string): Later<void> {
    const read = readLetter(text);
    if ('complaint' in read) return this.write({ kind: 'unreadable', complaint: read.complaint });
    const { letter } = read;
    if (letter.kind === 'hello') return this.welcome();
    if (letter.kind === 'command') return this.answer(letter.letter, letter.command);
    return letter.kind === 'since' ? this.tell(letter.seen) : this.lookBack(letter.letter, letter.lines);
  }

  private welcome(): Later<void> {
    return this.whenKnown(this.since(0), messages =>
      this.write({ kind: 'welcome', header: this.game.header(), messages }),
    );
  }

  private answer(letter: number, value: unknown): Later<void> {
    const read = readCommand(value);
    return this.whenKnown(this.game.receive(this.audience, value), answer =>
      this.whenKnown('command' in read ? this.since(read.command.seen) : [], messages =>
        this.write({ kind: 'answer', letter, answer, messages }),
      ),
    );
  }

  /** Whoever has missed nothing hears nothing. */
  private tell(seen: number): Later<void> {
    return this.whenKnown(this.since(seen), messages => {
      if (messages.length > 0) this.write({ kind: 'news', messages });
    });
  }

  private lookBack(letter: number, lines: number): Later<void> {
    return this.whenKnown(this.game.past(this.audience, lines), view =>
      this.write({ kind: 'past', letter, ...(view !== undefined && { view }) }),
    );
  }

  private since(seen: number): Later<readonly Message<T>[]> {
    return this.game.stream(this.audience).since(seen);
  }

  private whenKnown<V>(value: Later<V>, use: (value: V) => Later<void>): Later<void> {
    return value instanceof Promise ? value.then(use).catch(this.failed) : use(value);
  }

  private write(reply: Reply<T>): void {
    this.post(JSON.stringify(reply));
  }
}

function raise(error: unknown): never {
  throw error;
}
