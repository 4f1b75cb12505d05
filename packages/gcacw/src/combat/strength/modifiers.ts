import type { Hex } from '@wigwag/hex';
import { holds } from '@wigwag/kernel';
import { isOwnCommand } from '../../activation/selection.ts';
import type { ClauseId } from '../../clauses.generated.ts';
import type { HexsideData } from '../../data/map.ts';
import type { Game } from '../../game.ts';
import { hexOfLeader, leaderData, leadersOf, unitData, unitState } from '../../pieces/pieces.ts';
import { hexsideNow } from '../../world/crossings.ts';
import { type Attack, type CombatModifier, TYPE_MODIFIER } from '../attack/attack.ts';
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

interface Found {
  readonly value: number;
  readonly units?: readonly number[];
  readonly leaders?: readonly number[];
  readonly hexes?: readonly Hex[];
}

/** What several modifiers ask for: found once. */
export interface Facts {
  /** In quarters. */
  readonly attackValue: number;
  readonly defence: Defence;
  readonly flank: Pick<Flank, 'final' | 'ring'>;
}

type Row = readonly [
  clause: ClauseId,
  die: CombatModifier['die'],
  find: (g: Game, attack: Attack, facts: Facts) => Found,
];

const terrainOf = (g: Game, hex: Hex) => g.derived.ground.terrain[hex];

const hexside = (g: Game, { by, from, target }: Attack): HexsideData | undefined => hexsideNow(g, by, from, target);

/** 7.4/tactical-split: the first number attacks, the second defends. */
function tacticalOf(
  g: Game,
  piece: { readonly unit: number } | { readonly leader: number },
  part: 'attack' | 'defence',
): number | undefined {
  if ('unit' in piece) return unitData(g, piece.unit).tactical[part];
  const { commander, tactical } = leaderData(g, piece.leader);
  const instead = commander && g.world.profile.tacticalOverrides[commander];
  return holds('7.4/tactical-slb-jackson', instead !== undefined) ? instead : tactical?.[part];
}

const best = (values: readonly (number | undefined)[]): number =>
  Math.max(...values.filter(value => value !== undefined));

const leadersIn = (g: Game, side: Attack['by'], hex: Hex): number[] =>
  leadersOf(g, side).filter(leader => hexOfLeader(g, leader) === hex);

/** 7.4/tactical-*: an assault goes by its leader alone; in a march leaders help their own subordinates. */
function attackingTactical(g: Game, { type, leader, units, by, from }: Attack): number {
  if (holds('7.4/tactical-assault-leader-only', type === 'assault')) return tacticalOf(g, { leader }, 'attack') ?? 0;
  const isStranger = (each: number): boolean => !units.some(unit => isOwnCommand(g, each, unit));
  const helpers = leadersIn(g, by, from).filter(
    each => !holds('7.4/tactical-leader-needs-subordinate', isStranger(each)),
  );
  return best([
    ...units.map(unit => tacticalOf(g, { unit }, 'attack')),
    ...helpers.map(each => tacticalOf(g, { leader: each }, 'attack')),
  ]);
}

function defendingTactical(g: Game, { by, target }: Attack, { units }: Defence): number {
  const enemy = by === 'union' ? 'confederate' : 'union';
  return best([
    ...units.map(unit => tacticalOf(g, { unit }, 'defence')),
    ...leadersIn(g, enemy, target).map(leader => tacticalOf(g, { leader }, 'defence')),
  ]);
}

const isHigh = (g: Game, hex: Hex): boolean => terrainOf(g, hex) === 'hill' || terrainOf(g, hex) === 'mountain';
const ridgeIn = (g: Game, attack: Attack): Hex | undefined => hexside(g, attack)?.ridge;
const isDownhill = (g: Game, attack: Attack): boolean =>
  holds('7.4/terrain-ridge-down', ridgeIn(g, attack) === attack.from);

const overCreek = (g: Game, attack: Attack): boolean => hexside(g, attack)?.water === 'creek';
const isRainCreek = (g: Game, attack: Attack): boolean => g.derived.ground.conditions.rain && overCreek(g, attack);

/** -1 if units of Demoralize-2 supply more than half of the value in the hex, works left aside (ruling I12). */
function demoralizedShare(g: Game, { units, plain }: Defence, isAlone: boolean): Found {
  if (isAlone !== (units.length === 1)) return { value: 0 };
  const shaken = units.filter(unit => unitState(g, unit).demoralized === 2);
  return { value: plainValue(g, shaken) * 2 > plain ? GROUND_MODIFIERS.demoralized : 0, units: shaken };
}

