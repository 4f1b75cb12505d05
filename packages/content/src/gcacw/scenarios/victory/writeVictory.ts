import type { Exit, ScenarioData, SuddenDeath, VictoryRule } from '@wigwag/gcacw';
import { type Grid, hexName, sideName } from '@wigwag/hex';
import { type Fields, fields, ifSet, list, section } from '../../files/canonical.ts';

const names = (grid: Grid, hexes: readonly number[] | undefined) => hexes?.map(hex => hexName(grid, hex));

const ruleFields = (grid: Grid, { id: _, for: side, kind, points, ...rule }: VictoryRule): Fields => ({
  for: side,
  kind,
  points,
  per: rule.per,
  hexes: names(grid, rule.hexes),
  hexsides: rule.hexsides?.map(hexside => sideName(grid, hexside)),
  arms: rule.arms,
  sizes: rule.sizes,
  crossings: rule.crossings,
  cause: rule.cause,
  all: ifSet(rule.all ?? false),
  once: ifSet(rule.once ?? false),
  destroyed: ifSet(rule.destroyed ?? false),
  from: rule.from,
  title: rule.title,
});

const suddenDeathFields = (grid: Grid, { for: side, points, by, hexes, atOnce, degree }: SuddenDeath): Fields => ({
  for: side,
  points,
  by,
  hexes: names(grid, hexes),
  atOnce: ifSet(atOnce ?? false),
  degree,
});

const exitFields = (grid: Grid, { for: side, hexes, cost, arms, units }: Exit): Fields => ({
  for: side,
  hexes: names(grid, hexes),
  cost: cost === 1 ? undefined : cost,
  arms,
  units,
});

/** Lists nothing where there is nothing. */
const listed = (name: string, items: readonly Fields[]) =>
  items.length === 0 ? [] : list(name, items as Parameters<typeof list>[1]);

export function victoryLines({ map: { grid }, exits, turnRules, victory }: ScenarioData): readonly string[] {
  const { rules = [], suddenDeath = [], degrees = [] } = victory ?? {};
  return [
    ...section(
      'exits',
      exits.map(exit => [exit.id, exitFields(grid, exit)]),
    ),
    ...listed(
      'turnRules',
      turnRules.map(({ turn, skip, first, initiative, actions }) => ({ turn, skip, first, initiative, actions })),
    ),
    ...(victory !== undefined && rules.length === 0
      ? fields({ victory: {} })
      : section(
          'victory',
          rules.map(rule => [rule.id, ruleFields(grid, rule)]),
        )),
    ...section(
      'suddenDeath',
      suddenDeath.map(each => [each.id, suddenDeathFields(grid, each)]),
    ),
    ...listed(
      'degrees',
      degrees.map(({ winner, by, degree }) => ({ winner, by, degree })),
    ),
  ];
}
