import type { LeaderData, MapData, OrderOfBattle, UnitData } from '@wigwag/gcacw';
import { unknownReference } from '../../nearest.ts';
import type { Path, Report } from '../../problems.ts';
import type { Draft } from '../../shape.ts';
import type { Library } from './library.ts';
import type { ScenarioFile } from './schema.ts';

type Piece =
  | { readonly unit: UnitData; readonly leader?: undefined }
  | { readonly leader: LeaderData; readonly unit?: undefined };

export interface References {
  readonly map: MapData | undefined;
  readonly armies: readonly OrderOfBattle[];
  readonly pieces: ReadonlyMap<string, Piece>;
  /** Every army named could be read: a piece that is not among them is unknown. */
  readonly complete: boolean;
}

export function resolve(scenario: Draft<ScenarioFile>, library: Library, report: Report): References {
  const { map: mapId, armies: armyIds } = scenario;
  const map = mapId === undefined ? undefined : find(mapId, library.maps, library, ['map'], 'unknown-map', report);
  const found = (armyIds ?? []).map((id, index) => {
    const isAgain = armyIds?.indexOf(id) !== index;
    return id === undefined || isAgain
      ? undefined
      : find(id, library.armies, library, ['armies', index], 'unknown-armies', report);
  });
  const pieces = gather(found, report);
  const armies = found.filter(army => army !== undefined);
  return { map, armies, pieces, complete: armyIds !== undefined && armies.length === new Set(armyIds).size };
}

function find<T>(
  id: string,
  known: ReadonlyMap<string, T>,
  library: Library,
  path: Path,
  code: 'unknown-map' | 'unknown-armies',
  report: Report,
): T | undefined {
  const found = known.get(id);
  if (found !== undefined) return found;
  if (library.broken?.has(id)) report(path, 'broken-reference', { found: id });
  else report(path, ...unknownReference(code, id, [...known.keys()]));
  return undefined;
}

function gather(armies: readonly (OrderOfBattle | undefined)[], report: Report): ReadonlyMap<string, Piece> {
  const pieces = new Map<string, Piece>();
  const owners = new Map<string, string>();
  armies.forEach((army, index) => {
    for (const [id, piece] of piecesOf(army)) {
      const first = owners.get(id);
      if (first !== undefined)
        report(['armies', index], 'id-in-two-armies', { found: id, first, second: army?.id ?? '' });
      else pieces.set(id, piece);
      owners.set(id, first ?? army?.id ?? '');
    }
  });
  return pieces;
}

function piecesOf(army: OrderOfBattle | undefined): readonly (readonly [string, Piece])[] {
  const leaders = (army?.leaders ?? []).map(leader => [leader.id, { leader }] as const);
  const units = (army?.units ?? []).map(unit => [unit.id, { unit }] as const);
  return [...leaders, ...units];
}
