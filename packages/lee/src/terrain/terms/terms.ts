import type { Linear, TerrainList } from '../../data/army.ts';
import type { Size } from '../../field/battlefields.ts';
import { planOf } from '../../field/places.ts';
import { chosenTerrainList } from '../../field/terrainLists.ts';
import type { Game } from '../../game.ts';
import type { Ring } from '../../geometry/ring.ts';
import type { Side } from '../../world.ts';
import type { Counts } from '../board.ts';
import { ringOfBox } from '../judging/worked.ts';

export type Ban = TerrainList['bans'][number];

/** What was settled about terrain before any was laid. */
export interface TerrainTerms {
  readonly pool: Counts;
  readonly bans: readonly Ban[];
  readonly size: Size;
}

export function terrainTerms(game: Game): TerrainTerms {
  const { terms, pool } = game.board.field;
  const { counts, bans } = chosenTerrainList(game);
  return { pool: terms === undefined ? counts : pool, bans, size: terms?.size ?? 'twelveBySix' };
}

/** How many of each kind of linear terrain there may be. */
export const LINEAR_CAPS: Readonly<Record<Linear, number>> = { river: 1, stream: 1, road: 4, railway: 2 };

export const zoneOf = (game: Game, side: Side): Ring => ringOfBox(planOf(game).zones[side]);
