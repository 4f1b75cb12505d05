import { copyStack } from './play/copies.ts';
import { type Decision, decide, type Opening, type Verdict } from './play/decide.ts';
import { type Answer, type DiceSource, type Request, scripted } from './play/dice.ts';
import { choices, ready, topFrame } from './play/legality.ts';
import { seenDecision } from './play/sight.ts';
import { readDecision } from './records/door.ts';
import { canonicalJson } from './records/hash.ts';
import {
  type GameRecord,
  RECORD_FORMAT,
  type RecordedDecision,
  rulesHash,
  SIDE_RECORD_FORMAT,
  type SideRecord,
} from './records/record.ts';
import { positionHash, type Replay, replay } from './records/replay.ts';
import { assert } from './rules/bug.ts';
import type { Ruleset } from './rules/ruleset.ts';
import type { AnyChoice, Author, Edit, Game, Vocabulary } from './rules/vocabulary.ts';

/** How many decisions lie between two kept positions: undo goes back to one and replays. */
const CHECKPOINT_EVERY = 32;

interface Made<T extends Vocabulary> {
  readonly by: Author<T>;
  readonly choice: AnyChoice<T> | Edit<T>;
  readonly dice: readonly Answer[];
  readonly sealed: boolean;
}

export interface Pending<T extends Vocabulary> {
  readonly by: Author<T>;
  readonly choice: AnyChoice<T> | Edit<T>;
  readonly dice: readonly Answer[];
}

/** One game being played: the position, what led to it, and the way back. */
export class Host<T extends Vocabulary> {
  /** What happened before the first decision: no undo goes back behind it. */
  readonly opening: readonly T['event'][];
  private readonly ruleset: Ruleset<T>;
  private readonly setup: unknown;
  private readonly source: DiceSource;
  private readonly made: Made<T>[] = [];
  private readonly undone: Made<T>[] = [];
  private readonly checkpoints: Game<T>[];
  /** The same choice in the same position meets the same dice, also after an undo. */
  private readonly met = new Map<string, readonly Answer[]>();
  private current: Game<T>;
  private waiting: Pending<T> | undefined;

  constructor(ruleset: Ruleset<T>, { game, events }: Opening<T>, setup: unknown, source: DiceSource) {
    this.ruleset = ruleset;
    this.opening = events;
    this.setup = setup;
    this.source = source;
    this.current = game;
    this.checkpoints = [this.frozen(game)];
  }

  get game(): Game<T> {
    return this.current;
  }

  get decisions(): number {
    return this.made.length;
  }

  /** A choice whose first dice are known is made: nothing else may be decided before it is finished. */
  get pending(): Pending<T> | undefined {
    return this.waiting;
  }

  /** Anything but `decided` leaves the game as it was. `supplied`: dice that the players rolled themselves. */
  decide(by: Author<T>, choice: AnyChoice<T> | Edit<T>, supplied: readonly Answer[] = []): Verdict<T> {
    const waiting = this.waiting;
    if (waiting !== undefined && (waiting.by !== by || canonicalJson(waiting.choice) !== canonicalJson(choice))) {
      return { refused: { clause: 'kernel/dice-pending', params: { by: waiting.by } } };
    }
    const remembered = supplied.length > 0 ? [] : (this.met.get(this.keyOf(choice)) ?? []);
    const known = [...(waiting?.dice ?? remembered), ...supplied];
    const verdict = this.attempt(by, choice, known);
    if ('decided' in verdict && verdict.decided.rolled.length < known.length) {
      return {
        refused: {
          clause: 'kernel/too-many-dice',
          params: { given: known.length, used: verdict.decided.rolled.length },
        },
      };
    }
    if ('needsDice' in verdict && verdict.rolled.length > 0) {
      this.waiting = { by, choice, dice: verdict.rolled.map(({ answer }) => answer) };
    }
    if ('decided' in verdict) {
      this.waiting = undefined;
      this.undone.length = 0;
      this.accept(by, choice, verdict.decided);
    }
    return verdict;
  }

  /** Plays a record on from here, as far as it goes, and tells each decision. What could be redone before is forgotten. */
  load(record: GameRecord, tell: (by: Author<T>, decision: Decision<T>) => void = () => undefined): Replay<T> {
    assert(this.waiting === undefined, 'load-with-dice-pending');
    this.undone.length = 0;
    const replayed = replay(this.ruleset, this.current, record, (decision, { by }, choice) => {
      this.accept(by, choice, decision);
      tell(by, decision);
    });
    const { pending } = record;
    if (pending === undefined || replayed.divergence !== undefined) return replayed;
    const waits = this.readPending(pending);
    if (waits !== undefined) this.waiting = waits;
    const decision = record.decisions.length + 1;
    return waits === undefined
      ? { ...replayed, divergence: { decision, code: 'bad-pending', params: { by: pending.by } } }
      : replayed;
  }

  /** A pending choice is one that could be made now and has used all the dice it was given. */
  private readPending({ by, choice, dice }: RecordedDecision): Pending<T> | undefined {
    const read = readDecision(this.ruleset, this.current, by, choice);
    if (read === undefined || 'complaint' in read) return undefined;
    const verdict = decide(this.ruleset, this.current, by as Author<T>, read.choice, scripted(dice));
    const waits = 'needsDice' in verdict && verdict.rolled.length === dice.length && dice.length > 0;
    return waits ? { by, choice: read.choice, dice } : undefined;
  }

