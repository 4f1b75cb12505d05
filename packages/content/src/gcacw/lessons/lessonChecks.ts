import type { ScenarioData } from '@wigwag/gcacw';
import { clip, listed, unknown } from '../../nearest.ts';
import type { Path, Report } from '../../problems.ts';
import type { Draft } from '../../shape.ts';
import { placeOn } from '../scenarios/placement.ts';
import type { LessonFile } from './schema.ts';

interface Field {
  readonly scenario: ScenarioData;
  readonly units: readonly string[];
  readonly leaders: readonly string[];
  readonly report: Report;
}

/** The other side plays itself and goals look at both armies: neither works where forces are hidden. */
export function checkOpen({ id, options }: ScenarioData, report: Report): void {
  if (options.limitedIntelligence === true) report(['scenario'], 'lesson-hidden-forces', { found: id });
}

/** Pieces, hexes and turns that a lesson speaks of are those of its scenario. */
export function checkSteps({ steps }: Draft<LessonFile>, scenario: ScenarioData, report: Report): void {
  const field = { scenario, ...piecesOf(scenario), report };
  steps?.forEach((step, index) => {
    const path = ['steps', index];
    checkHex(field, step?.hex, [...path, 'hex']);
    checkPiece(field, step?.piece, [...path, 'piece']);
    for (const [kind, goal] of Object.entries(step?.goal ?? {}))
      checkGoal(field, (goal ?? {}) as Said, [...path, 'goal', kind]);
  });
}

/** On the map from the start, or to come. */
function piecesOf({ setup, reinforcements }: ScenarioData): Pick<Field, 'units' | 'leaders'> {
  return {
    units: [...setup.units, ...reinforcements.units].map(({ unit }) => unit),
    leaders: [...setup.leaders, ...reinforcements.leaders].map(({ leader }) => leader),
  };
}

/** All that any goal may say. */
interface Said {
  readonly unit?: string | undefined;
  readonly units?: readonly (string | undefined)[] | undefined;
  readonly leader?: string | undefined;
  readonly piece?: string | undefined;
  readonly target?: string | undefined;
  readonly hexes?: readonly (string | undefined)[] | undefined;
  readonly turn?: number | undefined;
}

function checkGoal(field: Field, goal: Said, path: Path): void {
  const { scenario, report, leaders } = field;
  const { leader, turn } = goal;
  checkUnit(field, goal.unit, [...path, 'unit']);
  goal.units?.forEach((unit, index) => {
    checkUnit(field, unit, [...path, 'units', index]);
  });
  if (leader !== undefined && !leaders.includes(leader))
    report([...path, 'leader'], ...unknown('unknown-piece', leader, leaders));
  checkPiece(field, goal.piece, [...path, 'piece']);
  checkHex(field, goal.target, [...path, 'target']);
  goal.hexes?.forEach((hex, index) => {
    checkHex(field, hex, [...path, 'hexes', index]);
  });
  const turns = scenario.turns.length;
  if (turn !== undefined && turn > turns) report([...path, 'turn'], 'turn-beyond-end', { found: turn, turns });
}

function checkHex({ scenario: { map, window }, report }: Field, printed: string | undefined, path: Path): void {
  if (printed !== undefined) placeOn({ map, window }, printed, path, report);
}

function checkUnit({ units, report }: Field, unit: string | undefined, path: Path): void {
  if (unit !== undefined && !units.includes(unit))
    report(path, 'no-such-unit', { found: clip(unit), known: listed(units) });
}

function checkPiece({ units, leaders, report }: Field, id: string | undefined, path: Path): void {
  const known = [...units, ...leaders];
  if (id !== undefined && !known.includes(id)) report(path, ...unknown('unknown-piece', id, known));
}
