import type { Hex } from '@wigwag/hex';
import { holds } from '@wigwag/kernel';
import { isOwnCommand } from '../../activation/selection.ts';
import type { ClauseId } from '../../clauses.generated.ts';
import type { HexsideData } from '../../data/map.ts';
import type { Game } from '../../game.ts';
import { enemyOf, hexOfLeader, leaderData, unitData, unitState } from '../../pieces/pieces.ts';
import type { Commander, Side } from '../../vocabulary.ts';
import { hexsideNow } from '../../world/crossings.ts';
import { type Attack, type AttackType, type CombatModifier, TYPE_MODIFIER } from '../attack/attack.ts';
import { commanderBonus } from './commanders.ts';
import type { Defence } from './defence.ts';
import type { Flank } from './flank.ts';
import { plainValue } from './values.ts';

const LOWEST_RATIO = -12;
const HIGHEST_RATIO = 13;

/** 7.4/ratio-compute: rounded in the defender's favour to n-1 or 1-n. */
export function ratioModifier(attacker: number, defender: number): number {
  const ratio = attacker >= defender ? Math.floor(attacker / defender) - 1 : 1 - Math.ceil(defender / attacker);
  const limited = Math.min(HIGHEST_RATIO, Math.max(LOWEST_RATIO, ratio));
  return holds('7.4/ratio-limits', limited !== ratio) ? limited : ratio;
}

// biome-ignore format: a table
/** 7.4/terrain-*, 7.4/rain-minus1, 7.4/demoralize2-*: what the ground, the rain and the state of the defenders add to a die. */
export const GROUND_MODIFIERS = {
  crossing:    2,
  creek:       1,
  creekInRain: 2,
  hill:        1,
  mountain:    2,
  /** From a mountain, or down from a ridge. */
  easier:      1,
  ridgeUp:     2,
  rain:       -1,
  demoralized: -1,
} as const;

/** The pieces and hexes that cause a modifier. */
type Causes = Partial<Pick<CombatModifier, 'units' | 'leaders' | 'hexes'>>;

/** What several modifiers ask for: found once. */
export interface Facts {
  /** In quarters. */
  readonly attackValue: number;
  readonly defence: Defence;
  readonly flank: Pick<Flank, 'final' | 'ring'>;
  /** What the attack leads over. */
  readonly hexside: HexsideData | undefined;
}

type Asked = readonly [g: Game, attack: Attack, facts: Facts];

type Row = readonly [
  clause: ClauseId,
  die: CombatModifier['die'],
  value: (...asked: Asked) => number,
  causes?: (...asked: Asked) => Causes,
];

/** What an attack leads over now. */
export const hexsideOf = (g: Game, { by, from, target }: Attack): HexsideData | undefined =>
  hexsideNow(g, by, from, target);

const terrainOf = (g: Game, hex: Hex) => g.derived.ground.terrain[hex];

/** 7.4/tactical-split: the first number attacks, the second defends. */
function tacticalOf(g: Game, leader: number, part: 'attack' | 'defence'): number | undefined {
  const { commander, tactical } = leaderData(g, leader);
  const instead = commander && g.world.profile.tacticalOverrides[commander];
  return holds('7.4/tactical-slb-jackson', instead !== undefined) ? instead : tactical?.[part];
}

function leadersIn(g: Game, side: Side, hex: Hex): number[] {
  const found: number[] = [];
  for (const leader of g.world.leadersOfSide[side]) if (hexOfLeader(g, leader) === hex) found.push(leader);
  return found;
}

/** The highest of those there are. */
function best(g: Game, units: readonly number[], leaders: readonly number[], part: 'attack' | 'defence'): number {
  let highest = Number.NEGATIVE_INFINITY;
  for (const unit of units) highest = Math.max(highest, unitData(g, unit).tactical[part]);
  for (const leader of leaders) highest = Math.max(highest, tacticalOf(g, leader, part) ?? highest);
  return highest;
}

/** 7.4/tactical-*: an assault goes by its leader alone; in a march leaders help their own subordinates. */
function attackingTactical(g: Game, { type, leader, units, by, from }: Attack): number {
  if (holds('7.4/tactical-assault-leader-only', type === 'assault')) return tacticalOf(g, leader, 'attack') ?? 0;
  const isStranger = (each: number): boolean => !units.some(unit => isOwnCommand(g, each, unit));
  const helpers = leadersIn(g, by, from).filter(
    each => !holds('7.4/tactical-leader-needs-subordinate', isStranger(each)),
  );
  return best(g, units, helpers, 'attack');
}

const defendingTactical = (g: Game, { by, target }: Attack, { units }: Defence): number =>
  best(g, units, leadersIn(g, enemyOf(by), target), 'defence');

const isHigh = (g: Game, hex: Hex): boolean => terrainOf(g, hex) === 'hill' || terrainOf(g, hex) === 'mountain';
const isDownhill = ({ from }: Attack, { hexside }: Facts): boolean =>
  holds('7.4/terrain-ridge-down', hexside?.ridge === from);

const isRain = (g: Game): boolean => g.derived.ground.conditions.rain;
const overCreek = ({ hexside }: Facts): boolean => hexside?.water === 'creek';

const shakenIn = (g: Game, { units }: Defence): number[] => units.filter(unit => unitState(g, unit).demoralized === 2);

