import type { Frame, Game } from '../game.ts';
import { placedBy } from '../intelligence/markers/force.ts';
import { gcacw } from '../ruleset.ts';
import type { Side } from '../vocabulary.ts';
import type { Table } from './table.ts';

/** Lays a marker before the test begins: `cover(t, 'confederate', 1, '0302', 'hill')`; without units it is a dummy. */
export function cover(t: Table, side: Side, force: number, hex: string, ...units: string[]): Table {
  lay(
    t.game,
    side,
    force,
    t.hex(hex),
    units.map(unit => t.unitId(unit)),
  );
  return t;
}

export function lay(game: Game, side: Side, force: number, hex: number, units: readonly number[]): void {
  game.board.forces = placedBy(game.board.forces, { side, force, hex, units });
  game.derived = gcacw.derive(game.world, game.board);
}

/** A Confederate leader's activation, in the middle of it. */
export const activationOf = (
  leader: number,
  waiting: readonly number[],
  more: Partial<Frame<'activation'>> = {},
): Frame<'activation'> => ({
  ...{ kind: 'activation', by: 'confederate', leader, allowance: 6, step: 'units' },
  ...{ waiting, digging: [], carried: [], rode: false, ...more },
});

/** The markers on the map: 'confederate 1 at 0302: hill'. */
export const markers = (t: Table): string[] =>
  t.game.board.forces.map(({ side, id, units }) =>
    [`${side} ${id}:`, ...units.map(unit => t.game.world.units[unit]?.id ?? '?')].join(' '),
  );
