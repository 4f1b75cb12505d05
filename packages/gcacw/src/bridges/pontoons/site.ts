import { type Hex, type Hexside, OFF_MAP } from '@wigwag/hex';
import { holds } from '@wigwag/kernel';
import type { HexsideData } from '../../data/map.ts';
import type { Game } from '../../game.ts';
import { type CrossingChange, endsOf } from '../../world/crossings.ts';

/** A hexside at which somebody would build: what the map prints, what has become of it, and the two banks. */
export interface Site {
  readonly hexside: Hexside;
  readonly printed: HexsideData | undefined;
  readonly change: CrossingChange | undefined;
  readonly banks: readonly Hex[];
}

/** Hexsides in choices come from outside: one that there is not has no banks. */
export const siteAt = ({ world, board }: Pick<Game, 'world' | 'board'>, hexside: Hexside): Site => ({
  hexside,
  printed: world.scenario.map.hexsides[hexside],
  change: board.crossings.find(change => change.hexside === hexside),
  banks: endsOf(world.grid, hexside),
});

export const isMajor = ({ printed }: Site): boolean => printed?.water === 'major-river';

/** The map's own crossing, while it is intact. */
const intact = ({ printed, change }: Site): HexsideData['crossing'] =>
  change?.destroyed ? undefined : printed?.crossing;

/** 10.1/one-bridge-per-hexside: a permanent one or a pontoon of either side. */
export const isBridged = (site: Site): boolean => site.change?.pontoon !== undefined || intact(site) === 'bridge';

/** A river between two hexes in play, with nothing on it that leaves no room: a dam does, a ford or a ferry does not. */
export function isEligible({ world }: Pick<Game, 'world'>, site: Site): boolean {
  const crossing = intact(site);
  const taken = crossing === 'dam' || (crossing === 'ford' && !holds('10.1/at-fords', true));
  const [bank = OFF_MAP] = site.banks;
  return !taken && (world.rivers[bank]?.includes(site.hexside) ?? false);
}

/** A ford or ferry, or what is left of a permanent bridge or ferry. */
export const hasApproach = (site: Site): boolean =>
  site.change?.destroyed === true || intact(site) === 'ford' || intact(site) === 'ferry';
