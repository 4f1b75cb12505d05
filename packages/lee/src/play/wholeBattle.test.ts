import { auditChoices, auditPosition, auditStorage } from '@wigwag/kernel';
import { describe, expect, test } from 'vitest';
import { lee } from '../ruleset.ts';
import { leadTo, playOn } from '../testing/leadTo.fixture.ts';

describe('battles from the deployment to the end', () => {
  test.each([1, 2, 3])('seed %i: audited on the way', seed => {
    let decisions = 0;
    const ended = playOn(leadTo('deployment', { seed }), seed, undefined, game => {
      decisions += 1;
      if (decisions % 5 > 0) return;
      expect(auditPosition(lee, game)).toBeUndefined();
      expect(auditChoices(lee, game)).toBeUndefined();
      if (decisions % 25 === 0) expect(auditStorage(lee, game)).toBeUndefined();
    });
    expect(ended.stack).toEqual([]);
    expect(ended.board.play.score).toHaveLength(2);
    expect(ended.board.tactics.shown).toHaveLength(2);
  });
});
