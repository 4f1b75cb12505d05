import type { World } from '@wigwag/gcacw';
import { keyFor, type Translate } from '@wigwag/words';
import type { View } from '../room.ts';
import type { Asking } from './asking.ts';
import { capital } from './asking.ts';

/** Who decides what: side, leader, unit, and what is being done. */
export function crumbsOf(
  t: Translate,
  world: World,
  { game, frame }: Pick<View, 'game' | 'frame'>,
  asking: Asking,
): string[] {
  if (frame === undefined) return [];
  const active = game.stack.flatMap(each => (each.kind === 'activation' ? [each.leader] : []));
  const own = [...active, ...asking.chosenLeaders].filter(leader => world.leaders[leader]?.side === frame.by);
  const leaders = [...new Set(own)].map(leader => world.leaders[leader]?.name ?? '');
  const units = asking.chosenUnits.slice(0, 3).map(unit => world.units[unit]?.name ?? '');
  const doing =
    frame.kind === 'march' ? [t('client.marching')] : frame.kind === 'retreat' ? [t('client.retreating')] : [];
  return [capital(t(keyFor('gcacw.side', frame.by))), ...leaders, ...units, ...doing].filter(name => name !== '');
}
