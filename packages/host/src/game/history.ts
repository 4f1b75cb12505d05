import {
  type Answer,
  assert,
  bareDecision,
  CHAIN_START,
  canonicalJson,
  chainAfter,
  copyStack,
  type DiceSource,
  finished,
  type Game,
  type GameHeader,
  type GameRecord,
  isSeed,
  type RecordedDecision,
  type Replay,
  type Request,
  readDecision,
  readPending,
  recordOf,
  replaying,
  rulesHash,
  type SavedGame,
  scripted,
  type Verdict,
  type Vocabulary,
} from '@wigwag/kernel';
import type { Hosted } from './hosted.ts';
import { Rolling } from './rolling.ts';
import { type Proposal, type Standpoint, type Stepped, step, stepOf, type Typed } from './step.ts';

/** How many decisions lie between two kept positions: undo goes back to one and replays. */
const CHECKPOINT_EVERY = 32;
/** So many positions are remembered besides. */
const TRAIL = 32;

/** A decision that stands, or was taken back. */
export interface Made<T extends Vocabulary> extends Proposal<T> {
  readonly dice: readonly Answer[];
  readonly typed?: Typed;
  readonly sealed: boolean;
}

/** A choice whose first dice are known. */
export interface Pending<T extends Vocabulary> extends Proposal<T> {
  readonly dice: readonly Answer[];
  readonly typed?: Typed;
}

/** Dice that a choice has met, and which of them were typed in. */
interface Met {
  readonly dice: readonly Answer[];
  readonly typed?: Typed | undefined;
}

const NOTHING_MET: Met = { dice: [] };

/** When dice are asked for: the decisions that stand, the choice that asks. */
export interface Moment<T extends Vocabulary> extends Proposal<T> {
  readonly made: readonly Made<T>[];
  /** Of the decisions that stand. */
  readonly chain: string;
  /** How many requests of the same decision came before. */
  readonly request: number;
}

/** Undefined: it has run dry. */
export type DiceAt<T extends Vocabulary> = (request: Request, at: Moment<T>) => Answer | undefined;

export type Attempted<T extends Vocabulary> =
  | { readonly stepped: Stepped<T> }
  | Exclude<Verdict<T>, { readonly decided: unknown }>;

/** What a decision may change. */
export interface Mark<T extends Vocabulary> {
  readonly decisions: number;
  readonly undone: readonly Made<T>[];
  readonly waiting: Pending<T> | undefined;
}

type Each<T extends Vocabulary> = (made: Made<T>, stepped: Stepped<T>, before: Game<T>) => void;

/** One game: the position, what led to it, and the way back. */
export class History<T extends Vocabulary> {
  readonly hosted: Hosted<T>;
  readonly made: Made<T>[] = [];
  private readonly dice: DiceAt<T>;
  private readonly seed: string;
  private readonly undone: Made<T>[] = [];
  private readonly checkpoints: Standpoint<T>[];
  /** The same choice after the same decisions meets the same dice after an undo, also those that players typed in. */
  private readonly met = new Map<string, Met>();
  /** After so many decisions, what vouches for all of them. */
  private readonly chain: string[] = [CHAIN_START];
  private at: Standpoint<T>;
  private waiting: Pending<T> | undefined;
  /** Do the players roll themselves from here on? Undefined: nobody has switched. */
  ownDice: boolean | undefined;
  /** Where the game stood lately, and where somebody looked back to: nobody comes there all the way from a checkpoint again. */
  private readonly trail = new Map<number, Standpoint<T>>();
  private rules: string | undefined;

  /** Without a seed the dice come from elsewhere. */
  constructor(hosted: Hosted<T>, dice: DiceAt<T>, seed = '') {
    assert(isSeed(seed), 'not-a-seed');
    this.hosted = hosted;
    this.dice = dice;
    this.seed = seed;
    this.at = { game: hosted.opening.game, open: undefined };
    this.checkpoints = [this.kept(this.at)];
  }

  get game(): Game<T> {
    return this.at.game;
  }

  /** Whose latest decisions can still be taken back. */
  get open(): T['side'] | undefined {
    return this.at.open;
  }

  get decisions(): number {
    return this.made.length;
  }

  /** How many decisions everybody has been shown. */
  get settled(): number {
    return this.made.findLastIndex(({ sealed }) => sealed) + 1;
  }

