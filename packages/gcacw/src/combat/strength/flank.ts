import { DIRECTIONS, type Direction, distance, type Hex, neighbour, OFF_MAP } from '@wigwag/hex';
import { type ClauseRow, firstToSpeak, holds } from '@wigwag/kernel';
import { NOWHERE } from '../../board.ts';
import type { ClauseId } from '../../clauses.generated.ts';
import type { Game } from '../../game.ts';
import { isHidden, isOpenlyHeld } from '../../intelligence/markers/forces.ts';
import { combatValueOf, enemyOf, hexOf, leaderData, unitData, unitState, unitsIn } from '../../pieces/pieces.ts';
import { SIDES } from '../../vocabulary.ts';
import { inRedoubt } from '../../works/entrench.ts';
import { type Barrier, barrierAt } from '../../world/ground.ts';
import { direction } from '../../zones/zones.ts';
import type { Attack } from '../attack/attack.ts';
import { isPathlessTowards } from '../attack/hexside.ts';
import { type Defence, defenceOf } from './defence.ts';
import { plainValue } from './values.ts';

/** One of the six hexes round the defender. */
interface RingHex {
  readonly g: Game;
  readonly attack: Attack;
  readonly target: Hex;
  /** OFF_MAP at the edge. */
  readonly hex: Hex;
  readonly direction: Direction;
  readonly defence: number;
  readonly helpers: readonly number[];
}

const terrainOf = (g: Game, hex: Hex) => (hex === OFF_MAP ? 'off-map' : (g.derived.ground.terrain[hex] ?? 'off-map'));

const isSteadfast = (g: Game, unit: number): boolean => unitState(g, unit).demoralized === 0;

/** Farther away nobody reaches a hex next to the target. */
const HELP = 2;

/** The attacker's units that may cover something: in the open, near, and not demoralized (7.4/flank-demoralized-no-help). */
function helpersOf(g: Game, { by, target }: Attack): number[] {
  const found: number[] = [];
  for (const unit of g.world.unitsOfSide[by]) {
    const at = hexOf(g, unit);
    if (at === NOWHERE || distance(g.world.grid, at, target) > HELP || isHidden(g, unit)) continue;
    if (!holds('7.4/flank-demoralized-no-help', !isSteadfast(g, unit))) found.push(unit);
  }
  return found;
}

interface Cover {
  readonly units: readonly number[];
  /** One of them stands in the hex. */
  readonly stands: boolean;
  /** None of them reaches the hex but through bare woods. */
  readonly throughWoods: boolean;
}

/** The helpers that stand in a hex or reach it with a zone of control. */
function coverOf({ g, hex, helpers }: RingHex): Cover {
  const normal = g.derived.ground.normal[hex] ?? 0;
  const restricted = g.derived.ground.restricted[hex] ?? 0;
  const units: number[] = [];
  let [standing, inTheOpen] = [0, 0];
  for (const unit of helpers) {
    const at = hexOf(g, unit);
    if (distance(g.world.grid, at, hex) > 1) continue;
    const towards = direction(g, hex, at);
    if (towards === undefined) standing += 1;
    else if ((normal & (1 << towards)) !== 0) inTheOpen += 1;
    else if ((restricted & (1 << towards)) === 0) continue;
    units.push(unit);
  }
  return { units, stands: standing > 0, throughWoods: units.length > 0 && standing + inTheOpen === 0 };
}

/** 7.4/flank-quarter-rule: together a quarter of the defender's value, exactly. */
function isStrongEnough({ g, defence }: RingHex, units: readonly number[]): boolean {
  const value = units.reduce((sum, unit) => sum + combatValueOf(g, unit), 0);
  return units.length > 0 && !holds('7.4/flank-quarter-rule', value * 4 < defence);
}

/** A bridge of either side serves here, and its road: what counts is whether the hexside can be crossed at all. */
function isClosedBy({ g, target, hex, direction }: RingHex, ...barriers: readonly Barrier[]): boolean {
  if (hex === OFF_MAP) return false;
  for (const side of SIDES) {
    const barrier = barrierAt(g.derived.ground, side, target, direction);
    if (barrier === undefined || !barriers.includes(barrier)) return false;
  }
  return true;
}

