import type { Message } from '@wigwag/host';
import { sceneAfter } from '@wigwag/host';
import { topFrame, type Vocabulary } from '@wigwag/kernel';
import type { Games } from '../games/games.ts';
import { type LiveGame, NotRunning } from '../games/liveGame.ts';
import type { Log } from '../log.ts';
import { computerSeats, leaseTurns, releaseLeases, renewLeases, type ThinkingSeat } from '../store/computers.ts';
import type { Sql } from '../store/database.ts';
import { type Keeper, repeatedly } from '../time/keeper.ts';
import type { Mind } from './pool.ts';
import type { Seen } from './thinker.ts';

const EVERY_MS = 500;
/** How often a node says that it still thinks. */
const RENEW_MS = 2500;
/** Decisions of a turn that it looks back at when it begins to think. */
const MOST_RECALLED = 40;

export interface ComputersSettings {
  readonly sql: Sql;
  readonly log: Log;
  readonly games: Games;
  readonly mind: Mind;
}

/** The computers of all games. Each sits at a seat like anybody else: it is sent its side's stream, and sends commands. */
export class Computers {
  private readonly settings: ComputersSettings;
  private readonly keeper: Keeper;
  private readonly renewer: Keeper;
  private readonly playing = new Set<Promise<void>>();
  /** What this node thinks for now. */
  private readonly held = new Set<ThinkingSeat>();

  constructor(settings: ComputersSettings) {
    this.settings = settings;
    const { log, sql } = settings;
    this.keeper = repeatedly(
      () => this.playDue(),
      EVERY_MS,
      error => log.warn('computers-not-asked', { error }),
    );
    this.renewer = repeatedly(
      () => renewLeases(sql, [...this.held]),
      RENEW_MS,
      error => log.warn('leases-not-renewed', { error }),
    );
  }

  async stop(): Promise<void> {
    await Promise.all([this.keeper.stop(), this.renewer.stop()]);
    // What it was thinking of another node, or the next start, thinks of at once.
    const left = [...this.held];
    await this.settings.mind.stop();
    await Promise.all(this.playing);
    await releaseLeases(this.settings.sql, left);
  }

  /** Somebody at the table asks for something that the computer has to answer. */
  asked(game: string, entries: readonly { readonly kind: string }[]): void {
    if (!entries.some(({ kind }) => kind === 'offer' || kind === 'draw-offer')) return;
    this.hold(this.answer(game));
  }

  /** Seats whose turn it is, unless another node thinks for them. */
  private async playDue(): Promise<void> {
    for (const seat of await leaseTurns(this.settings.sql)) this.hold(this.playLeased(seat));
  }

  private hold(work: Promise<void>): void {
    const held = work.catch(error => this.settings.log.warn('computer-failed', { error }));
    this.playing.add(held);
    void held.finally(() => this.playing.delete(held));
  }

  /** If it fails, another try follows when the lease is over. */
  private async playLeased(seat: ThinkingSeat): Promise<void> {
    this.held.add(seat);
    try {
      await this.play(seat);
      await releaseLeases(this.settings.sql, [seat]);
    } finally {
      this.held.delete(seat);
    }
  }

  /** Decides until somebody else has to. */
  private async play({ game, side, computer, setup }: ThinkingSeat): Promise<void> {
    const live = await this.settings.games.byId(game);
    if (live === undefined) return;
    for (let asked = await this.sceneOf(live, side); asked.scene.choices.length > 0; ) {
      const { scene, message } = asked;
      const [only, ...others] = scene.choices;
      const before = others.length === 0 ? [] : await this.before(live, side, asked);
      const { board, stack } = message.view as Seen;
      const now = { board, stack, lines: message.told.length };
      const question = { game, setup, side, ...computer, before, now };
      const choice = others.length === 0 ? only : await this.settings.mind.think(question);
      const command = { id: `computer ${scene.n}`, seen: scene.n, intent: { do: 'decide', choice } };
      const answer = await live.receive(side, command);
      if (!('done' in answer) && !('stale' in answer)) {
        throw new Error(`game ${game}: the computer may not do that: ${JSON.stringify(answer)}`);
      }
      asked = await this.sceneOf(live, side);
    }
  }

  private async sceneOf(live: LiveGame, side: string) {
    const [message] = await live.stream(side).since(0);
    const scene = message && sceneAfter<Vocabulary>(live.ruleset, live.world, side, undefined, message);
    if (message === undefined || scene === undefined) throw new Error(`game ${live.id} shows nothing`);
    return { scene, message };
  }

  /** What it saw before its last decisions. */
  private async before(live: LiveGame, side: string, { message }: { message: Message<Vocabulary> }): Promise<Seen[]> {
    const own = message.told.flatMap(({ by }, lines) => (lines > 0 && by === side ? [lines] : []));
    const seen: Seen[] = [];
    for (const lines of own.slice(-MOST_RECALLED)) {
      const view = (await live.past(side, lines)) as (Seen & { stack: readonly { by: string }[] }) | undefined;
      const isAsked = view !== undefined && topFrame({ stack: view.stack } as never)?.by === side;
      if (isAsked) seen.push({ board: view.board, stack: view.stack, lines });
    }
    return seen;
  }

  /** It lets everything be taken back, and agrees to no draw: it cannot tell what one is worth. */
  private async answer(game: string): Promise<void> {
    const live = await this.settings.games.byId(game);
    for (const { side } of live === undefined ? [] : await computerSeats(this.settings.sql, game)) {
      const { scene } = await this.sceneOf(live as LiveGame, side);
      const { offer } = scene.status;
      const id = `computer agrees ${scene.n}`;
      if (offer !== undefined && offer !== side)
        await live?.receive(side, { id, seen: scene.n, intent: { do: 'agree' } });
      if (live?.state.drawOffer !== undefined && live.state.drawOffer !== side) await declineDraw(live, side);
    }
  }
}

async function declineDraw(live: LiveGame, side: string): Promise<void> {
  try {
    await live.atTable({ kind: 'draw-decline', by: side }, () => undefined);
  } catch (error) {
    if (!(error instanceof NotRunning)) throw error;
  }
}
