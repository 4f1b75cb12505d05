import { isSubordinate, type LeaderData, type OrderOfBattle, type UnitData } from '@wigwag/gcacw';
import { Ids, idOf } from './ids.ts';
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
  const given = new Ids();
  for (const pieces of scenarios) {
    const seen = new Map<string, number>();
    for (const piece of pieces) {
      const key = keyOf(piece, seen);
      const known = byKey.get(key)?.id;
      const id = known ?? newId(piece, given);
      ids.set(piece, id);
      if (known !== undefined) continue;
      byKey.set(key, { id, piece });
      remarkChange(piece, id, firstOfName, remark);
    }
  }
  const all = [...byKey.values()];
  const units = all.flatMap(({ id, piece: { unit } }) => (unit ? [{ id, ...unit }] : []));
  const leaders = all.flatMap(({ id, piece: { leader } }) => (leader ? [withArm({ id, ...leader }, units)] : []));
  return { leaders, units, ids };
}

function newId(piece: RosterPiece, given: Ids): string {
  const { name = '', side = '', size = '', command = '' } = dataOf(piece) ?? {};
  return given.give(idOf(name, piece.kind), [size, side, command && idOf(command, 'command')]);
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
