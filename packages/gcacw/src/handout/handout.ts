import type { World } from '../world/world.ts';
import { artilleryTables } from './pages/artillery.ts';
import { bridgesTables } from './pages/bridges.ts';
import { cavalryTables } from './pages/cavalry.ts';
import { combatTables } from './pages/combat.ts';
import { commandTables } from './pages/command.ts';
import { leadersTables } from './pages/leaders.ts';
import { marchTables } from './pages/march.ts';
import { retreatTables } from './pages/retreat.ts';
import { terrainTables } from './pages/terrain.ts';
import { unitsTables } from './pages/units.ts';
import { weatherTables } from './pages/weather.ts';
import { worksTables } from './pages/works.ts';
import type { Table } from './table.ts';

/** The charts of the handout, in the order in which they are wanted. */
export const CHART_IDS = [
  'combat',
  'artillery',
  'march',
  'terrain',
  'retreat',
  'cavalry',
  'command',
  'leaders',
  'units',
  'works',
  'bridges',
  'weather',
] as const;
export type ChartId = (typeof CHART_IDS)[number];

export interface Chart {
  readonly id: ChartId;
  readonly tables: readonly Table[];
}

const TABLES: Readonly<Record<ChartId, (world: World) => readonly Table[]>> = {
  combat: combatTables,
  artillery: artilleryTables,
  march: marchTables,
  terrain: terrainTables,
  retreat: retreatTables,
  cavalry: cavalryTables,
  command: commandTables,
  leaders: leadersTables,
  units: unitsTables,
  works: worksTables,
  bridges: bridgesTables,
  weather: weatherTables,
};

/** The charts and tables of the game that is played, made of what the rules themselves read; one without tables does not belong to it. */
export const handoutOf = (world: World): readonly Chart[] =>
  CHART_IDS.map(id => ({ id, tables: TABLES[id](world) })).filter(({ tables }) => tables.length > 0);
