import type { Vocabulary } from '@wigwag/kernel';
import type { Audience } from '../audiences/audience.ts';
import type { Message } from '../audiences/stream.ts';
import type { Authority } from '../authority.ts';
import { readCommand } from '../seats/command.ts';
import { type Reply, readLetter } from './wire.ts';

/** The authority's end of a wire. Who sits at the other end was settled when it was laid: no letter can change it. */
export class Gate<T extends Vocabulary> {
  private readonly authority: Pick<Authority<T>, 'header' | 'past' | 'receive' | 'stream'>;
  private readonly audience: Audience<T>;
  private readonly post: (text: string) => void;
  /** No news goes out any more. */
  readonly close: () => void;

  constructor(
    authority: Pick<Authority<T>, 'header' | 'past' | 'receive' | 'stream'>,
    audience: Audience<T>,
    post: (text: string) => void,
  ) {
    this.authority = authority;
    this.audience = audience;
    this.post = post;
    this.close = authority.stream(audience).subscribe(message => this.write({ kind: 'news', messages: [message] }));
  }

  /** Whatever arrives: what cannot be read is said to be so, and does nothing. */
  receive(text: string): void {
    const read = readLetter(text);
    if ('complaint' in read) {
      this.write({ kind: 'unreadable', complaint: read.complaint });
      return;
    }
    const { letter } = read;
    if (letter.kind === 'hello') {
      this.write({ kind: 'welcome', header: this.authority.header(), messages: this.since(0) });
    } else if (letter.kind === 'command') this.answer(letter.letter, letter.command);
    else if (letter.kind === 'since') this.tell(letter.seen);
    else this.lookBack(letter.letter, letter.lines);
  }

  private answer(letter: number, value: unknown): void {
    const read = readCommand(value);
    const answer = this.authority.receive(this.audience, value);
    const messages = 'command' in read ? this.since(read.command.seen) : [];
    this.write({ kind: 'answer', letter, answer, messages });
  }

  /** Whoever has missed nothing hears nothing. */
  private tell(seen: number): void {
    const messages = this.since(seen);
    if (messages.length > 0) this.write({ kind: 'news', messages });
  }

  private lookBack(letter: number, lines: number): void {
    const view = this.authority.past(this.audience, lines);
    this.write({ kind: 'past', letter, ...(view !== undefined && { view }) });
  }

  private since(seen: number): readonly Message<T>[] {
    return this.authority.stream(this.audience).since(seen);
  }

  private write(reply: Reply<T>): void {
    this.post(JSON.stringify(reply));
  }
}
