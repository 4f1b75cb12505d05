import { anyMove } from './anyMove.ts';
import { type Compared, compareMove, comparePlacement } from './compare.ts';
import type { MoveCase } from './moveCase.ts';
import { Chance } from './numbers.ts';
import { anyPlacement, type PlaceCase } from './placements.ts';
import { arrangedForce, arrangedMove } from './scenes.ts';
import { shrunk } from './shrink.ts';

type Case = MoveCase | PlaceCase;

const isMove = (made: Case): made is MoveCase => 'mover' in made;
const compared = (made: Case): Compared => (isMove(made) ? compareMove(made) : comparePlacement(made));

/** The case of a seed: half of them placements, and of the moves one in five on a table that nobody arranged. */
function caseOf(seed: number): Case {
  const chance = new Chance(seed);
  if (chance.is(50)) return anyPlacement(chance);
  const pick = chance.below(10);
  if (pick < 2) return anyMove(chance);
  return pick < 4 ? arrangedForce(chance) : arrangedMove(chance);
}

/** A limit of inches or square inches is near if it is not farther than this, the tolerance of the rules left aside. */
const NEAR = 0.01;
const TOLERANCE = 0.01;

interface Disagreement {
  readonly seed: number;
  readonly verb: string;
  readonly quarrel: string;
  /** The case with everything left out that does not matter. */
  readonly made: Case;
}

export interface Judgements {
  judgements: number;
  /** Cases within 0.01 of a limit, or of a limit with the tolerance of the rules. */
  near: number;
  /** The judge's own arithmetic could not tell. */
  tooClose: number;
  /** The specification can be read in two ways, which differ. */
  unsaid: number;
  readonly byVerb: Record<string, Record<string, number>>;
  readonly disagreements: Disagreement[];
}

function add(counts: Record<string, number>, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1;
}

const MOST_SHRUNK = 20;

/** What is wrong, in the smallest case that still shows it. */
function disagreementOf(seed: number, made: Case, { verb, quarrel = '' }: Compared, isShrunk: boolean): Disagreement {
  const shows = (less: Case): boolean => {
    try {
      return compared(less).quarrel === quarrel;
    } catch {
      return false;
    }
  };
  return { seed, verb, quarrel, made: isShrunk ? shrunk(made, shows) : made };
}

/** Asks judge and engine about the cases of so many seeds, one after the other. */
export function judged(first: number, count: number, tell: (soFar: Judgements) => void = () => undefined): Judgements {
  const soFar: Judgements = { judgements: 0, near: 0, tooClose: 0, unsaid: 0, byVerb: {}, disagreements: [] };
  for (let seed = first; seed < first + count; seed++) {
    const made = caseOf(seed);
    const result = compared(made);
    const { say, near } = result.verdict;
    soFar.judgements += 1;
    if (near <= NEAR + TOLERANCE) soFar.near += 1;
    if (say === 'close') soFar.tooClose += 1;
    if (say === 'unsaid') soFar.unsaid += 1;
    soFar.byVerb[result.verb] ??= {};
    add(soFar.byVerb[result.verb] ?? {}, say);
    if (result.quarrel !== undefined) {
      soFar.disagreements.push(disagreementOf(seed, made, result, soFar.disagreements.length < MOST_SHRUNK));
    }
    tell(soFar);
  }
  return soFar;
}
