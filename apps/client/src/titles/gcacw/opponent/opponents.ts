import type { Considered } from '@wigwag/ai';
import { type Gcacw, SIDES, type Side } from '@wigwag/gcacw';
import type { Scene, Told } from '@wigwag/host';
import { topFrame } from '@wigwag/kernel';
import type { Seating } from '../../../shell/seating.ts';
import type { Sitting } from '../room.ts';
import { type Commission, type Commissions, commissioned, commissionsIn } from './commission.ts';
import { type Around, Computer } from './computer.ts';
import { putOpponent, useOpponent } from './desk.ts';
import type { Thread } from './thinking/mind.ts';
import type { Seen } from './thinking/protocol.ts';
import { inStep } from './watch.ts';

type Past = Pick<Sitting, 'pastOf'>;

const breathe = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

/** What a side decided on, in order, up to where its log has so many lines. The page goes on drawing meanwhile. */
export async function earlierOf(
  sitting: Past,
  side: Side,
  log: readonly Told<Gcacw>[],
  to = log.length,
): Promise<Seen[]> {
  const seen: Seen[] = [];
  for (let lines = 1; lines < to; lines++) {
    if (log[lines]?.by !== side) continue;
    const past = await sitting.pastOf(side, lines);
    if (past !== undefined && topFrame(past)?.by === side) {
      seen.push({ board: past.board, stack: past.stack, lines });
    }
    await breathe();
  }
  return seen;
}

/** Those who play sides of a game by themselves. */
export class Opponents {
  private readonly begun: Commissions;
  private commissions: Commissions;
  private computers: { readonly [S in Side]?: Computer } = {};
  private sitting: Sitting | undefined;
  private readonly open: (() => Thread) | undefined;
  private readonly thoughts = new Map<string, Considered>();
  private readonly listeners = new Set<() => void>();

  constructor(commissions: Commissions, open?: () => Thread) {
    this.open = open;
    this.begun = commissions;
    this.commissions = commissions;
    this.computers = this.seated(commissions);
  }

  /** At a table: only then can anybody remember what was before. */
  attach(sitting: Sitting): void {
    this.sitting = sitting;
  }

  now(): Commissions {
    return this.commissions;
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  seating(): Seating<Gcacw> {
    return { players: this.computers, kept: this.commissions };
  }

  /** By what is kept with the game, for another page may have changed it; where nothing is kept, as it was begun. */
  seatingOf(kept: unknown): Seating<Gcacw> {
    this.change(commissionsIn(kept) ?? this.begun);
    return this.seating();
  }

  /** Whoever is at the screen plays the side from now on. */
  takeOver(side: Side): void {
    const { [side]: _, ...rest } = this.commissions;
    this.reseat(rest);
  }

  /** The computer plays the side from now on. */
  handOver(side: Side, commission: Commission): void {
    this.reseat({ ...this.commissions, [side]: commission });
  }

  decideNow(): void {
    for (const side of SIDES) this.computers[side]?.hurry();
  }

  tryAgain(): void {
    putOpponent({ failed: undefined });
    for (const side of SIDES) this.computers[side]?.tryAgain();
  }

  /** What a side thought when its log had so many lines, if it is still known. */
  thoughtAt(side: Side, lines: number): Considered | undefined {
    return this.thoughts.get(`${side} ${lines}`);
  }

  remember(side: Side, lines: number, thought: Considered): void {
    this.thoughts.set(`${side} ${lines}`, thought);
  }

  private reseat(commissions: Commissions): void {
    this.change(commissions);
    this.sitting?.handOver(this.seating());
  }

  private change(commissions: Commissions): void {
    for (const side of SIDES) {
      const [old, next] = [this.commissions[side], commissions[side]];
      if (old?.level !== next?.level || old?.style !== next?.style) this.computers[side]?.leave();
    }
    this.computers = this.seated(commissions, this.computers);
    this.commissions = commissions;
    for (const listener of this.listeners) listener();
  }

  /** Whoever stays goes on with what he remembers. */
  private seated(commissions: Commissions, before: { readonly [S in Side]?: Computer } = {}) {
    const computers: Partial<Record<Side, Computer>> = {};
    for (const side of commissioned(commissions)) {
      const commission = commissions[side];
      const old = before[side];
      const isSame = old?.commission.level === commission?.level && old?.commission.style === commission?.style;
      if (commission !== undefined) {
        computers[side] = old !== undefined && isSame ? old : new Computer(side, commission, this.around());
      }
    }
    return computers;
  }

  private around(): Around {
    return {
      thinking: (side, share) => {
        const { thinking, failed } = useOpponent.getState();
        if (share !== undefined) putOpponent({ thinking: { side, share } });
        else if (thinking?.side === side) putOpponent({ thinking: undefined });
        if (failed?.side === side) putOpponent({ failed: undefined });
      },
      failed: (side, why) => putOpponent({ failed: { side, why }, thinking: undefined }),
      thought: (side, lines, thought) => this.remember(side, lines, thought),
      earlier: async (side, { log }) => (this.sitting === undefined ? [] : earlierOf(this.sitting, side, log)),
      inStep: scene => this.inStep(scene),
      ...(this.open && { open: this.open }),
    };
  }

  /** Two that play by themselves are watched; one is played back. */
  private async inStep({ frame }: Scene<Gcacw>): Promise<void> {
    if (commissioned(this.commissions).length === SIDES.length) await inStep(frame?.kind === 'offer');
  }
}