/** Impassable ground: covers whatever the enemy does, and tells in the reductions. */
const IMPASSABLE: readonly (readonly [cover: ClauseId, reduction: ClauseId, (ring: RingHex) => boolean])[] = [
  ['7.4/flank-covered-offmap', '7.4/flank-reduce-offmap', ({ g, hex }) => terrainOf(g, hex) === 'off-map'],
  [
    '7.4/flank-covered-mountain-swamp',
    '7.4/flank-reduce-mountain-swamp',
    ({ g, hex, target, direction: towards }) =>
      hex !== OFF_MAP && SIDES.every(side => isPathlessTowards(g, side, target, towards)),
  ],
  [
    '7.4/flank-covered-hex-river',
    '7.4/flank-reduce-river',
    ring => isClosedBy(ring, '6.2/water', '6.2/river-crossing', '10.2/pontoon-enemy-no-cross'),
  ],
  [
    '7.4/flank-covered-unfordable',
    '7.4/flank-reduce-river',
    ring => isClosedBy(ring, '12.0/rain-river-crossing', '12.0/unfordable-major', '12.0/unfordable-minor'),
  ],
  ['7.4/flank-covered-rain-creek', '7.4/flank-reduce-river', ring => isClosedBy(ring, '12.0/rain-creek-crossing')],
];

/** What covers one of the six hexes; undefined: nothing does. */
function coveredBy(ring: RingHex): ClauseId | undefined {
  for (const [clause, , covers] of IMPASSABLE) if (holds(clause, covers(ring))) return clause;
  const { units, stands } = coverOf(ring);
  if (!isStrongEnough(ring, units)) return undefined;
  if (stands) return holds('7.4/flank-covered-occupied', true) ? '7.4/flank-covered-occupied' : undefined;
  return holds('7.4/flank-covered-zoc', true) ? '7.4/flank-covered-zoc' : undefined;
}

const isBare = ({ g, hex }: RingHex): boolean =>
  hex !== OFF_MAP && !isOpenlyHeld(g, 'union', hex) && !isOpenlyHeld(g, 'confederate', hex);

const ignoresWoods = ({ g, attack }: RingHex): boolean =>
  holds('7.4/flank-reduce-woods-slb', g.world.profile.flanksThroughWoods === attack.by);

/** Why a covered hex takes one off the bonus; the first is enough (7.4/flank-reduce-once). */
const REDUCTIONS: readonly ClauseRow<ClauseId, [RingHex]>[] = [
  [
    '7.4/flank-reduce-friendly',
    ({ g, attack, hex }) =>
      hex !== OFF_MAP &&
      isOpenlyHeld(g, enemyOf(attack.by), hex) &&
      unitsIn(g, hex).some(
        unit => unitData(g, unit).side === enemyOf(attack.by) && isSteadfast(g, unit) && !isHidden(g, unit),
      ),
  ],
  ...IMPASSABLE.map(([, reduction, covers]) => [reduction, covers] as const),
  ['7.4/flank-reduce-woods', ring => isBare(ring) && coverOf(ring).throughWoods && !ignoresWoods(ring)],
];

export const MOST_REDUCTIONS = 3;
/** 7.4/flank-basic-*: by how many of the six hexes are covered; fewer give nothing. */
export const BASIC_FLANK = { six: 4, five: 2 } as const;

/** How each of the six hexes stands. */
export interface FlankHex {
  readonly hex: Hex;
  readonly direction: Direction;
  readonly covered: ClauseId | undefined;
  readonly reduced: ClauseId | undefined;
}

export interface Flank {
  readonly ring: readonly FlankHex[];
  readonly basic: number;
  readonly reductions: number;
  /** After reductions. */
  readonly plain: number;
  /** After refused flanks, a redoubt, or cavalry against cavalry. */
  readonly final: number;
  readonly changedBy: ClauseId | undefined;
}

// biome-ignore format: a table
export const CHANGED_FLANK = {
  //              0  1  2  3  4
  refused:      [ 1, 1, 1, 1, 2 ],
  halved:       [ 0, 0, 1, 1, 2 ],
} as const;

/** 7.4/flank-cavalry-conditions: cavalry attacks, and more than half of the value in the hex is cavalry. */
function isCavalryFight(g: Game, { units, leader, type }: Attack, { units: all, plain }: Defence): boolean {
  const mounted =
    type === 'assault'
      ? leaderData(g, leader).arm === 'cavalry'
      : units.every(unit => unitData(g, unit).arm === 'cavalry');
  const isMounted = (unit: number): boolean => unitData(g, unit).arm === 'cavalry';
  return holds('7.4/flank-cavalry-conditions', mounted && plainValue(g, all.filter(isMounted)) * 2 > plain);
}

const servesDefenders = (g: Game, { units }: Defence): boolean => units.some(unit => inRedoubt(g, unit));

const isRefused = (g: Game, hex: Hex): boolean => g.board.refused.includes(hex);

