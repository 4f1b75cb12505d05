import type {
  GameCode,
  LeaderReinforcement,
  LeaderSetup,
  MapData,
  OptionName,
  OrderOfBattle,
  RandomEvents,
  ScenarioData,
  UnitReinforcement,
  UnitSetup,
  UnitState,
} from '@wigwag/gcacw';
import { DEMORALIZATIONS, FATIGUE_LEVELS, misplacedCrossings, PROFILES } from '@wigwag/gcacw';
import { findHex, findSide } from '@wigwag/hex';
import { type Loaded, type Report, unexpected } from '../../problems.ts';
import { shaped } from '../../shape.ts';
import { Notebook, type Source } from '../../source.ts';
import { SCENARIO_FORMAT } from '../files/formats.ts';
import { readAs } from '../files/readAs.ts';
import { checkAttachments } from './checks/attachmentChecks.ts';
import { checkCrossings } from './checks/crossingChecks.ts';
import { checkPieces } from './checks/setupChecks.ts';
import { checkTime } from './checks/timeChecks.ts';
import { checkRandomEvents } from './checks/weatherChecks.ts';
import type { Library } from './library.ts';
import { type Field, fieldOf, hexesOf } from './placement.ts';
import { resolve } from './references.ts';
import { type ReinforcementFields, type ScenarioFile, type SetupFields, scenarioSchema } from './schema.ts';
import { checkVictory } from './victory/victoryChecks.ts';
import { victorySectionsOf } from './victory/victorySections.ts';

export function loadScenario(text: string, file: string, library: Library): Loaded<ScenarioData> {
  return readAs(SCENARIO_FORMAT, text, file, source => scenarioFrom(source, library));
}

export function scenarioFrom(source: Source, library: Library): Loaded<ScenarioData> {
  const notes = new Notebook(source.file, source.locate);
  const { report } = notes;
  const shape = shaped(scenarioSchema, source.raw, report);
  checkTime(shape.draft, report);
  checkRandomEvents(shape.draft, report);
  const references = resolve(shape.draft, library, report);
  checkMap(shape.draft.game, references.map, report);
  checkCrossings(shape, references.map, report);
  const field = fieldOf(shape.draft, references.map, report);
  const muster = { shape, references, field, report };
  checkPieces(muster);
  hexesOf(references.map, shape.draft.unionCounties ?? [], ['unionCounties'], report);
  checkAttachments(muster);
  checkVictory(muster);
  if (shape.whole === undefined || references.map === undefined || notes.problems.length > 0)
    return { problems: notes.sorted() };
  return { ok: build(shape.whole, references.map, references.armies, field) };
}

/** The scenario of a file that was checked before, byte for byte, as were its map and armies. */
export function checkedScenario(raw: unknown, map: MapData, armies: readonly OrderOfBattle[]): ScenarioData {
  const file = raw as ScenarioFile;
  return build(file, map, armies, fieldOf(file, map, unexpected));
}

/** 6.2/ferries-siv-slb, 6.2/dams-slb, 6.2/striders-dam */
function checkMap(game: GameCode | undefined, map: MapData | undefined, report: Report): void {
  if (game === undefined || map === undefined) return;
  for (const { hexside, crossing } of misplacedCrossings(PROFILES[game].crossings, map)) {
    report(['map'], 'crossing-not-of-game', { hexside, crossing, game });
  }
}

function build(file: ScenarioFile, map: MapData, armies: readonly OrderOfBattle[], field: Field): ScenarioData {
  const { id, title, reason, theme, game, year, turns, setup, reinforcements = {} } = file;
  const options = Object.entries(file.options ?? {}) as [OptionName, boolean][];
  return {
    id,
    title,
    ...(reason && { reason }),
    ...(theme && { theme }),
    teaching: file.teaching ?? false,
    game,
    year,
    map,
    armies,
    turns,
    ...(field.window && { window: field.window }),
    setup: {
      units: entriesOf(setup, (unit, entry) => unitSetup(map, unit, entry)),
      leaders: entriesOf(setup, leaderSetup),
    },
    reinforcements: {
      units: entriesOf(reinforcements, (unit, entry) => unitReinforcement(map, unit, entry)),
      leaders: entriesOf(reinforcements, leaderReinforcement),
    },
    weather: { rain: file.weather?.rain ?? 0, minor: file.weather?.minor ?? 0, major: file.weather?.major ?? 0 },
    crossings: Object.entries(file.crossings ?? {}).flatMap(([name, { destroyed = false, pontoon }]) => {
      const hexside = findSide(map.grid, name);
      return hexside === undefined ? [] : [{ hexside, destroyed, ...(pontoon && { pontoon }) }];
    }),
    ...(file.minorBridges && { minorBridges: file.minorBridges }),
    ...(file.randomEvents && { randomEvents: eventsOf(file.randomEvents) }),
    phases: file.phases ?? [],
    ...(file.unionCounties && {
      unionCounties: file.unionCounties.flatMap(name => findHex(map.grid, name) ?? []),
    }),
    ...(file.ties && { ties: file.ties }),
    ...victorySectionsOf(map, file),
    options: Object.fromEntries(options),
  };
}

/** What brings nothing need not be kept. */
const eventsOf = (table: NonNullable<ScenarioFile['randomEvents']>): RandomEvents =>
  Object.fromEntries(
    Object.entries(table).flatMap(([total, event]) => (event === 'none' ? [] : [[Number(total), event]])),
  );

const entriesOf = <E, T>(section: Readonly<Record<string, E>>, make: (id: string, entry: E) => T | undefined): T[] =>
  Object.entries(section).flatMap(([id, entry]) => make(id, entry) ?? []);

function unitSetup(map: MapData, unit: string, entry: SetupFields): UnitSetup | undefined {
  const hex = entry.hex === undefined ? undefined : findHex(map.grid, entry.hex);
  if (hex === undefined || entry.with !== undefined) return undefined;
  return { unit, hex, ...stateOf(entry), ...(entry.works && { works: entry.works }), ...held(map, entry) };
}

const leaderSetup = (leader: string, entry: SetupFields): LeaderSetup | undefined =>
  entry.with === undefined ? undefined : { leader, with: entry.with };

function unitReinforcement(map: MapData, unit: string, entry: ReinforcementFields): UnitReinforcement | undefined {
  if (entry.hexes === undefined) return undefined;
  const hexes = entry.hexes.flatMap(printed => findHex(map.grid, printed) ?? []);
  return { unit, turn: entry.turn, hexes, ...stateOf(entry), ...held(map, entry) };
}

const leaderReinforcement = (
  leader: string,
  { turn, with: unit }: ReinforcementFields,
): LeaderReinforcement | undefined => (unit === undefined ? undefined : { leader, turn, with: unit });

/** How a scenario keeps a unit from acting, or to a part of the map. */
function held({ grid }: MapData, { notBefore, within }: SetupFields | ReinforcementFields) {
  const [a, b] = (within ?? []).map(printed => findHex(grid, printed));
  return {
    ...(notBefore !== undefined && { notBefore }),
    ...(a !== undefined && b !== undefined && { within: [a, b] as const }),
  };
}

/** 2.2/strength-initial: organized, on the normal side and fresh unless the scenario says otherwise. */
function stateOf(entry: SetupFields | ReinforcementFields): UnitState {
  return {
    manpower: entry.manpower ?? 1,
    fatigue: FATIGUE_LEVELS.find(level => level === entry.fatigue) ?? 0,
    disorganized: entry.disorganized ?? false,
    exhausted: entry.exhausted ?? false,
    demoralized: DEMORALIZATIONS.find(level => level === entry.demoralized) ?? 0,
  };
}
