import type { SavedGame, Vocabulary } from '@wigwag/kernel';
import { type Audience, audiencesOf } from '../audiences/audience.ts';
import { Authority, type AuthoritySettings } from '../authority.ts';
import type { Hosted } from '../game/hosted.ts';
import type { Answer } from '../seats/command.ts';
import type { Seat } from '../seats/seat.ts';
import { type Faults, Line } from '../wire/line.ts';
import { loopback } from '../wire/loopback.ts';
import { VirtualClock } from './virtualClock.ts';

/** A game with its seats, for a test. */
export interface OpenedGame<T extends Vocabulary> {
  seat(audience: Audience<T>): Seat<T>;
  /** Sends a command as it is along the way that the seat uses: any name, any number, any nonsense. */
  command(audience: Audience<T>, value: unknown): Promise<Answer<T>>;
  /** Waits until everything that was sent has arrived and every seat shows what it may. */
  settled(): Promise<void>;
  close(): void;
}

/** The same over a wire, with the time that passes on it. */
export interface WiredGame<T extends Vocabulary> extends OpenedGame<T> {
  readonly clock: VirtualClock;
  readonly line: Line;
}

export type SettingsOfAGame<T extends Vocabulary> = Omit<AuthoritySettings<T>, 'hosted'>;

/** A kind of seat: opens a game, a new one or a saved one, with a seat for every audience. */
export type OpenGame<T extends Vocabulary> = (
  hosted: Hosted<T>,
  settings: SettingsOfAGame<T>,
  saved?: SavedGame,
) => Promise<OpenedGame<T>>;

export type WorldOf<T extends Vocabulary> = (setup: unknown) => T['world'] | undefined;

const nothingLeft = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

/** Seats in the page. */
export const openInPage = async <T extends Vocabulary>(
  hosted: Hosted<T>,
  settings: SettingsOfAGame<T>,
  saved?: SavedGame,
): Promise<OpenedGame<T>> => {
  const authority = new Authority({ ...settings, hosted }, saved);
  const seats = new Map(audiencesOf(hosted.ruleset).map(audience => [audience, authority.seat(audience)]));
  return {
    seat: audience => found(seats, audience),
    command: async (audience, value) => authority.receive(audience, value),
    settled: nothingLeft,
    close: () => undefined,
  };
};

/** The same over lines that go wrong; what a seat knows of the game's world it has from its setup. */
export async function openOverLoopback<T extends Vocabulary>(
  authority: Pick<Authority<T>, 'hosted' | 'header' | 'past' | 'receive' | 'stream'>,
  worldOf: WorldOf<T>,
  faults: Faults,
  below: (n: number) => number,
): Promise<WiredGame<T>> {
  const clock = new VirtualClock();
  const line = new Line({ ...faults, below, later: clock.later });
  const wires = new Map(
    audiencesOf(authority.hosted.ruleset).map(audience => [
      audience,
      loopback(authority, audience, { name: `loopback ${audience}`, worldOf, line, later: clock.later }),
    ]),
  );
  const seats = [...wires.values()].map(({ seat }) => seat);
  const entered = seats.map(seat => seat.received);
  let isEntered = false;
  void Promise.all(entered).then(() => {
    isEntered = true;
  });
  await clock.until(() => isEntered);
  for (const reception of await Promise.all(entered)) if (reception !== 'welcome') throw new Error(reception);
  const isQuiet = (): boolean =>
    line.underway === 0 &&
    seats.every(seat => seat.waiting === 0 && seat.scene().n === authority.stream(seat.audience).n);
  return {
    clock,
    line,
    seat: audience => found(wires, audience).seat,
    command: (audience, value) => found(wires, audience).seat.command(value),
    settled: () => clock.until(isQuiet),
    close: () => {
      for (const wire of wires.values()) wire.close();
    },
  };
}

/** One letter in five is lost, one in five doubled, one in five late. */
export const BAD_LINE: Faults = { lost: 20, doubled: 20, late: 20 };

export const openLoopback =
  <T extends Vocabulary>(worldOf: WorldOf<T>, below: (n: number) => number): OpenGame<T> =>
  (hosted, settings, saved) =>
    openOverLoopback(new Authority({ ...settings, hosted }, saved), worldOf, BAD_LINE, below);

function found<K, V>(map: ReadonlyMap<K, V>, key: K): V {
  const value = map.get(key);
  if (value === undefined) throw new RangeError(`no audience ${String(key)}`);
  return value;
}