/** 7.8: which clause speaks of which bonus; nothing else changes it in such a hex (7.4/flank-refused-in-redoubt). */
const REFUSED_EFFECTS: readonly (readonly [ClauseId, ...number[]])[] = [
  ['7.8/effect-4', 4],
  ['7.8/effect-3-2', 3, 2],
  ['7.8/effect-1', 1],
  ['7.8/effect-nonflank', 0],
];

/** What becomes of the bonus: the first rule that applies replaces it. */
const CHANGES: readonly (readonly [
  ClauseId,
  (g: Game, attack: Attack, defence: Defence, plain: number) => boolean,
  readonly number[],
])[] = [
  ...REFUSED_EFFECTS.map(
    ([clause, ...bonuses]) =>
      [
        clause,
        (g: Game, { target }: Attack, _defence: Defence, plain: number) =>
          isRefused(g, target) && bonuses.includes(plain),
        CHANGED_FLANK.refused,
      ] as const,
  ),
  ['7.4/flank-redoubt', (g, _attack, defence) => servesDefenders(g, defence), CHANGED_FLANK.halved],
  ['7.4/flank-cavalry-table', isCavalryFight, CHANGED_FLANK.halved],
];

type RingAt = (direction: Direction) => RingHex;

/** The six hexes round the target of an attack. */
function ringOf(g: Game, attack: Attack, { target, total: defence }: Defence): RingAt {
  const helpers = helpersOf(g, attack);
  return towards => {
    const hex = neighbour(g.world.grid, target, towards);
    return { g, attack, target, hex, direction: towards, defence, helpers };
  };
}

function basicOf(covered: number): number {
  if (holds('7.4/flank-basic-six', covered === 6)) return BASIC_FLANK.six;
  return holds('7.4/flank-basic-five', covered >= 5) ? BASIC_FLANK.five : 0;
}

const reductionsOf = (found: number): number =>
  holds('7.4/flank-reduce-max3', found > MOST_REDUCTIONS) ? MOST_REDUCTIONS : found;

const plainOf = (basic: number, reductions: number): number =>
  holds('7.4/flank-final-min0', reductions > basic) ? 0 : basic - reductions;

/** What the ground and the arms make of the bonus. */
function finalOf(g: Game, attack: Attack, defence: Defence, plain: number): Pick<Flank, 'final' | 'changedBy'> {
  const change = CHANGES.find(([clause, applies]) => holds(clause, applies(g, attack, defence, plain)));
  return { final: change === undefined ? plain : (change[2][plain] ?? plain), changedBy: change?.[0] };
}

/** 7.4: six covered hexes +4, five +2; less reductions; then what the ground and the arms make of it. */
export function flankOf(g: Game, attack: Attack, defence: Defence = defenceOf(g, attack.target)): Flank {
  const ringAt = ringOf(g, attack, defence);
  const ring = DIRECTIONS.map((towards): FlankHex => {
    const at = ringAt(towards);
    const covered = coveredBy(at);
    return { hex: at.hex, direction: towards, covered, reduced: covered && firstToSpeak(REDUCTIONS, at) };
  });
  const basic = basicOf(ring.filter(each => each.covered !== undefined).length);
  const reductions = reductionsOf(ring.filter(each => each.reduced !== undefined).length);
  const plain = plainOf(basic, reductions);
  return { ring, basic, reductions, plain, ...finalOf(g, attack, defence, plain) };
}

/** So many hexes that nothing covers, and there is no bonus. */
const TOO_MANY_OPEN = 2;

/** All six directions, in the order in which hexes behind the defender come first: there he is least often covered. */
const BEHIND: readonly (readonly Direction[])[] = DIRECTIONS.map(from =>
  [3, 2, 4, 1, 5, 0].map(turn => ((from + turn) % DIRECTIONS.length) as Direction),
);

const behind = (g: Game, { from, target }: Attack): readonly Direction[] =>
  BEHIND[direction(g, target, from) ?? 0] ?? DIRECTIONS;

/** The same, without saying why: it stops looking when there can be no bonus any more. */
export function flankBonus(g: Game, attack: Attack, defence: Defence): number {
  const covered: RingHex[] = [];
  const ringAt = ringOf(g, attack, defence);
  let open = 0;
  for (const towards of behind(g, attack)) {
    const at = ringAt(towards);
    if (coveredBy(at) !== undefined) covered.push(at);
    else open += 1;
    if (open === TOO_MANY_OPEN) break;
  }
  const basic = basicOf(covered.length);
  const reduced = basic === 0 ? 0 : covered.filter(at => firstToSpeak(REDUCTIONS, at) !== undefined).length;
  return finalOf(g, attack, defence, plainOf(basic, reductionsOf(reduced))).final;
}
