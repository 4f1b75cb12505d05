import { findSide, type Hexside, hexName } from '@wigwag/hex';
import { holds } from '@wigwag/kernel';
import type { HexsideData } from '../../data/map.ts';
import type { Game } from '../../game.ts';
import { type CrossingChange, endsOf } from '../../world/crossings.ts';

/** What can be destroyed and repaired: a bridge that is no pontoon, or a ferry. */
export type Permanent = 'bridge' | 'ferry';

export const printedAt = (g: Game, hexside: Hexside): HexsideData | undefined => g.world.scenario.map.hexsides[hexside];

export const changeAt = (g: Game, hexside: Hexside): CrossingChange | undefined =>
  g.board.crossings.find(change => change.hexside === hexside);

export const isDestroyed = (g: Game, hexside: Hexside): boolean => changeAt(g, hexside)?.destroyed ?? false;

export const isNamed = (g: Game, hexside: Hexside, name: string | undefined): boolean =>
  name !== undefined && findSide(g.world.grid, name) === hexside;

/** 10.2/aqueduct: it carries nobody, and stands like a bridge only to be destroyed. */
export const isAqueduct = (g: Game, hexside: Hexside): boolean =>
  holds('10.2/aqueduct', isNamed(g, hexside, g.world.profile.crossings.aqueduct));

/** A bridge or ferry as the map has it, whatever has become of it. */
export function permanentAt(g: Game, hexside: Hexside): Permanent | undefined {
  const crossing = printedAt(g, hexside)?.crossing;
  return crossing === 'bridge' || crossing === 'ferry' ? crossing : undefined;
}

/** A bridge or ferry that is there to be destroyed. */
export function intactAt(g: Game, hexside: Hexside): Permanent | undefined {
  const built = permanentAt(g, hexside) ?? (isAqueduct(g, hexside) ? 'bridge' : undefined);
  return built !== undefined && isDestroyed(g, hexside) ? undefined : built;
}

/** 10.2/indestructible-list: by the map, or by the game's list of hexes. */
export function isIndestructible(g: Game, hexside: Hexside): boolean {
  const names = endsOf(g.world.grid, hexside).map(hex => hexName(g.world.grid, hex));
  const listed = g.world.profile.crossings.indestructible?.some(name => names.includes(name)) ?? false;
  const bridge = permanentAt(g, hexside) === 'bridge';
  return bridge && (listed || (printedAt(g, hexside)?.indestructible ?? false));
}
