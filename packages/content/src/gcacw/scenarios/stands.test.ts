import { centre, findHex } from '@wigwag/hex';
import { expect, it } from 'vitest';
import { SMALL_SCENARIO, smallLibrary } from '../testing/smallFiles.ts';
import { loadScenario } from './loadScenario.ts';
import { standsOf } from './stands.ts';

const standsIn = (text: string) => {
  const scenario = loadScenario(text, 'scenario.yaml', smallLibrary()).ok ?? expect.fail('no scenario');
  return { stands: standsOf(scenario), grid: scenario.map.grid };
};

it('every hex with units is there once, with its side', () => {
  const { stands, grid } = standsIn(SMALL_SCENARIO.replace('sexton: { hex: N0102', 'sexton: { hex: N0101'));
  expect(stands.map(({ side }) => side)).toEqual(['union', 'confederate']);
  const { x, y } = centre(grid, findHex(grid, 'N0303') ?? -1);
  expect(stands[1]?.x).toBeCloseTo(x, 1);
  expect(stands[1]?.y).toBeCloseTo(y, 1);
});

it('where forces are hidden nothing is told', () => {
  expect(standsIn(SMALL_SCENARIO.replace('fatigue4March: true', 'limitedIntelligence: true')).stands).toEqual([]);
});
