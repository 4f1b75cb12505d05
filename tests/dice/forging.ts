import { Authority, type Entry, type Hosted, type Intent, logText, readSaved } from '@wigwag/host';
import type { Specimen } from '@wigwag/host/conformance';
import { replay, rolling, type Vocabulary, writeRecord } from '@wigwag/kernel';
import { gcacwSpecimen, hiddenSpecimen, leeSpecimen, picketsSpecimen } from '../conformance/specimens.ts';
import { random } from '../support/random.ts';
import { type Forged, RECORD_FORGERIES, type RecordFile } from './forgery.ts';
import { LOG_FORGERIES, logFileOf } from './logForgery.ts';
import { Walk } from './walk.ts';

type Below = (n: number) => number;

/** What a text is judged to be. */
interface Found {
  /** The decision at which something was named; undefined: nothing was. */
  readonly at?: number;
  readonly code?: string;
  readonly field?: string;
}

/** A game, its record and its log, and who judges a text that is said to be one of them. */
export interface Evidence {
  readonly name: string;
  readonly record: string;
  readonly log: string;
  judge(text: string): Found;
}

function judging<T extends Vocabulary>(hosted: Hosted<T>): (text: string) => Found {
  return text => {
    const read = readSaved(text, () => ({ line: 1, column: 1 }));
    if ('problem' in read) return { code: read.problem.code, field: String(read.problem.params.field) };
    const { divergence } = replay(hosted.ruleset, hosted.opening.game, read.saved);
    if (divergence !== undefined) return { at: divergence.decision, code: divergence.code };
    return read.saved.isChained ? {} : { code: 'unchained' };
  };
}

const STEPS = 50;

function walked<T extends Vocabulary>(specimen: Specimen<T>, seed: number): Evidence {
  const walk = new Walk(specimen, seed, 'alone');
  walk.go(STEPS);
  const { recordText: record, logText: log } = walk;
  return { name: `${specimen.name} ${seed}`, record, log, judge: judging(specimen.hosted(seed)) };
}

/** The program rolls for so many decisions, then the players do. */
const PROGRAM_ROLLS = 5;

/** Somebody decides something, with one roll typed in if it needs any. False: nobody has anything to decide. */
function decideNext<T extends Vocabulary>(
  game: Authority<T>,
  sides: readonly T['side'][],
  n: number,
  below: Below,
): boolean {
  const { decider, open } = game;
  const side = decider === 'table' ? (open ?? sides[0]) : decider;
  if (side === undefined) return false;
  const send = (intent: Intent, id: string) =>
    game.handle(side, { id: `${n} ${id}`, seen: game.stream(side).n, intent });
  if (game.decisions >= PROGRAM_ROLLS) send({ do: 'dice', own: true }, 'switch');
  const { choices, status } = game.seat(side).scene();
  const choice = status.due?.choice ?? choices[below(choices.length)];
  const answer = send({ do: 'decide', choice }, 'bare');
  const request = status.due?.request ?? ('needsDice' in answer ? answer.needsDice : undefined);
  const dice = request && rolling(below)(request);
  if (dice !== undefined) send({ do: 'decide', choice, dice: [dice] }, 'typed');
  return true;
}

/** A game in which a choice waits for its second dice: the first were typed in. */
function waiting<T extends Vocabulary>(specimen: Specimen<T>, seed: number): Evidence | undefined {
  const entries: Entry[] = [];
  const below = random(seed);
  const hosted = specimen.hosted(seed);
  const game = new Authority<T>({
    ...{ hosted, seed: `half ${seed}`, consent: 'alone', ownDice: false },
    append: entry => entries.push(entry),
  });
  for (let n = 0; n < 4 * STEPS && entries.at(-1)?.kind !== 'pending'; n++) {
    if (!decideNext(game, hosted.ruleset.sides, n, below)) return undefined;
  }
  if (entries.at(-1)?.kind !== 'pending') return undefined;
  const [record, log] = [writeRecord(game.record()), logText(game.header(), entries)];
  return { name: `${specimen.name} ${seed}, waiting for dice`, record, log, judge: judging(specimen.hosted(seed)) };
}

const MOST_TRIES = 100;

/** Games to be forged, of each kind in turn; the same for the same number. */
export function evidenceOf(seed: number): Evidence {
  if (seed % 4 === 1) return walked(gcacwSpecimen, seed);
  if (seed % 4 === 2) return walked(hiddenSpecimen, seed);
  if (seed % 8 === 4) return walked(leeSpecimen, seed);
  if (seed % 4 === 0) return walked(picketsSpecimen, seed);
  for (let n = seed; n < seed + MOST_TRIES; n++) {
    const found = waiting(gcacwSpecimen, n);
    if (found !== undefined) return found;
  }
  throw new Error(`no game that waits for dice: ${seed}`);
}

const FORGERIES: Readonly<Record<string, (evidence: Evidence, below: Below) => Forged | undefined>> = {
  ...Object.fromEntries(
    Object.entries(RECORD_FORGERIES).map(([kind, forge]) => [
      `record: ${kind}`,
      ({ record }: Evidence, below: Below) => forge(JSON.parse(record) as RecordFile, below),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(LOG_FORGERIES).map(([kind, forge]) => [
      `log: ${kind}`,
      ({ log }: Evidence, below: Below) => forge(logFileOf(log), below),
    ]),
  ),
};

/** Undefined: the change was named where it is. */
function missed({ at, field, orBefore, isUnchained }: Forged, found: Found): string | undefined {
  if (isUnchained) return found.code === 'unchained' ? undefined : `not marked: ${JSON.stringify(found)}`;
  if (field !== undefined) return found.field === field ? undefined : `not ${field}: ${JSON.stringify(found)}`;
  const isThere = orBefore ? found.at !== undefined && found.at <= at : found.at === at;
  return isThere ? undefined : `not at decision ${at}: ${JSON.stringify(found)}`;
}

export interface Forging {
  /** How many changes of each kind were made. */
  readonly kinds: Record<string, number>;
  readonly games: number;
  readonly missed: { readonly kind: string; readonly game: string; readonly what: string }[];
}

const TELL_EVERY_MS = 2000;
const CHANGES_OF_A_GAME = 25;

/** The kinds take turns over the games; one that finds nothing to change in a game waits for the next. */
export function forgeAll(changes: number, seed: number, tell: (made: number, missed: number) => void): Forging {
  const below = random(seed);
  const kinds: Record<string, number> = Object.fromEntries(Object.keys(FORGERIES).map(kind => [kind, 0]));
  const forging = { kinds, games: 0, missed: [] as Forging['missed'] };
  let told = performance.now();
  for (let made = 0; made < changes; ) {
    const evidence = evidenceOf(seed + forging.games);
    forging.games += 1;
    const rarest = Object.keys(kinds).sort((a, b) => (kinds[a] ?? 0) - (kinds[b] ?? 0));
    for (const kind of rarest.slice(0, CHANGES_OF_A_GAME)) {
      if (made < changes && forgeOne(evidence, kind, below, forging)) made += 1;
    }
    if (performance.now() - told < TELL_EVERY_MS) continue;
    told = performance.now();
    tell(made, forging.missed.length);
  }
  return forging;
}

function forgeOne(evidence: Evidence, kind: string, below: Below, { kinds, missed: all }: Forging): boolean {
  const forged = FORGERIES[kind]?.(evidence, below);
  if (forged === undefined) return false;
  kinds[kind] = (kinds[kind] ?? 0) + 1;
  const what = missed(forged, evidence.judge(forged.text));
  if (what !== undefined) all.push({ kind, game: evidence.name, what });
  return true;
}
