import type { Linear, TerrainList } from '../../data/army.ts';
import { layoutOf, type Plan } from '../../field/layout.ts';
import type { Game } from '../../game.ts';
import type { Ring } from '../../geometry/ring.ts';
import { enemyOf, type Side, type World } from '../../world.ts';
import type { Counts } from '../board.ts';
import { ringOfBox } from '../judging/worked.ts';

type Standing = Pick<Game, 'world' | 'board'>;

/** 13.10: the typical list, of which nothing is forbidden. */
const TYPICAL: Counts = { hill: 4, difficult: 4, wood: 4, 'built-up': 3 };

export type Ban = TerrainList['bans'][number];

/** What was settled about terrain before any was laid. */
export interface TerrainTerms {
  readonly pool: Counts;
  readonly bans: readonly Ban[];
  readonly size: 'twelveBySix' | 'nineByFour';
}

export const sideA = ({ board }: Standing): Side => (board.field.a === '' ? 'blue' : board.field.a);
export const sideB = (game: Standing): Side => enemyOf(sideA(game));

export function terrainTerms(game: Standing): TerrainTerms {
  const { list, terms, pool } = game.board.field;
  const owner = list === 'a' ? sideA(game) : list === 'b' ? sideB(game) : undefined;
  return {
    pool: terms === undefined ? TYPICAL : pool,
    bans: owner === undefined ? [] : (game.world.armies[owner].terrain?.bans ?? []),
    size: terms?.size ?? 'twelveBySix',
  };
}

/** How many of each kind of linear terrain there may be. */
export const LINEAR_CAPS: Readonly<Record<Linear, number>> = { river: 1, stream: 1, road: 4, railway: 2 };

const PLANS = new WeakMap<World, Partial<Record<Side, Plan>>>();

export function planOf(game: Standing): Plan {
  const a = sideA(game);
  const known = PLANS.get(game.world);
  const found = known?.[a];
  if (found !== undefined) return found;
  const plan = layoutOf(game.world, a);
  PLANS.set(game.world, { ...known, [a]: plan });
  return plan;
}

export const zoneOf = (game: Standing, side: Side): Ring => ringOfBox(planOf(game).zones[side]);
