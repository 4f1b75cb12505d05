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
import { type Hosted, readSaved, viewFor } from '@wigwag/host';
import type { Game, SavedGame } from '@wigwag/kernel';
import { mapOf } from '@wigwag/staffmap';
import { gcacwTitle, openSetup } from '@wigwag/titles';
import { describeDivergence, describeRecordProblem, type Translate } from '@wigwag/words';
import { readText } from './files.ts';
import { follow } from './following.ts';
import { BUNDLED, describeSetupProblem } from './openRecord.ts';
import { Complaint } from './terminal.ts';
import { problemLine } from './validate.ts';

/** A bare map, or a position on one. */
export interface Drawable {
  readonly map: MapData;
  readonly played?: { readonly world: World; readonly board: Board };
}

/** Through whose eyes a game is drawn, unless it is the public's: forces may be hidden. */
export const EYES = [...SIDES, 'both'] as const;
export type Eyes = (typeof EYES)[number];

/** How the picture is to be taken. */
interface Look {
  /** After so many decisions; all, unless said. */
  readonly at: string | undefined;
  readonly eyes: Eyes | undefined;
}

/** A game as somebody sees it: what its sides hide from each other is drawn only for whoever asks for it. */
function played(game: Game<Gcacw>, eyes: Eyes | undefined): Drawable {
  const { world } = game;
  const isWhole = eyes === 'both' || !gcacwTitle.hasSecrets(world);
  const { board } = isWhole ? game : viewFor(gcacw, game, eyes ?? 'public');
  return { map: mapOf(world.scenario), played: { world, board } };
}

const opening = (scenario: ScenarioData, eyes: Eyes | undefined): Drawable => played(newGame(worldOf(scenario)), eyes);

function bare(t: Translate, map: MapData, eyes: Eyes | undefined): Drawable {
  if (eyes !== undefined) throw new Complaint(t('cli.render.side-nothing'));
  return { map };
}

/** A map or a scenario of the program. */
function bundled(t: Translate, id: string, eyes: Eyes | undefined): Drawable {
  const scenario = bundledScenario(id);
  if (scenario !== undefined) return opening(scenario, eyes);
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
  if (format === 'wigwag-scenario') return opening(sound(t, loadScenario(text, path, bundledLibrary())), eyes);
  if (format === 'wigwag-map') return bare(t, sound(t, loadMap(text, path)), eyes);
  const { problems } = validateFiles([{ path, text }]);
  throw problems.length > 0 ? unsound(t, problems) : new Complaint(t('cli.render.not-drawable', { file: path }));
}

const unsound = (t: Translate, problems: readonly Problem[]): Complaint =>
  new Complaint(...problems.map(problem => problemLine(t, problem)));

function sound<T>(t: Translate, loaded: Loaded<T>): T {
  if (loaded.problems !== undefined) throw unsound(t, loaded.problems);
  return loaded.ok;
}

/** Only campaigns have a map that can be drawn. */
function openedCampaign(t: Translate, path: string, { ruleset, setup }: SavedGame): Hosted<Gcacw> {
  const isCampaign = ruleset === gcacw.name;
  const opened = isCampaign ? openSetup(gcacwTitle, setup, BUNDLED) : undefined;
  if (opened === undefined || ('problem' in opened && opened.problem.code === 'bad-setup')) {
    throw new Complaint(`${path}: ${t('cli.render.no-campaign')}`);
  }
  if ('problem' in opened) throw new Complaint(`${path}: ${describeSetupProblem(t, opened.problem)}`);
  return opened.hosted;
}

/** The position of a saved game after so many decisions, as `replay` counts them for whoever looks on; at its end, unless said. */
function saved(t: Translate, path: string, text: string, { at, eyes }: Look): Drawable {
  const read = readSaved(text, placeOfFault);
  if (!('saved' in read)) {
    throw new Complaint(`${path}: ${describeRecordProblem(t, read.problem)}`);
  }
  const hosted = openedCampaign(t, path, read.saved);
  const followers = eyes === 'both' ? 'everything' : (eyes ?? 'public');
  const positions = [hosted.opening.game];
  const { game, divergence } = follow(hosted, read.saved, followers, { each: seen => positions.push(seen.game) });
  const asked = at === undefined || /^\d+$/.test(at) ? Number(at ?? positions.length) : -1;
  const drawn = at === undefined ? game : positions[asked];
  // Before the end of the record another hash is no surprise.
  if (divergence !== undefined && asked >= positions.length - 1) {
    const isHidden = hosted.hasSecrets && eyes !== 'both';
    const why = isHidden ? t('cli.render.hidden-fault') : describeDivergence(t, gcacw.name, divergence);
    throw new Complaint(`${path}: ${why}`);
  }
  if (drawn === undefined) throw new Complaint(t('cli.render.bad-at', { found: at, last: positions.length - 1 }));
  return played(drawn, eyes);
}

/** What a person asks to see: the id of a map or scenario, or a file with one, or with a saved game. */
export function drawable(t: Translate, what: string, look: Look): Drawable {
  const isFile = existsSync(what) || /\.(?:ya?ml|json)$/.test(what);
  const text = isFile ? readText(t, what) : undefined;
  if (text?.trimStart().startsWith('{')) return saved(t, what, text, look);
  if (look.at !== undefined) throw new Complaint(t('cli.render.at-nothing'));
  return text === undefined ? bundled(t, what, look.eyes) : ownContent(t, what, text, look.eyes);
}