/** Every modifier but artillery's, which may hang on a die. */
const MODIFIERS: readonly Row[] = [
  [
    '7.4/ratio-modifier',
    'attacker',
    (_g, _attack, { attackValue, defence }) => ({ value: ratioModifier(attackValue, defence.total) }),
  ],
  [
    '7.4/tactical-highest',
    'attacker',
    (g, attack, { defence }) => ({ value: attackingTactical(g, attack) - defendingTactical(g, attack, defence) }),
  ],
  ['7.4/type-modifiers', 'attacker', (_g, { type }) => ({ value: type === 'assault' ? 0 : TYPE_MODIFIER[type] })],
  ['7.4/assault-plus1', 'attacker', (_g, { type }) => ({ value: type === 'assault' ? TYPE_MODIFIER.assault : 0 })],
  ['7.4/lee-bonus', 'attacker', (g, attack) => commanderBonus(g, attack, 'lee')],
  ['7.4/longstreet-bonus', 'attacker', (g, attack) => commanderBonus(g, attack, 'longstreet')],
  ['7.4/jackson-bonus', 'attacker', (g, attack) => commanderBonus(g, attack, 'jackson')],
  [
    '7.4/flank-apply',
    'attacker',
    (_g, _attack, { flank: { ring, final } }) => ({
      value: final,
      hexes: ring.flatMap(({ covered, hex }) => (covered === undefined ? [] : [hex])),
    }),
  ],
  [
    '7.4/terrain-crossing',
    'defender',
    (g, attack) => ({
      value: hexside(g, attack)?.crossing === undefined ? 0 : GROUND_MODIFIERS.crossing,
      hexes: [attack.target],
    }),
  ],
  [
    '7.4/terrain-creek',
    'defender',
    (g, attack) => ({
      value: overCreek(g, attack) && !isRainCreek(g, attack) ? GROUND_MODIFIERS.creek : 0,
      hexes: [attack.target],
    }),
  ],
  [
    '7.4/terrain-creek-rain',
    'defender',
    (g, attack) => ({ value: isRainCreek(g, attack) ? GROUND_MODIFIERS.creekInRain : 0, hexes: [attack.target] }),
  ],
  [
    '7.4/terrain-hill',
    'defender',
    (g, attack) => ({
      value:
        terrainOf(g, attack.target) === 'hill' && !isHigh(g, attack.from) && !isDownhill(g, attack)
          ? GROUND_MODIFIERS.hill
          : 0,
      hexes: [attack.target],
    }),
  ],
  [
    '7.4/terrain-mountain',
    'defender',
    (g, attack) => {
      const easier = terrainOf(g, attack.from) === 'mountain' || isDownhill(g, attack);
      const value = easier ? GROUND_MODIFIERS.easier : GROUND_MODIFIERS.mountain;
      return { value: terrainOf(g, attack.target) === 'mountain' ? value : 0, hexes: [attack.target] };
    },
  ],
  [
    '7.4/terrain-ridge-up',
    'defender',
    (g, attack) => ({
      value: ridgeIn(g, attack) === attack.target ? GROUND_MODIFIERS.ridgeUp : 0,
      hexes: [attack.target],
    }),
  ],
  ['7.4/rain-minus1', 'attacker', g => ({ value: g.derived.ground.conditions.rain ? GROUND_MODIFIERS.rain : 0 })],
  ['7.4/demoralize2-alone', 'defender', (g, _attack, { defence }) => demoralizedShare(g, defence, true)],
  ['7.4/demoralize2-stack', 'defender', (g, _attack, { defence }) => demoralizedShare(g, defence, false)],
];

/** 7.4/cumulative */
export function combatModifiers(g: Game, attack: Attack, facts: Facts): CombatModifier[] {
  return MODIFIERS.flatMap(([clause, die, find]) => {
    const { value, units = [], leaders = [], hexes = [] } = find(g, attack, facts);
    return holds(clause, value !== 0) ? [{ clause, die, value, units, leaders, hexes }] : [];
  });
}

/** What they add to the attacker's die less the defender's. */
export function sumOfModifiers(g: Game, attack: Attack, facts: Facts): number {
  let sum = 0;
  for (const [clause, die, find] of MODIFIERS) {
    const { value } = find(g, attack, facts);
    if (holds(clause, value !== 0)) sum += die === 'attacker' ? value : -value;
  }
  return sum;
}
