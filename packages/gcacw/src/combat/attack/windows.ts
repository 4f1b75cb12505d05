import { DIRECTIONS, type Hex, neighbour, OFF_MAP } from '@wigwag/hex';
import { holds } from '@wigwag/kernel';
import type { FlowWithoutDice, Frame, Game } from '../../game.ts';
import { enemyOf, hexOf, unitData } from '../../pieces/pieces.ts';
import type { Side } from '../../vocabulary.ts';
import { direction, holdsNeighbour } from '../../zones/zones.ts';
import { cavalryIn } from '../retreat/evasion.ts';

type F = Frame<'march'>;

/** 7.7/who: cavalry evades infantry and artillery, never cavalry. */
const isEvadable = (g: Game, unit: number): boolean => !holds('7.7/who', unitData(g, unit).arm === 'cavalry');

const reaches = (mask: Uint8Array, at: Hex, towards: number): boolean => ((mask[at] ?? 0) & (1 << towards)) !== 0;

/** 7.7/trigger-restricted-otherwise-none: beginning, coming or advancing into a restricted zone gives no occasion. */
function isZoneOfAlarm(g: Game, at: Hex, towards: number): boolean {
  const { normal, restricted } = g.derived.ground;
  const behindWoods = reaches(restricted, at, towards);
  return reaches(normal, at, towards) || (behindWoods && !holds('7.7/trigger-restricted-otherwise-none', true));
}

/** The next hex of enemy cavalry in whose normal zone the unit stands and that has not forfeited its chance. */
export function cavalryToAsk(g: Game, by: Side, unit: number, stood: readonly Hex[]): Hex | undefined {
  if (!isEvadable(g, unit)) return undefined;
  const at = hexOf(g, unit);
  if (!holdsNeighbour(g, enemyOf(by), at)) return undefined;
  for (const towards of DIRECTIONS) {
    const hex = neighbour(g.world.grid, at, towards);
    if (hex === OFF_MAP || !isZoneOfAlarm(g, at, towards) || holds('7.7/forfeit', stood.includes(hex))) continue;
    if (cavalryIn(g, enemyOf(by), hex).length > 0) return hex;
  }
  return undefined;
}

/** 7.7/trigger-restricted-target: infantry that began in a restricted zone names the cavalry as its target. */
export function mayEvadeTarget(g: Game, f: F, target: Hex): boolean {
  const at = hexOf(g, f.unit);
  const towards = direction(g, at, target);
  const began = at === f.start && unitData(g, f.unit).arm === 'infantry';
  const restricted = towards !== undefined && reaches(g.derived.ground.restricted, at, towards);
  const aimed = holds('7.7/trigger-restricted-target', began && restricted && !f.stood.includes(target));
  return aimed && cavalryIn(g, enemyOf(f.by), target).length > 0;
}

export const askCavalry = (flow: FlowWithoutDice, by: Side, unit: number, hex: Hex): 'on' =>
  flow.push({
    kind: 'evasion',
    by: enemyOf(by),
    hex,
    from: hexOf(flow.game, unit),
    step: 'asked',
    delay: 0,
    going: [],
  });
