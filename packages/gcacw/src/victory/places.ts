import type { Hex } from '@wigwag/hex';
import type { VictoryKind, VictoryRule } from '../data/victory.ts';
import type { Game } from '../game.ts';
import { isOpenlyHeld } from '../intelligence/markers/forces.ts';
import { SIDES, type Side } from '../vocabulary.ts';
import { linesOf } from './kind.ts';

/** A hex that the victory conditions speak of. */
export interface VictoryPlace {
  readonly hex: Hex;
  /** The most that its holder is given for it, or whoever else where the holder is given nothing. */
  readonly points: number;
  /** Who stands there, or was last there where that counts. */
  readonly holder: Side | undefined;
}

/** Kinds of points that are given for a place. */
const OF_PLACES: readonly VictoryKind[] = ['held', 'controlled', 'entered', 'burned', 'each-turn'];

function holderOf(g: Game, hex: Hex): Side | undefined {
  const standing = SIDES.find(side => isOpenlyHeld(g, side, hex));
  return standing ?? g.board.control.find(control => control.hex === hex)?.side;
}

/** Kinds of points that are given for a place but once. */
const ONCE: readonly VictoryKind[] = ['entered', 'burned'];

/** Nothing more is to be had for the place by this rule. */
const isWon = (g: Game, rule: VictoryRule, hex: Hex): boolean =>
  ONCE.includes(rule.kind) && linesOf(g, rule).some(line => rule.once === true || line.hex === hex);

/** The places for which points may still be won or lost. */
export function victoryPlaces(g: Game): VictoryPlace[] {
  const given = new Map<Hex, VictoryRule[]>();
  for (const rule of g.world.scenario.victory?.rules ?? []) {
    const { kind, hexes = [] } = rule;
    if (!OF_PLACES.includes(kind)) continue;
    for (const hex of hexes) if (!isWon(g, rule, hex)) given.set(hex, [...(given.get(hex) ?? []), rule]);
  }
  return [...given].map(([hex, rules]) => {
    const holder = holderOf(g, hex);
    const own = rules.filter(rule => rule.for === holder);
    return { hex, points: Math.max(0, ...(own.length > 0 ? own : rules).map(({ points }) => points)), holder };
  });
}
