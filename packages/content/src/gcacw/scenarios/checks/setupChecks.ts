import { PROFILES, type UnitData, worksOfYear } from '@wigwag/gcacw';
import type { Hex } from '@wigwag/hex';
import { unknown } from '../../../nearest.ts';
import type { Path, Report } from '../../../problems.ts';
import type { Draft, Shaped } from '../../../shape.ts';
import { lookUp } from '../../maps/hexLookup.ts';
import { type Field, placeOn } from '../placement.ts';
import type { References } from '../references.ts';
import type { ReinforcementFields, ScenarioFile, SetupFields } from '../schema.ts';

export interface Muster {
  readonly shape: Shaped<ScenarioFile>;
  readonly references: References;
  readonly field: Field;
  readonly report: Report;
}

type Entry = Draft<SetupFields> & Draft<ReinforcementFields>;
type Section = 'setup' | 'reinforcements';

const UNIT_ONLY = [
  'manpower',
  'fatigue',
  'disorganized',
  'exhausted',
  'demoralized',
  'works',
  'hexes',
  'notBefore',
  'within',
] as const;

/** Fields that fit the kind of piece; what a unit may have. Leaders' attachments are judged apart. */
export function checkPieces(muster: Muster): void {
  const { draft } = muster.shape;
  for (const section of ['setup', 'reinforcements'] as const)
    for (const [id, entry] of Object.entries(draft[section] ?? {})) checkPiece(muster, section, id, entry ?? {});
  for (const id of Object.keys(draft.reinforcements ?? {}))
    if (draft.setup && Object.hasOwn(draft.setup, id))
      muster.report(['reinforcements', id], 'piece-twice', { found: id });
  checkEnemies(muster);
}

function checkPiece(muster: Muster, section: Section, id: string, entry: Entry): void {
  const { references, report } = muster;
  const path = [section, id];
  const piece = references.pieces.get(id);
  checkTurn(muster, entry, path);
  for (const { printed, at } of hexesOf(entry, path)) placeOn(muster.field, printed, at, report);
  checkArea(muster, entry, path);
  if (piece?.unit) checkUnit(muster, section, piece.unit, entry);
  else if (piece?.leader) checkLeaderFields(muster, path, entry);
  else if (references.complete) report(path, ...unknown('unknown-piece', id, [...references.pieces.keys()]));
}

function hexesOf({ hex, hexes = [] }: Entry, path: Path): readonly { printed: string; at: Path }[] {
  const single = hex === undefined ? [] : [{ printed: hex, at: [...path, 'hex'] }];
  const several = hexes.flatMap((printed, index) =>
    printed === undefined ? [] : [{ printed, at: [...path, 'hexes', index] }],
  );
  return [...single, ...several];
}

function checkArea({ field: { map }, report }: Muster, { within }: Entry, path: Path): void {
  within?.forEach((printed, index) => {
    if (map !== undefined && printed !== undefined) lookUp(map.grid, printed, [...path, 'within', index], report);
  });
}

function checkTurn({ shape, report }: Muster, entry: Entry, path: Path): void {
  const turns = shape.draft.turns?.length;
  for (const name of ['turn', 'notBefore'] as const) {
    const turn = entry[name];
    if (turn !== undefined && turns !== undefined && turn > turns)
      report([...path, name], 'turn-beyond-end', { found: turn, turns });
  }
}

function checkUnit(muster: Muster, section: Section, unit: UnitData, entry: Entry): void {
  const path = [section, unit.id];
  const { shape, report } = muster;
  demand(muster, path, entry, section === 'setup' ? 'hex' : 'hexes');
  demand(muster, path, entry, 'manpower');
  if (entry.with !== undefined) report([...path, 'with'], 'not-for-unit', { name: 'with', found: unit.id });
  const { game, year } = shape.draft;
  const maximum = game && PROFILES[game].maxManpower;
  if (maximum !== undefined && entry.manpower !== undefined && entry.manpower > maximum)
    report([...path, 'manpower'], 'manpower-over-maximum', { found: entry.manpower, maximum, game: game ?? '' });
  if (year === undefined || entry.works === undefined || worksOfYear(year).includes(entry.works)) return;
  report([...path, 'works'], 'works-of-other-year', { found: entry.works, year, known: worksOfYear(year).join(', ') });
}

function checkLeaderFields(muster: Muster, path: Path, entry: Entry): void {
  demand(muster, path, entry, 'with');
  for (const name of UNIT_ONLY)
    if (entry[name] !== undefined) muster.report([...path, name], 'not-for-leader', { name, found: path[1] ?? '' });
}

function demand(
  { shape, report }: Muster,
  path: Path,
  entry: Entry,
  name: 'hex' | 'hexes' | 'manpower' | 'with',
): void {
  const at = [...path, name];
  if (entry[name] === undefined && !shape.isBroken(at)) report(at, 'missing-field', { name });
}

/** 6.2/enemy-hex: two sides never share a hex. */
function checkEnemies({ shape, references, field, report }: Muster): void {
  const holders = new Map<Hex, UnitData>();
  for (const [id, entry] of Object.entries(shape.draft.setup ?? {})) {
    const unit = references.pieces.get(id)?.unit;
    const hex = entry?.hex === undefined ? undefined : field.map?.grid.byName.get(entry.hex);
    if (unit === undefined || hex === undefined) continue;
    const holder = holders.get(hex) ?? unit;
    holders.set(hex, holder);
    if (holder.side !== unit.side)
      report(['setup', id, 'hex'], 'enemies-in-hex', { found: entry?.hex ?? '', other: holder.id });
  }
}
