/** How a line goes wrong: so many in a hundred letters. */
export interface Faults {
  readonly lost: number;
  readonly doubled: number;
  readonly late: number;
}

/** How letters get from one end of a wire to the other. */
export interface LineSettings extends Faults {
  later(ms: number, then: () => void): void;
  /** A whole number below n. */
  below(n: number): number;
}

/** A letter takes up to so long; a late one longer, so that others overtake it. */
const USUAL_MS = 40;
const LATE_MS = 4000;

/** A network between two ends: letters get lost, come twice, come late and out of order. */
export class Line {
  /** How many letters went in, and what became of them. */
  readonly tally = { letters: 0, lost: 0, doubled: 0, late: 0 };
  private readonly settings: LineSettings;
  private carried = 0;

  constructor(settings: LineSettings) {
    this.settings = settings;
  }

  /** How many letters are on their way. */
  get underway(): number {
    return this.carried;
  }

  carry(text: string, deliver: (text: string) => void): void {
    this.tally.letters += 1;
    if (this.happens('lost')) return;
    const copies = this.happens('doubled') ? 2 : 1;
    for (let copy = 0; copy < copies; copy++) this.carryOne(text, deliver);
  }

  private carryOne(text: string, deliver: (text: string) => void): void {
    const { later, below } = this.settings;
    this.carried += 1;
    const delay = 1 + below(USUAL_MS) + (this.happens('late') ? below(LATE_MS) : 0);
    later(delay, () => {
      this.carried -= 1;
      deliver(text);
    });
  }

  private happens(fault: keyof Faults): boolean {
    const happens = this.settings.below(100) < this.settings[fault];
    if (happens) this.tally[fault] += 1;
    return happens;
  }
}
