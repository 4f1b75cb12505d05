import { type Formula, type Game, HALVES, leaderFormula } from '@wigwag/gcacw';
import { FORCE_DICE, type ForcedAs, forceBonus, forceLoss } from '@wigwag/gcacw/opponent';

/** Halves of a point that a roll brings, in so many ways of all of them together. */
export interface Allowance {
  readonly halves: number;
  readonly ways: number;
}

const FACES = 6;

function waysOf(dice: 1 | 2, sum: number): number {
  if (dice === 1) return sum >= 1 && sum <= FACES ? 1 : 0;
  return Math.max(0, FACES - Math.abs(sum - 7));
}

export function allowances({ dice, plus, atLeast }: Formula): Allowance[] {
  const found = new Map<number, number>();
  for (let sum: number = dice; sum <= dice * FACES; sum++) {
    const halves = HALVES * Math.max(atLeast, sum + plus);
    found.set(halves, (found.get(halves) ?? 0) + waysOf(dice, sum));
  }
  return [...found].map(([halves, ways]) => ({ halves, ways }));
}

export function soloFormula({ world }: Game, unit: number): Formula {
  const { side = 'union', arm } = world.units[unit] ?? {};
  const { cavalry, foot } = world.profile.allowances[side];
  return arm === 'cavalry' ? cavalry : foot;
}

export function ledFormula({ world }: Game, leader: number): Formula {
  const { side = 'union', arm = 'infantry', size = 'corps' } = world.leaders[leader] ?? {};
  return leaderFormula(world.profile.allowances[side], arm, size);
}

/** A roll of a force march: what it adds, and the men that it costs. */
export interface Forced extends Allowance {
  readonly lost: number;
}

/** Every roll of a force march of a unit with so much Manpower. */
export function forced(arm: ForcedAs, manpower: number): Forced[] {
  const dice = FORCE_DICE[arm];
  return Array.from({ length: dice * (FACES - 1) + 1 }, (_, at) => {
    const sum = dice + at;
    return { halves: HALVES * forceBonus[arm](sum), lost: forceLoss[arm](sum, manpower), ways: waysOf(dice, sum) };
  });
}

/** The chance, in sixths, that a march that makes the unit so tired costs it its order or men. */
export function wearingSixths(g: Game, unit: number, fatigue: number): number {
  const { side = 'union', arm, army } = g.world.units[unit] ?? {};
  const { exhausted = false } = g.board.units[unit] ?? {};
  if (fatigue < (exhausted ? 2 : 3)) return 0;
  const { sparedCavalry, outsidePotomac, notRegular } = g.world.profile.unionExtendedMarch;
  const spared = arm === 'cavalry' && (sparedCavalry === 'all' || (sparedCavalry === 'potomac' && army === 'potomac'));
  const union =
    side === 'union'
      ? (spared ? 0 : 1) + (army === 'potomac' ? 0 : outsidePotomac) + (army === 'regular' ? 0 : notRegular)
      : 0;
  const weary = fatigue >= 4 ? (exhausted ? 3 : 1) : exhausted && fatigue === 3 ? 1 : 0;
  return Math.min(FACES, Math.max(0, 1 + union + weary));
}
