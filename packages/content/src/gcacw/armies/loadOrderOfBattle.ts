import type { LeaderData, OrderOfBattle, Tactical, UnitData } from '@wigwag/gcacw';
import type { Loaded } from '../../problems.ts';
import { shaped } from '../../shape.ts';
import { Notebook, type Source } from '../../source.ts';
import { ORDER_OF_BATTLE_FORMAT } from '../files/formats.ts';
import { readAs } from '../files/readAs.ts';
import { parseTactical } from '../files/tactical.ts';
import { checkLeaders, checkUnits } from './pieceChecks.ts';
import { type LeaderFields, type OrderOfBattleFile, orderOfBattleSchema, type UnitFields } from './schema.ts';

export function loadOrderOfBattle(text: string, file: string): Loaded<OrderOfBattle> {
  return readAs(ORDER_OF_BATTLE_FORMAT, text, file, orderOfBattleFrom);
}

export function orderOfBattleFrom(source: Source): Loaded<OrderOfBattle> {
  const notes = new Notebook(source.file, source.locate);
  const shape = shaped(orderOfBattleSchema, source.raw, notes.report);
  checkLeaders(shape, notes.report);
  checkUnits(shape, source.locate, notes.report);
  if (shape.whole === undefined || notes.problems.length > 0) return { problems: notes.sorted() };
  return { ok: build(shape.whole) };
}

/** The order of battle of a file that was checked before, byte for byte. */
export const checkedOrderOfBattle = (raw: unknown): OrderOfBattle => build(raw as OrderOfBattleFile);

function build(file: OrderOfBattleFile): OrderOfBattle {
  return {
    id: file.id,
    title: file.title,
    leaders: Object.entries(file.leaders ?? {}).map(([id, fields]) => leaderData(id, fields)),
    units: Object.entries(file.units).map(([id, fields]) => unitData(id, fields)),
  };
}

function leaderData(id: string, fields: LeaderFields): LeaderData {
  const { side, name, size, arm, command, tactical, commandValue, commander } = fields;
  const values = tactical === undefined ? {} : { tactical: tacticalOf(tactical) };
  const belongs = command === undefined ? {} : { command };
  return { id, side, name, size, arm, ...belongs, ...values, commandValue, ...(commander && { commander }) };
}

function unitData(id: string, { side, name, size, arm, command, tactical, artillery, army }: UnitFields): UnitData {
  const belongs = { ...(command !== undefined && { command }), ...(army && { army }) };
  return { id, side, name, size, arm, ...belongs, tactical: tacticalOf(tactical), artillery };
}

const tacticalOf = (printed: string | number): Tactical =>
  parseTactical(printed) ?? { attack: 0, defence: 0, parenthesised: false };
