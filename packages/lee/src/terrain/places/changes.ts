import { ORDINARY } from '../../data/army.ts';
import type { Choice } from '../../game.ts';
import { mils } from '../../geometry/units.ts';
import { EXTRA, SHIFT } from '../changes/judging.ts';
import { allowedBy, exchangeAllowed } from '../changes/means.ts';
import { forbiddenBy, type Placing } from '../judging/check.ts';
import { someArea } from './areas.ts';
import { belowOf, between } from './below.ts';

/** Every ordered pair. */
export function exchangeOptions({ game, by }: Placing): Choice<'changes', 'exchange'>[] {
  if (exchangeAllowed(game, by) === undefined) return [];
  const ids = game.board.terrain.areas.map(({ id }) => id);
  return ids.flatMap(one => ids.flatMap(other => (one === other ? [] : [{ do: 'exchange' as const, one, other }])));
}

export const convertOptions = ({ game, by }: Placing): Choice<'changes', 'convert'>[] =>
  allowedBy(game, by, 'convert') === undefined
    ? []
    : game.board.terrain.areas.map(({ id }) => ({ do: 'convert', piece: id }));

const TRIES = 3;

/** A few places for each piece: a sample. */
export function shiftOptions(at: Placing): Choice<'changes', 'shift'>[] {
  if (allowedBy(at.game, at.by, 'shift') === undefined) return [];
  const below = belowOf(at.game, 6);
  return at.game.board.terrain.areas.flatMap(({ id }) => {
    for (let i = 0; i < TRIES; i++) {
      const by = { x: mils(between(below, -4, 4)), y: mils(between(below, -4, 4)) };
      const choice = { do: 'shift', piece: id, by } as const;
      if (forbiddenBy(SHIFT, at, choice) === undefined) return [choice];
    }
    return [];
  });
}

export function extraOptions(at: Placing): Choice<'changes', 'layExtra'>[] {
  if (allowedBy(at.game, at.by, 'extra-terrain') === undefined) return [];
  const below = belowOf(at.game, 7);
  return ORDINARY.flatMap(terrain => {
    const found = someArea(below, at, terrain, TRIES * 2, EXTRA);
    return found === undefined ? [] : [{ do: 'layExtra' as const, ...found }];
  });
}
