import { GAMES, type MapData, type OrderOfBattle, PROFILES, type ScenarioData } from '@wigwag/gcacw';
import { sparingly } from '../../nearest.ts';
import type { Loaded, Path } from '../../problems.ts';
import type { Source, Spot } from '../../source.ts';
import { orderOfBattleFrom } from '../armies/loadOrderOfBattle.ts';
import { MAP_FORMAT, ORDER_OF_BATTLE_FORMAT, SCENARIO_FORMAT } from '../files/formats.ts';
import { mapFrom } from '../maps/loadMap.ts';
import { libraryOf } from '../scenarios/library.ts';
import { scenarioFrom } from '../scenarios/loadScenario.ts';
import { Ground, isGroundWord, readGround } from './ground.ts';
import { NotationError } from './notationError.ts';
import { Pieces, readPieces, sideOfLetter } from './pieces.ts';
import { isSketchLine, type Row, readSketch, type Sketch } from './sketch.ts';
import { Conditions, isConditionWord, readCondition } from './victory.ts';

export interface Position {
  readonly map: MapData;
  readonly orderOfBattle: OrderOfBattle;
  readonly scenario: ScenarioData;
}

interface Page {
  readonly rows: Row[];
  readonly ground: Ground;
  readonly pieces: Pieces;
  readonly options: Record<string, boolean>;
  sketchLine: number;
  game: string;
  year: number | undefined;
  turns: number;
  ties: readonly string[] | undefined;
  readonly weather: Record<string, number>;
  readonly crossings: Record<string, object>;
  events: Record<string, string> | undefined;
  readonly phases: object[];
  readonly unionCounties: string[];
  readonly conditions: Conditions;
}

/** A whole map in this notation has half of the characters; the banks of a river are compared each with each. */
const MOST = { characters: 100_000, words: 500, rows: 198 } as const;

const TITLE = { en: 'Position', pl: 'Pozycja' };

/** A position in a few lines, for tests; the README of this package has the notation. */
export function position(text: string): Position {
  const page: Page = {
    rows: [],
    ground: new Ground(),
    pieces: new Pieces(),
    options: {},
    sketchLine: 1,
    game: 'SJW',
    year: undefined,
    turns: 1,
    ties: undefined,
    weather: {},
    crossings: {},
    events: undefined,
    phases: [],
    unionCounties: [],
    conditions: new Conditions(),
  };
  if (text.length > MOST.characters) throw new NotationError(1, 'too-many-characters', `${MOST.characters}`);
  text.split('\n').forEach((line, index) => {
    readLine(page, line.trim(), index + 1);
  });
  return sparingly(() => build(page, readSketch(page.rows, page.sketchLine)));
}

function readLine(page: Page, text: string, line: number): void {
  const words = text.split(/\s+/).filter(word => word !== '');
  const [word, ...rest] = words;
  if (word === undefined) return;
  if (words.length > MOST.words) throw new NotationError(line, 'too-many-words', `${MOST.words}`);
  const side = sideOfLetter(word);
  if (isSketchLine(words)) {
    page.rows.push({ line, letters: words });
    if (page.rows.length > MOST.rows) throw new NotationError(line, 'too-many-rows', `${MOST.rows}`);
  } else if (side !== undefined) readPieces(page.pieces, side, text.slice(1).trim(), line);
  else if (isGroundWord(word)) readGround(page.ground, word, rest, line);
  else readSetting(page, word, rest, line);
}

