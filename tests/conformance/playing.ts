import { createHash } from 'node:crypto';
import {
  type Answer,
  type Audience,
  Authority,
  type AuthoritySettings,
  audiencesOf,
  type Consent,
  type Entry,
  fold,
  type Intent,
  type Scene,
  type Seat,
} from '@wigwag/host';
import { BAD_LINE, openOverLoopback, type WiredGame } from '@wigwag/host/testing';
import { type AnyChoice, canonicalJson, positionHash, replay, rolling, type Vocabulary } from '@wigwag/kernel';
import { random } from '../support/random.ts';
import type { OpenSpecimen } from './specimens.ts';

type Below = (n: number) => number;

/** A game that has not ended by then is compared as far as it went. */
const LONGEST_GAME = 250;

/** What was played over the wire, and where it is not the same game as when it is played directly. */
export interface Compared {
  readonly decisions: number;
  readonly commands: number;
  readonly letters: WiredGame<Vocabulary>['line']['tally'];
  readonly mismatch?: string;
}

/** A command as it reached the authority for the first time, and what was answered. */
interface Carried<T extends Vocabulary> {
  readonly audience: Audience<T>;
  readonly value: unknown;
  readonly answer: Answer<T>;
}

/** Everything an authority keeps and tells. */
class Kept<T extends Vocabulary> {
  readonly entries: Entry[] = [];
  /** Of each message to each audience, in order, a digest. */
  readonly told: string[] = [];
  readonly authority: Authority<T>;

  constructor(specimen: OpenSpecimen<T>, seed: number, consent: Consent) {
    const hosted = specimen.hosted(seed);
    const settings: AuthoritySettings<T> = {
      hosted,
      consent,
      dice: rolling(random(seed)),
      append: entry => this.entries.push(entry),
    };
    this.authority = new Authority(settings);
    for (const audience of audiencesOf(hosted.ruleset)) {
      this.authority.stream(audience).subscribe(message => {
        this.told.push(`${audience} ${createHash('sha1').update(JSON.stringify(message)).digest('hex')}`);
      });
    }
  }
}

/** Writes down each command when it comes for the first time. */
function watched<T extends Vocabulary>(authority: Authority<T>, carried: Carried<T>[]) {
  const known = new Set<string>();
  const receive = (audience: Audience<T>, value: unknown): Answer<T> => {
    const answer = authority.receive(audience, value);
    const { id } = value as { readonly id?: unknown };
    const name = `${audience} ${String(id)}`;
    if (!known.has(name)) carried.push({ audience, value, answer });
    known.add(name);
    return answer;
  };
  return {
    hosted: authority.hosted,
    header: () => authority.header(),
    stream: (audience: Audience<T>) => authority.stream(audience),
    past: (audience: Audience<T>, lines: number) => authority.past(audience, lines),
    receive,
  };
}

/** A verb first, then one of its choices. */
function someOf<T extends Vocabulary>(choices: readonly AnyChoice<T>[], rare: readonly string[], below: Below) {
  const verbs = [...new Set(choices.map(choice => choice.do))];
  const usual = verbs.filter(verb => !rare.includes(verb));
  const urn = usual.length === 0 || below(8) === 0 ? verbs : usual;
  const open = choices.filter(choice => choice.do === urn[below(urn.length)]);
  return open[below(open.length)] ?? choices[0];
}

/** What somebody at a seat does next; undefined: he waits. */
function nextIntent<T extends Vocabulary>(
  { choices, status, audience }: Scene<T>,
  rare: readonly string[],
  below: Below,
): Intent | undefined {
  if (status.offer !== undefined && status.offer !== audience) return { do: below(3) === 0 ? 'agree' : 'decline' };
  // Whoever waits comes by here many times for each decision of the other.
  const what = below(choices.length > 0 ? 100 : 1500);
  if (what < 6) return { do: 'undo' };
  if (what < 11) return { do: 'redo' };
  if (what < 12) return { do: 'edit', edit: { do: 'nothing' } };
  if (what < 14) return { do: 'decide', choice: { do: 'nonsense' } };
  return choices.length === 0 ? undefined : { do: 'decide', choice: someOf(choices, rare, below) };
}

