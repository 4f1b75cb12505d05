import type { LiveNews } from '@wigwag/protocol';
import type { WebSocket } from 'ws';
import type { Services } from '../http/context.ts';

/** One browser at its lists. What it says is not listened to. */
export class LiveConnection {
  private readonly socket: WebSocket;
  private isAlive = true;

  constructor({ news }: Services, socket: WebSocket, user: string) {
    this.socket = socket;
    const stop = news.watch(user, what => socket.send(JSON.stringify({ kind: 'changed', what } satisfies LiveNews)));
    socket.on('pong', () => {
      this.isAlive = true;
    });
    socket.on('close', stop);
    socket.on('error', () => socket.terminate());
  }

  check(): void {
    if (this.isAlive) this.socket.ping();
    else this.socket.terminate();
    this.isAlive = false;
  }

  end(): void {
    this.socket.close(1001, 'stopping');
  }
}
