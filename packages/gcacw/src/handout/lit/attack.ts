import { QUARTERS } from '../../charts/strength.ts';
import { ATTACK_TYPES } from '../../combat/attack/attack.ts';
import type { Assessment } from '../../combat/attack/resolve.ts';
import type { Odds } from '../../combat/results/odds.ts';
import { artilleryColumn } from '../../combat/strength/artillery.ts';
import { columnAt, HIGHEST_ROW } from '../../combat/strength/chart.ts';
import { artilleryTotal, defendingArtillery } from '../../combat/strength/values.ts';
import type { Game } from '../../game.ts';
import { GUN_TERRAINS } from '../pages/artillery.ts';
import { RATIOS } from '../pages/combat.ts';
import { GROUND_ROWS } from '../pages/terrain.ts';
import { type Lit, lit } from './lit.ts';

/** Rounded in the defender's favour, as the modifier is. */
function ratioColumn({ attackValue, defenceValue }: Assessment): number {
  const [attacker, defender] =
    attackValue >= defenceValue
      ? [Math.floor(attackValue / defenceValue), 1]
      : [1, Math.ceil(defenceValue / attackValue)];
  return RATIOS.findIndex(([one, other]) => one === attacker && other === defender);
}

function gunLights(g: Game, { attack: { units, target } }: Assessment): Lit[] {
  const terrain = g.derived.ground.terrain[target] ?? 'off-map';
  const differential = artilleryTotal(g, units) - defendingArtillery(g, target);
  return lit('guns', { row: GUN_TERRAINS.indexOf(terrain), column: artilleryColumn(differential) });
}

function flankLights({ flank: { ring, plain, changedBy } }: Assessment): Lit[] {
  const covered = ring.filter(each => each.covered !== undefined).length;
  const row = covered === 6 ? 0 : covered === 5 ? 1 : 2;
  const change = changedBy?.startsWith('7.8/') === true ? 0 : 1;
  return [
    ...lit('flanks', { row }),
    ...(changedBy === undefined ? [] : lit('flankChanges', { row: change, column: plain })),
  ];
}

/** Lines of the ground's modifiers that count in an attack. */
const groundLights = ({ modifiers }: Assessment): Lit[] =>
  modifiers.flatMap(({ clause, value }) =>
    lit('groundCombat', {
      row: GROUND_ROWS.findIndex(row => {
        const [cell] = row.cells;
        return row.clause === clause && typeof cell === 'object' && 'plus' in cell && cell.plus === value;
      }),
    }),
  );

function chartLights({ assessment, chances, of }: Odds, row: number | undefined): Lit[] {
  const shares = new Map(chances.map(chance => [HIGHEST_ROW - chance.row, chance.ways / of]));
  const thrown = row === undefined ? {} : { row: HIGHEST_ROW - row };
  return (['defender', 'attacker'] as const).map(table => ({
    table,
    ...thrown,
    column: columnAt(table, (table === 'defender' ? assessment.plainDefenceValue : assessment.attackValue) / QUARTERS),
    chances: shares,
  }));
}

/** What applies to an attack that is weighed, or that was made and came to a row. */
export function attackLights(g: Game, odds: Odds, row?: number): readonly Lit[] {
  const { assessment } = odds;
  const { type } = assessment.attack;
  return [
    ...chartLights(odds, row),
    ...lit('types', { row: type === 'assault' ? ATTACK_TYPES.length : ATTACK_TYPES.indexOf(type) }),
    ...lit('ratio', { row: 0, column: ratioColumn(assessment) }),
    ...flankLights(assessment),
    ...groundLights(assessment),
    ...gunLights(g, assessment),
  ];
}
