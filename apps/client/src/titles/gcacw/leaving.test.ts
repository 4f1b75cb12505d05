import { translator } from '@wigwag/words';
import { beforeEach, expect, test, vi } from 'vitest';
import { UNLIT } from './asking/asking.ts';
import type { Mattering } from './battle/mattering.ts';
import { putOnMap, useMapDesk } from './desk.ts';
import { mapHandOf } from './hand.ts';
import { firstMarch } from './testing/firstMarch.ts';
import { sitAt } from './testing/testSitting.ts';

vi.hoisted(() => {
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('location', { search: '' });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

/** Of the side that has just decided: the card of a roll with what came of it, the hexes of a line of its log, a piece of its own. */
beforeEach(() => putOnMap({ opened: { line: 3 } as Mattering, told: [7], inspected: 'unit 1', hovered: 4 }));

const EMPTY = { opened: undefined, told: [], inspected: undefined, hovered: undefined, putAway: [] };

test('whoever sits down next finds nothing on the map that the other side had opened, pointed at or put away', () => {
  const sitting = sitAt(firstMarch(['limitedIntelligence']));
  mapHandOf(sitting, UNLIT, translator('en')).leave();
  expect(useMapDesk.getState()).toMatchObject(EMPTY);
});

test('nor does the next game', () => {
  mapHandOf(sitAt(firstMarch()), UNLIT, translator('en')).restart();
  expect(useMapDesk.getState()).toMatchObject(EMPTY);
});

test('who only lets go of what is in hand keeps the card that lies there', () => {
  mapHandOf(sitAt(firstMarch()), UNLIT, translator('en')).cancel();
  expect(useMapDesk.getState()).toMatchObject({ opened: { line: 3 }, inspected: undefined });
});
