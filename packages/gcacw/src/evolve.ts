import { activationWriters } from './activation/events.ts';
import { arrivalWriters } from './arrivals/events.ts';
import { type Event, NOBODY } from './board.ts';
import { crossingWriters } from './bridges/events.ts';
import { combatWriters } from './combat/events.ts';
import { exitWriters } from './exits/events.ts';
import type { Game } from './game.ts';
import { intelligenceWriters } from './intelligence/events.ts';
import { leaderWriters } from './leaders/events.ts';
import { movementWriters } from './movement/events.ts';
import { recoveryWriters } from './recovery/events.ts';
import { refereeWriters } from './referee/events.ts';
import { sequenceWriters } from './sequence/events.ts';
import { victoryWriters } from './victory/events.ts';
import { weatherWriters } from './weather/events.ts';
import { worksWriters } from './works/events.ts';
import type { Writers } from './writers.ts';

const WRITERS: Writers<Event> = {
  ...sequenceWriters,
  ...activationWriters,
  ...movementWriters,
  ...combatWriters,
  ...leaderWriters,
  ...worksWriters,
  ...recoveryWriters,
  ...crossingWriters,
  ...weatherWriters,
  ...arrivalWriters,
  ...exitWriters,
  ...victoryWriters,
  ...intelligenceWriters,
  ...refereeWriters,
};

export const EVENTS = Object.keys(WRITERS) as readonly Event['type'][];

/** Writes an event's final values into the board and keeps occupancy, zones and ground. Decides nothing. */
export function evolve(game: Game, event: Event): void {
  const write = WRITERS[event.type] as (game: Game, event: Event) => void;
  if (game.derived.hash.isKept) writeHashed(game, event, write);
  else write(game, event);
}

/** An event changes at most the one unit that it names; only a referee's may change anything. */
function writeHashed(game: Game, event: Event, write: (game: Game, event: Event) => void): void {
  const { board, derived } = game;
  if (event.type === 'edited') {
    write(game, event);
    derived.hash.forget();
    return;
  }
  const unit = 'unit' in event ? event.unit : NOBODY;
  const before = board.units[unit];
  if (before !== undefined) derived.hash.leave(unit, before);
  write(game, event);
  const after = board.units[unit];
  if (after !== undefined) derived.hash.enter(unit, after);
}
