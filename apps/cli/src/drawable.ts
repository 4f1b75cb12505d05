import { existsSync } from 'node:fs';
import {
  type Loaded,
  loadMap,
  loadScenario,
  nearest,
  type Problem,
  placeOfFault,
  validateFiles,
} from '@wigwag/content';
import { bundledIds, bundledLibrary, bundledMap, bundledScenario } from '@wigwag/content/bundled';
import {
  type Board,
  type Gcacw,
  gcacw,
  type MapData,
  newGame,
  type ScenarioData,
  SIDES,
  type World,
  worldOf,
} from '@wigwag/gcacw';
import { readSaved } from '@wigwag/host';
import { type Game, ready, replay, type SavedGame } from '@wigwag/kernel';
import { mapOf } from '@wigwag/staffmap';
import { gcacwTitle, openSetup } from '@wigwag/titles';
import { describeDivergence, describeRecordProblem, type Translate } from '@wigwag/words';
import { readText } from './files.ts';
import { BUNDLED, describeSetupProblem } from './openRecord.ts';
import { Complaint } from './terminal.ts';
import { problemLine } from './validate.ts';

/** A bare map, or a position on one. */
export interface Drawable {
  readonly map: MapData;
  readonly played?: { readonly world: World; readonly board: Board };
}

/** Through whose eyes a game is drawn: forces may be hidden. */
export const EYES = [...SIDES, 'both'] as const;
export type Eyes = (typeof EYES)[number];

/** How the picture is to be taken. */
interface Look {
  /** After so many decisions; all, unless said. */
  readonly at: string | undefined;
  readonly eyes: Eyes | undefined;
}

/** The record of a game holds what its sides hide from each other: nobody sees that without asking for it. */
function played(t: Translate, game: Game<Gcacw>, eyes: Eyes | undefined): Drawable {
  if (eyes === undefined && game.board.forces.length > 0) throw new Complaint(t('cli.render.hidden'));
  const isWhole = eyes === undefined || eyes === 'both';
  const { world } = game;
  const { board } = isWhole ? game : gcacw.view(ready(gcacw, game), eyes);
  return { map: mapOf(world.scenario), played: { world, board } };
}

const opening = (t: Translate, scenario: ScenarioData, eyes: Eyes | undefined): Drawable =>
  played(t, newGame(worldOf(scenario)), eyes);

function bare(t: Translate, map: MapData, eyes: Eyes | undefined): Drawable {
  if (eyes !== undefined) throw new Complaint(t('cli.render.side-nothing'));
  return { map };
}

/** A map or a scenario of the program. */
function bundled(t: Translate, id: string, eyes: Eyes | undefined): Drawable {
  const scenario = bundledScenario(id);
  if (scenario !== undefined) return opening(t, scenario, eyes);
  const map = bundledMap(id);
  if (map !== undefined) return bare(t, map, eyes);
  const known = bundledIds('maps', 'scenarios');
  const suggestion = nearest(id, known);
  if (suggestion !== undefined) throw new Complaint(t('cli.render.unknown-near', { found: id, suggestion }));
  throw new Complaint(t('cli.render.unknown', { found: id, known: known.join(', ') }));
}

const formatIn = (text: string): string | undefined => /^format:\s*["']?(wigwag-[\w-]+)/m.exec(text)?.[1];

/** A map or a scenario of one's own; a scenario may refer to what comes with the program. */
function ownContent(t: Translate, path: string, text: string, eyes: Eyes | undefined): Drawable {
  const format = formatIn(text);
  if (format === 'wigwag-scenario') return opening(t, sound(t, loadScenario(text, path, bundledLibrary())), eyes);
  if (format === 'wigwag-map') return bare(t, sound(t, loadMap(text, path)), eyes);
  const { problems } = validateFiles([{ path, text }]);
  throw problems.length > 0 ? unsound(t, problems) : new Complaint(t('cli.render.not-drawable', { file: path }));
}

const unsound = (t: Translate, problems: readonly Problem[]): Complaint =>
  new Complaint(problems.map(problem => problemLine(t, problem)).join('\n'));

function sound<T>(t: Translate, loaded: Loaded<T>): T {
  if (loaded.problems !== undefined) throw unsound(t, loaded.problems);
  return loaded.ok;
}

/** How many decisions are made before the picture: all, unless said. */
function decisionsUntil(t: Translate, record: SavedGame, at: string | undefined): number {
  const last = record.decisions.length;
  if (at === undefined) return last;
  const asked = Number(at);
  if (/^\d+$/.test(at) && asked <= last) return asked;
  throw new Complaint(t('cli.render.bad-at', { found: at, last }));
}

/** Only campaigns have a map that can be drawn. */
function openedCampaign(t: Translate, path: string, { ruleset, setup }: SavedGame): Game<Gcacw> {
  const isCampaign = ruleset === gcacw.name;
  const opened = isCampaign ? openSetup(gcacwTitle, setup, BUNDLED) : undefined;
  if (opened === undefined || ('problem' in opened && opened.problem.code === 'bad-setup')) {
    throw new Complaint(`${path}: ${t('cli.render.no-campaign')}`);
  }
  if ('problem' in opened) throw new Complaint(`${path}: ${describeSetupProblem(t, opened.problem)}`);
  return opened.hosted.opening.game;
}

/** The position of a saved game after so many decisions. */
function saved(t: Translate, path: string, text: string, { at, eyes }: Look): Drawable {
  const read = readSaved(text, placeOfFault);
  if (!('saved' in read)) {
    throw new Complaint(`${path}: ${describeRecordProblem(t, read.problem)}`);
  }
  const record = read.saved;
  const until = decisionsUntil(t, record, at);
  const start = openedCampaign(t, path, record);
  const { game, replayed, divergence } = replay(gcacw, start, {
    ...record,
    decisions: record.decisions.slice(0, until),
  });
  // Before the end of the record another hash is no surprise.
  if (divergence !== undefined && (replayed < until || until === record.decisions.length)) {
    throw new Complaint(`${path}: ${describeDivergence(t, gcacw.name, divergence)}`);
  }
  return played(t, game, eyes);
}

/** What a person asks to see: the id of a map or scenario, or a file with one, or with a saved game. */
export function drawable(t: Translate, what: string, look: Look): Drawable {
  const isFile = existsSync(what) || /\.(?:ya?ml|json)$/.test(what);
  const text = isFile ? readText(t, what) : undefined;
  if (text?.trimStart().startsWith('{')) return saved(t, what, text, look);
  if (look.at !== undefined) throw new Complaint(t('cli.render.at-nothing'));
  return text === undefined ? bundled(t, what, look.eyes) : ownContent(t, what, text, look.eyes);
}
