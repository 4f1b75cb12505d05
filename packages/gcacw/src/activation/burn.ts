import { holds } from '@wigwag/kernel';
import { NOBODY, type Station } from '../board.ts';
import { QUARTERS } from '../charts/strength.ts';
import type { ClauseId } from '../clauses.generated.ts';
import type { Choice, Flow, Frame, Game, Verb } from '../game.ts';
import { showUnit } from '../intelligence/markers/reveal.ts';
import { combatValueOf, hexOf, isOwnUnit, unitData, unitState, unitsIn } from '../pieces/pieces.ts';
import { isHeldBack } from '../sequence/notBefore.ts';
import { hexDataOf } from '../world/world.ts';
import { isHeld } from '../zones/zones.ts';

const TO_BURN = 2 * QUARTERS;
const TO_DESTROY = 5 * QUARTERS;

type Damage = Station['damage'];
type Burning = readonly [ClauseId, when: (before: Damage | undefined, value: number) => boolean, after: Damage];

// biome-ignore format: a table
/** What burning leaves of a station: the first row that speaks. It never mends (5.4/permanent). */
const BURNING: readonly Burning[] = [
  ['5.4/no-change', before          => before === 'destroyed',                         'destroyed'],
  ['5.4/no-change', (before, value) => before === 'damaged' && value < TO_DESTROY,     'damaged'],
  ['5.4/upgrade',   (before, value) => before === 'damaged' && value >= TO_DESTROY,    'destroyed'],
  ['5.4/destroy',   (_, value)      => value >= TO_DESTROY,                            'destroyed'],
  ['5.4/damage',    (_, value)      => value >= TO_BURN,                               'damaged'],
];

function burningBy(game: Game, unit: number): Burning | undefined {
  const value = combatValueOf(game, unit);
  const before = game.board.stations.find(station => station.hex === hexOf(game, unit))?.damage;
  return BURNING.find(([clause, when]) => holds(clause, when(before, value)));
}

/** The unit may burn the station where it stands, and would only get tired. */
export const burnsInVain = (game: Game, unit: number): boolean => burningBy(game, unit)?.[0] === '5.4/no-change';

function burnStation(flow: Flow, unit: number): void {
  const { game } = flow;
  const hex = hexOf(game, unit);
  const row = burningBy(game, unit);
  showUnit(flow, unit);
  flow.emit({ type: 'actionBegan', action: 'burn', unit, leader: NOBODY, units: [unit] });
  flow.emit({ type: 'fatigued', unit, fatigue: unitState(game, unit).fatigue + 1, because: '5.4/fatigue' });
  if (row !== undefined) flow.emit({ type: 'stationBurned', unit, hex, damage: row[2], because: row[0] });
}

const isAtStation = (g: Game, unit: number): boolean => hexDataOf(g.world, hexOf(g, unit))?.station ?? false;

function burnOptions(g: Game, f: Frame<'action'>): Choice<'action', 'burn'>[] {
  const found: Choice<'action', 'burn'>[] = [];
  for (const hex of g.world.stations) {
    if (!isHeld(g, f.by, hex)) continue;
    for (const unit of unitsIn(g, hex)) if (unitData(g, unit).side === f.by) found.push({ do: 'burn', unit });
  }
  return found;
}

export const burn: Verb<'action', 'burn'> = {
  options: burnOptions,
  guards: [
    ['5.4/not-siv-otr', g => !g.world.profile.burnStations],
    ['5.4/one-unit-in-station', (g, f, c) => !isOwnUnit(g, f.by, c.unit) || !isAtStation(g, c.unit)],
    ['SC/not-before', (g, _f, c) => isHeldBack(g, c.unit)],
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