  /** Rolls that no choice causes and that leave nothing to choose are the host's to make. */
  rollForTheTable(): Decision<T>[] {
    const rolls: Decision<T>[] = [];
    while (topFrame(this.current)?.by === 'table') {
      const [only, ...others] = choices(this.ruleset, this.current);
      assert(only !== undefined && others.length === 0, 'table-has-a-choice');
      const verdict = this.decide('table', only);
      if (!('decided' in verdict)) break;
      rolls.push(verdict.decided);
    }
    return rolls;
  }

  mayUndo(by: T['side'], alone: boolean): boolean {
    return this.undoTarget(by, alone) !== undefined;
  }

  /**
   * Takes back the side's last decision and what followed from it. Past a seal, so past a change by the referee, only
   * when the player is alone; then such a change is a decision like any other.
   */
  undo(by: T['side'], alone = false): boolean {
    const target = this.undoTarget(by, alone);
    if (target === undefined) return false;
    this.undone.push(...this.made.splice(target).reverse());
    this.rewind();
    return true;
  }

  get mayRedo(): boolean {
    return this.waiting === undefined && this.undone.length > 0;
  }

  /** Makes the decision that was taken back last once more: what happens is told again. */
  redo(): { readonly by: Author<T>; readonly decision: Decision<T> } | undefined {
    const next = this.mayRedo ? this.undone.pop() : undefined;
    if (next === undefined) return undefined;
    const decision = this.replayed(next);
    this.accept(next.by, next.choice, decision);
    return { by: next.by, decision };
  }

  /** Forgets the dice that this choice met before: it rolls anew. */
  forgetDice(choice: AnyChoice<T> | Edit<T>): void {
    this.met.delete(this.keyOf(choice));
  }

  record(): GameRecord {
    const { board, stack } = this.frozen(this.current);
    const decisions = this.made.map(({ by, choice, dice }): RecordedDecision => structuredClone({ by, choice, dice }));
    return {
      format: RECORD_FORMAT,
      ruleset: this.ruleset.name,
      version: this.ruleset.version,
      rules: rulesHash(this.ruleset),
      setup: this.setup ?? null,
      decisions,
      ...(this.waiting && { pending: structuredClone(this.waiting) }),
      snapshot: { board, stack },
      hash: positionHash(this.current),
    };
  }

  /** The game as one side saw it, to be kept or shown to it: not to be played again, since what it may not know is not there. */
  recordFor(side: T['side']): SideRecord<T> {
    let game = this.frozen(this.checkpoints[0] ?? this.current);
    const seen = this.made.map(({ by, choice, dice }) => {
      const before = this.frozen(game);
      const verdict = decide(this.ruleset, game, by, choice, scripted(dice));
      assert('decided' in verdict, 'record-diverged', { choice });
      game = verdict.decided.game;
      return seenDecision(this.ruleset, before, by, choice, verdict.decided, side);
    });
    const { name, version } = this.ruleset;
    const view = this.ruleset.view(ready(this.ruleset, this.frozen(this.current)), side);
    return structuredClone({ format: SIDE_RECORD_FORMAT, ruleset: name, version, side, seen, view });
  }

  private attempt(by: Author<T>, choice: AnyChoice<T> | Edit<T>, known: readonly Answer[]): Verdict<T> {
    const first = scripted(known);
    const dice = (request: Request): Answer | undefined => first(request) ?? this.source(request);
    return decide(this.ruleset, this.current, by, choice, dice);
  }

  private accept(by: Author<T>, choice: AnyChoice<T> | Edit<T>, { game, rolled, sealed }: Decision<T>): void {
    const dice = rolled.map(({ answer }) => answer);
    if (dice.length > 0) this.met.set(this.keyOf(choice), dice);
    // Copied: what a caller does to its own objects afterwards must not change the past.
    this.made.push(structuredClone({ by, choice, dice, sealed }));
    this.current = game;
    if (this.made.length % CHECKPOINT_EVERY === 0) this.checkpoints.push(this.frozen(game));
  }

  private undoTarget(by: T['side'], alone: boolean): number | undefined {
    if (this.waiting !== undefined) return undefined;
    for (let index = this.made.length - 1; index >= 0; index--) {
      const decision = this.made[index];
      if (decision === undefined || (decision.sealed && !alone)) return undefined;
      if (decision.by === by || (alone && decision.by !== 'table')) return index;
    }
    return undefined;
  }

  private rewind(): void {
    const at = Math.floor(this.made.length / CHECKPOINT_EVERY);
    this.checkpoints.length = at + 1;
    const kept = this.checkpoints[at];
    assert(kept !== undefined, 'no-checkpoint', { at });
    this.current = this.frozen(kept);
    for (const decision of this.made.slice(at * CHECKPOINT_EVERY)) this.current = this.replayed(decision).game;
  }

  private replayed({ by, choice, dice }: Made<T>): Decision<T> {
    const verdict = decide(this.ruleset, this.current, by, choice, scripted(dice));
    assert('decided' in verdict, 'undo-diverged', { choice });
    return verdict.decided;
  }

  private keyOf(choice: AnyChoice<T> | Edit<T>): string {
    return positionHash(this.current) + canonicalJson(choice);
  }

  private frozen({ world, board, stack }: Game<T>): Game<T> {
    return { world, board: this.ruleset.copyBoard(board), stack: copyStack(stack), derived: undefined };
  }
}
