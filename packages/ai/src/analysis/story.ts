import { type AnyChoice, type Game, gcacw, type Side, type World } from '@wigwag/gcacw';
import { Reckoner } from '@wigwag/gcacw/opponent';
import { copyOf, ready } from '@wigwag/kernel';
import type { ToldLine } from '../arena/play.ts';

/** Whose past it is; all: nothing is hidden from whoever reads it. */
export type Eyes = Side | 'all';

/** A position without its cache. */
export type Position = Omit<Game, 'derived'>;

/** A game as it was told: what an analysis is made of, and all that it may know. */
export interface Told {
  readonly world: World;
  readonly log: readonly ToldLine[];
  /** The game as it was seen when the log had so many lines, from 1; undefined: nobody saw it then. */
  readonly past: (lines: number) => Position | undefined;
  readonly eyes: Eyes;
}

const bare = ({ world, board, stack }: Position): Position => ({ world, board, stack });

const fresh = (position: Position): Game => {
  const game = ready(gcacw, { ...position, derived: undefined });
  return copyOf(gcacw, game, gcacw.copyDerived(game.derived));
};

export const copied = (game: Game): Game => copyOf(gcacw, game, gcacw.copyDerived(game.derived));

const isSide = (by: string): by is Side => by === 'union' || by === 'confederate';

/** A told game with its positions. Where forces are hidden, each side's are what it could make of what it saw. */
export class Story {
  readonly world: World;
  readonly log: readonly ToldLine[];
  readonly eyes: Eyes;
  private readonly seen: Told['past'];
  /** By side: what it took the game to be, by lines. They are made in order, for what was seen before counts. */
  private readonly minds = new Map<Side, (Position | undefined)[]>();

  constructor({ world, log, past, eyes }: Told) {
    this.world = world;
    this.log = log;
    this.eyes = eyes;
    this.seen = past;
  }

  get hasSecrets(): boolean {
    return this.world.options.limitedIntelligence;
  }

  /** The game when the log had so many lines: as it was, or as the side whose past it is had to take it. */
  at(lines: number): Game | undefined {
    if (this.eyes !== 'all') return this.mind(lines, this.eyes);
    const past = this.seen(lines);
    return past && fresh(bare(past));
  }

  /** What a side took the game to be when the log had so many lines. */
  mind(lines: number, side: Side): Game | undefined {
    if (this.eyes !== 'all' && this.eyes !== side) return undefined;
    if (!this.hasSecrets) {
      const past = this.seen(lines);
      return past && fresh(bare(past));
    }
    const found = this.mindsOf(side)[lines];
    return found && fresh(found);
  }

  /** Who chose what with a line; undefined: nobody did, or it was not told. */
  chosen(line: number): { readonly side: Side; readonly choice: AnyChoice } | undefined {
    const { by, choice } = this.log[line] ?? {};
    if (by === undefined || !isSide(by) || choice === undefined) return undefined;
    return { side: by, choice: choice as AnyChoice };
  }

  private mindsOf(side: Side): readonly (Position | undefined)[] {
    const known = this.minds.get(side);
    if (known !== undefined) return known;
    const reckoner = new Reckoner(this.world);
    const minds: (Position | undefined)[] = [undefined];
    for (let lines = 1; lines <= this.log.length; lines++) {
      const past = this.seen(lines);
      minds.push(past && bare(reckoner.reckon(gcacw.view(fresh(bare(past)), side)) as Position));
    }
    this.minds.set(side, minds);
    return minds;
  }
}
