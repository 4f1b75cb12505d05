import { GAMES, type GameCode } from '@wigwag/gcacw';
import { readJson } from '../../jsonSource.ts';
import { clip } from '../../nearest.ts';
import type { Problem } from '../../problems.ts';
import { shaped } from '../../shape.ts';
import { Notebook } from '../../source.ts';
import { writeOrderOfBattle } from '../armies/writeOrderOfBattle.ts';
import { LONGEST_TEXT } from '../files/fields.ts';
import { writeDraft } from './draft.ts';
import { Ids, idOf } from './ids.ts';
import { remarkLeftOut } from './leftOut.ts';
import { muster } from './muster.ts';
import { type RosterPiece, readPiece } from './pieces.ts';
import { cut, isNothing, textOf } from './printed.ts';
import { type Remark, type Remarking, remarksOn } from './remarks.ts';
import { type RosterFile, type RosterScenario, rosterSchema } from './schema.ts';

export interface ImportedRoster {
  /** The game's id: what a folder of its own would be called. */
  readonly id: string;
  readonly files: readonly { readonly name: string; readonly text: string }[];
  readonly remarks: readonly Remark[];
  readonly leaders: number;
  readonly units: number;
}

export type RosterImport =
  | { readonly ok: ImportedRoster; readonly problems?: undefined }
  | { readonly ok?: undefined; readonly problems: readonly Problem[] };

/** A roster of another game as an order of battle and a draft of each scenario; or why the file is none. */
export function importRoster(text: string, file: string): RosterImport {
  const { source, problems } = readJson(text, file);
  if (source === undefined) return { problems };
  const notes = new Notebook(file, source.locate);
  const { whole } = shaped(rosterSchema, source.raw, notes.report);
  if (whole === undefined) return { problems: notes.sorted() };
  const { remarks, remark } = remarksOn(source);
  const converted = convert(whole, remark);
  return { ok: { ...converted, remarks: remarks.sort((a, b) => a.line - b.line || a.column - b.column) } };
}

function convert(roster: RosterFile, remark: Remarking): Omit<ImportedRoster, 'remarks'> {
  const name = textOf(roster.name);
  const id = idOf(isNothing(textOf(roster.id)) ? name : textOf(roster.id), 'game');
  const game = gameOf(textOf(roster.id), remark);
  const scenarios = roster.scenarios.map((scenario, index) => ({
    scenario,
    index,
    pieces: piecesOf(scenario, index, remark),
  }));
  const army = muster(
    scenarios.map(({ pieces }) => pieces),
    remark,
  );
  const { leaders, units } = army;
  const armies = `${id}-armies`;
  const map = `${id}-map`;
  const title = cut(name === '' ? id : name, LONGEST_TEXT);
  remark([], 'values-to-fill', { leaders: leaders.length, units: units.length });
  remark([], 'map-to-name', { map });
  remark([], 'polish-titles');
  remarkLeftOut(roster, remark);
  const given = new Ids();
  const drafts = scenarios.map(({ scenario, index, pieces }) => {
    const head = { ...headOf(id, scenario, index, given), game, map, armies };
    const length = textOf(scenario.gameLength);
    remark(['scenarios', index], 'turns-to-fill', { file: `${head.id}.yaml` });
    if (length !== '') remark(['scenarios', index, 'gameLength'], 'length-told', { length: clip(length) });
    return { name: `${head.id}.yaml`, text: writeDraft(head, pieces, army, remark) };
  });
  const armiesText = writeOrderOfBattle({ id: armies, title: { en: title, pl: title }, leaders, units });
  return {
    id,
    files: [{ name: 'armies.yaml', text: armiesText }, ...drafts],
    leaders: leaders.length,
    units: units.length,
  };
}

/** 'gtc2' is GTC: editions are numbered. */
function gameOf(id: string, remark: Remarking): GameCode | undefined {
  const code = id.replace(/[^A-Za-z]/g, '').toUpperCase();
  const game = GAMES.find(known => known === code);
  if (game === undefined) remark(['id'], 'game-unknown', { found: clip(id), known: GAMES.join(', ') });
  return game;
}

function headOf(game: string, { number, name }: RosterScenario, index: number, given: Ids) {
  const place = isNothing(textOf(number)) ? String(index + 1) : textOf(number);
  const printed = cut(textOf(name), LONGEST_TEXT);
  const id = given.give(idOf(`${game}-${place}-${printed}`, 'scenario'));
  const title =
    printed === '' ? { en: `Scenario ${index + 1}`, pl: `Scenariusz ${index + 1}` } : { en: printed, pl: printed };
  return { id, title };
}

function piecesOf(scenario: RosterScenario, index: number, remark: Remarking): RosterPiece[] {
  const read = (side: 'union' | 'confederate'): RosterPiece[] => {
    const footnotes = scenario[`${side}Footnotes`] ?? {};
    return scenario[`${side}Units`].flatMap((entry, row) => {
      const path = ['scenarios', index, `${side}Units`, row];
      return readPiece({ entry, side, path, footnotes, remark }) ?? [];
    });
  };
  return [...read('union'), ...read('confederate')];
}
