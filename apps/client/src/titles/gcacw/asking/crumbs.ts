import type { Translate } from '@wigwag/words';
import { phaseName } from '../phaseName.ts';
import type { View } from '../room.ts';
import type { Asking } from './asking.ts';

/** Who does what: leader, unit, and what is being done; the phase, where nobody does anything yet. */
export function crumbsOf(t: Translate, view: Pick<View, 'world' | 'game' | 'frame'>, asking: Asking): string[] {
  const { world, game, frame } = view;
  if (frame === undefined) return [];
  const active = game.stack.flatMap(each => (each.kind === 'activation' ? [each.leader] : []));
  const own = [...active, ...asking.chosenLeaders].filter(leader => world.leaders[leader]?.side === frame.by);
  const leaders = [...new Set(own)].map(leader => world.leaders[leader]?.name ?? '');
  const units = asking.chosenUnits.slice(0, 3).map(unit => world.units[unit]?.name ?? '');
  const doing =
    frame.kind === 'march' ? [t('client.marching')] : frame.kind === 'retreat' ? [t('client.retreating')] : [];
  const crumbs = [...leaders, ...units, ...doing].filter(name => name !== '');
  return crumbs.length === 0 ? [phaseName(t, view)] : crumbs;
}
