import { Flood, type Grid, type Hex } from '@wigwag/hex';
import { HALVES } from '../charts/terrainCosts.ts';
import type { Game } from '../game.ts';
import { hexOf, unitData, unitOnMap } from '../pieces/pieces.ts';
import { firstHexes, marchFlood } from './flood.ts';
import { WAYS } from './prospects.ts';
import { type Walk, type Walks, walks } from './walks.ts';

/** How to get to a hex, and how likely: exactly, over the dice still to be rolled. */
export interface Reached {
  readonly hex: Hex;
  /** Movement points of the cheapest way. */
  readonly points: number;
  readonly chance: number;
  /** With a force march, where one may be made. */
  readonly forced: number;
  /** From where it stands; looked up when it is asked for. */
  readonly path: readonly Hex[];
}

export interface Reach {
  readonly hexes: readonly Reached[];
}

/** By ground: does a ferry with boats serve the side anywhere? */
const knownBoats = new WeakMap<Uint8Array, boolean>();

/** Only boats make the price of a step go by Manpower. */
function hasBoats(g: Game, unit: number): boolean {
  const { boats } = g.derived.ground.passage[unitData(g, unit).side];
  const known = knownBoats.get(boats) ?? boats.some(bits => bits !== 0);
  knownBoats.set(boats, known);
  return known;
}

/** Memory that every flood on a map uses again: what is found in it is taken out at once. */
const scratch = new WeakMap<Grid, Flood>();

function floodOn(grid: Grid): Flood {
  const known = scratch.get(grid) ?? new Flood(grid.size);
  scratch.set(grid, known);
  return known;
}

/** What a flood found: hexes in order of cost, what each costs in halves, and the hex before it. */
class Found {
  readonly hexes: readonly Hex[];
  readonly costs: readonly number[];
  private readonly before: readonly (Hex | undefined)[];
  private places: Map<Hex, number> | undefined;

  constructor(flood: Flood) {
    this.hexes = flood.reached;
    this.costs = this.hexes.map(hex => flood.costTo(hex) ?? 0);
    this.before = this.hexes.map(hex => flood.previousTo(hex));
  }

  placeOf(hex: Hex): number | undefined {
    this.places ??= new Map(this.hexes.map((each, place) => [each, place]));
    return this.places.get(hex);
  }

  costTo(hex: Hex): number | undefined {
    return this.costs[this.placeOf(hex) ?? -1];
  }

  /** A first hex that could not be paid for is entered all the same (6.2/minimum-one-hex). */
  pathTo(hex: Hex): Hex[] {
    if (this.placeOf(hex) === undefined) return [...this.hexes.slice(0, 1), hex];
    const path: Hex[] = [];
    for (let at: Hex | undefined = hex; at !== undefined; at = this.before[this.placeOf(at) ?? -1]) path.push(at);
    return path.reverse();
  }
}

/** Its path is not part of what is compared or copied: it follows from the rest. */
class ReachedHex implements Reached {
  readonly hex: Hex;
  readonly points: number;
  readonly chance: number;
  readonly forced: number;
  readonly #found: Found;

  constructor(hex: Hex, halves: number, plain: number, forced: number, found: Found) {
    this.hex = hex;
    this.points = halves / HALVES;
    this.chance = plain / WAYS;
    this.forced = forced / WAYS;
    this.#found = found;
  }

  get path(): readonly Hex[] {
    return this.#found.pathTo(this.hex);
  }
}

interface Ways {
  plain: number;
  forced: number;
}

/** Marches that find the same prices on their way. */
interface Company {
  readonly found: Found;
  /** By halves spent: in how many ways at least so much is there to spend. */
  readonly plain: Int32Array;
  readonly forced: Int32Array;
}

/** From how many ways have just so much, to how many have so much or more. */
function heapUp(table: Int32Array): void {
  for (let left = table.length - 2; left >= 0; left--) table[left] = (table[left] ?? 0) + (table[left + 1] ?? 0);
}

