import { type Direction, OFF_MAP } from './directions.ts';
import type { Grid, Hex, Hexside } from './grid.ts';
import { HexError, noSuchHex } from './hexError.ts';

/** The price of one step: an integer of 0 or more, or a negative number where the step is barred. */
export type StepCost = (from: Hex, direction: Direction, to: Hex, side: Hexside) => number;

const UNREACHED = 0x7fffffff;
const LARGEST_BUDGET = 0xfffff;
const NONE = -1;

/**
 * The cheapest way from some hexes to all within a budget. The object is scratch memory that its owner
 * uses again and again; the costs and paths hold until the next run.
 *
 * Open hexes hang in buckets by cost, each bucket a doubly linked list threaded through `after` and `before`,
 * so that a hex found cheaper moves to another bucket without a search.
 */
export class Flood {
  readonly size: number;
  private list: readonly Hex[] | undefined;
  private count = 0;
  private open = 0;
  private unfinished = false;
  private buckets = new Int32Array(64).fill(NONE);
  private readonly settled: Int32Array;
  private readonly costs: Int32Array;
  private readonly previous: Int32Array;
  private readonly after: Int32Array;
  private readonly before: Int32Array;

  constructor(size: number) {
    this.size = size;
    this.settled = new Int32Array(size);
    this.costs = new Int32Array(size).fill(UNREACHED);
    this.previous = new Int32Array(size);
    this.after = new Int32Array(size);
    this.before = new Int32Array(size);
  }

  /** A budget of Infinity stands for the largest. */
  run(grid: Grid, starts: readonly Hex[], budget: number, cost: StepCost): this {
    if (grid.size > this.size) throw new HexError('flood-size', { size: this.size, needed: grid.size });
    if (Number.isNaN(budget)) throw new HexError('flood-budget', { budget });
    this.clear();
    this.unfinished = true;
    if (budget >= 0) for (const hex of starts) this.begin(grid, hex);
    const limit = Math.min(budget, LARGEST_BUDGET);
    for (let spent = 0; this.open > 0; spent++) this.settle(grid, spent, limit, cost);
    this.unfinished = false;
    return this;
  }

  /** Hexes in order of cost, the starts among them; the list outlives the next run. */
  get reached(): readonly Hex[] {
    this.list ??= Array.from(this.settled.subarray(0, this.count));
    return this.list;
  }

  /** Undefined where the flood did not come. */
  costTo(hex: Hex): number | undefined {
    const cost = this.costs[hex];
    return cost === UNREACHED ? undefined : cost;
  }

  /** The hex before this one on its path; undefined at a start and where the flood did not come. */
  previousTo(hex: Hex): Hex | undefined {
    if (this.costTo(hex) === undefined) return undefined;
    const previous = this.previous[hex];
    return previous === OFF_MAP ? undefined : previous;
  }

  /** From a start to the hex, both included; empty where the flood did not come. */
  pathTo(hex: Hex): Hex[] {
    if (this.costTo(hex) === undefined) return [];
    const path: Hex[] = [];
    for (let each: Hex | undefined = hex; each !== undefined; each = this.previousTo(each)) path.push(each);
    return path.reverse();
  }

  private begin(grid: Grid, hex: Hex): void {
    if (!(hex >= 0 && hex < grid.size)) noSuchHex(hex);
    if (this.costs[hex] === UNREACHED) this.enter(hex, 0, OFF_MAP);
  }

  /** Takes all hexes that cost this much for final, those that free steps add meanwhile included. */
  private settle(grid: Grid, spent: number, budget: number, cost: StepCost): void {
    const { costs, settled } = this;
    const { neighbours, sides } = grid;
    for (let hex = this.buckets[spent] ?? NONE; hex !== NONE; hex = this.buckets[spent] ?? NONE) {
      this.leave(hex, spent);
      settled[this.count++] = hex;
      for (let d = 0, edge = hex * 6; d < 6; d++, edge++) {
        const to = neighbours[edge] ?? OFF_MAP;
        if (to === OFF_MAP) continue;
        const known = costs[to] ?? noSuchHex(to);
        if (known <= spent) continue;
        const step = cost(hex, d as Direction, to, sides[edge] ?? noSuchHex(hex));
        const total = spent + step;
        if (step < 0 || total > budget || total >= known) continue;
        if (known !== UNREACHED) this.leave(to, known);
        this.enter(to, total, hex);
      }
    }
  }

  private enter(hex: Hex, cost: number, previous: Hex): void {
    if (cost >= this.buckets.length) this.growBuckets(cost);
    const next = this.buckets[cost];
    // No such bucket: the price was a fraction or no number.
    if (next === undefined) throw new HexError('flood-cost', { hex, cost });
    this.costs[hex] = cost;
    this.previous[hex] = previous;
    this.after[hex] = next;
    this.before[hex] = NONE;
    if (next !== NONE) this.before[next] = hex;
    this.buckets[cost] = hex;
    this.open++;
  }

  private leave(hex: Hex, cost: number): void {
    const next = this.after[hex] ?? NONE;
    const before = this.before[hex] ?? NONE;
    if (before === NONE) this.buckets[cost] = next;
    else this.after[before] = next;
    if (next !== NONE) this.before[next] = before;
    this.open--;
  }

  private growBuckets(cost: number): void {
    const grown = new Int32Array(Math.max(Math.ceil(cost) + 1, this.buckets.length * 2)).fill(NONE);
    grown.set(this.buckets);
    this.buckets = grown;
  }

  /** A finished run leaves its buckets empty and has settled every hex it touched; a run that threw has not. */
  private clear(): void {
    if (this.unfinished) {
      this.buckets.fill(NONE);
      this.costs.fill(UNREACHED);
      this.open = 0;
    } else {
      for (let i = 0; i < this.count; i++) this.costs[this.settled[i] ?? NONE] = UNREACHED;
    }
    this.count = 0;
    this.list = undefined;
  }
}
