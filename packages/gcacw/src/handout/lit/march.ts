import { extendedColumn } from '../../charts/extendedMarch.ts';
import type { Game } from '../../game.ts';
import { leaderData, unitData, unitState } from '../../pieces/pieces.ts';
import type { Allowances } from '../../profiles/profile.ts';
import { SIDES } from '../../vocabulary.ts';
import { conditionsOf } from '../../world/conditions.ts';
import { ALLOWANCE_ROWS } from '../pages/march.ts';
import { type Lit, lit } from './lit.ts';

/** The weather of the turn. */
export function weatherLights({ board }: Pick<Game, 'board'>): readonly Lit[] {
  const column = conditionsOf(board).rain ? 1 : 0;
  return (['entry', 'ways', 'hexsides'] as const).flatMap(table => lit(table, { column }));
}

/** Men of a unit that is read in the second line of losses. */
const STRONG = 6;

function allowanceOf(g: Game, leader: number, isCavalry: boolean): keyof Allowances {
  if (leader < 0) return isCavalry ? 'cavalry' : 'foot';
  const { arm, size } = leaderData(g, leader);
  if (arm === 'infantry') return 'infantryLeader';
  return size === 'division' ? 'cavalryDivisionLeader' : 'cavalryCorpsLeader';
}

/** The leader whose points the unit marches with; none: its own. */
function leaderOf(g: Game, unit: number): number {
  const activation = g.stack.find(frame => frame.kind === 'activation');
  const marching = g.stack.some(frame => frame.kind === 'march' && frame.unit === unit);
  if (activation?.kind !== 'activation') return -1;
  return marching || activation.waiting.includes(unit) ? activation.leader : -1;
}

/** What applies to a unit that marches, or is about to. */
export function marchLights(g: Game, unit: number): readonly Lit[] {
  const { side, arm } = unitData(g, unit);
  const { manpower, disorganized, fatigue } = unitState(g, unit);
  const isCavalry = arm === 'cavalry';
  return [
    ...lit('allowance', {
      row: ALLOWANCE_ROWS.indexOf(allowanceOf(g, leaderOf(g, unit), isCavalry)),
      column: SIDES.indexOf(side),
    }),
    ...(isCavalry ? [] : lit('forceFoot', { row: manpower < STRONG ? 1 : 2 })),
    ...lit('extended', { column: extendedColumn(manpower, disorganized) }),
    ...lit('strength', { row: disorganized ? 1 : 0, column: manpower - 1 }),
    ...lit('rest', { column: fatigue }),
  ];
}