function companies(unit: number, { plain, forced, underWay }: Walks): Company[] {
  let budget = 0;
  for (const { left } of plain) budget = Math.max(budget, left);
  for (const { left } of forced) budget = Math.max(budget, left);
  const all = new Map<number, Company>();
  const of = ({ game, manpower }: Walk): Company => {
    // Where markers come to light, losses tell as well.
    const key = game.board.forces.length > 0 || hasBoats(game, unit) ? manpower : 0;
    const known = all.get(key);
    if (known !== undefined) return known;
    const found = new Found(
      marchFlood(game, unit, underWay, budget, floodOn(game.world.grid), hexOf(game, unit), manpower),
    );
    const made = { found, plain: new Int32Array(budget + 1), forced: new Int32Array(budget + 1) };
    all.set(key, made);
    return made;
  };
  const count = (each: readonly Walk[], which: keyof Ways): void => {
    for (const walk of each) {
      const table = of(walk)[which];
      if (walk.left >= 0) table[walk.left] = (table[walk.left] ?? 0) + walk.ways;
    }
  };
  count(plain, 'plain');
  count(forced, 'forced');
  for (const company of all.values()) {
    heapUp(company.plain);
    heapUp(company.forced);
  }
  return [...all.values()];
}

/** 6.2/minimum-one-hex: the neighbours that a march may always enter first, in every way in which it is made. */
function freeHexes(unit: number, { plain, forced, underWay }: Walks): Map<Hex, Ways> {
  const free = new Map<Hex, Ways>();
  if (underWay) return free;
  const byBoard = new Map<object, Ways & { readonly game: Game }>();
  const count = (all: readonly Walk[], which: keyof Ways): void => {
    for (const { game, ways } of all) {
      const known = byBoard.get(game.board) ?? { plain: 0, forced: 0, game };
      known[which] += ways;
      byBoard.set(game.board, known);
    }
  };
  count(plain, 'plain');
  count(forced, 'forced');
  for (const each of byBoard.values()) for (const hex of firstHexes(each.game, unit)) addWays(free, hex, each);
  return free;
}

function addWays(to: Map<Hex, Ways>, hex: Hex, { plain, forced }: Ways): void {
  const before = to.get(hex);
  if (before === undefined) to.set(hex, { plain, forced });
  else {
    before.plain += plain;
    before.forced += forced;
  }
}

/** In how many ways each hex is reached by paying for it, where prices differ from march to march. */
function paidHexes(all: readonly Company[]): Map<Hex, Ways> {
  const paid = new Map<Hex, Ways>();
  for (const { found, plain, forced } of all) {
    found.hexes.forEach((hex, place) => {
      const cost = found.costs[place] ?? 0;
      addWays(paid, hex, { plain: plain[cost] ?? 0, forced: forced[cost] ?? 0 });
    });
  }
  return paid;
}

type Put = (hex: Hex, plain: number, forced: number, halves?: number) => void;

function putPaid(all: readonly Company[], put: Put): void {
  const [only, ...others] = all;
  if (only !== undefined && others.length === 0) {
    const { found, plain, forced } = only;
    found.hexes.forEach((hex, place) => {
      const cost = found.costs[place] ?? 0;
      put(hex, plain[cost] ?? 0, forced[cost] ?? 0, cost);
    });
  } else for (const [hex, { plain, forced }] of paidHexes(all)) put(hex, plain, forced);
}

/** For every hex the cheapest way and the exact chance to get there, for a unit that marches or may begin to. */
export function reach(g: Game, unit: number): Reach {
  const all = unitOnMap(g, unit) === undefined ? undefined : walks(g, unit);
  const first = all?.plain[0];
  if (all === undefined || first === undefined) return { hexes: [] };
  const together = companies(unit, all);
  const { found } = together[0] as Company;
  const start = hexOf(g, unit);
  const free = freeHexes(unit, all);
  const hexes: Reached[] = [];
  const put: Put = (hex, plain, forced, halves = found.costTo(hex) ?? first.left) => {
    if (hex !== start && plain + forced > 0) hexes.push(new ReachedHex(hex, halves, plain, forced, found));
  };
  for (const [hex, { plain, forced }] of free) put(hex, plain, forced);
  putPaid(together, (hex, plain, forced, halves) => {
    if (!free.has(hex)) put(hex, plain, forced, halves);
  });
  return { hexes };
}
