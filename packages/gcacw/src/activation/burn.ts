import type { Station } from '../board.ts';
import { QUARTERS } from '../charts/strength.ts';
import type { ClauseId } from '../clauses.generated.ts';
import type { Flow, Game, Verb } from '../game.ts';
import { combatValueOf, hexOf, isOwnUnit, unitState, unitsOf } from '../pieces/pieces.ts';
import { hexDataOf } from '../world/world.ts';

const TO_BURN = 2 * QUARTERS;
const TO_DESTROY = 5 * QUARTERS;

/** What burning leaves of a station: it never mends (5.4/permanent, 5.4/upgrade, 5.4/no-change). */
function damageAfter(g: Game, unit: number): { damage: Station['damage']; because: ClauseId } {
  const before = g.board.stations.find(({ hex }) => hex === hexOf(g, unit))?.damage;
  if (before === 'destroyed') return { damage: 'destroyed', because: '5.4/no-change' };
  if (combatValueOf(g, unit) >= TO_DESTROY) {
    return { damage: 'destroyed', because: before === 'damaged' ? '5.4/upgrade' : '5.4/destroy' };
  }
  return { damage: 'damaged', because: before === 'damaged' ? '5.4/no-change' : '5.4/damage' };
}

function burnStation(flow: Flow, unit: number): void {
  const { game } = flow;
  flow.emit({ type: 'actionBegan', action: 'burn', unit, leader: -1, units: [unit] });
  flow.emit({ type: 'fatigued', unit, fatigue: unitState(game, unit).fatigue + 1, because: '5.4/fatigue' });
  flow.emit({ type: 'stationBurned', unit, hex: hexOf(game, unit), ...damageAfter(game, unit) });
}

export const burn: Verb<'action', 'burn'> = {
  fields: { unit: 'integer' },
  options: (g, f) =>
    unitsOf(g, f.by)
      .filter(unit => hexDataOf(g.world, hexOf(g, unit))?.station)
      .map(unit => ({ do: 'burn', unit })),
  guards: [
    ['5.4/not-siv-otr', g => !g.world.profile.burnStations],
    [
      '5.4/one-unit-in-station',
      (g, f, c) => !isOwnUnit(g, f.by, c.unit) || !hexDataOf(g.world, hexOf(g, c.unit))?.station,
    ],
    ['6.5/fatigue-4-no-action', (g, _f, c) => unitState(g, c.unit).fatigue > 3],
    [
      '5.4/combat-value-2',
      (g, _f, c) => combatValueOf(g, c.unit) < TO_BURN,
      (g, _f, c) => ({ value: combatValueOf(g, c.unit) / QUARTERS }),
    ],
  ],
  choose: (flow, f, c) => {
    burnStation(flow, c.unit);
    f.done = true;
  },
};
