import { hexName } from '@wigwag/hex';
import { describe, expect, it } from 'vitest';
import { loadScenario } from '../scenarios/loadScenario.ts';
import { SMALL_BRIEFING, SMALL_SCENARIO, smallLibrary } from '../testing/smallFiles.ts';
import { loadBriefing } from './loadBriefing.ts';

const scenario = loadScenario(SMALL_SCENARIO, 'scenario.yaml', smallLibrary()).ok;
const scenarios = new Map(scenario === undefined ? [] : [[scenario.id, scenario]]);
const load = (from: string, to: string) =>
  loadBriefing(SMALL_BRIEFING.replace(from, to), 'briefing.yaml', { scenarios, broken: new Set(['half-done']) });
const codes = (from: string, to: string) => load(from, to).problems?.map(({ line, code }) => `${line} ${code}`);

describe('a briefing', () => {
  it('speaks of a scenario, to both sides, in both languages', () => {
    const { ok } = load('', '');
    expect(ok?.scenario).toBe(scenario);
    expect(ok?.tasks.confederate).toEqual({ en: 'Take the town.', pl: 'Zdobądź miasto.' });
    expect(ok?.hints).toHaveLength(2);
    expect(ok && hexName(ok.scenario.map.grid, ok.first.union.to)).toBe('N0102');
  });

  it.each([
    ['id: small-march', 'id: small-marsh', '2 unknown-scenario-near'],
    ['id: small-march', 'id: half-done', '2 broken-reference'],
    ['piece: reynolds', 'piece: jackson', '11 piece-not-there'],
    ['piece: hill', 'piece: duke', '12 piece-not-there'],
    ['to: N0102', 'to: N9902', '11 unknown-hex-near'],
    [', pl: Zdobądź miasto.', '', '6 missing-field'],
  ])('%s may not be %s', (from, to, problem) => {
    expect(codes(from, to)).toEqual([problem]);
  });

  it('wants its scenario among the files', () => {
    const lone = loadBriefing(SMALL_BRIEFING, 'briefing.yaml', { scenarios: new Map() });
    expect(lone.problems?.map(({ code }) => code)).toEqual(['no-scenario']);
  });
});
