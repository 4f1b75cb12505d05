import { type Linear, ORDINARY } from '../../data/army.ts';
import type { Choice, Game } from '../../game.ts';
import type { Side } from '../../world.ts';
import type { StoredPoint } from '../stored.ts';
import { FREE_AREA } from '../whole/free.ts';
import { someArea } from './areas.ts';
import { barrierOptions } from './barriers.ts';
import { belowOf, shuffled } from './below.ts';
import { someBridgePlaces } from './bridges.ts';
import { someCourse } from './rivers.ts';
import { roadForms, roadLine } from './roadForms.ts';
import { worksOptions } from './works.ts';

/** One line of a kind: water anywhere, a road by one of its forms. */
export function freeLines(game: Game, by: Side, linear: Linear): (readonly StoredPoint[])[] {
  const below = belowOf(game, 10 + linear.length);
  if (linear === 'river' || linear === 'stream') {
    return [someCourse(below, { game, by }, game.world.book.widths.value[linear])];
  }
  const [form] = shuffled(below, roadForms(game, linear));
  return form === undefined ? [] : [roadLine(game, form, linear)];
}

export function freeAreas(game: Game, by: Side): Choice<'whole', 'layArea'>[] {
  const below = belowOf(game, 9);
  return ORDINARY.flatMap(terrain => {
    const found = someArea(below, { game, by }, terrain, 4, FREE_AREA);
    return found === undefined ? [] : [{ do: 'layArea' as const, ...found }];
  });
}

export const freeBridges = (game: Game, by: Side): Choice<'whole', 'placeBridge'>[] =>
  someBridgePlaces(game, by, 2).map(at => ({ do: 'placeBridge', at }));

export const freeBarriers = (game: Game, by: Side): readonly Choice<'whole', 'layBarrier'>[] =>
  barrierOptions(game, by);

export const freeWorks = (game: Game, by: Side): readonly Choice<'whole', 'layWorks'>[] => worksOptions({ game, by });
