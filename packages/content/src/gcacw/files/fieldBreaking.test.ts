import { describe, expect, it } from 'vitest';
import type { Loaded, Problem } from '../../problems.ts';
import { loadOrderOfBattle } from '../armies/loadOrderOfBattle.ts';
import { orderOfBattleSchema } from '../armies/schema.ts';
import { loadBriefing } from '../briefings/loadBriefing.ts';
import { briefingSchema } from '../briefings/schema.ts';
import { loadLesson } from '../lessons/loadLesson.ts';
import { lessonSchema } from '../lessons/schema.ts';
import { loadMap } from '../maps/loadMap.ts';
import { mapSchema } from '../maps/schema.ts';
import { loadScenario } from '../scenarios/loadScenario.ts';
import { scenarioSchema } from '../scenarios/schema.ts';
import { BREAKAGES, type Breakage, type Mutant, mutantsOf } from '../testing/breakages.ts';
import { expectReadable } from '../testing/render.ts';
import {
  SMALL_ARMIES,
  SMALL_BRIEFING,
  SMALL_LESSON,
  SMALL_MAP,
  SMALL_SCENARIO,
  smallLibrary,
  WET_SCENARIO,
} from '../testing/smallFiles.ts';

const library = smallLibrary();
const march = loadScenario(SMALL_SCENARIO, 'scenario.yaml', library).ok;
const scenarios = new Map(march === undefined ? [] : [[march.id, march]]);

interface Case {
  readonly name: string;
  readonly mutants: readonly Mutant[];
  load(text: string): Loaded<unknown>;
  /** At least so many mutants of each kind. */
  readonly floor: Readonly<Record<Breakage, number>>;
}

const CASES: readonly Case[] = [
  {
    name: 'map',
    mutants: mutantsOf(SMALL_MAP, {
      schema: mapSchema,
      free: /^id$|(^|\.)title\.|(^|\.)name$/,
      definitions: /^$/,
      needed: /^hexes\.\w+$/,
    }),
    load: text => loadMap(text, 'broken.yaml'),
    floor: { missing: 55, 'wrong-type': 380, 'out-of-range': 150, 'unknown-name': 110, duplicate: 95 },
  },
  {
    name: 'order of battle',
    mutants: mutantsOf(SMALL_ARMIES, {
      schema: orderOfBattleSchema,
      free: /^id$|^title\.|\.(name|command)$/,
      definitions: /^(leaders|units)\.[\w-]+$/,
      needed: /^leaders\.(reynolds|jackson|morgan)\.(tactical|command)$/,
    }),
    load: text => loadOrderOfBattle(text, 'broken.yaml'),
    floor: { missing: 65, 'wrong-type': 375, 'out-of-range': 160, 'unknown-name': 105, duplicate: 80 },
  },
  {
    name: 'scenario',
    mutants: mutantsOf(SMALL_SCENARIO, {
      schema: scenarioSchema,
      free: /^id$|(^|\.)title\.|^reason\./,
      definitions: /^(victory|suddenDeath|exits)\.[\w-]+$/,
      needed:
        /^(setup|reinforcements)\.[\w-]+\.(hex|hexes|manpower|with)$|^victory\.(kernstown|city|raid|stay)\.hexes$|^degrees$/,
    }),
    load: text => loadScenario(text, 'broken.yaml', library),
    floor: { missing: 75, 'wrong-type': 600, 'out-of-range': 250, 'unknown-name': 160, duplicate: 150 },
  },
  {
    name: 'weather of a scenario',
    mutants: mutantsOf(WET_SCENARIO, {
      schema: scenarioSchema,
      free: /^phases\.\d+\./,
      definitions: /^$/,
      needed: /^$/,
    }).filter(({ path }) => ['weather', 'randomEvents', 'phases'].includes(String(path[0]))),
    load: text => loadScenario(text, 'broken.yaml', library),
    floor: { missing: 4, 'wrong-type': 40, 'out-of-range': 15, 'unknown-name': 10, duplicate: 10 },
  },
  {
    name: 'briefing',
    mutants: mutantsOf(SMALL_BRIEFING, {
      schema: briefingSchema,
      free: /\.(en|pl)$/,
      definitions: /^$/,
      needed: /^$/,
    }),
    load: text => loadBriefing(text, 'broken.yaml', { scenarios }),
    floor: { missing: 4, 'wrong-type': 40, 'out-of-range': 4, 'unknown-name': 4, duplicate: 10 },
  },
  {
    name: 'lesson',
    // The same face may come up again.
    mutants: mutantsOf(SMALL_LESSON, {
      schema: lessonSchema,
      free: /^id$|\.(en|pl)$/,
      definitions: /^$/,
      needed: /^$/,
    }).filter(({ kind, path }) => kind !== 'duplicate' || path[0] !== 'dice'),
    load: text => loadLesson(text, 'broken.yaml', { scenarios }),
    floor: { missing: 40, 'wrong-type': 300, 'out-of-range': 100, 'unknown-name': 100, duplicate: 80 },
  },
];

/** Breakages after which nothing is said of other lines: a broken field has no echoes. */
const ALONE: ReadonlySet<Breakage> = new Set(['wrong-type', 'out-of-range', 'duplicate']);

const names = (problem: Problem, mutant: Mutant): boolean =>
  problem.line === mutant.line && mutant.fields.includes(problem.field);

function judge(mutant: Mutant, load: Case['load']): string | undefined {
  const { problems = [] } = load(mutant.text);
  problems.forEach(expectReadable);
  const isNamed = problems.some(problem => names(problem, mutant));
  if (isNamed && (!ALONE.has(mutant.kind) || problems.every(({ line }) => line === mutant.line))) return undefined;
  const found = problems.map(({ line, field, code }) => `${line} ${field} ${code}`).join('; ');
  const was = mutant.text.split('\n')[mutant.line - 1];
  return `${mutant.kind} of ${mutant.path.join('.')}, line ${mutant.line} (${was}), found: ${found || 'nothing'}`;
}

describe.each(CASES)('every broken field of the $name is named with its line', ({ mutants, load, floor }) => {
  it.each(BREAKAGES)('%s', kind => {
    const chosen = mutants.filter(mutant => mutant.kind === kind);
    const escaped = chosen.map(mutant => judge(mutant, load)).filter(each => each !== undefined);
    expect(escaped).toEqual([]);
    expect(chosen.length).toBeGreaterThanOrEqual(floor[kind]);
  });
});
