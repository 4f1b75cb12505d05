import { FACES, refusal } from '@wigwag/kernel';
import { NOBODY, NOWHERE } from '../board.ts';
import type { ExtendedResult } from '../charts/extendedMarch.ts';
import { HALVES } from '../charts/terrainCosts.ts';
import { cavalryToAsk } from '../combat/attack/windows.ts';
import type { AnyChoice, Frame, Game } from '../game.ts';
import { marchFormula, pointsOfRoll, SUMS } from '../movement/march/allowance.ts';
import { extendedMarchResults, firstStep, isWeary } from '../movement/march/beginMarch.ts';
import { whyNotForce } from '../movement/march/forcing.ts';
import { isUnderWay } from '../movement/march/marching.ts';
import { unitData, unitState } from '../pieces/pieces.ts';
import { gcacw } from '../ruleset.ts';
import {
  alikeIn,
  beginning,
  type ForceRoll,
  forcedProspects,
  forceRolls,
  type March,
  marchOf,
  type Prospect,
  prospects,
  WAYS,
} from './prospects.ts';

/** What a march is made with, in so many ways of the dice. */
export interface Walk {
  /** In halves of a point. */
  readonly left: number;
  /** Boats go by it, so that losses on the way out matter. */
  readonly manpower: number;
  readonly ways: number;
  /** The game in which it goes: what it meets on the way. */
  readonly game: Game;
}

/** Every march that a unit may come to make, the best dice first: without a force march, and with one where it may be made. */
export interface Walks {
  readonly plain: readonly Walk[];
  readonly forced: readonly Walk[];
  readonly underWay: boolean;
}

const NONE: Walks = { plain: [], forced: [], underWay: false };

/** How a unit sets out, in so many ways. */
interface Condition {
  readonly manpower: number;
  readonly disorganized: boolean;
  readonly ways: number;
}

const conditionAfter = (
  result: ExtendedResult,
  { manpower, disorganized }: Omit<Condition, 'ways'>,
  ways: number,
): Condition =>
  result === 'NE'
    ? { manpower, disorganized, ways }
    : { manpower: result === 'D' ? manpower : manpower - result, disorganized: true, ways };

/** Those that live to march. */
function conditionsOf(g: Game, unit: number): Condition[] {
  const { manpower, disorganized } = unitState(g, unit);
  const before = { manpower, disorganized: disorganized || isWeary(g, unit) };
  const results = extendedMarchResults(g, unit);
  if (results.length === 0) return [{ ...before, ways: WAYS }];
  return alikeIn(results)
    .map(({ result, count }) => conditionAfter(result, before, (WAYS / results.length) * count))
    .filter(condition => condition.manpower > 0);
}

interface Allowance {
  readonly left: number;
  readonly ways: number;
  readonly of: number;
}

/** A unit's own roll, the highest first, or what its leader has rolled. */
function allowances(g: Game, unit: number, choice: AnyChoice): Allowance[] {
  const top = g.stack.at(-1);
  if (choice.do !== 'march') return top?.kind === 'activation' ? [{ left: top.allowance, ways: 1, of: 1 }] : [];
  const formula = marchFormula(g, unit);
  return SUMS[formula.dice]
    .map(({ sum, ways }) => ({ left: pointsOfRoll(formula, sum) * HALVES, ways, of: FACES ** formula.dice }))
    .reverse();
}

function forcedWalks({ left, manpower, ways, game }: Walk, rolls: readonly ForceRoll[], to: Walk[]): Walk[] {
  for (const roll of rolls) {
    if (manpower <= roll.loss) continue;
    const among = (ways / roll.of) * roll.ways;
    to.push({ left: left + roll.bonus, manpower: manpower - roll.loss, ways: among, game });
  }
  return to;
}

/** March Step 3 comes first where no cavalry is heard before it. */
const isTimeToForce = (g: Game, unit: number): boolean =>
  firstStep() === 'force-march' || cavalryToAsk(g, unitData(g, unit).side, unit, []) === undefined;

function walksFrom(g: Game, unit: number, choice: AnyChoice): Walks {
  const [arm, weary, isTime] = [unitData(g, unit).arm, isWeary(g, unit), isTimeToForce(g, unit)];
  const conditions = conditionsOf(g, unit).map(({ manpower, disorganized, ways }) => {
    const mayForce = whyNotForce({ arm, weary, isTime, disorganized }) === undefined;
    return { manpower, ways, rolls: mayForce ? forceRolls(g, unit, manpower) : undefined };
  });
  const plain: Walk[] = [];
  const forced: Walk[] = [];
  for (const { left, ways: among, of } of allowances(g, unit, choice)) {
    for (const { manpower, rolls, ways } of conditions) {
      const walk = { left, manpower, ways: (ways / of) * among, game: g };
      plain.push(walk);
      if (rolls === undefined) forced.push(walk);
      else forcedWalks(walk, rolls, forced);
    }
  }
  return { plain, forced, underWay: false };
}

function walksUnderWay({ game, frame }: March): Walks {
  const { manpower } = unitState(game, frame.unit);
  const walk: Walk = { left: frame.left, manpower, ways: WAYS, game };
  const mayForce = refusal(gcacw, game, frame.by, { do: 'force' }) === undefined;
  return {
    plain: [walk],
    forced: mayForce ? forcedWalks(walk, forceRolls(game, frame.unit, manpower), []) : [walk],
    underWay: isUnderWay(frame),
  };
}

const walkOf = ({ ways, march }: Prospect): Walk[] =>
  march === undefined
    ? []
    : [
        {
          left: march.frame.left,
          manpower: unitState(march.game, march.frame.unit).manpower,
          ways,
          game: march.game,
        },
      ];

/** Setting out may bring force markers to light, and zones with them; a leader whose unit is lost is placed before anything else. */
const isEventful = ({ board }: Game): boolean =>
  board.forces.length > 0 || board.leaders.some(leader => leader.with === NOBODY && leader.hex !== NOWHERE);

/** Every different case is played. */
function walksPlayed(g: Game, unit: number): Walks {
  const plain = prospects(g, unit);
  const first: Frame<'march'> | undefined = plain.find(({ march }) => march !== undefined)?.march?.frame;
  return {
    plain: plain.flatMap(walkOf),
    forced: forcedProspects(plain).flatMap(walkOf),
    underWay: first !== undefined && isUnderWay(first),
  };
}

export function walks(g: Game, unit: number): Walks {
  if (isEventful(g)) return walksPlayed(g, unit);
  const marching = marchOf(g, unit);
  if (marching !== undefined) return walksUnderWay(marching);
  const choice = beginning(g, unit);
  return choice === undefined ? NONE : walksFrom(g, unit, choice);
}
