import { isSubordinate, type LeaderData, type OrderOfBattle, type UnitData } from '@wigwag/gcacw';
import { freeId, idOf } from './ids.ts';
import type { RosterPiece } from './pieces.ts';
import type { Remarking } from './remarks.ts';

export interface Muster {
  readonly leaders: OrderOfBattle['leaders'];
  readonly units: OrderOfBattle['units'];
  readonly ids: ReadonlyMap<RosterPiece, string>;
}

const dataOf = ({ leader, unit }: RosterPiece) => leader ?? unit;

/** The same counter in two scenarios; in one, rows alike are several counters. */
function keyOf(piece: RosterPiece, seen: Map<string, number>): string {
  const { side, name, size, command } = dataOf(piece) ?? {};
  const like = JSON.stringify([piece.kind, side, name, size, piece.unit?.arm, command]);
  const number = (seen.get(like) ?? 0) + 1;
  seen.set(like, number);
  return `${like} ${number}`;
}

/** Every counter of the game once, with an id. */
export function muster(scenarios: readonly (readonly RosterPiece[])[], remark: Remarking): Muster {
  const byKey = new Map<string, { readonly id: string; readonly piece: RosterPiece }>();
  const firstOfName = new Map<string, string>();
  const ids = new Map<RosterPiece, string>();
  const taken = new Set<string>();
  for (const pieces of scenarios) {
    const seen = new Map<string, number>();
    for (const piece of pieces) {
      const key = keyOf(piece, seen);
      const id = byKey.get(key)?.id ?? newId(piece, taken);
      ids.set(piece, id);
      if (taken.has(id)) continue;
      taken.add(id);
      byKey.set(key, { id, piece });
      remarkChange(piece, id, firstOfName, remark);
    }
  }
  const all = [...byKey.values()];
  const units = all.flatMap(({ id, piece: { unit } }) => (unit ? [{ id, ...unit }] : []));
  const leaders = all.flatMap(({ id, piece: { leader } }) => (leader ? [withArm({ id, ...leader }, units)] : []));
  return { leaders, units, ids };
}

function newId(piece: RosterPiece, taken: ReadonlySet<string>): string {
  const { name = '', side = '', size = '', command = '' } = dataOf(piece) ?? {};
  return freeId(idOf(name, piece.kind), [size, side, command && idOf(command, 'command')], taken);
}

/** The same name again: perhaps another counter, perhaps one that the roster describes in two ways. */
function remarkChange(piece: RosterPiece, id: string, firstOfName: Map<string, string>, remark: Remarking): void {
  const { name = '', side } = dataOf(piece) ?? {};
  const key = JSON.stringify([piece.kind, side, name]);
  const first = firstOfName.get(key);
  if (first === undefined) firstOfName.set(key, id);
  else remark(piece.path, 'piece-differs', { name, first, second: id });
}

/** Rosters do not say who rides: a leader whose units are all cavalry does. */
function withArm(leader: LeaderData, units: readonly UnitData[]): LeaderData {
  if (leader.size === 'army' || leader.size === 'district') return leader;
  const own = units.filter(unit => isSubordinate(unit, leader));
  return own.length > 0 && own.every(({ arm }) => arm === 'cavalry') ? { ...leader, arm: 'cavalry' } : leader;
}
