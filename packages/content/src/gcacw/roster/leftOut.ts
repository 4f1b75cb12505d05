import type { Path } from '../../problems.ts';
import type { Remarking } from './remarks.ts';
import { KNOWN_FIELDS, type RosterFile, type RosterScenario } from './schema.ts';

/** Fields that nobody knows are told once each, at the first place. */
export function remarkLeftOut(roster: RosterFile, remark: Remarking): void {
  const found = new Map<string, { readonly path: Path; count: number }>();
  const look = (level: keyof typeof KNOWN_FIELDS, thing: object, path: Path): void => {
    for (const field of Object.keys(thing)) {
      if (KNOWN_FIELDS[level].has(field)) continue;
      const key = `${level} ${field}`;
      const first = found.get(key) ?? { path: [...path, field], count: 0 };
      first.count += 1;
      found.set(key, first);
    }
  };
  look('game', roster, []);
  roster.scenarios.forEach((scenario, index) => {
    const path = ['scenarios', index];
    look('scenario', scenario, path);
    for (const list of ['unionUnits', 'confederateUnits'] as const)
      scenario[list].forEach((entry, row) => {
        look('piece', entry, [...path, list, row]);
      });
    remarkGunboats(scenario, path, remark);
  });
  for (const { path, count } of found.values())
    remark(path, 'field-left-out', { name: String(path.at(-1) ?? ''), count });
}

function remarkGunboats(scenario: RosterScenario, path: Path, remark: Remarking): void {
  for (const list of ['unionGunboats', 'confederateGunboats'] as const) {
    const count = scenario[list]?.length ?? 0;
    if (count > 0) remark([...path, list], 'gunboats-left-out', { count });
  }
}
