import type {
  LeaderReinforcement,
  LeaderSetup,
  ScenarioData,
  UnitReinforcement,
  UnitSetup,
  UnitState,
} from '@wigwag/gcacw';
import { type Grid, hexName, sideName } from '@wigwag/hex';
import { document, type Fields, fields, ifSet, list, section, type Value } from '../files/canonical.ts';
import { SCENARIO_FORMAT } from '../files/formats.ts';
import { victoryLines } from './victory/writeVictory.ts';

/** Each leader stands after the unit he is with. */
export function writeScenario(scenario: ScenarioData): string {
  const {
    id,
    title,
    reason,
    theme,
    teaching,
    game,
    year,
    map,
    armies,
    turns,
    window,
    setup,
    reinforcements,
    ties,
    options,
  } = scenario;
  const { weather, crossings, minorBridges, randomEvents, phases, unionCounties } = scenario;
  const { grid } = map;
  const setupEntries = withLeaders(setup.units, setup.leaders, unit => unitFields(grid, unit), leaderFields);
  return document(
    fields({ format: SCENARIO_FORMAT, id, title, reason, theme, teaching: ifSet(teaching), game, year, map: map.id }),
    fields({ armies: armies.map(army => army.id), turns }),
    fields({ window: window?.map(hex => hexName(grid, hex)) }),
    setupEntries.length === 0 ? ['setup: {}'] : section('setup', setupEntries),
    section(
      'reinforcements',
      withLeaders(reinforcements.units, reinforcements.leaders, unit => arrivalFields(grid, unit), leaderArrivalFields),
    ),
    Object.values(weather).some(turn => turn > 0)
      ? section(
          'weather',
          Object.entries(weather).filter(([, turn]) => turn > 0),
        )
      : [],
    section(
      'crossings',
      crossings.map(({ hexside, destroyed, pontoon }) => [
        sideName(grid, hexside),
        { destroyed: ifSet(destroyed), pontoon },
      ]),
    ),
    minorBridges === undefined ? [] : fields({ minorBridges }),
    fields({ randomEvents }),
    phases.length === 0
      ? []
      : list(
          'phases',
          phases.map(({ en, pl }) => ({ en, pl })),
        ),
    fields({ unionCounties: unionCounties?.map(hex => hexName(grid, hex)) }),
    fields({ ties }),
    victoryLines(scenario),
    Object.keys(options).length === 0 ? [] : fields({ options }),
  );
}

function withLeaders<U extends { unit: string }, L extends { leader: string; with: string }>(
  units: readonly U[],
  leaders: readonly L[],
  unitValue: (unit: U) => Fields,
  leaderValue: (leader: L) => Fields,
): (readonly [string, Value])[] {
  return units.flatMap(unit => [
    [unit.unit, unitValue(unit)] as const,
    ...leaders.filter(leader => leader.with === unit.unit).map(leader => [leader.leader, leaderValue(leader)] as const),
  ]);
}

const unitFields = (grid: Grid, unit: UnitSetup): Fields => ({
  hex: hexName(grid, unit.hex),
  ...stateFields(unit),
  works: unit.works,
  notBefore: unit.notBefore,
  within: unit.within?.map(hex => hexName(grid, hex)),
});

const arrivalFields = (grid: Grid, unit: UnitReinforcement): Fields => ({
  turn: unit.turn,
  hexes: unit.hexes.map(hex => hexName(grid, hex)),
  ...stateFields(unit),
  notBefore: unit.notBefore,
  within: unit.within?.map(hex => hexName(grid, hex)),
});

const leaderFields = (leader: LeaderSetup): Fields => ({ with: leader.with });

const leaderArrivalFields = (leader: LeaderReinforcement): Fields => ({ turn: leader.turn, with: leader.with });

const stateFields = ({ manpower, fatigue, disorganized, exhausted, demoralized }: UnitState): Fields => ({
  manpower,
  fatigue: ifSet(fatigue),
  disorganized: ifSet(disorganized),
  exhausted: ifSet(exhausted),
  demoralized: ifSet(demoralized),
});
