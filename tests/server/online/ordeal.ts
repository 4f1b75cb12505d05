import { setTimeout as wait } from 'node:timers/promises';
import type { FinishedGame } from '@wigwag/protocol';
import { Guest, type Line } from './guest.ts';
import type { Played } from './played.ts';
import type { ServerProcess } from './serverProcess.ts';

/** A decision that the server said is done. */
interface Acknowledged {
  readonly by: string;
  readonly choice: unknown;
  /** The number of the side's stream after it. */
  readonly n: number;
  readonly sent: number;
  readonly answered: number;
}

export interface OrdealSettings {
  readonly played: Played;
  readonly nodes: readonly ServerProcess[];
  readonly games: number;
  /** Browsers at each seat that decide at the same time, each at another node. */
  readonly rivals: number;
  /** One in so many decisions has its line cut as soon as it is sent; 0: none. */
  readonly cutOneIn: number;
  /** A player waits up to so long before he decides. */
  readonly thinkMs: number;
}

export interface Judged {
  readonly acknowledged: number;
  readonly stored: number;
  readonly violations: readonly string[];
  /** Milliseconds from a decision to its answer: of half of them no more, of 95 in a hundred no more. */
  readonly p50: number;
  readonly p95: number;
  readonly bytesADecision: number;
}

/** A game, for whoever wants to disturb it: the cookies of its players, and where the stream of one stands. */
export interface Target {
  readonly id: string;
  readonly blue: string;
  readonly grey: string;
  readonly seen: number;
}

interface Match {
  readonly id: string;
  readonly blue: Guest;
  readonly grey: Guest;
  readonly lines: readonly { readonly side: string; readonly line: Line }[];
  readonly done: Acknowledged[];
}

async function begin({ played, nodes, rivals }: OrdealSettings): Promise<Match> {
  const ports = nodes.map(({ port }) => port);
  const [blue, grey] = [await Guest.named('Blue', ports), await Guest.named('Grey', ports)];
  const made = await blue.ask<{ id: string; invitation: string }>('/api/games', {
    ...{ title: played.title, setup: played.setup, side: played.ruleset.sides[0], shareCommitment: blue.commitment },
  });
  await grey.ask(`/api/invitations/${made.invitation}`, { shareCommitment: grey.commitment });
  for (const each of [blue, grey]) await each.ask(`/api/games/${made.id}/share`, { share: each.share });
  const lines = played.ruleset.sides.flatMap((side, at) =>
    Array.from({ length: rivals }, (_, node) => ({
      side,
      line: (at === 0 ? blue : grey).sit(played, made.id, side, node),
    })),
  );
  await Promise.all(lines.map(({ line }) => line.seat.received));
  return { id: made.id, blue, grey, lines, done: [] };
}

/** Games that are played while lines are cut and processes killed; then what was acknowledged is compared with what is stored. */
export class Ordeal {
  private readonly settings: OrdealSettings;
  private readonly matches: Match[] = [];
  private readonly playing: Promise<void>[] = [];
  private isEnough = false;

  constructor(settings: OrdealSettings) {
    this.settings = settings;
  }

  get acknowledged(): number {
    return this.matches.reduce((sum, { done }) => sum + done.length, 0);
  }

  /** The games that are played now. */
  get targets(): readonly Target[] {
    return this.matches.slice(-this.settings.games).map(({ id, blue, grey, lines }) => ({
      id,
      blue: blue.cookie,
      grey: grey.cookie,
      seen: lines[0]?.line.seat.scene().n ?? 0,
    }));
  }

  /** So many games at a time; where one is over, the next begins. */
  async begin(): Promise<void> {
    for (let n = 0; n < this.settings.games; n++) {
      const first = await begin(this.settings);
      this.playing.push(this.playOn(first));
    }
  }

  private async playOn(first: Match): Promise<void> {
    for (let match: Match | undefined = first; match !== undefined; match = await this.next()) {
      this.matches.push(match);
      const current = match;
      const { lines } = current;
      await Promise.all(lines.map(({ side, line }) => this.play(current, side, line)));
    }
  }

  /** A server that was just killed makes no game: it is asked again. */
  private async next(): Promise<Match | undefined> {
    while (!this.isEnough) {
      try {
        return await begin(this.settings);
      } catch {
        await wait(200);
      }
    }
    return undefined;
  }

  /** Everybody brings what he has begun to its end. */
  async end(): Promise<Judged> {
    this.isEnough = true;
    await Promise.all(this.playing);
    const violations: string[] = [];
    let stored = 0;
    for (const match of this.matches) stored += await this.judge(match, violations);
    const bytes = this.matches.flatMap(({ lines }) => lines).reduce((sum, { line }) => sum + line.bytes, 0);
    const times = this.matches
      .flatMap(({ done }) => done.map(({ sent, answered }) => answered - sent))
      .sort((a, b) => a - b);
    const at = (share: number): number => Math.round((times[Math.floor(times.length * share)] ?? 0) * 10) / 10;
    const bytesADecision = Math.round(bytes / Math.max(1, stored));
    return { acknowledged: this.acknowledged, stored, violations, p50: at(0.5), p95: at(0.95), bytesADecision };
  }

  private async play(match: Match, side: string, line: Line): Promise<void> {
    const { seat } = line;
    const { cutOneIn, thinkMs } = this.settings;
    while (!this.isEnough) {
      const { choices, frame } = seat.scene();
      if (frame === undefined) return;
      const choice = choices[Math.floor(Math.random() * choices.length)];
      if (choice === undefined) {
        await wait(5 + Math.random() * 10);
        continue;
      }
      await wait(Math.random() * thinkMs);
      const sent = performance.now();
      const answering = seat.send({ do: 'decide', choice });
      if (cutOneIn > 0 && Math.random() < 1 / cutOneIn) setTimeout(() => line.cut(), Math.random() * 5);
      const answer = await answering;
      if ('done' in answer) match.done.push({ by: side, choice, n: answer.done.n, sent, answered: performance.now() });
    }
  }

  /** What each side was told is done is what is stored, each once, in the order of its numbers and of time. */
  private async judge({ id, blue, lines, done }: Match, violations: string[]): Promise<number> {
    const table = await blue.ask<{ status: string }>(`/api/games/${id}`);
    if (table.status !== 'over') await blue.ask(`/api/games/${id}/resign`, {});
    const finished = await blue.ask<FinishedGame>(`/api/games/${id}/record`);
    const { decisions } = finished.record as { decisions: { by: string; choice: unknown }[] };
    let stored = 0;
    for (const side of this.settings.played.ruleset.sides) {
      const kept = decisions.filter(({ by }) => by === side).map(({ choice }) => JSON.stringify(choice));
      const told = done.filter(({ by }) => by === side).sort((one, other) => one.n - other.n);
      stored += kept.length;
      const said = told.map(({ choice }) => JSON.stringify(choice));
      if (JSON.stringify(kept) !== JSON.stringify(said))
        violations.push(`${id} ${side}: stored ${kept.length}, acknowledged ${said.length}`);
      for (const [at, one] of told.entries()) {
        const next = told[at + 1];
        if (next !== undefined && (next.n === one.n || next.answered < one.sent))
          violations.push(`${id} ${side}: order at ${one.n}`);
      }
    }
    for (const { line } of lines) line.close();
    return stored;
  }
}
