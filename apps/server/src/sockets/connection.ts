import { Gate } from '@wigwag/host';
import type { Vocabulary } from '@wigwag/kernel';
import type { Ban, Me } from '@wigwag/protocol';
import type { WebSocket } from 'ws';
import { GameStands } from '../games/opening.ts';
import { isLate, sideOf, tableInfoOf } from '../games/tableInfo.ts';
import type { Services } from '../http/context.ts';
import { Rates } from '../http/rates.ts';
import type { GameRow } from '../store/games.ts';
import { Ticks } from './ticks.ts';

/** Whoever does not read what he is sent is cut off: bytes that wait for him. */
const MOST_UNREAD = 1_048_576;
/** Letters above the limit that are overlooked before the line is cut. */
const MOST_OVER = 2000;

const CHATTED = JSON.stringify({ kind: 'chat' });

/** One browser at one game. */
export class Connection {
  private readonly socket: WebSocket;
  private readonly services: Services;
  readonly user: Me | undefined;
  private readonly side: string | undefined;
  readonly id: string;
  private readonly rates: Rates;
  private readonly ticks: Ticks;
  private readonly stopWatching: () => void;
  private gate: Gate<Vocabulary> | undefined;
  private opening: Promise<void> | undefined;
  private letIn: () => void = () => undefined;
  /** The first letter of the game has been posted: what is around the game comes after it, in one order for all. */
  private readonly isIn = new Promise<void>(done => {
    this.letIn = done;
  });
  private isClosed = false;
  private over = 0;
  private row: GameRow;
  private shown = '';
  private toldTimes = '';
  private looks: Promise<void> = Promise.resolve();
  isAlive = true;

  constructor(services: Services, socket: WebSocket, row: GameRow, user: Me | undefined, wanted: string | undefined) {
    this.services = services;
    this.socket = socket;
    this.user = user;
    this.id = row.id;
    this.row = row;
    this.side = sideOf(row, user?.id, wanted);
    this.rates = new Rates(services.limits.letters);
    this.ticks = new Ticks(text => this.send(text), row.hasSecrets);
    this.stopWatching = services.games.watchTable(row.id, what => {
      if (what === 'table') this.inTurn(() => this.lookAtTable());
      else if (what !== 'chat') this.inTurn(() => this.passOn(what.active));
      else if (this.side !== undefined) this.ticks.post(CHATTED);
    });
    socket.on('message', (data, isBinary) => this.receive(isBinary ? '' : String(data)));
    socket.on('pong', () => {
      this.isAlive = true;
    });
    socket.on('close', () => this.close());
    socket.on('error', () => socket.terminate());
    this.show(row);
    this.inTurn(() => this.lookAtTime(row));
  }

  /** What is around the game is told in the order in which it happened. */
  private inTurn(look: () => Promise<void>): void {
    this.looks = this.looks.then(look);
  }

  /** Ends it if nothing was heard of the other end since the last time. */
  check(): void {
    if (this.isAlive) this.socket.ping();
    else this.socket.terminate();
    this.isAlive = false;
  }

  end(): void {
    this.socket.close(1001, 'stopping');
  }

  /** Whoever is banned is told why and until when, and sees no more. */
  sendAway(ban: Ban): void {
    this.send(JSON.stringify({ kind: 'banned', ban }));
    this.socket.close(1008, 'banned');
  }

  private close(): void {
    this.isClosed = true;
    this.stopWatching();
    this.gate?.close();
    this.ticks.close();
  }

  /** Nothing else at the table has changed, so the database is not asked; clocks run only where there is a pace. */
  private async passOn(active: string): Promise<void> {
    if (this.isClosed) return;
    const row = { ...this.row, active };
    this.show(row);
    if (row.paceName !== null) await this.lookAtTime(row);
  }

  private async lookAtTable(): Promise<void> {
    try {
      const row = await this.services.games.tables.at(this.id);
      if (row === undefined || this.isClosed) return;
      this.show(row);
      await this.lookAtTime(row);
    } catch (error) {
      this.services.log.warn('table-not-shown', { game: this.id, error });
    }
  }

  private async lookAtTime(row: GameRow): Promise<void> {
    if (row.status === 'inviting' || row.status === 'mixing' || isLate(row, this.user?.id)) return;
    try {
      await this.isIn;
      const { now, ...times } = await this.services.games.times.at(this.id);
      const told = JSON.stringify(times);
      if (this.isClosed || told === this.toldTimes) return;
      this.toldTimes = told;
      this.ticks.post(JSON.stringify({ kind: 'time', time: { ...times, now } }));
    } catch (error) {
      this.services.log.warn('time-not-shown', { game: this.id, error });
    }
  }

  private show(row: GameRow): void {
    this.row = row;
    if (this.gate === undefined && (row.status === 'running' || row.status === 'over')) {
      this.opening ??= this.openGate(row).finally(() => {
        this.opening = undefined;
      });
    }
    const table = JSON.stringify({ kind: 'table', table: tableInfoOf(row, this.side) });
    if (table === this.shown) return;
    this.shown = table;
    this.ticks.post(table);
  }

  private async openGate(row: GameRow): Promise<void> {
    const { games, log } = this.services;
    try {
      const game = await games.of(row);
      if (this.isClosed) return;
      this.gate = new Gate(
        game,
        this.side ?? 'public',
        text => {
          this.ticks.post(text);
          this.letIn();
        },
        error => log.warn('not-answered', { game: row.id, error }),
      );
    } catch (error) {
      // What is around it says so, and when it goes on.
      if (error instanceof GameStands) return;
      log.error('game-not-opened', { game: row.id, error });
      this.socket.close(1011, 'game-not-opened');
    }
  }

  /** What comes before the game has begun is not answered: a seat asks again. */
  private receive(text: string): void {
    if (this.opening !== undefined) return void this.opening.then(() => this.receive(text));
    if (this.gate === undefined || this.isClosed) return;
    if (this.rates.allows(this.user?.id ?? '')) void this.gate.receive(text);
    else this.tooMany();
  }

  private tooMany(): void {
    this.over += 1;
    if (this.over > MOST_OVER) this.socket.close(1008, 'too-many');
    else if (this.over % 100 === 1) this.send(JSON.stringify({ kind: 'busy' }));
  }

  private send(text: string): void {
    if (this.isClosed) return;
    if (this.socket.bufferedAmount > MOST_UNREAD) this.socket.terminate();
    else this.socket.send(text);
  }
}