  /** A choice whose first dice are known is made: nothing else may be decided before it is finished. */
  get pending(): Pending<T> | undefined {
    return this.waiting;
  }

  /**
   * Anything but `stepped` leaves the game as it was. `typed`: what the players rolled themselves, as far as they have said;
   * undefined: they do not.
   */
  decide(proposal: Proposal<T>, typed?: readonly Answer[]): Attempted<T> {
    const { waiting } = this;
    if (waiting !== undefined && (waiting.by !== proposal.by || !isSame(waiting, proposal))) {
      return { refused: { clause: 'kernel/dice-pending', params: { by: waiting.by } } };
    }
    // Whoever typed something wrong takes it back and is asked again.
    const remembered = typed === undefined ? this.met.get(this.keyOf(proposal)) : undefined;
    const rolling = new Rolling(waiting ?? remembered ?? NOTHING_MET, typed, request => this.isTyped(request));
    const attempted = this.attempt(proposal, rolling);
    if ('needsDice' in attempted && attempted.rolled.length > 0) {
      const dice = attempted.rolled.map(({ answer }) => answer);
      this.waiting = structuredClone({ ...proposal, dice, ...typedOf(rolling.marks) });
    }
    if (!('stepped' in attempted)) return attempted;
    if (rolling.left > 0) {
      const used = attempted.stepped.decision.rolled.length;
      return { refused: { clause: 'kernel/too-many-dice', params: { given: used + rolling.left, used } } };
    }
    this.waiting = undefined;
    this.undone.length = 0;
    this.accept(proposal, attempted.stepped);
    return attempted;
  }

  /** A decision that was made elsewhere after the same decisions, with its dice; undefined: it was none here, and nothing has changed. */
  follow({ by, choice, dice, typed }: RecordedDecision): Stepped<T> | undefined {
    const read = readDecision(this.hosted.ruleset, this.game, by, choice);
    if (read === undefined || 'complaint' in read) return undefined;
    const proposal = { by, choice: read.choice };
    const attempted = step(this.hosted, this.at, proposal, scripted(dice), typed);
    if (!('stepped' in attempted) || attempted.stepped.decision.rolled.length !== dice.length) return undefined;
    this.waiting = undefined;
    this.undone.length = 0;
    this.accept(proposal, attempted.stepped);
    return attempted.stepped;
  }

  /** What the players have to roll first, or next, for that choice; undefined: nothing. */
  requestFor(proposal: Proposal<T>): Request<T['reason']> | undefined {
    const rolling = new Rolling(this.waiting ?? NOTHING_MET, [], request => this.isTyped(request));
    const attempted = this.attempt(proposal, rolling);
    return 'needsDice' in attempted ? attempted.needsDice : undefined;
  }

  /** A choice whose first dice are known is not made after all. */
  withdraw(): void {
    this.waiting = undefined;
  }

  private isTyped(request: Request<T['reason']>): boolean {
    return this.hosted.isTyped?.(request) ?? true;
  }

  /** Plays a saved game on from here, as far as it goes. What could be redone before is forgotten. */
  load(saved: SavedGame, each?: Each<T>): Replay<T> {
    return finished(this.loading(saved, each));
  }

  /** The same with a rest after each decision. */
  *loading(saved: SavedGame, each: Each<T> = () => undefined): Generator<number, Replay<T>> {
    assert(this.waiting === undefined, 'load-with-dice-pending');
    this.undone.length = 0;
    this.ownDice = saved.ownDice;
    const replayed = yield* replaying(this.hosted.ruleset, this.game, saved, (decision, { by, typed }, choice) => {
      const before = this.at;
      const stepped = stepOf(this.hosted, before, { by, choice }, decision, typed);
      each(this.accept({ by, choice }, stepped), stepped, before.game);
    });
    const { pending, undone = [] } = saved;
    if (replayed.divergence === undefined) this.undone.push(...this.readUndone(undone));
    if (pending === undefined || replayed.divergence !== undefined) return replayed;
    this.waiting = this.readPending(pending);
    return replayed;
  }