/** -1 if units of Demoralize-2 supply more than half of the value in the hex, works left aside (ruling I12). */
const demoralizedShare = (g: Game, defence: Defence): number =>
  plainValue(g, shakenIn(g, defence)) * 2 > defence.plain ? GROUND_MODIFIERS.demoralized : 0;

/** A modifier of the ground: it is the target's. */
const inTarget = (_g: Game, { target }: Attack): Causes => ({ hexes: [target] });
const ofShaken = (g: Game, _attack: Attack, { defence }: Facts): Causes => ({ units: shakenIn(g, defence) });

const bonusOf = (who: Commander) => (g: Game, attack: Attack) => commanderBonus(g, attack, who).value;
const byCommander = (who: Commander) => (g: Game, attack: Attack) => {
  return { leaders: commanderBonus(g, attack, who).leaders };
};

/** 7.4/type-modifiers: an assault has a modifier of its own. */
const ofType = (type: Attack['type']): number => (type === 'assault' ? 0 : TYPE_MODIFIER[type]);

/** Every modifier but artillery's, which may hang on a die. */
const MODIFIERS: readonly Row[] = [
  [
    '7.4/ratio-modifier',
    'attacker',
    (_g, _attack, { attackValue, defence }) => ratioModifier(attackValue, defence.total),
  ],
  [
    '7.4/tactical-highest',
    'attacker',
    (g, attack, { defence }) => attackingTactical(g, attack) - defendingTactical(g, attack, defence),
  ],
  ['7.4/type-modifiers', 'attacker', (_g, { type }) => ofType(type)],
  ['7.4/assault-plus1', 'attacker', (_g, { type }) => (type === 'assault' ? TYPE_MODIFIER.assault : 0)],
  ['7.4/lee-bonus', 'attacker', bonusOf('lee'), byCommander('lee')],
  ['7.4/longstreet-bonus', 'attacker', bonusOf('longstreet'), byCommander('longstreet')],
  ['7.4/jackson-bonus', 'attacker', bonusOf('jackson'), byCommander('jackson')],
  [
    '7.4/flank-apply',
    'attacker',
    (_g, _attack, { flank }) => flank.final,
    (_g, _attack, { flank }) => ({
      hexes: flank.ring.flatMap(({ covered, hex }) => (covered === undefined ? [] : [hex])),
    }),
  ],
  [
    '7.4/terrain-crossing',
    'defender',
    (_g, _attack, { hexside }) => (hexside?.crossing === undefined ? 0 : GROUND_MODIFIERS.crossing),
    inTarget,
  ],
  [
    '7.4/terrain-creek',
    'defender',
    (g, _attack, facts) => (overCreek(facts) && !isRain(g) ? GROUND_MODIFIERS.creek : 0),
    inTarget,
  ],
  [
    '7.4/terrain-creek-rain',
    'defender',
    (g, _attack, facts) => (overCreek(facts) && isRain(g) ? GROUND_MODIFIERS.creekInRain : 0),
    inTarget,
  ],
  [
    '7.4/terrain-hill',
    'defender',
    (g, attack, facts) =>
      terrainOf(g, attack.target) === 'hill' && !isHigh(g, attack.from) && !isDownhill(attack, facts)
        ? GROUND_MODIFIERS.hill
        : 0,
    inTarget,
  ],
  [
    '7.4/terrain-mountain',
    'defender',
    (g, attack, facts) => {
      if (terrainOf(g, attack.target) !== 'mountain') return 0;
      const easier = terrainOf(g, attack.from) === 'mountain' || isDownhill(attack, facts);
      return easier ? GROUND_MODIFIERS.easier : GROUND_MODIFIERS.mountain;
    },
    inTarget,
  ],
  [
    '7.4/terrain-ridge-up',
    'defender',
    (_g, { target }, { hexside }) => (hexside?.ridge === target ? GROUND_MODIFIERS.ridgeUp : 0),
    inTarget,
  ],
  ['7.4/rain-minus1', 'attacker', g => (isRain(g) ? GROUND_MODIFIERS.rain : 0)],
  [
    '7.4/demoralize2-alone',
    'defender',
    (g, _attack, { defence }) => (defence.units.length === 1 ? demoralizedShare(g, defence) : 0),
    ofShaken,
  ],
  [
    '7.4/demoralize2-stack',
    'defender',
    (g, _attack, { defence }) => (defence.units.length === 1 ? 0 : demoralizedShare(g, defence)),
    ofShaken,
  ],
];

/** 7.4/cumulative */
export function combatModifiers(...asked: Asked): CombatModifier[] {
  const found: CombatModifier[] = [];
  for (const [clause, die, find, causes] of MODIFIERS) {
    const value = find(...asked);
    if (!holds(clause, value !== 0)) continue;
    const { units = [], leaders = [], hexes = [] } = causes?.(...asked) ?? {};
    found.push({ clause, die, value, units, leaders, hexes });
  }
  return found;
}

/** What they add to the attacker's die less the defender's. */
export function sumOfModifiers(g: Game, attack: Attack, facts: Facts): number {
  let sum = 0;
  for (const [clause, die, find] of MODIFIERS) {
    const value = find(g, attack, facts);
    if (holds(clause, value !== 0)) sum += die === 'attacker' ? value : -value;
  }
  return sum;
}

/** By how much another type of attack in a march differs from one, everything else being the same. */
export const byOtherType = (type: AttackType, other: AttackType): number =>
  holds('7.4/type-modifiers', true) ? ofType(other) - ofType(type) : 0;
