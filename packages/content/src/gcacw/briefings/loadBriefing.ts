import { type ScenarioData, SIDES, type Side } from '@wigwag/gcacw';
import { clip, listed } from '../../nearest.ts';
import type { Loaded, Report } from '../../problems.ts';
import { type Draft, shaped } from '../../shape.ts';
import { Notebook, type Source } from '../../source.ts';
import { BRIEFING_FORMAT } from '../files/formats.ts';
import { readAs } from '../files/readAs.ts';
import { hexCalled } from '../maps/hexLookup.ts';
import { findScenario, type Scenarios } from '../scenarios/findScenario.ts';
import { placeOn } from '../scenarios/placement.ts';
import type { Briefing, FirstAction } from './briefing.ts';
import { type BriefingFile, briefingSchema } from './schema.ts';

export function loadBriefing(text: string, file: string, scenarios: Scenarios): Loaded<Briefing> {
  return readAs(BRIEFING_FORMAT, text, file, source => briefingFrom(source, scenarios));
}

export function briefingFrom(source: Source, scenarios: Scenarios): Loaded<Briefing> {
  const notes = new Notebook(source.file, source.locate);
  const { draft, whole } = shaped(briefingSchema, source.raw, notes.report);
  const scenario = draft.id === undefined ? undefined : findScenario(draft.id, scenarios, ['id'], notes.report);
  if (scenario !== undefined) for (const side of SIDES) checkFirst(draft, side, scenario, notes.report);
  if (whole === undefined || scenario === undefined || notes.problems.length > 0) return { problems: notes.sorted() };
  return { ok: build(whole, scenario) };
}

/** The briefing of a file that was checked before, byte for byte, as was its scenario. */
export const checkedBriefing = (raw: unknown, scenario: ScenarioData): Briefing => build(raw as BriefingFile, scenario);

/** The piece stands on the map from the start, on the side that is advised; the hex is one that pieces may go to. */
function checkFirst({ first }: Draft<BriefingFile>, side: Side, scenario: ScenarioData, report: Report): void {
  const { piece, to } = first?.[side] ?? {};
  if (piece !== undefined) {
    const known = ownPieces(scenario, side);
    if (!known.includes(piece))
      report(['first', side, 'piece'], 'piece-not-there', { found: clip(piece), known: listed(known) });
  }
  if (to !== undefined) placeOn({ map: scenario.map, window: scenario.window }, to, ['first', side, 'to'], report);
}

function ownPieces({ armies, setup }: ScenarioData, side: Side): string[] {
  const own = new Set(
    armies.flatMap(({ units, leaders }) => [...units, ...leaders]).flatMap(each => (each.side === side ? each.id : [])),
  );
  return [...setup.units.map(({ unit }) => unit), ...setup.leaders.map(({ leader }) => leader)].filter(id =>
    own.has(id),
  );
}

function build({ history, tasks, hints, first }: BriefingFile, scenario: ScenarioData): Briefing {
  const advice = ({ piece, to, why }: BriefingFile['first'][Side]): FirstAction => ({
    piece,
    to: hexCalled(scenario.map.grid, to),
    why,
  });
  return {
    ...{ scenario, history, tasks, hints },
    first: { union: advice(first.union), confederate: advice(first.confederate) },
  };
}
