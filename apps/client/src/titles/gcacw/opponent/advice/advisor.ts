import type { Intent } from '@wigwag/ai';
import type { Gcacw, Side, World } from '@wigwag/gcacw';
import type { Told } from '@wigwag/host';
import { topFrame } from '@wigwag/kernel';
import type { Sitting, View } from '../../room.ts';
import type { Commission } from '../commission.ts';
import { seenIn } from '../computer.ts';
import { earlierOf, type Opponents } from '../opponents.ts';
import { Mind, openThread, type Thread } from '../thinking/mind.ts';
import type { Question, Thought } from '../thinking/protocol.ts';

/** Whoever asks for advice gets the best there is. */
const ADVISER: Commission = { level: 'general', style: 'balanced' };

const questionOf = (view: View, against: Question['against']): Question => ({
  ...ADVISER,
  ...{ side: view.eyes, before: [], now: seenIn(view) },
  ...(against && { against }),
});

export interface Explained {
  readonly sitting: Sitting;
  readonly opponents: Opponents;
  readonly side: Side;
  /** Of the log of the side. */
  readonly lines: number;
  readonly log: readonly Told<Gcacw>[];
  readonly world: World;
}

/** Answers questions about decisions, one after another, in a thread of its own. It plays nothing. */
export class Advisor {
  private readonly open: () => Thread;
  private mind: { readonly of: Mind; readonly world: World } | undefined;
  private queue: Promise<unknown> = Promise.resolve();
  private latest: { readonly view: View; readonly thought: Promise<Thought | undefined> } | undefined;

  constructor(open: () => Thread = openThread) {
    this.open = open;
  }

  /** What it would do in the place of whoever looks, from what he sees; undefined: it does not know. */
  consider(view: View): Promise<Thought | undefined> {
    if (this.latest?.view !== view) {
      const thought = this.ask(view.world, questionOf(view, 'next'), () => this.latest?.view === view);
      this.latest = { view, thought };
    }
    return this.latest.thought;
  }

  /** The same, and what it costs to do what somebody means to do. */
  compare(view: View, against: Intent): Promise<Thought | undefined> {
    return this.ask(view.world, questionOf(view, against), () => true);
  }

  /** Why the computer did what it did when the log of its side had so many lines; undefined: there was nothing to weigh. */
  async explain({ sitting, opponents, side, lines, log, world }: Explained): Promise<Thought | undefined> {
    const commission = opponents.now()[side];
    const past = await sitting.pastOf(side, lines);
    if (past === undefined || commission === undefined || topFrame(past)?.kind !== 'action') return undefined;
    const before = sitting.title.hasSecrets(world) ? [] : await earlierOf(sitting, side, log, lines);
    const { board, stack } = past;
    const thought = await this.ask(world, { ...commission, side, before, now: { board, stack, lines } }, () => true);
    if (thought !== undefined) opponents.remember(side, lines, thought);
    return thought;
  }

  sleep(): void {
    this.mind?.of.sleep();
    this.mind = undefined;
  }

  /** What nobody wants to know any more when its turn comes is not thought about. */
  private ask(world: World, question: Question, isWanted: () => boolean): Promise<Thought | undefined> {
    const asked = this.queue.then(() => {
      if (!isWanted()) return undefined;
      return new Promise<Thought | undefined>(resolve => {
        this.mindFor(world).ask(question, {
          weighed: () => undefined,
          thought: resolve,
          failed: () => resolve(undefined),
        });
      });
    });
    this.queue = asked;
    return asked;
  }

  private mindFor(world: World): Mind {
    if (this.mind?.world !== world) {
      this.mind?.of.sleep();
      this.mind = { world, of: new Mind(world, this.open) };
    }
    return this.mind.of;
  }
}
