import type { Considered } from '@wigwag/ai';
import type { AnyChoice, Gcacw, Side, World } from '@wigwag/gcacw';
import type { Player, Scene, Told } from '@wigwag/host';
import type { Commission } from './commission.ts';
import type { Failure, Thread } from './thinking/mind.ts';
import { Mind, openThread } from './thinking/mind.ts';
import type { Question, Seen } from './thinking/protocol.ts';

/** Things weighed for an action when nobody knows yet how many there are. */
const USUALLY = 24;

/** What somebody who plays a side tells the page, and asks of it. */
export interface Around {
  /** How far he is; undefined: he thinks no more. */
  thinking(side: Side, share: number | undefined): void;
  failed(side: Side, why: Failure): void;
  /** What he thought when his log had so many lines. */
  thought(side: Side, lines: number, thought: Considered): void;
  /** What his side was asked before. */
  earlier(side: Side, scene: Pick<Scene<Gcacw>, 'log'>): Promise<readonly Seen[]>;
  /** He has an answer: it is given when whoever watches is ready for it. */
  inStep(scene: Scene<Gcacw>): Promise<void>;
  open?(): Thread;
}

interface Pending {
  readonly scene: Scene<Gcacw>;
  answer(choice: AnyChoice): void;
}

export const seenIn = ({ game: { board, stack }, log }: Pick<Scene<Gcacw>, 'game' | 'log'>): Seen => ({
  ...{ board, stack },
  lines: log.length,
});

/** Plays a side in a thread of its own. It is given what a person in its seat would see. */
export class Computer implements Player<Gcacw> {
  readonly side: Side;
  readonly commission: Commission;
  private readonly around: Around;
  private mind: { readonly of: Mind; readonly world: World } | undefined;
  private pending: Pending | undefined;
  /** The last question of which the mind has a memory, and the line of the log before it. */
  private last: { readonly lines: number; readonly tail: Told<Gcacw> | undefined } | undefined;
  private weighed = USUALLY;

  constructor(side: Side, commission: Commission, around: Around) {
    this.side = side;
    this.commission = commission;
    this.around = around;
  }

  choose(scene: Scene<Gcacw>): Promise<AnyChoice> {
    const [only, ...others] = scene.choices;
    if (only !== undefined && others.length === 0) return this.around.inStep(scene).then(() => only);
    return new Promise(answer => {
      this.pending = { scene, answer };
      void this.think();
    });
  }

  /** It answers with the best it has found. */
  hurry(): void {
    this.mind?.of.hurry();
  }

  /** Once more, after its thread has failed. */
  tryAgain(): void {
    if (this.pending !== undefined) void this.think();
  }

  /** Somebody else plays the side now. */
  leave(): void {
    this.pending = undefined;
    this.mind?.of.sleep();
    this.around.thinking(this.side, undefined);
  }

  private async think(): Promise<void> {
    const { pending } = this;
    if (pending === undefined) return;
    const { scene } = pending;
    const mind = this.mindFor(scene.game.world);
    this.around.thinking(this.side, 0);
    const before = this.remembers(scene) && mind.isAwake ? undefined : await this.around.earlier(this.side, scene);
    // Meanwhile something may have been taken back, and another question asked.
    if (this.pending !== pending) return;
    const { log } = scene;
    this.last = { lines: log.length, tail: log.at(-1) };
    const question: Question = { ...this.commission, side: this.side, before, now: seenIn(scene) };
    let count = 0;
    mind.ask(question, {
      weighed: weighed => {
        count = weighed;
        this.around.thinking(this.side, Math.min(0.95, weighed / this.weighed));
      },
      thought: thought => {
        if (count > 0) this.weighed = count;
        void this.give(pending, thought);
      },
      failed: why => this.around.failed(this.side, why),
    });
  }

  private async give(pending: Pending, thought: Considered): Promise<void> {
    const { scene } = pending;
    this.around.thought(this.side, scene.log.length, thought);
    await this.around.inStep(scene);
    if (this.pending !== pending) return;
    this.pending = undefined;
    this.around.thinking(this.side, undefined);
    pending.answer(thought.choice);
  }

  private mindFor(world: World): Mind {
    if (this.mind?.world !== world) {
      this.mind?.of.sleep();
      this.mind = { world, of: new Mind(world, this.around.open ?? openThread) };
    }
    return this.mind.of;
  }

  /** Is this the game in which it was asked the last time, gone on? */
  private remembers({ log }: Pick<Scene<Gcacw>, 'log'>): boolean {
    const { last } = this;
    return last !== undefined && log.length > last.lines && log[last.lines - 1] === last.tail;
  }
}