/** Sits at a seat and plays until the game is over, or long enough. */
async function sit<T extends Vocabulary>(
  { clock }: WiredGame<T>,
  seat: Seat<T>,
  isOver: () => boolean,
  rare: readonly string[],
  below: Below,
): Promise<void> {
  const pause = () => new Promise<void>(resolve => clock.later(1 + below(60), resolve));
  while (!isOver()) {
    const intent = nextIntent(seat.scene(), rare, below);
    if (intent !== undefined) {
      const sent = seat.send(intent);
      // An impatient player does not wait for the answer.
      if (below(10) === 0) void seat.send(intent);
      await sent;
    }
    await pause();
  }
}

const CONSENTS: readonly Consent[] = ['agreed', 'agreed', 'alone', 'never'];

/** One random game over lines that go wrong, then directly, command by command. */
export async function playAndCompare<T extends Vocabulary>(specimen: OpenSpecimen<T>, seed: number): Promise<Compared> {
  const below = random(seed + 1);
  const consent = CONSENTS[seed % CONSENTS.length] ?? 'never';
  const kept = new Kept(specimen, seed, consent);
  const { authority } = kept;
  const carried: Carried<T>[] = [];
  const game = await openOverLoopback(watched(authority, carried), specimen.worldOf, BAD_LINE, below);
  let isEnough = false;
  // Once it was over, nobody waits for the other to take something back.
  const isOver = (): boolean => {
    isEnough ||= authority.decisions >= LONGEST_GAME || game.seat('public').scene().frame === undefined;
    return isEnough;
  };
  const { sides } = authority.hosted.ruleset;
  let sitting = sides.length;
  for (const side of sides) {
    void sit(game, game.seat(side), isOver, specimen.rareVerbs, below).then(() => {
      sitting -= 1;
    });
  }
  await game.clock.until(() => sitting === 0);
  await game.settled();
  game.close();
  const mismatch = mismatchOf(specimen, seed, consent, kept, carried, game);
  return {
    decisions: authority.decisions,
    commands: carried.length,
    letters: game.line.tally,
    ...(mismatch !== undefined && { mismatch }),
  };
}

const seenIn = <T extends Vocabulary>({ n, log, game, status, choices }: Scene<T>): string =>
  JSON.stringify({ n, log, board: game.board, stack: game.stack, status, choices });

/** The first thing in which the game over the wire and the game played directly differ. */
function mismatchOf<T extends Vocabulary>(
  specimen: OpenSpecimen<T>,
  seed: number,
  consent: Consent,
  wired: Kept<T>,
  carried: readonly Carried<T>[],
  game: WiredGame<T>,
): string | undefined {
  const direct = new Kept(specimen, seed, consent);
  for (const [at, { audience, value, answer }] of carried.entries()) {
    const other = direct.authority.receive(audience, value);
    if (canonicalJson(other) !== canonicalJson(answer)) return `answer ${at} ${canonicalJson([answer, other])}`;
  }
  const told = wired.told.findIndex((digest, at) => digest !== direct.told[at]);
  if (told >= 0 || wired.told.length !== direct.told.length) return `message ${told}`;
  if (canonicalJson(wired.entries) !== canonicalJson(direct.entries)) return 'log';
  const record = wired.authority.record();
  if (canonicalJson(record) !== canonicalJson(direct.authority.record())) return 'record';
  for (const audience of audiencesOf(wired.authority.hosted.ruleset)) {
    const scene = direct.authority.seat(audience).scene();
    if (seenIn(game.seat(audience).scene()) !== seenIn(scene)) return `scene of ${audience}`;
  }
  return replayMismatch(wired, record.hash);
}

/** The log alone gives the same game. */
function replayMismatch<T extends Vocabulary>({ authority, entries }: Kept<T>, hash: string): string | undefined {
  const { ruleset, opening } = authority.hosted;
  const { game, divergence } = replay(ruleset, opening.game, fold(authority.header(), entries));
  if (divergence !== undefined) return `log diverges ${JSON.stringify(divergence)}`;
  return positionHash(game) === hash ? undefined : 'log gives another position';
}
