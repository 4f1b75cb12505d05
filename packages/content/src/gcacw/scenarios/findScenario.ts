import type { ScenarioData } from '@wigwag/gcacw';
import { unknownReference } from '../../nearest.ts';
import type { Path, Report } from '../../problems.ts';

/** The scenarios that briefings and lessons may speak of, and the ids of those whose files have problems. */
export interface Scenarios {
  readonly scenarios: ReadonlyMap<string, ScenarioData>;
  readonly broken?: ReadonlySet<string>;
}

export function findScenario(
  id: string,
  { scenarios, broken }: Scenarios,
  path: Path,
  report: Report,
): ScenarioData | undefined {
  const found = scenarios.get(id);
  if (found !== undefined) return found;
  if (broken?.has(id)) report(path, 'broken-reference', { found: id });
  else report(path, ...unknownReference('unknown-scenario', id, [...scenarios.keys()]));
  return undefined;
}
