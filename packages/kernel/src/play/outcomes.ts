import { assert } from '../rules/bug.ts';
import { LIMITS } from '../rules/limits.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import type { AnyChoice, Game, Ready, Vocabulary } from '../rules/vocabulary.ts';
import { claim } from './cache.ts';
import { copyOf } from './copies.ts';
import { type Answer, FACES, type Request, scripted } from './dice.ts';
import { ready } from './legality.ts';
import { isCarriedOut, Run } from './run.ts';

/** One way a choice can turn out. Its probability is exactly `ways / of`. */
export interface Outcome<T extends Vocabulary> {
  readonly game: Ready<T>;
  readonly events: readonly T['event'][];
  readonly ways: number;
  readonly of: number;
}

interface Branch {
  readonly answers: readonly Answer[];
  readonly ways: number;
  readonly of: number;
}

/**
 * Hands every outcome of a legal choice to `visit`, each once: to be looked at, and not to be kept, since the next one takes
 * over the memory of its cache. The game is not changed.
 */
export function visitOutcomes<T extends Vocabulary>(
  ruleset: Ruleset<T>,
  game: Game<T>,
  choice: AnyChoice<T>,
  visit: (outcome: Outcome<T>) => void,
): void {
  walk(ruleset, game, choice, outcome => {
    visit(outcome);
    return 'spent';
  });
}

/** All of them, to be kept. */
export function outcomes<T extends Vocabulary>(ruleset: Ruleset<T>, game: Game<T>, choice: AnyChoice<T>): Outcome<T>[] {
  const all: Outcome<T>[] = [];
  walk(ruleset, game, choice, outcome => {
    all.push(outcome);
    return 'kept';
  });
  return all;
}

type Visitor<T extends Vocabulary> = (outcome: Outcome<T>) => 'kept' | 'spent';

/** The choice is carried out once for every answer, as far as the next request; what it works out before its dice is found once. */
function walk<T extends Vocabulary>(ruleset: Ruleset<T>, game: Game<T>, choice: AnyChoice<T>, visit: Visitor<T>): void {
  const { derived } = ready(ruleset, game);
  const open: Branch[] = [{ answers: [], ways: 1, of: 1 }];
  const found: unknown[] = [];
  let spare: T['derived'] | undefined;
  let walked = 0;
  for (let branch = open.pop(); branch !== undefined; branch = open.pop()) {
    walked += 1;
    assert(walked <= LIMITS.outcomesOfAChoice && open.length <= LIMITS.outcomesOfAChoice, 'too-many-outcomes', {
      walked,
    });
    const { answers, ways, of } = branch;
    const copy = copyOf(ruleset, game, ruleset.copyDerived(derived, spare));
    const cache = copy.derived;
    claim<T>(cache, copy.board);
    spare = cache;
    const run = new Run(ruleset, copy, scripted(answers), found);
    if (isCarriedOut(run, choice)) {
      assert(Number.isSafeInteger(of), 'outcomes-too-fine', { of });
      if (visit({ game: run.game, events: run.events, ways, of }) === 'kept') spare = undefined;
      continue;
    }
    for (const [answer, weight, total] of answersTo(run)) {
      open.push({ answers: [...answers, answer], ways: ways * weight, of: of * total });
    }
  }
}

type Weighted = readonly [answer: Answer, ways: number, of: number];

/** Every answer to the request that interrupted a run. */
function answersTo<T extends Vocabulary>({ unanswered }: Run<T>): readonly Weighted[] {
  assert(unanswered?.answer === undefined && unanswered !== undefined, 'interrupted-without-request');
  const { request, counts } = unanswered;
  if (counts === 'difference') return DIFFERENCES;
  if (counts === 'parity') return PARITIES;
  return request.kind === 'draw' ? draws(request) : request.kind === 'sum' ? sums(request) : faces(request);
}

/** Of all pairs that differ by so much the one with the lowest faces. */
const DIFFERENCES: readonly Weighted[] = Array.from({ length: 2 * FACES - 1 }, (_, place) => {
  const difference = place + 1 - FACES;
  const pair = [1 + Math.max(0, difference), 1 + Math.max(0, -difference)];
  return [pair, FACES - Math.abs(difference), FACES ** 2] as const;
});

const PARITIES: readonly Weighted[] = [1, 2].map(face => [[face], FACES / 2, FACES] as const);

function faces({ n }: Request): Weighted[] {
  const total = FACES ** n;
  return Array.from({ length: total }, (_, index) => [facesAt(index, n), 1, total]);
}

function facesAt(index: number, n: number): number[] {
  return Array.from({ length: n }, (_, die) => 1 + (Math.floor(index / FACES ** die) % FACES));
}

/** The same sum comes up in several ways: one branch a sum, weighted. */
function sums({ n }: Request): Weighted[] {
  let ways: number[] = [1];
  for (let die = 0; die < n; die++) {
    const next = Array<number>(ways.length + FACES).fill(0);
    ways.forEach((count, sum) => {
      for (let face = 1; face <= FACES; face++) next[sum + face] = (next[sum + face] ?? 0) + count;
    });
    ways = next;
  }
  return ways.flatMap((count, sum) => (count === 0 ? [] : [[[sum], count, FACES ** n] as const]));
}

/** In order, without putting back. */
function draws(request: Request): Weighted[] {
  assert(request.kind === 'draw', 'not-a-draw');
  let sequences: number[][] = [[]];
  for (let drawn = 0; drawn < request.n; drawn++) {
    sequences = sequences.flatMap(places =>
      Array.from({ length: request.of }, (_, place) => place)
        .filter(place => !places.includes(place))
        .map(place => [...places, place]),
    );
  }
  return sequences.map(places => [places, 1, sequences.length]);
}