  /** What can be made again, the next one last; as far as these rules follow it. */
  private readUndone(undone: readonly RecordedDecision[]): Made<T>[] {
    const read: Made<T>[] = [];
    let at = this.at;
    let chain = this.lastChain;
    for (const { by, choice, dice, typed } of undone.toReversed()) {
      const found = readDecision(this.hosted.ruleset, at.game, by, choice);
      if (found === undefined || 'complaint' in found) break;
      const attempted = step(this.hosted, at, { by, choice: found.choice }, scripted(dice), typed);
      if (!('stepped' in attempted) || attempted.stepped.decision.rolled.length !== dice.length) break;
      at = attempted.stepped.next;
      // It was taken back before a reload: the same choice meets these dice again, as it would have without one.
      if (dice.length > 0) this.met.set(keyAfter(chain, { by, choice: found.choice }), { dice, typed });
      const made = { by, choice: found.choice, dice, ...(typed && { typed }), sealed: attempted.stepped.sealed };
      chain = chainAfter(chain, made);
      read.push(made);
    }
    return read.reverse();
  }

  private readPending(pending: RecordedDecision): Pending<T> | undefined {
    const choice = readPending(this.hosted.ruleset, this.game, pending);
    return choice && ({ ...bareDecision(pending), choice } as Pending<T>);
  }

  /** How many decisions would stand if the side took back its last one; alone, anybody's last. Undefined: it may not. */
  undoTarget(
    by: T['side'],
    alone: boolean,
    isAutomatic: (made: Made<T>, index: number) => boolean = isTables,
  ): number | undefined {
    if (this.waiting !== undefined) return undefined;
    for (let index = this.made.length - 1; index >= 0; index--) {
      const decision = this.made[index];
      if (decision === undefined || (decision.sealed && !alone)) return undefined;
      if ((alone || decision.by === by) && !isAutomatic(decision, index)) return index;
    }
    return undefined;
  }

  /** How many decisions would stand if the side's last one, and all after it, were taken back; undefined: it has made none. */
  lastBy(side: T['side'], isAutomatic: (made: Made<T>, index: number) => boolean): number | undefined {
    const index = this.made.findLastIndex((made, at) => made.by === side && !isAutomatic(made, at));
    return index < 0 ? undefined : index;
  }

  /** The position after the first so many decisions. */
  gameAfter(decisions: number): Game<T> {
    return this.standpointAfter(decisions).game;
  }

  /** Takes back the side's last decision and what followed from it; alone, anybody's. Was there something to take back? */
  undo(by: T['side'], alone = false): boolean {
    const target = this.undoTarget(by, alone);
    if (target !== undefined) this.takeBack(target);
    return target !== undefined;
  }

  /** Takes back all but the first so many decisions. */
  takeBack(to: number): void {
    assert(to >= 0 && to < this.made.length && this.waiting === undefined, 'nothing-to-take-back', { to });
    this.undone.push(...this.made.splice(to).reverse());
    this.rewind();
  }

  mark(): Mark<T> {
    return { decisions: this.made.length, undone: [...this.undone], waiting: this.waiting };
  }

  /** As if what was decided or made again since had never been; for what could not be kept. */
  returnTo({ decisions, undone, waiting }: Mark<T>): void {
    this.made.length = decisions;
    this.undone.splice(0, this.undone.length, ...undone);
    this.waiting = waiting;
    this.rewind();
  }

  /** What was taken back and can be made again, in the order in which it was decided. */
  get takenBack(): readonly Made<T>[] {
    return this.waiting === undefined ? this.undone.toReversed() : [];
  }

  /** The decision that was taken back last. */
  get redoable(): Made<T> | undefined {
    return this.waiting === undefined ? this.undone[this.undone.length - 1] : undefined;
  }

  /** Makes the decision that was taken back last once more. */
  redo(): Stepped<T> | undefined {
    const made = this.redoable;
    if (made === undefined) return undefined;
    this.undone.pop();
    const stepped = this.again(this.at, made);
    this.accept(made, stepped);
    return stepped;
  }

  /** What the game was opened from, by which rules, and what its dice follow from. */
  header(): GameHeader {
    const { ruleset, setup } = this.hosted;
    this.rules ??= rulesHash(ruleset);
    const { name, version } = ruleset;
    return { ruleset: name, version, rules: this.rules, setup: setup ?? null, seed: this.seed };
  }

  /** The whole game, with what each side has hidden. */
  record(): GameRecord {
    const { board, stack } = this.kept(this.at).game;
    return recordOf({
      ...this.header(),
      decisions: structuredClone(this.made),
      ...(this.waiting && { pending: structuredClone(this.waiting) }),
      ownDice: this.ownDice,
      snapshot: { board, stack },
    });
  }

