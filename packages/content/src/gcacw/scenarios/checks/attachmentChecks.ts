import { isSubordinate, type LeaderData, levelOf, mayAttach, PROFILES, type UnitData } from '@wigwag/gcacw';
import { unknownReference } from '../../../nearest.ts';
import type { Report } from '../../../problems.ts';
import type { Muster } from './setupChecks.ts';

/** Leaders with units: 2.2/leader-never-alone and its kin. */
export function checkAttachments(muster: Muster): void {
  const levels = new Map<string, string>();
  for (const section of ['setup', 'reinforcements'] as const) {
    for (const [id, entry] of Object.entries(muster.shape.draft[section] ?? {})) {
      const leader = muster.references.pieces.get(id)?.leader;
      if (leader === undefined) continue;
      checkGame(muster, leader, [section, id]);
      const unit = entry?.with === undefined ? undefined : unitOf(muster, leader, [section, id, 'with'], entry.with);
      if (unit === undefined) continue;
      checkCommand(leader, unit, (path, ...rest) => muster.report([section, id, ...path], ...rest));
      checkLevel(levels, leader, unit, (path, ...rest) => muster.report([section, id, ...path], ...rest));
      if (section === 'setup') checkHex(muster, leader, unit);
      else checkSameTurn(muster, leader, unit);
    }
  }
}

function unitOf(
  { references, report }: Muster,
  leader: LeaderData,
  path: string[],
  name: string,
): UnitData | undefined {
  const unit = references.pieces.get(name)?.unit;
  if (unit === undefined && references.complete)
    report(path, ...unknownReference('unknown-unit', name, subordinates(references.pieces, leader)));
  return unit;
}

function subordinates(pieces: Muster['references']['pieces'], leader: LeaderData): string[] {
  return [...pieces.values()].flatMap(({ unit }) => (unit && mayAttach(leader, unit) ? [unit.id] : []));
}

/** 2.2/army-leader-infantry-only, 2.2/district-leader-infantry-only, 2.2/corps-division-leader-attachment */
function checkCommand(leader: LeaderData, unit: UnitData, report: Report): void {
  if (!isSubordinate(unit, leader))
    report(['with'], 'not-subordinate', { found: unit.id, leader: leader.id, command: leader.command ?? leader.side });
  else if (!mayAttach(leader, unit)) report(['with'], 'infantry-only', { found: unit.id, leader: leader.id });
}

/** 6.3/leader-levels-per-unit */
function checkLevel(levels: Map<string, string>, leader: LeaderData, unit: UnitData, report: Report): void {
  const key = `${levelOf(leader.size)} ${unit.id}`;
  const other = levels.get(key);
  if (other !== undefined) report(['with'], 'leaders-of-one-level', { found: unit.id, other });
  levels.set(key, other ?? leader.id);
}

function checkHex({ shape, field, report }: Muster, leader: LeaderData, unit: UnitData): void {
  const setup = shape.draft.setup ?? {};
  if (!Object.hasOwn(setup, unit.id)) {
    if (!shape.isBroken(['setup', unit.id]))
      report(['setup', leader.id, 'with'], 'unit-not-set-up', { found: unit.id });
    return;
  }
  const [own, units] = [setup[leader.id]?.hex, setup[unit.id]?.hex];
  if (own === undefined || units === undefined || field.map === undefined) return;
  const { byName } = field.map.grid;
  if (byName.has(own) && byName.get(own) !== byName.get(units))
    report(['setup', leader.id, 'hex'], 'leader-elsewhere', { found: own, unit: unit.id, hex: units });
}

function checkSameTurn({ shape, report }: Muster, leader: LeaderData, unit: UnitData): void {
  const { reinforcements = {} } = shape.draft;
  const turn = reinforcements[leader.id]?.turn;
  if (turn === undefined || shape.isBroken(['reinforcements', unit.id])) return;
  if (reinforcements[unit.id]?.turn !== turn)
    report(['reinforcements', leader.id, 'with'], 'unit-other-turn', { found: unit.id, turn });
}

/** 5.2/no-union-cavalry-leaders */
function checkGame({ shape, report }: Muster, leader: LeaderData, path: string[]): void {
  const { game } = shape.draft;
  if (game === undefined || PROFILES[game].unionCavalryLeaders) return;
  if (leader.side === 'union' && leader.arm === 'cavalry')
    report(path, 'union-cavalry-leader', { found: leader.id, game });
}
