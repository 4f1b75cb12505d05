import { readYaml } from '@wigwag/content';
import { position } from '@wigwag/content/position';
import { type AnyChoice, engine, type Game, gcacw, newGame, type Side, worldOf } from '@wigwag/gcacw';
import { type Answer, ready, scripted, topFrame } from '@wigwag/kernel';
import { nameOf } from './naming.ts';
import { AIMS, type Aim } from './solver.ts';

/** What exact search found: the right answers to the first decision, what they are worth, and the best of the rest. */
export interface Proof {
  readonly answers: readonly string[];
  readonly worth: number;
  readonly second: { readonly choice: string; readonly worth: number };
  /** Action Phases that can still come, this one among them. */
  readonly depth: number;
  readonly choices: number;
  readonly positions: number;
}

export interface Puzzle {
  readonly file: string;
  readonly title: string;
  /** What it asks of a player, in a word or two. */
  readonly theme: string;
  /** Why the answer is right. */
  readonly why: string;
  readonly aim: Aim;
  /** Decisions that lead to the question, each with its dice: `march newton: 4`. */
  readonly moves: readonly string[];
  readonly position: string;
  readonly proof: Proof | undefined;
}

/** Something is wrong with a file: which, where, why. */
export class PuzzleFault extends Error {
  constructor(file: string, reason: string) {
    super(`${file}: ${reason}`);
    this.name = 'PuzzleFault';
  }
}

type Fields = Readonly<Record<string, unknown>>;

const KNOWN = ['title', 'theme', 'why', 'aim', 'moves', 'position', 'proof'];

export function readPuzzle(text: string, file: string): Puzzle {
  const { source, problems } = readYaml(text, file);
  const raw = source?.raw;
  if (typeof raw !== 'object' || raw === null)
    throw new PuzzleFault(file, `line ${problems[0]?.line ?? 1}: ${problems[0]?.code ?? 'no fields'}`);
  const fields = raw as Fields;
  const unknown = Object.keys(fields).find(name => !KNOWN.includes(name));
  if (unknown !== undefined) throw new PuzzleFault(file, `no field "${unknown}"; known are ${KNOWN.join(', ')}`);
  const word = (name: string): string => wordOf(file, fields, name);
  const aim = AIMS.find(each => each === (fields.aim ?? 'points'));
  if (aim === undefined) throw new PuzzleFault(file, `aim is one of ${AIMS.join(', ')}`);
  return {
    ...{ file, title: word('title'), theme: word('theme'), why: word('why'), aim, position: word('position') },
    moves: listOf(file, fields, 'moves'),
    proof: fields.proof === undefined ? undefined : proofOf(file, fields.proof as Fields),
  };
}

function wordOf(file: string, fields: Fields, name: string): string {
  const value = fields[name];
  if (typeof value !== 'string' || value === '') throw new PuzzleFault(file, `"${name}" takes a text`);
  return value;
}

function numberOf(file: string, fields: Fields, name: string): number {
  const value = Number(fields[name]);
  if (fields[name] === undefined || !Number.isFinite(value)) throw new PuzzleFault(file, `"${name}" takes a number`);
  return value;
}

function listOf(file: string, fields: Fields, name: string): readonly string[] {
  const value = fields[name] ?? [];
  if (!Array.isArray(value) || value.some(each => typeof each !== 'string'))
    throw new PuzzleFault(file, `"${name}" takes a list of texts`);
  return value;
}

function proofOf(file: string, fields: Fields): Proof {
  const second = fields.second as Fields;
  if (typeof second !== 'object') throw new PuzzleFault(file, '"second" takes a choice and its worth');
  return {
    answers: listOf(file, fields, 'answers'),
    worth: numberOf(file, fields, 'worth'),
    second: { choice: wordOf(file, second, 'choice'), worth: numberOf(file, second, 'worth') },
    depth: numberOf(file, fields, 'depth'),
    choices: numberOf(file, fields, 'choices'),
    positions: numberOf(file, fields, 'positions'),
  };
}

/** The game at the question. */
export function gameOf({ file, position: text, moves }: Puzzle): { readonly game: Game; readonly side: Side } {
  let game = newGame(worldOf(position(text).scenario));
  for (const move of moves) game = played(file, game, move);
  const by = topFrame(game)?.by;
  if (by !== 'union' && by !== 'confederate') throw new PuzzleFault(file, 'no side is asked');
  return { game, side: by };
}

/** The choice of that name among those that are open. */
export function choiceCalled(game: Game, name: string): AnyChoice | undefined {
  return engine.choices(game).find(choice => nameOf(game, choice) === name);
}

function played(file: string, game: Game, move: string): Game {
  const [name = '', dice = ''] = move.split(':').map(part => part.trim());
  const choice = choiceCalled(game, name);
  if (choice === undefined)
    throw new PuzzleFault(
      file,
      `"${name}" cannot be chosen; open are ${engine
        .choices(game)
        .map(each => nameOf(game, each))
        .join(', ')}`,
    );
  const answers: Answer[] = dice
    .split(' ')
    .filter(Boolean)
    .map(faces => [...faces].map(Number));
  const verdict = engine.decide(game, topFrame(game)?.by ?? 'table', choice, scripted(answers));
  if (!('decided' in verdict)) throw new PuzzleFault(file, `"${move}": ${JSON.stringify(verdict)}`);
  return ready(gcacw, verdict.decided.game);
}
