import type { Arm } from '@wigwag/lee';
import { unknown } from '../../nearest.ts';
import type { Path, Report } from '../../problems.ts';
import type { Draft, Shaped } from '../../shape.ts';
import type { Spot } from '../../source.ts';
import { checkIds } from '../ids.ts';
import type { ArmyFields, CorpsFields, ListFields, UnitFields } from './schema.ts';

type DraftArmy = Draft<ArmyFields>;

/** 13.6/draw-5 */
const CARDS_DRAWN = 5;

export function checkArmy(
  { draft, isBroken }: Pick<Shaped<ArmyFields>, 'draft' | 'isBroken'>,
  locate: (path: Path) => Spot,
  report: Report,
): void {
  const [from, to] = draft.years ?? [];
  if (from !== undefined && to !== undefined && from > to) report(['years'], 'range-order', { from, to });
  for (const section of ['generals', 'cards', 'cavalryTactics', 'unitTypes', 'lists'] as const)
    checkIds(
      (draft[section] ?? []).map((each, index) => [[section, index], each?.id] as const),
      locate,
      report,
    );
  checkFormationIds(draft, locate, report);
  checkCommanders(draft, report);
  checkCards(draft, isBroken, report);
  for (const [index, list] of (draft.lists ?? []).entries()) checkList(draft, list ?? {}, ['lists', index], report);
}

/** A battle names formations and units by their ids alone. */
function checkFormationIds({ lists = [] }: DraftArmy, locate: (path: Path) => Spot, report: Report): void {
  for (const [at, list] of lists.entries()) {
    const named = formationsOf(list ?? {}, ['lists', at]);
    checkIds(named, locate, report);
  }
}

type Named = readonly [path: Path, id: string | undefined];

const units = (draft: readonly (Draft<UnitFields> | undefined)[] | undefined, path: Path): Named[] =>
  (draft ?? []).map((unit, index) => [[...path, index], unit?.id] as const);

function formationsOf({ corps = [], reserve }: Draft<ListFields>, path: Path): Named[] {
  const named = corps.flatMap((each, at): Named[] => {
    const here = [...path, 'corps', at];
    const divisions = (each?.divisions ?? []).flatMap((division, index): Named[] => {
      const there = [...here, 'divisions', index];
      return [[there, division?.id], ...units(division?.units, [...there, 'units'])];
    });
    return [[here, each?.id], ...divisions, ...units(each?.artillery, [...here, 'artillery'])];
  });
  return [...named, ...units(reserve, [...path, 'reserve'])];
}

/** 13.8: dice go by the character of the commander-in-chief, and somebody must be able to be one. */
function checkCommanders({ generals = [] }: DraftArmy, report: Report): void {
  let commanders = 0;
  for (const [index, general] of generals.entries()) {
    if (general?.level !== 'army' && general?.level !== 'army-corps') continue;
    commanders += 1;
    if (general.character === undefined)
      report(['generals', index, 'character'], 'missing-field', { name: 'character' });
  }
  const isWhole = generals.every(general => general?.level !== undefined);
  if (isWhole && commanders === 0) report(['generals'], 'no-commander');
}

function checkCards({ cards = [] }: DraftArmy, isBroken: (path: Path) => boolean, report: Report): void {
  const count = cards.reduce((sum, card) => sum + (card?.count ?? 0), 0);
  if (!isBroken(['cards']) && count < CARDS_DRAWN) report(['cards'], 'too-few-cards', { count, least: CARDS_DRAWN });
}

function checkList(army: DraftArmy, list: Draft<ListFields>, path: Path, report: Report): void {
  const [from, to] = army.years ?? [];
  const { year } = list;
  if (from !== undefined && to !== undefined && year !== undefined && (year < from || year > to))
    report([...path, 'year'], 'out-of-range', { found: year, minimum: from, maximum: to });
  for (const [index, corps] of (list.corps ?? []).entries())
    checkCorps(army, corps ?? {}, [...path, 'corps', index], report);
  checkArms(army, list.reserve ?? [], 'artillery', [...path, 'reserve'], report);
}

function checkCorps(army: DraftArmy, corps: Draft<CorpsFields>, path: Path, report: Report): void {
  const { arm, divisions = [], artillery = [], isCorps } = corps;
  if (isCorps === false && divisions.length > 1) report([...path, 'divisions'], 'lone-division');
  for (const [index, division] of divisions.entries())
    checkArms(army, division?.units ?? [], arm, [...path, 'divisions', index, 'units'], report);
  checkArms(army, artillery, 'artillery', [...path, 'artillery'], report);
}

/** Units are of types of the army, and of the arm of their place in it. */
function checkArms(
  { unitTypes = [] }: DraftArmy,
  listed: readonly (Draft<UnitFields> | undefined)[],
  arm: Arm | undefined,
  path: Path,
  report: Report,
): void {
  const known = unitTypes.flatMap(type => type?.id ?? []);
  for (const [index, unit] of listed.entries()) {
    const here = [...path, index, 'type'];
    const type = unitTypes.find(each => each?.id !== undefined && each.id === unit?.type);
    if (unit?.type !== undefined && type === undefined) report(here, ...unknown('unknown-name', unit.type, known));
    const wrong = type?.arm !== undefined && arm !== undefined && type.arm !== arm;
    if (wrong) report(here, 'unit-of-other-arm', { found: unit?.type ?? '', arm: type.arm ?? '', expected: arm });
  }
}
