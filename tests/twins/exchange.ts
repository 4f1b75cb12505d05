import { type Game, type Gcacw, gcacw, type Side } from '@wigwag/gcacw';
import { type Game as AnyGame, canonicalJson, copyOf, positionHash, ready } from '@wigwag/kernel';

type Below = (n: number) => number;

const pick = <T>(below: Below, from: readonly T[]): T => from[below(from.length)] as T;

/** Puts what lies under one marker under another: units go where their new marker is, and their leaders with them. */
function swap(game: Game, side: Side, one: number, other: number): void {
  const { board } = game;
  const [first, second] = [one, other].map(id => board.forces.find(force => force.side === side && force.id === id));
  if (first === undefined || second === undefined) return;
  const contents = new Map([
    [first, second.units],
    [second, first.units],
  ]);
  board.forces = board.forces.map(force => ({ ...force, units: contents.get(force) ?? force.units }));
  for (const { hex, units } of board.forces) {
    for (const unit of units) {
      const state = board.units[unit];
      if (state !== undefined && state.hex !== hex) board.units[unit] = { ...state, hex, works: 'none' };
    }
  }
  board.leaders = board.leaders.map(leader => ({ ...leader, hex: board.units[leader.with]?.hex ?? leader.hex }));
  board.refused = board.refused.filter(hex => board.units.some(unit => unit.hex === hex));
}

/** The same units under each other's markers: units change places, dummies become real and the other way round. */
function exchanged(game: Game, hidden: Side, below: Below): AnyGame<Gcacw> {
  const other = copyOf<Gcacw>(gcacw, game, gcacw.copyDerived(game.derived));
  const ids = other.board.forces.filter(({ side }) => side === hidden).map(({ id }) => id);
  for (let left = 1 + below(3); left > 0; left--) swap(other as Game, hidden, pick(below, ids), pick(below, ids));
  return { ...other, derived: undefined };
}

/** A position that the watching side cannot tell from this one; undefined: none was found. */
export function twinOf(game: AnyGame<Gcacw>, watcher: Side, below: Below): AnyGame<Gcacw> | undefined {
  const hidden: Side = watcher === 'union' ? 'confederate' : 'union';
  const whole = ready(gcacw, game);
  if (!whole.board.forces.some(({ side }) => side === hidden)) return undefined;
  const seen = canonicalJson(gcacw.view(whole, watcher));
  // Which dummies may ride along is not seen, and cannot be imagined.
  const isRiding = whole.stack.some(({ kind, by }) => kind === 'riding' && by === hidden);
  for (let tries = 0; tries < 4; tries++) {
    const other =
      below(3) > 0 || isRiding
        ? exchanged(whole, hidden, below)
        : gcacw.imagine(whole.world, gcacw.view(whole, watcher), below);
    const there = ready(gcacw, other);
    if (gcacw.broken(there) !== undefined || positionHash(other) === positionHash(game)) continue;
    if (canonicalJson(gcacw.view(there, watcher)) === seen) return { ...other, derived: undefined };
  }
  return undefined;
}
