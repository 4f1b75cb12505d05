import type { Exit, MapData, ScenarioData, SuddenDeath, TurnRule, VictoryData, VictoryRule } from '@wigwag/gcacw';
import { findHex, findSide } from '@wigwag/hex';
import type { ScenarioFile } from '../schema.ts';
import type { ExitFields, RuleFields, SuddenDeathFields } from './schema.ts';

type Built = Pick<ScenarioData, 'exits' | 'turnRules' | 'victory'>;

/** Leaves out what is not said. */
type Said<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

const said = <T extends object>(fields: T): Said<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== false)) as Said<T>;

const hexesOf = ({ grid }: MapData, names: readonly string[] = []) => names.flatMap(name => findHex(grid, name) ?? []);

function ruleOf(map: MapData, id: string, { hexes, hexsides, ...rest }: RuleFields): VictoryRule {
  const { for: side, kind, points, ...optional } = rest;
  return {
    id,
    for: side,
    kind,
    points,
    ...said(optional),
    ...(hexes && { hexes: hexesOf(map, hexes) }),
    ...(hexsides && { hexsides: hexsides.flatMap(name => findSide(map.grid, name) ?? []) }),
  };
}

function suddenDeathOf(map: MapData, id: string, { hexes, for: side, ...rest }: SuddenDeathFields): SuddenDeath {
  return { id, for: side, ...said(rest), ...(hexes && { hexes: hexesOf(map, hexes) }) };
}

const exitOf = (map: MapData, id: string, { for: side, hexes, cost = 1, ...rest }: ExitFields): Exit => ({
  id,
  for: side,
  hexes: hexesOf(map, hexes),
  cost,
  ...said(rest),
});

function victoryOf(map: MapData, { victory, suddenDeath = {}, degrees = [] }: ScenarioFile): VictoryData | undefined {
  if (victory === undefined) return undefined;
  return {
    rules: Object.entries(victory).map(([id, entry]) => ruleOf(map, id, entry)),
    suddenDeath: Object.entries(suddenDeath).map(([id, entry]) => suddenDeathOf(map, id, entry)),
    degrees,
  };
}

export function victorySectionsOf(map: MapData, file: ScenarioFile): Built {
  const victory = victoryOf(map, file);
  return {
    exits: Object.entries(file.exits ?? {}).map(([id, entry]) => exitOf(map, id, entry)),
    turnRules: (file.turnRules ?? []).map(({ turn, ...rest }): TurnRule => ({ turn, ...said(rest) })),
    ...(victory && { victory }),
  };
}
