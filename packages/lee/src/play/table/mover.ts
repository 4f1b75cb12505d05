import type { Game } from '../../game.ts';
import { commanderOf, generalOf } from '../../generals/commanders.ts';
import { WHOLE_ARMY } from '../../generals/formations.ts';
import { poseOf } from '../../geometry/pose.ts';
import { inches } from '../../geometry/units.ts';
import type { Mover, RangeModifier } from '../../movement/mover.ts';
import type { Side } from '../../world.ts';
import { type RosterUnit, rosterOf } from '../roster.ts';

type Position = Pick<Game, 'world' | 'board'>;

/** What the generals above a unit add to its range: its own, its corps's, the commander-in-chief. */
function traitsOf(game: Position, side: Side, { formation, corps }: RosterUnit): RangeModifier[] {
  return [...new Set([formation, corps, WHOLE_ARMY])].flatMap(led => {
    const commander = commanderOf(game, side, led);
    const added = commander && generalOf(game.world, side, commander.general)?.movement;
    return added === undefined ? [] : [{ origin: 'trait', inches: added, led }];
  });
}

/** What is said of a move besides its steps. */
export interface Orders {
  readonly march: boolean;
  /** Mils. */
  readonly modifier: number;
}

const NO_ORDERS: Orders = { march: false, modifier: 0 };

/** A unit on the table, ready to move; undefined: there is no such unit. */
export function moverOf(game: Position, side: Side, id: string, orders: Orders = NO_ORDERS): Mover | undefined {
  const { units, turn } = game.board.play;
  const [placed, known] = [units[side][id], rosterOf(game, side).get(id)];
  if (placed === undefined || known === undefined || placed.marks.includes('destroyed')) return undefined;
  const { march, modifier } = orders;
  const card: RangeModifier[] = modifier === 0 ? [] : [{ origin: 'card', inches: inches(modifier) }];
  return {
    id,
    pose: poseOf(placed.pose),
    size: known.type.base,
    movement: known.type.movement,
    immobile: placed.marks.includes('immobile'),
    march,
    modifiers: [...traitsOf(game, side, known), ...card],
    turn,
    paidOn: placed.paidOn,
  };
}