  /** The same of a game that ended after its first so many decisions: what comes after them is not in it. */
  recordAfter(decisions: number): GameRecord {
    const { board, stack } = this.kept(this.standpointAfter(decisions)).game;
    const made = structuredClone(this.made.slice(0, decisions));
    return recordOf({ ...this.header(), decisions: made, ownDice: this.ownDice, snapshot: { board, stack } });
  }

  private get lastChain(): string {
    return this.chain[this.made.length] ?? CHAIN_START;
  }

  private attempt(proposal: Proposal<T>, rolling: Rolling<T>): Attempted<T> {
    const { made, lastChain: chain } = this;
    const source: DiceSource = asked =>
      rolling.next(asked, request => this.dice(asked, { ...proposal, made, chain, request }));
    return step(this.hosted, this.at, proposal, source, rolling.marks);
  }

  private accept({ by, choice }: Proposal<T>, { next, decision, sealed }: Stepped<T>): Made<T> {
    const dice = decision.rolled.map(({ answer }) => answer);
    const typed = typedOf(decision.rolled.flatMap((roll, at) => (roll.typed ? [at] : [])));
    if (dice.length > 0) this.met.set(this.keyOf({ by, choice }), { dice, ...typed });
    // Copied: what a caller does to its own objects afterwards must not change the past.
    const made: Made<T> = structuredClone({ by, choice, dice, ...typed, sealed });
    this.chain.push(chainAfter(this.lastChain, made));
    this.remember(this.made.length, this.at);
    this.made.push(made);
    this.at = next;
    if (this.made.length % CHECKPOINT_EVERY === 0) this.checkpoints.push(this.kept(next));
    return made;
  }

  private rewind(): void {
    for (const decisions of this.trail.keys()) if (decisions > this.made.length) this.trail.delete(decisions);
    this.at = this.standpointAfter(this.made.length);
    this.checkpoints.length = Math.floor(this.made.length / CHECKPOINT_EVERY) + 1;
    this.chain.length = this.made.length + 1;
  }

  private standpointAfter(decisions: number): Standpoint<T> {
    const at = Math.floor(decisions / CHECKPOINT_EVERY);
    const checkpoint = this.checkpoints[at];
    assert(checkpoint !== undefined, 'no-checkpoint', { at });
    let stood = decisions;
    while (stood > at * CHECKPOINT_EVERY && !this.trail.has(stood)) stood -= 1;
    let there = this.trail.get(stood) ?? this.kept(checkpoint);
    for (const made of this.made.slice(stood, decisions)) {
      there = this.again(there, made).next;
      stood += 1;
      this.remember(stood, there);
    }
    return there;
  }

  private remember(decisions: number, at: Standpoint<T>): void {
    // What was remembered last is forgotten last.
    this.trail.delete(decisions);
    this.trail.set(decisions, at);
    const [oldest] = this.trail.keys();
    if (this.trail.size > TRAIL && oldest !== undefined) this.trail.delete(oldest);
  }

  private again(from: Standpoint<T>, made: Made<T>): Stepped<T> {
    const attempted = step(this.hosted, from, made, scripted(made.dice), made.typed);
    assert('stepped' in attempted, 'undo-diverged', { choice: made.choice });
    return attempted.stepped;
  }

  private keyOf(proposal: Proposal<T>): string {
    return keyAfter(this.lastChain, proposal);
  }

  private kept({ game, open }: Standpoint<T>): Standpoint<T> {
    const board = this.hosted.ruleset.copyBoard(game.board);
    return { game: { world: game.world, board, stack: copyStack(game.stack), derived: undefined }, open };
  }
}

const typedOf = (typed: Typed): { readonly typed?: Typed } => (typed.length > 0 ? { typed } : {});

/** The same choice after the same decisions. */
const keyAfter = (chain: string, { by, choice }: { readonly by: string; readonly choice: unknown }): string =>
  `${chain} ${canonicalJson({ by, choice })}`;

const isTables = ({ by }: { readonly by: string }): boolean => by === 'table';

const isSame = (one: { readonly choice: unknown }, other: { readonly choice: unknown }): boolean =>
  canonicalJson(one.choice) === canonicalJson(other.choice);