function readSetting(page: Page, word: string, rest: readonly string[], line: number): void {
  const first = rest[0] ?? '';
  if (word === 'map') page.sketchLine = line;
  else if (word === 'game') page.game = first;
  else if (word === 'year') page.year = Number(first);
  else if (word === 'turns') page.turns = Number(first);
  else if (word === 'ties') page.ties = rest;
  else if (word === 'rain') page.weather.rain = Number(first);
  else if (word === 'unfordable') page.weather[first] = Number(rest[1]);
  else if (word === 'events') page.events = Object.fromEntries(rest.map(each => each.split(':')));
  else if (word === 'phase') page.phases.push(titleOf(rest.join(' ')));
  else if (word === 'destroyed') page.crossings[first] = { ...page.crossings[first], destroyed: true };
  else if (word === 'pontoon') page.crossings[rest[1] ?? ''] = { ...page.crossings[rest[1] ?? ''], pontoon: first };
  else if (word === 'counties') page.unionCounties.push(...rest);
  else if (word === 'options') for (const name of rest) page.options[name.replace(/^-/, '')] = !name.startsWith('-');
  else if (isConditionWord(word)) readCondition(page.conditions, word, rest, line);
  else throw new NotationError(line, 'unknown-line', word);
}

/** English, or English | Polish. */
function titleOf(text: string): object {
  const [en, pl = en] = text.split(' | ');
  return { en, pl };
}

function build(page: Page, sketch: Sketch): Position {
  const { ground, pieces } = page;
  const lines = new Map([
    ...ground.lines,
    ...[...sketch.lines].map(([name, line]) => [`hexes.${name}`, line] as const),
  ]);
  for (const [id, line] of pieces.lines)
    for (const section of ['units', 'leaders', 'setup', 'reinforcements']) lines.set(`${section}.${id}`, line);
  const locate = locator(lines);
  const map = sound(mapFrom({ file: 'position', raw: mapFile(sketch, ground), locate }));
  const orderOfBattle = sound(orderOfBattleFrom({ file: 'position', raw: armiesFile(pieces), locate }));
  const source: Source = { file: 'position', raw: scenarioFile(page), locate };
  return { map, orderOfBattle, scenario: sound(scenarioFrom(source, libraryOf([map], [orderOfBattle]))) };
}

const locator =
  (lines: ReadonlyMap<string, number>) =>
  (path: Path): Spot => ({ line: lines.get(path.slice(0, 2).join('.')) ?? 1, column: 1 });

function sound<T>(loaded: Loaded<T>): T {
  if (loaded.ok !== undefined) return loaded.ok;
  const first = loaded.problems?.[0];
  throw new NotationError(
    first?.line ?? 1,
    first?.code ?? 'broken',
    `${first?.field} ${JSON.stringify(first?.params)}`,
  );
}

function mapFile({ columns, oddRows, evenRows, terrains }: Sketch, { hexes, hexsides }: Ground): object {
  const sheet = { name: '', columns: [1, columns], oddRows: [1, oddRows], evenRows: [1, evenRows], at: [0, 0] };
  const listed = Object.entries(terrains).map(([name, terrain]) => [name, { terrain, ...hexes[name] }]);
  return {
    format: MAP_FORMAT,
    id: 'position',
    title: TITLE,
    orientation: 'flat',
    sheets: [sheet],
    hexes: { ...hexes, ...Object.fromEntries(listed) },
    hexsides,
  };
}

const armiesFile = ({ leaders, units }: Pieces): object => ({
  format: ORDER_OF_BATTLE_FORMAT,
  id: 'position',
  title: TITLE,
  leaders,
  units,
});

function scenarioFile(page: Page): object {
  const { game, year, turns, ties, pieces, options, weather, crossings, events, phases, unionCounties, conditions } =
    page;
  const known = GAMES.find(code => code === game);
  const played = year ?? (known && PROFILES[known].year);
  const dates = Array.from({ length: turns }, (_, index) => `${played}-06-${String(index + 1).padStart(2, '0')}`);
  return {
    format: SCENARIO_FORMAT,
    id: 'position',
    title: TITLE,
    game,
    year: played,
    map: 'position',
    armies: ['position'],
    turns: dates,
    setup: pieces.setup,
    reinforcements: pieces.reinforcements,
    weather,
    crossings,
    ...(events && { randomEvents: events }),
    ...(phases.length > 0 && { phases }),
    ...(unionCounties.length > 0 && { unionCounties }),
    ...(ties && { ties }),
    ...conditions.sections(),
    options,
  };
}
