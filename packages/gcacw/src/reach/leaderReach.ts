import type { Hex } from '@wigwag/hex';
import { choicesFor, FACES, topFrame } from '@wigwag/kernel';
import { HALVES } from '../charts/terrainCosts.ts';
import type { Choice, Game } from '../game.ts';
import { pointsOfRoll, SUMS } from '../movement/march/allowance.ts';
import { leaderData } from '../pieces/pieces.ts';
import { leaderFormula } from '../profiles/profile.ts';
import { gcacw } from '../ruleset.ts';
import { after } from './prospects.ts';
import { type Reached, reach } from './reach.ts';

type Activate = Choice<'action', 'activate'>;

/** A hex that units under a leader get to: how the likeliest of them does. */
export interface ReachedUnder extends Reached {
  readonly unit: number;
}

/** His units may go: he stays with the unit that he is with where he may. */
function attached(g: Game, leader: number): Game | undefined {
  const frame = topFrame(g);
  if (frame?.kind !== 'activation') return undefined;
  const ways = choicesFor(gcacw, g, frame.by).flatMap(choice => (choice.do === 'attach' ? [choice] : []));
  const held = ways.find(({ unit }) => g.board.leaders[leader]?.with === unit) ?? ways[0];
  return held && after(g, held);
}

const withAllowance = (g: Game, allowance: number): Game => ({
  ...g,
  stack: g.stack.map(frame => (frame.kind === 'activation' ? { ...frame, allowance } : frame)),
});

/** One game for each sum of his dice, the highest first: they change nothing but how far all his units may go. */
function rolledFor(
  g: Game,
  activation: Activate,
): { readonly game: Game; readonly ways: number; readonly of: number }[] {
  const { side, arm, size } = leaderData(g, activation.leader);
  const formula = leaderFormula(g.world.profile.allowances[side], arm, size);
  const sums = [...SUMS[formula.dice]].reverse();
  const game = attached(after(g, activation, sums[0]?.sum ?? FACES), activation.leader);
  if (game === undefined) return [];
  return sums.map(({ sum, ways }) => ({
    game: withAllowance(game, pointsOfRoll(formula, sum) * HALVES),
    ...{ ways, of: FACES ** formula.dice },
  }));
}

/** Over all sums; its price and its way are those of the best. */
function reachOver(rolled: ReturnType<typeof rolledFor>, unit: number): ReachedUnder[] {
  const found = new Map<Hex, { best: Reached; of: number; chance: number; forced: number }>();
  for (const { game, ways, of } of rolled)
    for (const best of reach(game, unit).hexes) {
      const known = found.get(best.hex) ?? { best, of, chance: 0, forced: 0 };
      known.chance += best.chance * ways;
      known.forced += best.forced * ways;
      found.set(best.hex, known);
    }
  return [...found.values()].map(({ best, of, chance, forced }) => ({
    ...{ hex: best.hex, points: best.points, chance: chance / of, forced: forced / of, unit },
    get path() {
      return best.path;
    },
  }));
}

const isLikelier = (a: Reached, b: Reached): boolean =>
  a.chance === b.chance ? (a.forced === b.forced ? a.points < b.points : a.forced > b.forced) : a.chance > b.chance;

/**
 * Where units get to under a leader who is not activated yet, each by the first of these activations that it marches in: for every
 * hex the unit that is likeliest to get there, and how likely, exactly, over the leader's dice and its own.
 */
export function reachUnder(g: Game, activations: readonly Activate[], units: readonly number[]): ReachedUnder[] {
  const rolled = new Map<Activate, ReturnType<typeof rolledFor>>();
  const found = new Map<Hex, ReachedUnder>();
  for (const unit of units) {
    const activation = activations.find(each => each.units.includes(unit) && !each.digging.includes(unit));
    if (activation === undefined) continue;
    const games = rolled.get(activation) ?? rolledFor(g, activation);
    rolled.set(activation, games);
    for (const each of reachOver(games, unit)) {
      const known = found.get(each.hex);
      if (known === undefined || isLikelier(each, known)) found.set(each.hex, each);
    }
  }
  return [...found.values()];
}
