import type { Hex } from '@wigwag/hex';
import { holds, type ModifierRow, modifiersOf } from '@wigwag/kernel';
import { QUARTERS } from '../../charts/strength.ts';
import type { ClauseId } from '../../clauses.generated.ts';
import type { Frame, Game, Rule } from '../../game.ts';
import { settleLeaders } from '../../leaders/displaced.ts';
import { disorganize, loseManpower } from '../../movement/losses.ts';
import { combatValueOf, unitData, unitOnMap, unitState, unitsIn } from '../../pieces/pieces.ts';
import { SIDES, type Side } from '../../vocabulary.ts';
import { worksMultiplier } from '../../works/multiplier.ts';
import { hexsideNow } from '../../world/crossings.ts';

type F = Frame<'evasion'>;

export const cavalryIn = (g: Game, side: Side, hex: Hex): number[] =>
  unitsIn(g, hex).filter(unit => unitData(g, unit).side === side && unitData(g, unit).arm === 'cavalry');

/** With works (ruling I32), in quarters. */
const combinedValue = (g: Game, units: readonly number[]): number =>
  units.reduce((sum, unit) => sum + (combatValueOf(g, unit) * worksMultiplier(g, unit)) / 2, 0);

const isMountain = (g: Game, hex: Hex): boolean => g.derived.ground.terrain[hex] === 'mountain';

/** A crossing of a river, a pontoon of either side too, or in rain a creek lies between the cavalry and those who come. */
const waterBetween = (g: Game, f: Pick<F, 'from' | 'hex'>): boolean =>
  SIDES.some(side => {
    const between = hexsideNow(g, side, f.from, f.hex);
    return between?.crossing !== undefined || (g.derived.ground.conditions.rain && between?.water === 'creek');
  });

// biome-ignore format: a table
/** 7.7/step1-modifiers, those that are not by size. */
export const EVASION_MODIFIERS = {
  mountain:             3,
  mountainFromMountain: 1,
  water:                2,
  demoralized:         -2,
  spent:               -2,
} as const;

/** 7.7/step1-modifiers: exactly one size line, by the combined value. */
function sizeModifier(g: Game, side: Side, units: readonly number[]): number {
  const { large, middling, small, least } = g.world.profile.evasionBySize[side];
  const value = combinedValue(g, units);
  if (value >= 3 * QUARTERS) return large;
  if (value >= 2 * QUARTERS) return middling;
  if (value > QUARTERS) return 0;
  return units.length === 1 && value === QUARTERS / 2 ? least : small;
}

const MODIFIERS: readonly ModifierRow<ClauseId, [Game, Pick<F, 'by' | 'hex' | 'from'>, readonly number[]]>[] = [
  [
    '7.7/step1-modifiers',
    (g, f) =>
      isMountain(g, f.hex)
        ? isMountain(g, f.from)
          ? EVASION_MODIFIERS.mountainFromMountain
          : EVASION_MODIFIERS.mountain
        : 0,
  ],
  ['7.7/step1-modifiers', (g, f) => (waterBetween(g, f) ? EVASION_MODIFIERS.water : 0)],
  ['7.7/step1-modifiers', (g, f, units) => sizeModifier(g, f.by, units)],
  [
    '7.7/step1-modifiers',
    (g, _f, units) => (units.every(unit => unitState(g, unit).demoralized > 0) ? EVASION_MODIFIERS.demoralized : 0),
  ],
  [
    '7.7/step1-modifiers',
    (g, _f, units) => (units.every(unit => unitState(g, unit).fatigue === 4) ? EVASION_MODIFIERS.spent : 0),
  ],
];

/** 7.7/step1-roll: halved, rounded down, never below 0. */
export const delayFor = (total: number): number => Math.max(0, Math.floor(total / 2));

/** 7.7/step1-modifiers, all together. */
export const evasionModifier = (g: Game, f: Pick<F, 'by' | 'hex' | 'from'>): number =>
  modifiersOf(MODIFIERS, g, f, cavalryIn(g, f.by, f.hex)).reduce((sum, { value }) => sum + value, 0);

/** 7.7: the cavalry in a hex slips away together, or stands and forfeits it for the rest of the march. */
export const evasion: Rule<'evasion'> = {
  clause: '7.7/declare-at-once',
  verbs: {
    evade: {
      options: (g, f) => cavalryIn(g, f.by, f.hex).map(loser => ({ do: 'evade', loser })),
      guards: [['7.7/stack-one-loses', (g, f, c) => !cavalryIn(g, f.by, f.hex).includes(c.loser)]],
      choose: (flow, f, c) => {
        const { game } = flow;
        const die = flow.sum(1, 'cavalry-retreat');
        f.delay = delayFor(die + evasionModifier(game, f));
        f.step = 'retreating';
        const units = cavalryIn(game, f.by, f.hex);
        flow.emit({ type: 'cavalryEvaded', hex: f.hex, units, delay: f.delay });
        if (holds('7.7/step2-natural-one', die === 1)) {
          disorganize(flow, c.loser, '7.7/step2-natural-one');
          loseManpower(flow, c.loser, 1, '7.7/step2-natural-one');
        }
        const going = units.filter(unit => unitOnMap(game, unit) !== undefined);
        f.going = going;
        if (going.length > 0)
          flow.push({
            kind: 'retreat',
            by: f.by,
            units: going,
            manner: 'cavalry',
            reference: f.from,
            path: [f.hex],
            overridden: false,
          });
      },
    },
    stand: {
      options: () => [{ do: 'stand' }],
      guards: [],
      choose: (flow, f) => void flow.pop(f, { delay: 0, stood: [f.hex] }),
    },
  },
  resume(flow, f) {
    if (f.step === 'asked') return 'ask';
    if (settleLeaders(flow) === 'on') return 'on';
    for (const unit of f.going.filter(each => unitOnMap(flow.game, each) !== undefined)) {
      const { fatigue } = unitState(flow.game, unit);
      if (holds('7.7/step4-fatigue', fatigue < 4))
        flow.emit({ type: 'fatigued', unit, fatigue: fatigue + 1, because: '7.7/step4-fatigue' });
      if (holds('7.7/step5-disorganize', true)) disorganize(flow, unit, '7.7/step5-disorganize');
    }
    return flow.pop(f, { delay: f.delay, stood: [] });
  },
};
