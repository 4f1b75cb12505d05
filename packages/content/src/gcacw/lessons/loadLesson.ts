import type { Goal, Lesson, LessonStep, ScenarioData } from '@wigwag/gcacw';
import type { Grid } from '@wigwag/hex';
import type { Loaded } from '../../problems.ts';
import { shaped } from '../../shape.ts';
import { Notebook, type Source } from '../../source.ts';
import { LESSON_FORMAT } from '../files/formats.ts';
import { readAs } from '../files/readAs.ts';
import { hexCalled } from '../maps/hexLookup.ts';
import { findScenario, type Scenarios } from '../scenarios/findScenario.ts';
import { checkOpen, checkSteps } from './lessonChecks.ts';
import { type GoalFields, type LessonFile, lessonSchema, type StepFields } from './schema.ts';

export function loadLesson(text: string, file: string, scenarios: Scenarios): Loaded<Lesson> {
  return readAs(LESSON_FORMAT, text, file, source => lessonFrom(source, scenarios));
}

export function lessonFrom(source: Source, scenarios: Scenarios): Loaded<Lesson> {
  const notes = new Notebook(source.file, source.locate);
  const { draft, whole } = shaped(lessonSchema, source.raw, notes.report);
  const { scenario: id } = draft;
  const scenario = id === undefined ? undefined : findScenario(id, scenarios, ['scenario'], notes.report);
  if (scenario !== undefined) {
    checkOpen(scenario, notes.report);
    checkSteps(draft, scenario, notes.report);
  }
  if (whole === undefined || scenario === undefined || notes.problems.length > 0) return { problems: notes.sorted() };
  return { ok: build(whole, scenario) };
}

/** The lesson of a file that was checked before, byte for byte, as was its scenario. */
export const checkedLesson = (raw: unknown, scenario: ScenarioData): Lesson => build(raw as LessonFile, scenario);

function build(
  { id, title, about, place, side, dice = [], steps }: LessonFile,
  { id: scenario, map }: ScenarioData,
): Lesson {
  return { id, title, about, place, scenario, side, dice, steps: steps.map(step => stepOf(step, map.grid)) };
}

function stepOf({ text, hex, piece, goal }: StepFields, grid: Grid): LessonStep {
  return {
    text,
    ...(hex !== undefined && { hex: hexCalled(grid, hex) }),
    ...(piece !== undefined && { piece }),
    ...(goal !== undefined && { goal: goalOf(goal, grid) }),
  };
}

/** `{ at: { unit, hexes } }` of the file is `{ kind: 'at', unit, hexes }`, with hexes for their printed numbers. */
function goalOf({ at, attacked, fought, ...others }: GoalFields, grid: Grid): Goal {
  if (at !== undefined) return { kind: 'at', unit: at.unit, hexes: at.hexes.map(printed => hexCalled(grid, printed)) };
  if (fought !== undefined) return { kind: 'fought', target: hexCalled(grid, fought.target) };
  if (attacked !== undefined) {
    const { target, ...rest } = attacked;
    return { kind: 'attacked', ...rest, ...(target !== undefined && { target: hexCalled(grid, target) }) } as Goal;
  }
  const [[kind, fields] = []] = Object.entries(others);
  return { kind, ...fields } as Goal;
}
