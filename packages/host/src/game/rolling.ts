import type { Answer, Request, Vocabulary } from '@wigwag/kernel';

/** Dice that are known already, and which of them were typed in. */
interface Known {
  readonly dice: readonly Answer[];
  readonly typed?: readonly number[] | undefined;
}

/** Where the dice of one decision come from, one request after the other: those known, then the players' own, or the program's. */
export class Rolling<T extends Vocabulary> {
  /** The places of those that were typed in, as far as the decision has come. */
  readonly marks: number[] = [];
  private readonly known: Known;
  private readonly typed: readonly Answer[] | undefined;
  private readonly isTyped: (request: Request<T['reason']>) => boolean;
  private asked = 0;
  private used = 0;

  /** `typed`: what the players have said so far; undefined: they do not roll themselves. */
  constructor(known: Known, typed: readonly Answer[] | undefined, isTyped: (request: Request<T['reason']>) => boolean) {
    this.known = known;
    this.typed = typed;
    this.isTyped = isTyped;
  }

  /** How many answers nobody has asked for. */
  get left(): number {
    return Math.max(0, this.known.dice.length - this.asked) + (this.typed?.length ?? 0) - this.used;
  }

  /** Undefined: the players have not rolled it yet. */
  next(request: Request<T['reason']>, program: (asked: number) => Answer | undefined): Answer | undefined {
    const place = this.asked;
    this.asked += 1;
    const known = this.known.dice[place];
    if (known === undefined && (this.typed === undefined || !this.isTyped(request))) return program(place);
    const answer = known ?? this.typed?.[this.used];
    if (known === undefined && answer !== undefined) this.used += 1;
    const isTyped = known === undefined || (this.known.typed?.includes(place) ?? false);
    if (answer !== undefined && isTyped) this.marks.push(place);
    return answer;
  }
}
