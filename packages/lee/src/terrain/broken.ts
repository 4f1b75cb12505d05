import type { Game } from '../game.ts';
import { isOverlap } from '../geometry/units.ts';
import { BELT, findBelt } from './bridges/spacing.ts';
import { liesOnTable, overlapWith } from './judging/table.ts';
import { spanOf } from './judging/worked.ts';
import { pieceIds } from './whole/free.ts';

/** For the auditor: what no position may have, however its terrain came there. */
export function broken(game: Game): string | undefined {
  const { terrain } = game.board;
  const ids = pieceIds(game);
  if (new Set(ids).size !== ids.length) return 'terrain-ids';
  if (terrain.linearLeft < 0 || terrain.barriersLeft < 0) return 'terrain-pool';
  if (Object.values(terrain.pool).some(left => left < 0)) return 'terrain-pool';
  if (!terrain.areas.every(({ ring }) => liesOnTable(game.world, ring))) return 'terrain-off-the-table';
  if (!findBelt(terrain.areas, terrain.bridges.map(spanOf)).ok) return `impassable-within-${BELT}`;
  if (game.world.options.special || game.world.options.method === 'scenario') return undefined;
  const stacked = terrain.areas.some((one, i) =>
    terrain.areas.slice(i + 1).some(other => isOverlap(overlapWith(one.ring, other))),
  );
  return stacked ? 'terrain-stacked' : undefined;
}
