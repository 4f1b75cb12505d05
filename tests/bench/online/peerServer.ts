import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type WebSocket, WebSocketServer } from 'ws';

/** What better-sqlite3 and libsql have in common. */
interface Statement {
  run(...values: unknown[]): unknown;
  get(...values: unknown[]): Record<string, unknown> | undefined;
}
interface Sqlite {
  exec(text: string): void;
  prepare(text: string): Statement;
}

/** A game as that server keeps it: everything in one text, the log and what undo needs too. */
interface State {
  active: string;
  turn: number;
  log: string[];
  undo: unknown[];
  board: unknown;
}

const SNAP_EVERY = 4;

const TABLES = `pragma journal_mode = wal;
pragma synchronous = normal;
create table game_state (game_id integer primary key, state text);
create table game_replay (game_id integer, replay_id integer, role text, action text, arguments json, primary key (game_id, replay_id)) without rowid;
create table game_snap (game_id integer, snap_id integer, replay_id integer, state text, primary key (game_id, snap_id));`;

/**
 * The documented way of the server of Rally the Troops, written by us: for each action the whole state is read as JSON, changed, written
 * back whole with the action beside it in one transaction of SQLite, and each player is sent his view. Its rules do nothing at all, which is in
 * its favour.
 */
export function servePeer(folder: string, board: unknown, games: number): void {
  const load = createRequire(join(folder, 'package.json'));
  const Database = load('libsql') as new (path: string) => Sqlite;
  const db = new Database(join(folder, `peer-${process.pid}.db`));
  db.exec(TABLES);
  const select = db.prepare('select state from game_state where game_id = ?');
  const write = db.prepare('insert or replace into game_state (game_id, state) values (?, ?)');
  const replay = db.prepare(
    'insert into game_replay (game_id, replay_id, role, action, arguments) values (?, (select coalesce(max(replay_id), 0) + 1 from game_replay where game_id = ?), ?, ?, ?)',
  );
  const snap = db.prepare(
    'insert into game_snap (game_id, snap_id, replay_id, state) values (?, (select coalesce(max(snap_id), 0) + 1 from game_snap where game_id = ?), 0, ?)',
  );
  const players = new Map<number, { readonly socket: WebSocket; readonly role: string; seen: number }[]>();
  for (let game = 0; game < games; game++) {
    const state: State = { active: 'one', turn: 0, log: [], undo: [], board };
    write.run(game, JSON.stringify(state));
    players.set(game, []);
  }

  const sendState = (
    player: { readonly socket: WebSocket; readonly role: string; seen: number },
    state: State,
  ): void => {
    const log = state.log.slice(player.seen);
    player.seen = state.log.length;
    const actions = state.active === player.role ? { move: [1, 2, 3] } : undefined;
    const view = { active: state.active, turn: state.turn, board: state.board, log, actions };
    player.socket.send(`["state",${JSON.stringify(view)},0]`);
  };

  const act = (game: number, role: string, argument: number): void => {
    const state = JSON.parse(String(select.get(game)?.state)) as State;
    state.turn += 1;
    state.log.push(`${role} moved ${argument}.`);
    if (state.turn % SNAP_EVERY === 0) state.active = state.active === 'one' ? 'two' : 'one';
    db.exec('begin');
    replay.run(game, game, role, 'move', argument);
    if (state.turn % SNAP_EVERY === 0)
      snap.run(game, game, JSON.stringify({ ...state, undo: undefined, log: state.log.length }));
    write.run(game, JSON.stringify(state));
    for (const player of players.get(game) ?? []) sendState(player, state);
    db.exec('commit');
  };

  const http = createServer();
  const sockets = new WebSocketServer({ server: http });
  sockets.on('connection', (socket, { url = '' }) => {
    const [, game = '0', role = 'one'] = url.split('/');
    const player = { socket, role, seen: 0 };
    players.get(Number(game))?.push(player);
    socket.on('message', data => {
      const [, argument] = JSON.parse(String(data)) as [string, number];
      act(Number(game), role, argument);
    });
  });
  http.listen(0, '127.0.0.1', () => process.send?.((http.address() as AddressInfo).port));
}
