import {
  BEGUN,
  beganAt,
  goOn,
  isReached,
  type Lesson,
  type LessonStep,
  type Miss,
  missed,
  type Progress,
  stepAt,
  takenBack,
} from '@wigwag/gcacw';
import { pieceCalled } from '../pieceCalled.ts';
import type { Sitting } from '../room.ts';

/** Where the learner is. */
export interface LearnerAt {
  /** 0 for the first step. */
  readonly index: number;
  /** Undefined: the lesson is over. */
  readonly step: LessonStep | undefined;
  /** The goal is reached. */
  readonly done: boolean;
  /** The hexes that the step points at. */
  readonly pointed: readonly number[];
  readonly mayTakeBack: boolean;
  /** The learner has decided something in this step, and the goal is still to come. */
  readonly isAstray: boolean;
  /** What was done in its place, after which it has to be taken back. */
  readonly missed: Miss | undefined;
}

/** How far a learner is, without the game. */
export interface Marked {
  readonly progress: Progress;
  readonly refusals: readonly string[];
  readonly reachedAt?: number | undefined;
}

const UNMARKED: Marked = { progress: BEGUN, refusals: [] };

/** A lesson on its way: watches the table, and knows when the goal of a step is reached. */
export class LessonWatch {
  readonly lesson: Lesson;
  readonly sitting: Sitting;
  private progress: Progress;
  private refusals: readonly string[];
  /** How many decisions had been made when the goal was reached. */
  private reachedAt: number | undefined;
  private current: LearnerAt;
  private readonly listeners = new Set<() => void>();

  /** Without a mark from the first step on. */
  constructor(lesson: Lesson, sitting: Sitting, { progress, refusals, reachedAt }: Marked = UNMARKED) {
    this.lesson = lesson;
    this.sitting = sitting;
    this.progress = progress;
    this.refusals = refusals;
    this.reachedAt = reachedAt;
    this.watch();
    this.current = this.look();
    sitting.subscribe(() => this.changed());
  }

  standing(): LearnerAt {
    return this.current;
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Enough to go on here with the same game. */
  marked(): Marked {
    const { progress, refusals, reachedAt } = this;
    return { progress, refusals, reachedAt };
  }

  /** The learner asked why not, and was told this clause. */
  refused(clause: string): void {
    this.refusals = [...this.refusals, clause];
    this.changed();
  }

  /** To the next step, from one that is done or only to be read. */
  goOn(): void {
    const { step, done } = this.current;
    if (step === undefined || !(done || step.goal === undefined)) return;
    this.progress = goOn(this.progress, this.reachedAt ?? this.decisions);
    this.refusals = [];
    this.reachedAt = undefined;
    this.changed();
  }

  /** What the learner has decided since the step began; if that is nothing, since the one before it. */
  takeBack(): void {
    const from = this.progress.findLast(began => this.hasDecidedSince(began));
    if (from !== undefined) void this.sitting.send({ do: 'undo', to: 1 + from });
  }

  /** The log begins with what happened before the first decision. */
  private get decisions(): number {
    return this.sitting.view().log.length - 1;
  }

  private get step(): LessonStep | undefined {
    return this.lesson.steps[stepAt(this.progress)];
  }

  private since(decisions: number) {
    return this.sitting.view().log.slice(1 + decisions);
  }

  /** Since the step began. */
  private get happened() {
    return this.since(beganAt(this.progress)).flatMap(told => told.events);
  }

  private get missed(): Miss | undefined {
    const { world } = this.sitting.view();
    const unitNamed = (id: string): number => world.units.findIndex(unit => unit.id === id);
    const goal = this.step?.goal;
    if (goal === undefined || this.reachedAt !== undefined) return undefined;
    return missed(this.happened, goal, { side: this.lesson.side, unitNamed });
  }

  private hasDecidedSince(decisions: number): boolean {
    return this.since(decisions).some(({ by }) => by === this.lesson.side);
  }

  /** To take the initiative is on the way to anything. */
  private hasActedSince(decisions: number): boolean {
    return this.since(decisions).some(
      ({ by, events }) => by === this.lesson.side && events.some(({ type }) => type !== 'initiativeTaken'),
    );
  }

  /** A goal once reached stays so, until it is taken back. */
  private watch(): void {
    const before = stepAt(this.progress);
    this.progress = takenBack(this.progress, this.decisions);
    const isBack = stepAt(this.progress) < before || this.decisions < (this.reachedAt ?? 0);
    if (isBack) {
      this.reachedAt = undefined;
      this.refusals = [];
    }
    const goal = this.step?.goal;
    if (goal === undefined || this.reachedAt !== undefined) return;
    const { game } = this.sitting.view();
    const { happened: events } = this;
    if (isReached({ game, events, refusals: this.refusals }, goal)) this.reachedAt = this.decisions;
  }

  private changed(): void {
    this.watch();
    this.current = this.look();
    for (const listener of this.listeners) listener();
  }

  private look(): LearnerAt {
    const { step } = this;
    const done = this.reachedAt !== undefined;
    const piece = step?.piece === undefined ? undefined : pieceCalled(this.sitting.view().game, step.piece);
    return {
      index: stepAt(this.progress),
      step,
      done,
      pointed: [step?.hex, piece?.hex].filter(hex => hex !== undefined),
      mayTakeBack: this.hasDecidedSince(0),
      missed: this.missed,
      isAstray: !done && step?.goal !== undefined && this.hasActedSince(beganAt(this.progress)),
    };
  }
}
