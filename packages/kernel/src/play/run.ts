import { assert, Bug } from '../rules/bug.ts';
import { LIMITS } from '../rules/limits.ts';
import type { Flow, Ruleset } from '../rules/ruleset.ts';
import type {
  AnyChoice,
  Back,
  Choice,
  Edit,
  EditName,
  Frame,
  Kind,
  Ready,
  VerbName,
  Vocabulary,
} from '../rules/vocabulary.ts';
import { type Answer, type Counted, type DiceSource, fits, type Request, type Rolled } from './dice.ts';
import { ruleOf, topFrame } from './legality.ts';

/** Thrown when a source cannot answer, or answers nonsense; caught at the kernel's door, never in rules. */
const INTERRUPTED = { interrupted: true } as const;

/** False: it was interrupted by its dice, and says by which request. */
export function isCarriedOut<T extends Vocabulary>(run: Run<T>, choice: AnyChoice<T>): boolean {
  try {
    run.carryOut(choice);
    return true;
  } catch (error) {
    if (error === INTERRUPTED) return false;
    throw error;
  }
}

/** One decision being carried out on a private copy of the game. */
export class Run<T extends Vocabulary> implements Flow<T> {
  readonly ruleset: Ruleset<T>;
  readonly game: Ready<T>;
  readonly source: DiceSource;
  readonly events: T['event'][] = [];
  readonly rolled: Rolled<T['reason']>[] = [];
  /** The request that interrupted this run, with the answer if there was one, and what of the answer would have counted. */
  unanswered: { request: Request<T['reason']>; counts: Counted; answer?: Answer } | undefined;
  private back: Back<T> | undefined;
  /** What was worked out before the first die, in the order in which it was asked for; undefined: nobody carries this choice out again. */
  private readonly found: unknown[] | undefined;
  private asked = 0;

  /** Runs of the same choice from the same position may share what they find before their dice. */
  constructor(ruleset: Ruleset<T>, game: Ready<T>, source: DiceSource, found?: unknown[]) {
    this.ruleset = ruleset;
    this.game = game;
    this.source = source;
    this.found = found;
  }

  carryOut(choice: AnyChoice<T>): void {
    const frame = topFrame(this.game);
    assert(frame !== undefined, 'decision-after-the-end');
    this.choose(frame, choice);
    this.settle();
  }

  /** A change from outside: the frame that asks is asked again, since what it asked may have changed. */
  carryOutEdit<D extends EditName<T>>(edit: Edit<T, D>): void {
    const verbs = this.ruleset.referee;
    assert(verbs !== undefined, 'no-referee');
    verbs[edit.do as D].choose(this, edit);
    this.settle();
  }

  private choose<K extends Kind<T>>(frame: Frame<T, K>, choice: Choice<T, K>): void {
    ruleOf(this.ruleset, frame).verbs[choice.do as VerbName<T, K>].choose(this, frame, choice);
  }

  /** Runs on until somebody has to be asked, or nothing is left to do. */
  settle(): void {
    for (let step = 0; step < LIMITS.settleSteps; step++) {
      const frame = topFrame(this.game);
      if (frame === undefined || this.resume(frame) === 'ask') return;
    }
    throw new Bug('settle-loop', { kind: topFrame(this.game)?.kind });
  }

  private resume<K extends Kind<T>>(frame: Frame<T, K>): 'ask' | 'on' {
    const back = this.back;
    this.back = undefined;
    return ruleOf(this.ruleset, frame).resume(this, frame, back);
  }

  emit(event: T['event']): void {
    this.ruleset.evolve(this.game, event);
    this.events.push(event);
    assert(this.events.length <= LIMITS.eventsOfADecision, 'too-many-events', { last: event.type });
    for (const next of this.ruleset.follows?.(this.game, event) ?? []) this.emit(next);
  }

  push(frame: Frame<T>): 'on' {
    assert(this.back === undefined, 'result-not-received', { kind: frame.kind });
    this.game.stack.push(frame);
    assert(this.game.stack.length <= LIMITS.stackDepth, 'stack-depth', { kind: frame.kind });
    return 'on';
  }

  pop<K extends Kind<T>>(frame: Frame<T, K>, result: T['shapes'][K]['result']): 'on' {
    assert(topFrame(this.game) === frame, 'pop-below-the-top', { kind: frame.kind });
    this.game.stack.pop();
    this.back = { from: frame.kind, ...result } as Back<T>;
    return 'on';
  }

  beforeDice<V>(find: () => V): V {
    assert(this.rolled.length === 0, 'found-after-dice');
    if (this.found === undefined) return find();
    const place = this.asked++;
    if (place === this.found.length) this.found.push(find());
    return this.found[place] as V;
  }

  roll(n: number, why: T['reason']): Answer {
    return this.ask({ kind: 'roll', n, why });
  }

  sum(n: number, why: T['reason']): number {
    return this.ask({ kind: 'sum', n, why }).reduce((total, face) => total + face, 0);
  }

  difference(why: T['reason']): number {
    const [first = 0, second = 0] = this.ask({ kind: 'roll', n: 2, why }, 'difference');
    return first - second;
  }

  isEven(why: T['reason']): boolean {
    const [die = 0] = this.ask({ kind: 'sum', n: 1, why }, 'parity');
    return die % 2 === 0;
  }

  draw<C>(pool: readonly C[], n: number, why: T['reason']): C[] {
    assert(n <= pool.length, 'draw-past-the-pool', { why, n, of: pool.length });
    return this.ask({ kind: 'draw', n, of: pool.length, why }).map(place => pool[place] as C);
  }

  private ask(request: Request<T['reason']>, counts: Counted = 'all'): Answer {
    const answer = this.source(request);
    if (answer === undefined || !fits(request, answer)) {
      this.unanswered = answer === undefined ? { request, counts } : { request, counts, answer };
      throw INTERRUPTED;
    }
    this.rolled.push({ request, answer });
    assert(this.rolled.length <= LIMITS.requestsOfADecision, 'too-many-requests', { why: request.why });
    return answer;
  }
}
