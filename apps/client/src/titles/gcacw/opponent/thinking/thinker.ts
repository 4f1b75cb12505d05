import {
  type Ask,
  type Below,
  Commander,
  type Considered,
  chance,
  compared,
  type Intent,
  type Level,
  seedFor,
} from '@wigwag/ai';
import type { AnyChoice, Gcacw, Side, World } from '@wigwag/gcacw';
import { type Scene, sceneAfter } from '@wigwag/host';
import { canonicalJson } from '@wigwag/kernel';
import { gcacwTitle } from '@wigwag/titles';
import { inPlainWords } from './plainly.ts';
import type { Question, Seen, Thought } from './protocol.ts';

/** What he says while he thinks. */
export interface Telling {
  weighed(count: number): void;
  soFar(choice: AnyChoice): void;
}

/** Who finds a passable answer quickly, in case somebody does not want to wait for a good one. */
const QUICK: Readonly<Record<Level, Level | undefined>> = {
  recruit: undefined,
  regular: undefined,
  veteran: 'regular',
  general: 'regular',
};

/** Told so often at most: whoever hears it draws. */
const TELL_EVERY = 4;

const nameOf = (world: World, { side, level, style }: Question, lines: number): (string | number)[] => [
  ...['opponent', world.scenario.id, side, level, style],
  lines,
];

/** A commander with what he remembers. His chance follows from the question alone: asked again, he answers the same. */
class Head {
  readonly commander: Commander;
  private below: Below = () => 0;
  private count = 0;
  private tell: (count: number) => void = () => undefined;

  constructor({ level, style }: Pick<Question, 'level' | 'style'>) {
    this.commander = new Commander({
      ...{ level, style },
      below: n => this.below(n),
      stop: () => {
        this.count += 1;
        if (this.count % TELL_EVERY === 0) this.tell(this.count);
        return false;
      },
    });
  }

  /** What he saw before this action. */
  recall(world: World, question: Question, seen: Seen): void {
    this.below = chance(seedFor(...nameOf(world, question, seen.lines)));
    this.commander.recall(askOf(world, question.side, seen));
  }

  consider(world: World, question: Question, seen: Seen, tell: (count: number) => void): Considered {
    this.below = chance(seedFor(...nameOf(world, question, seen.lines)));
    this.count = 0;
    this.tell = tell;
    return this.commander.consider(askOf(world, question.side, seen));
  }
}

/** As if it had been told to a seat: what it may choose follows from what it sees. */
function askOf(world: World, side: Side, { board, stack }: Seen): Ask {
  const status = { automatic: true, undo: 'none', mayRedo: false } as const;
  const message = { n: 1, kept: 0, told: [], view: { side, board, stack }, status };
  const { game, choices } = sceneAfter(gcacwTitle.ruleset, world, side, undefined, message) as Scene<Gcacw>;
  return { side, game, choices };
}

/** Ways to let a decision go by. */
const IDLE: readonly AnyChoice['do'][] = ['stop', 'finish', 'remain', 'hold', 'stand', 'halt'];

const isSame = (one: AnyChoice, other: AnyChoice): boolean => canonicalJson(one) === canonicalJson(other);

/** What comes next to the answer, where no reasons are told otherwise: the second best, or to do nothing, as on the march. */
function nextTo({ choice, explanation, candidates }: Considered, { choices }: Ask): Intent | undefined {
  if (explanation !== undefined) return undefined;
  const next = candidates[1]?.choice ?? choices.find(({ do: verb }) => IDLE.includes(verb));
  return next === undefined || isSame(next, choice) ? undefined : [next];
}

/** The answer as it is carried out: what comes after the initiative belongs to it, and the rest of a march. */
function intentOf({ choice, candidates: [best], heading }: Considered): Intent {
  if (choice.do === 'take' && best !== undefined) return [choice, best.choice];
  return [choice, ...(heading?.path ?? []).map(to => ({ do: 'step', to }) as const)];
}

const isSameAction = (one: Seen, other: Seen): boolean =>
  one.board.turn === other.board.turn && one.board.actions === other.board.actions;

/** What something else costs against the answer. */
function comparing(
  { against: asked }: Question,
  considered: Considered,
  ask: Ask,
  seed: number,
): Pick<Thought, 'compared'> {
  const against = asked === 'next' ? nextTo(considered, ask) : asked;
  const comparison = against && compared(ask, intentOf(considered), against, seed);
  return comparison === undefined || against === undefined ? {} : { compared: { ...comparison, against } };
}

/** Thinks for one side after another; it knows no thread and no page. */
export class Thinker {
  private readonly world: World;
  private head: Head | undefined;

  constructor(world: World) {
    this.world = world;
  }

  think(question: Question, { weighed, soFar }: Telling): Thought {
    const { world } = this;
    const head = this.headFor(question);
    const quick = QUICK[question.level];
    if (quick !== undefined) {
      const asked = { ...question, level: quick };
      soFar(new Head(asked).consider(world, asked, question.now, () => undefined).choice);
    }
    const seed = seedFor(...nameOf(world, question, question.now.lines), 'compared');
    const ask = askOf(world, question.side, question.now);
    const considered = head.consider(world, question, question.now, weighed);
    return { ...inPlainWords(considered, question.now.board), ...comparing(question, considered, ask, seed) };
  }

  /** What he decided on in this action he thinks through once more: the answers lead to what he was about. */
  private headFor(question: Question): Head {
    const { before, now } = question;
    if (before === undefined && this.head !== undefined) return this.head;
    const head = new Head(question);
    for (const seen of before ?? []) {
      if (isSameAction(seen, now)) head.consider(this.world, question, seen, () => undefined);
      else head.recall(this.world, question, seen);
    }
    this.head = head;
    return head;
  }
}
