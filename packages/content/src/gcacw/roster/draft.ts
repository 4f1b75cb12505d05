import { type GameCode, type LeaderData, levelOf, mayAttach, PROFILES, type UnitData } from '@wigwag/gcacw';
import { listed } from '../../nearest.ts';
import { document, type Fields, fields, section } from '../files/canonical.ts';
import { SCENARIO_FORMAT } from '../files/formats.ts';
import type { Muster } from './muster.ts';
import type { RosterPiece } from './pieces.ts';
import type { Remarking } from './remarks.ts';

export interface DraftHead {
  readonly id: string;
  readonly title: { readonly en: string; readonly pl: string };
  readonly game: GameCode | undefined;
  readonly map: string;
  readonly armies: string;
}

interface Stood {
  readonly data: UnitData;
  readonly hex: string;
  readonly manpower: number;
  readonly leaders: LeaderData[];
}

/** A scenario as far as a roster knows it; what is missing `validate` asks for. */
export function writeDraft(
  { id, title, game, map, armies }: DraftHead,
  pieces: readonly RosterPiece[],
  army: Muster,
  remark: Remarking,
): string {
  const year = game && PROFILES[game].year;
  const stood = standing(pieces, army);
  const byHex = hexesOf(stood);
  const leaders = new Map(army.leaders.map(leader => [leader.id, leader]));
  for (const piece of pieces) {
    const leader = piece.kind === 'leader' ? leaders.get(army.ids.get(piece) ?? '') : undefined;
    if (leader !== undefined) attach(leader, piece, byHex, remark);
  }
  const entries = stood.flatMap(({ data, hex, manpower, leaders }): (readonly [string, Fields])[] => [
    [data.id, { hex, manpower }],
    ...leaders.map(leader => [leader.id, { with: data.id }] as const),
  ]);
  return document(
    fields({ format: SCENARIO_FORMAT, id, title, game, year, map, armies: [armies], turns: [] }),
    entries.length === 0 ? ['setup: {}'] : section('setup', entries),
  );
}

function standing(pieces: readonly RosterPiece[], { units, ids }: Muster): Stood[] {
  const byId = new Map(units.map(unit => [unit.id, unit]));
  return pieces.flatMap(piece => {
    const data = byId.get(ids.get(piece) ?? '');
    const { hex, manpower } = piece;
    if (data === undefined || hex === undefined || manpower === undefined) return [];
    return [{ data, hex, manpower, leaders: [] }];
  });
}

function hexesOf(stood: readonly Stood[]): ReadonlyMap<string, readonly Stood[]> {
  const byHex = new Map<string, Stood[]>();
  for (const each of stood) {
    const there = byHex.get(each.hex);
    if (there === undefined) byHex.set(each.hex, [each]);
    else there.push(each);
  }
  return byHex;
}

/** 2.2/leader-never-alone, 6.3/leader-levels-per-unit: the strongest of his units in the hex that has no such leader yet. */
function attach(
  leader: LeaderData,
  piece: RosterPiece,
  stood: ReadonlyMap<string, readonly Stood[]>,
  remark: Remarking,
): void {
  if (piece.hex === undefined) return;
  const open = (stood.get(piece.hex) ?? [])
    .filter(({ data }) => mayAttach(leader, data))
    .filter(each => each.leaders.every(({ size }) => levelOf(size) !== levelOf(leader.size)))
    .sort((a, b) => b.manpower - a.manpower);
  const [chosen, ...others] = open;
  const { name } = leader;
  if (chosen === undefined) remark([...piece.path, 'hexLocation'], 'leader-alone', { name, hex: piece.hex });
  chosen?.leaders.push(leader);
  if (chosen !== undefined && others.length > 0)
    remark([...piece.path, 'hexLocation'], 'leader-chosen', {
      name,
      unit: chosen.data.name,
      others: listed(others.map(({ data }) => data.name)),
    });
}
