import { position } from '@wigwag/content/position';
import {
  type AnyChoice,
  GAMES,
  type GameCode,
  type Gcacw,
  gcacw,
  type Line,
  OPTIONS,
  type OptionName,
  optionsOf,
  optionsOfYear,
  PROFILES,
  someEdit,
} from '@wigwag/gcacw';
import { History, type Hosted } from '@wigwag/host';
import {
  choices,
  type Decision,
  type Divergence,
  type Game,
  type GameRecord,
  ready,
  replay,
  rolling,
  topFrame,
  writeRecord,
} from '@wigwag/kernel';
import { gcacwTitle, openSetup } from '@wigwag/titles';
import { pick } from '../fuzz/playout.ts';
import { POSITIONS } from '../support/contents.ts';
import { random } from '../support/random.ts';
import { randomPosition, type Size } from '../support/randomPosition.ts';

/** A game that was played once and must go on ending as it did. Any `wigwag replay` reads it. */
export interface RecordedGame extends GameRecord {
  /** Why it was last changed. */
  readonly because: string;
  /** How many events of each type happened. */
  readonly events: Readonly<Record<string, number>>;
}

const SIZE: Size = { columns: 8, rows: 7, ways: 5, waters: 10, units: 4, fronts: true };
/** Long enough for several battles, short enough to be read. */
const MOST_DECISIONS = 300;
const EDIT_EVERY = 40;

/** Every so many options a game; with the next game others. */
const OPTIONS_APART = 3;

/** Switched to what is not usual, those that the year allows. */
function optionsFor(game: GameCode, place: number, usual: Readonly<Record<OptionName, boolean>>): string {
  const legal = optionsOfYear(PROFILES[game].year);
  const chosen = OPTIONS.filter((option, at) => legal.includes(option) && (at + place) % OPTIONS_APART === 0);
  return `options ${chosen.map(option => (usual[option] ? `-${option}` : option)).join(' ')}`;
}

/** A small region of a game, with its share of the options. */
function positionFor(game: GameCode, below: (n: number) => number): string {
  const lines = randomPosition(below, SIZE, game)
    .split('\n')
    .filter(line => !line.startsWith('options '))
    .map(line => (line.startsWith('turns ') ? 'turns 3' : line));
  const usual = optionsOf(position(lines.join('\n')).scenario);
  const options = optionsFor(game, GAMES.indexOf(game), usual);
  return [lines[0], options, ...lines.slice(1)].join('\n');
}

const hosted = (text: string): Hosted<Gcacw> => {
  const opened = openSetup(gcacwTitle, { position: text }, POSITIONS);
  if ('problem' in opened) throw new Error(`a position that does not open: ${text}`);
  return opened.hosted;
};

function count(events: Record<string, number>, decision: Decision<Gcacw>): void {
  for (const { type } of decision.events) events[type] = (events[type] ?? 0) + 1;
}

/** Now and then the referee steps in, where he may. */
function editNow(host: History<Gcacw>, below: (n: number) => number): Decision<Gcacw> | undefined {
  if (below(EDIT_EVERY) > 0) return undefined;
  const attempted = host.decide({ by: 'referee', choice: someEdit(ready(gcacw, host.game), below) });
  return 'stepped' in attempted ? attempted.stepped.decision : undefined;
}

const IDLE: readonly string[] = ['pass', 'finish', 'stop', 'halt'];

/** Mostly something that happens: a player who passes at random sees little of a game. */
function lively(listed: readonly AnyChoice[], below: (n: number) => number): readonly AnyChoice[] {
  const active = listed.filter(choice => !IDLE.includes(choice.do));
  return active.length > 0 && below(4) > 0 ? active : listed;
}

function chooseNow(host: History<Gcacw>, below: (n: number) => number): Decision<Gcacw> | undefined {
  const frame = topFrame(host.game);
  if (frame === undefined) return undefined;
  const attempted = host.decide({ by: frame.by, choice: pick(lively(choices(gcacw, host.game), below), {}, below) });
  if ('stepped' in attempted) return attempted.stepped.decision;
  throw new Error(`a legal choice was not decided: ${JSON.stringify(attempted)}`);
}

/** The random player's game of one of the thirteen; the same by the same rules. */
export function playedGame(game: GameCode, because: string): RecordedGame {
  const below = random(1861 + GAMES.indexOf(game));
  const text = positionFor(game, below);
  const host = new History<Gcacw>(hosted(text), rolling(below));
  const events: Record<string, number> = {};
  while (host.decisions < MOST_DECISIONS) {
    const decision = editNow(host, below) ?? chooseNow(host, below);
    if (decision === undefined) break;
    count(events, decision);
  }
  return { ...host.record(), because, events: sorted(events) };
}

const sorted = (events: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(events).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Plays it again: where these rules part from it, and what happened. */
export function replayed(record: RecordedGame): {
  readonly divergence: Divergence | undefined;
  readonly events: Readonly<Record<string, number>>;
} {
  const events: Record<string, number> = {};
  const { position: text } = record.setup as { readonly position: string };
  const { divergence } = replay(gcacw, hosted(text).opening.game, record, decision => count(events, decision));
  return { divergence, events: sorted(events) };
}

/** Its log, with what each side hides. */
export function logOf(record: RecordedGame): Line[] {
  const log: Line[] = [];
  const { position: text } = record.setup as { readonly position: string };
  replay(gcacw, hosted(text).opening.game, record, ({ events, rolled }, { by }) => log.push({ by, events, rolled }));
  return log;
}

type Bare = Game<Gcacw>;

/** Without its cache, which the next decision takes along. */
export const bare = (game: Bare): Bare => ({ ...game, derived: undefined });

/** Its log from the opening on, and the position after each of its lines, with what each side hides. */
export function courseOf(record: RecordedGame): { readonly log: readonly Line[]; readonly positions: readonly Bare[] } {
  const { position: text } = record.setup as { readonly position: string };
  const { opening } = hosted(text);
  const log: Line[] = [{ by: 'table', events: opening.events, rolled: [] }];
  const positions = [bare(opening.game)];
  replay(gcacw, opening.game, record, ({ events, rolled, game }, { by }) => {
    log.push({ by, events, rolled });
    positions.push(bare(game));
  });
  return { log, positions };
}

/** The reason first: whoever opens the file reads it. */
export function written({ because, events, ...record }: RecordedGame): string {
  return writeRecord({ because, events, ...record } as GameRecord);
}

export const fileOf = (game: GameCode): string => `tests/records/${game.toLowerCase()}.json`;
