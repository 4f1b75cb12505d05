import { planOf } from '../../field/places.ts';
import type { Box } from '../../geometry/box.ts';
import { enemyOf } from '../../world.ts';
import type { Placing } from '../judging/check.ts';

/** Where whoever is on turn may lay: his zone, and all but the other's if he need not lay there. */
export function groundFor({ game, by }: Placing, outside: boolean): Box {
  const { table, zones } = planOf(game);
  if (!outside) return zones[by];
  const enemy = zones[enemyOf(by)];
  return enemy.top > table.top ? { ...table, bottom: enemy.top } : { ...table, top: enemy.bottom };
}
