import { auditChoices, auditPosition, auditStorage, auditUniverse, topFrame } from '@wigwag/kernel';
import { expect, test } from 'vitest';
import type { Game, Lee } from '../game.ts';
import { lee, openGame } from '../ruleset.ts';
import { STEPS } from '../sequence/steps.ts';
import { worldOf } from './armies.fixture.ts';
import { leadTo, playOn } from './leadTo.fixture.ts';

const STEPS_OF_THESE_CHAPTERS = ['lists', 'year', 'generals', 'cards', 'assignment'] as const;

test.each(STEPS_OF_THESE_CHAPTERS)('a game is led to the step %s', step => {
  for (let seed = 1; seed <= 5; seed++) expect(leadTo(step, { seed }).board.step).toBe(step);
});

test('the same seed leads to the same game, another to another', () => {
  const [one, same, other] = [3, 3, 4].map(seed => JSON.stringify(leadTo('assignment', { seed }).board));
  expect(same).toBe(one);
  expect(other).not.toBe(one);
});

test('up to the assignment every position is sound, has a choice, and survives JSON', () => {
  const isDone = ({ board: { step } }: Game) => step !== '' && STEPS.indexOf(step) > STEPS.indexOf('assignment');
  const asked = new Set<string>();
  for (let seed = 1; seed <= 12; seed++) {
    playOn(openGame(worldOf()).game, seed, isDone, game => {
      asked.add(topFrame<Lee>(game)?.kind ?? '');
      expect(auditPosition(lee, game)).toBeUndefined();
      expect(auditChoices(lee, game)).toBeUndefined();
      expect(auditUniverse(lee, game)).toBeUndefined();
      expect(auditStorage(lee, game)).toBeUndefined();
    });
  }
  const kinds = ['lists', 'year', 'drawGenerals', 'redraw', 'replace', 'drawCards', 'keepCards', 'useCards', 'assign'];
  for (const kind of kinds) expect(asked).toContain(kind);
});
