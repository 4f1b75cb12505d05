import { findHex } from '@wigwag/hex';
import { describe, expect, it } from 'vitest';
import { loadScenario } from '../scenarios/loadScenario.ts';
import { expectReadable } from '../testing/render.ts';
import { SMALL_LESSON, SMALL_SCENARIO, smallLibrary } from '../testing/smallFiles.ts';
import { loadLesson } from './loadLesson.ts';

const scenario = loadScenario(SMALL_SCENARIO, 'scenario.yaml', smallLibrary()).ok;
const scenarios = new Map(scenario === undefined ? [] : [[scenario.id, scenario]]);
const load = (from: string, to: string) =>
  loadLesson(SMALL_LESSON.replace(from, to), 'lesson.yaml', { scenarios, broken: new Set(['half-done']) });
const codes = (from: string, to: string) => load(from, to).problems?.map(({ field, code }) => `${field} ${code}`);
const hex = (printed: string) => scenario && findHex(scenario.map.grid, printed);

describe('a lesson', () => {
  it('has steps with goals, and hexes for printed numbers', () => {
    const { ok } = load('', '');
    expect(ok?.steps.map(({ goal }) => goal?.kind ?? 'read')).toEqual([
      ...['read', 'read', 'at', 'initiative', 'activated', 'marched', 'fatigue'],
      ...[
        'attacked',
        'leads',
        'assaulted',
        'fought',
        'entrenched',
        'broke',
        'retreated',
        'advanced',
        'recovered',
        'reached',
        'refused',
      ],
    ]);
    expect(ok?.steps[0]?.hex).toBe(hex('N0102'));
    expect(ok?.steps[2]?.goal).toEqual({ kind: 'at', unit: 'newton', hexes: [hex('N0102'), hex('N0103')] });
    expect(ok?.steps[7]?.goal).toEqual({ kind: 'attacked', unit: 'newton', target: hex('N0303'), type: 'hasty' });
    expect(ok?.steps[10]?.goal).toEqual({ kind: 'fought', target: hex('N0303') });
    expect(ok?.steps[16]?.goal).toEqual({ kind: 'reached', phase: 'recovery', turn: 2 });
    expect(ok?.dice).toEqual([6, 1, 4]);
  });

  it('may leave everything to ordinary dice', () => {
    expect(load('dice: [6, 1, 4]\n', '').ok?.dice).toEqual([]);
  });

  it.each([
    ['scenario: small-march', 'scenario: small-marsh', 'scenario unknown-scenario-near'],
    ['scenario: small-march', 'scenario: half-done', 'scenario broken-reference'],
    ['hex: N0102', 'hex: N0403', 'steps.0.hex outside-window'],
    ['piece: newton', 'piece: hampton', 'steps.1.piece unknown-piece'],
    ['marched: { unit: newton }', 'marched: { unit: reynolds }', 'steps.5.goal.marched.unit no-such-unit'],
    ['leads: { leader: reynolds', 'leads: { leader: newton', 'steps.8.goal.leads.leader unknown-piece'],
    ['units: [newton] } }', 'units: [reynolds] } }', 'steps.8.goal.leads.units.0 no-such-unit'],
    ['turn: 2', 'turn: 3', 'steps.16.goal.reached.turn turn-beyond-end'],
    ['clause: 6.1/move-cost', 'clause: 6.1/move-cots', 'steps.17.goal.refused.clause unknown-name-near'],
    ['{ initiative: {', '{ marched: { unit: newton }, initiative: {', 'steps.3.goal one-goal'],
    ['{ marched: { unit: newton } }', '{}', 'steps.5.goal one-goal'],
    ['Step 3', 'Step 2', 'steps.3 duplicate-item'],
    ['[6, 1, 4]', '[6, 7]', 'dice.1 out-of-range'],
  ])('%s may not be %s', (from, to, problem) => {
    expect(codes(from, to)).toEqual([problem]);
  });

  it('needs a scenario that hides nothing', () => {
    const hidden = SMALL_SCENARIO.replace('fatigue4March: true', 'limitedIntelligence: true');
    const { ok } = loadScenario(hidden, 'scenario.yaml', smallLibrary());
    const { problems } = loadLesson(SMALL_LESSON, 'lesson.yaml', { scenarios: new Map(ok && [[ok.id, ok]]) });
    expect(problems).toEqual([
      {
        ...{ file: 'lesson.yaml', line: 6, column: 11, field: 'scenario' },
        ...{ code: 'lesson-hidden-forces', params: { found: 'small-march' } },
      },
    ]);
    for (const problem of problems ?? []) expectReadable(problem);
  });

  it('says enough in a step, and not too much', () => {
    const [short, long] = [/en: "Step 0[^"]*"/, `en: "${'too much '.repeat(40)}"`] as const;
    expect(load(SMALL_LESSON.match(short)?.[0] ?? '', 'en: "Go on."').problems?.map(({ code }) => code)).toEqual([
      'text-span',
    ]);
    expect(load(SMALL_LESSON.match(short)?.[0] ?? '', long).problems?.map(({ code }) => code)).toEqual(['text-span']);
  });
});
