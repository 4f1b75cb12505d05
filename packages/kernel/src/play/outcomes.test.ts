import { engine, newGame, type Pickets, pickets } from '@wigwag/pickets';
import { describe, expect, test } from 'vitest';
import { type Answer, decide, type Game, positionHash, type Request, scripted, topFrame } from '../index.ts';
import { positions } from '../play.fixture.ts';
import { ready } from './legality.ts';
import { Run } from './run.ts';

/** The sum of fractions, exact: their denominators all divide 6^3 x 12!. */
const COMMON = 6n ** 3n * 479001600n;
const total = (parts: readonly { ways: number; of: number }[]): bigint =>
  parts.reduce((sum, { ways, of }) => sum + (BigInt(ways) * COMMON) / BigInt(of), 0n);

const some = positions(25, 7).filter(game => topFrame(game)?.kind !== 'deal');
const byOf = (game: Game<Pickets>) => topFrame(game)?.by ?? 'table';

/** Walks every face of every die and every place of every draw, one run each. */
function bruteForce(game: Game<Pickets>, choice: ReturnType<typeof engine.choices>[number]): Map<string, number> {
  const chances = new Map<string, number>();
  const walk = (answers: Answer[], chance: number): void => {
    const verdict = decide(pickets, game, byOf(game), choice, scripted(answers));
    if ('decided' in verdict) {
      const hash = positionHash(verdict.decided.game);
      chances.set(hash, (chances.get(hash) ?? 0) + chance);
    } else if ('needsDice' in verdict) {
      const all = everyAnswer(verdict.needsDice);
      for (const answer of all) walk([...answers, answer], chance / all.length);
    } else throw new Error(JSON.stringify(verdict));
  };
  walk([], 1);
  return chances;
}

function everyAnswer({ kind, n, ...request }: Request): number[][] {
  const sides = kind === 'draw' && 'of' in request ? request.of : 6;
  let all: number[][] = [[]];
  for (let i = 0; i < n; i++) {
    all = all.flatMap(so => Array.from({ length: sides }, (_, face) => [...so, kind === 'draw' ? face : face + 1]));
  }
  return kind === 'draw' ? all.filter(places => new Set(places).size === n) : all;
}

describe('outcomes', () => {
  test('sum to exactly one, for every choice of every position', () => {
    for (const game of some) {
      for (const choice of engine.choices(game)) {
        expect(total(engine.outcomes(game, choice))).toBe(COMMON);
      }
    }
  });

  test('equal brute force', () => {
    for (const game of some.filter((_, index) => index % 5 === 0)) {
      for (const choice of engine.choices(game)) {
        const exact = new Map<string, number>();
        for (const { game: end, ways, of } of engine.outcomes(game, choice)) {
          exact.set(positionHash(end), (exact.get(positionHash(end)) ?? 0) + ways / of);
        }
        const brute = bruteForce(game, choice);
        expect([...exact.keys()].sort()).toEqual([...brute.keys()].sort());
        for (const [hash, chance] of exact) expect(chance).toBeCloseTo(brute.get(hash) ?? -1, 12);
      }
    }
  });

  test('walk a sum by its eleven sums, not thirty-six pairs, and leave the game alone', () => {
    const firing = some.find(game => engine.choices(game).some(({ do: verb }) => verb === 'fire'));
    const fire = firing && engine.choices(firing).find(({ do: verb }) => verb === 'fire');
    if (!firing || !fire) throw new Error('nobody fires in these games');
    const hash = positionHash(firing);
    const ways = engine.outcomes(firing, fire).map(outcome => outcome.ways);
    expect(ways.sort((a, b) => a - b)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6]);
    expect(positionHash(firing)).toBe(hash);
  });

  test('what a choice works out before its dice is found once, and nothing after them', () => {
    const [game] = some;
    if (game === undefined) throw new Error('no game');
    const found: unknown[] = [];
    const runs = [1, 2].map(() => new Run(pickets, ready(pickets, game), scripted([[3]]), found));
    let times = 0;
    const values = runs.map(run => [run.beforeDice(() => ++times), run.beforeDice(() => 10 * ++times)]);
    expect(values).toEqual([
      [1, 20],
      [1, 20],
    ]);
    const [run] = runs;
    run?.sum(1, 'ambush');
    expect(() => run?.beforeDice(() => 1)).toThrow('found-after-dice');
  });

  test('draws in order without putting back: 12 x 11 x 10 x 9 deals', () => {
    expect(engine.outcomes(newGame(), { do: 'deal' })).toHaveLength(12 * 11 * 10 * 9);
  });
});
