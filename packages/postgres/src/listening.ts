import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { named } from './lost.ts';

interface Listener {
  heard(text: string): void;
  begun(): void;
}

const FIRST_WAIT_MS = 50;
const LONGEST_WAIT_MS = 1000;

/** A line that only listens. If it is lost there is soon another; whoever listens is told, since he may have missed something. */
export class Listening {
  private readonly open: () => pg.Client;
  private readonly channels = new Map<string, Set<Listener>>();
  private client: Promise<pg.Client> | undefined;
  private isEnded = false;

  constructor(open: () => pg.Client) {
    this.open = open;
  }

  async begin(channel: string, heard: (text: string) => void, begun: () => void): Promise<() => Promise<void>> {
    const listeners = this.channels.get(channel) ?? new Set();
    const listener = { heard, begun };
    this.channels.set(channel, listeners.add(listener));
    const isFirst = this.client === undefined;
    this.client ??= this.connect();
    try {
      const client = await this.client;
      // Whoever comes first is told with all others.
      if (!isFirst) await this.listenTo(client, channel);
      if (!isFirst) begun();
    } catch (error) {
      listeners.delete(listener);
      if (isFirst) this.client = undefined;
      throw named(error);
    }
    return async () => {
      listeners.delete(listener);
    };
  }

  async end(): Promise<void> {
    this.isEnded = true;
    const client = await this.client?.catch(() => undefined);
    await client?.end().catch(() => undefined);
  }

  private async connect(): Promise<pg.Client> {
    const client = this.open();
    let isReady = false;
    client.on('error', () => undefined);
    client.once('end', () => isReady && void this.again());
    client.on('notification', ({ channel, payload = '' }) => {
      for (const { heard } of this.channels.get(channel) ?? []) heard(payload);
    });
    try {
      await client.connect();
      for (const channel of this.channels.keys()) await this.listenTo(client, channel);
    } catch (error) {
      void client.end().catch(() => undefined);
      throw error;
    }
    isReady = true;
    for (const listeners of this.channels.values()) for (const { begun } of listeners) begun();
    return client;
  }

  private async listenTo(client: pg.Client, channel: string): Promise<void> {
    await client.query(`listen "${channel.replaceAll('"', '""')}"`);
  }

  /** Until there is one, or nobody wants it any more. */
  private async again(): Promise<void> {
    for (let waitMs = FIRST_WAIT_MS; !this.isEnded; waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)) {
      const next = this.connect();
      this.client = next;
      try {
        await next;
        return;
      } catch {
        await wait(waitMs, undefined, { ref: false });
      }
    }
  }
}
