import type { Command, Intent, Message } from '@wigwag/host';
import { WebSocket } from 'ws';
import type { Masks } from './masks.ts';

interface Waiting {
  readonly kind: string;
  readonly letter: number;
  readonly done: () => void;
}

/** One browser at a game, and every byte that it is sent. */
export class Onlooker {
  private readonly socket: WebSocket;
  private readonly masks: Masks;
  private readonly frames: string[] = [];
  private readonly name: string;
  private waiting: Waiting | undefined;
  private letters = 0;
  private seen = 0;

  private constructor(socket: WebSocket, name: string, masks: Masks) {
    this.socket = socket;
    this.name = name;
    this.masks = masks;
    socket.on('message', data => this.receive(String(data)));
  }

  /** `name`: of its commands; two twins have the same. */
  static async at(port: number, game: string, cookie: string | undefined, name: string, masks: Masks) {
    const headers = cookie === undefined ? {} : { cookie };
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/games/${game}/stream`, { headers });
    const onlooker = new Onlooker(socket, name, masks);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    await onlooker.ask('welcome', { kind: 'hello' });
    return onlooker;
  }

  async send(intent: Intent): Promise<void> {
    const command: Command = { id: `${this.name} ${this.letters}`, seen: this.seen, intent };
    await this.ask('answer', { kind: 'command', command });
  }

  /** What was on its way has come. */
  async settle(): Promise<void> {
    await this.ask('past', { kind: 'past', lines: 0 });
  }

  /** Everything since this was last asked, in order, as it came. */
  news(): readonly string[] {
    return this.frames.splice(0);
  }

  close(): void {
    this.socket.terminate();
  }

  private ask(kind: string, what: object): Promise<void> {
    this.letters += 1;
    const letter = this.letters;
    return new Promise((done, fail) => {
      const timer = setTimeout(() => fail(new Error(`no ${kind} for ${JSON.stringify(what)}`)), 60_000);
      this.waiting = {
        ...{ kind, letter },
        done: () => {
          clearTimeout(timer);
          done();
        },
      };
      this.socket.send(JSON.stringify({ ...what, letter }));
    });
  }

  private receive(text: string): void {
    this.frames.push(this.masks.text(text));
    const {
      kind,
      letter,
      messages = [],
    } = JSON.parse(text) as {
      readonly kind: string;
      readonly letter?: number;
      readonly messages?: readonly Message<never>[];
    };
    this.seen = messages.at(-1)?.n ?? this.seen;
    const { waiting } = this;
    if (waiting === undefined || waiting.kind !== kind || (letter ?? waiting.letter) !== waiting.letter) return;
    this.waiting = undefined;
    waiting.done();
  }
}
