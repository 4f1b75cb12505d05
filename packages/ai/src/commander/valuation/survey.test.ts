import { describe, expect, test } from 'vitest';
import { Scene } from '../testing/position.fixture.ts';
import { WEIGHTS } from '../weights.ts';
import { Survey } from './survey.ts';

/** A place worth eight points with a weak guard, a division within reach of it, and two points for it elsewhere. */
const field = (lure = '') =>
  new Scene(`
  turns 2
  map
    .   .   .   .   .   .
      .   .   .   .   .
    .   .   .   .   .   .
      .   .   .   .   .
  road 0101-0201-0301-0401-0501-0601-0701-0801-0901-1001-1101
  victory confederate held 8 0501
  ${lure}
  U Guard 0501 2
  U Newton 0301 inf div 12
  C Hill 0901 inf div 16`).offered('union');

const worth = (garrison: number, at: string): number => {
  const t = field();
  const survey = new Survey(t.game, 'union', { ...WEIGHTS.balanced, garrison });
  const before = survey.account().places;
  survey.change(t.unit('newton'), { hex: t.hex(at) });
  return survey.account().places - before;
};

describe('a place that an enemy may come for', () => {
  test('is the safer the stronger its guard: standing there is worth more than standing near', () => {
    const [blind, seeing] = [0, 1000].map(garrison => worth(garrison, '0501') - worth(garrison, '0401'));
    expect(seeing).toBeGreaterThan((blind ?? 0) + 20);
  });

  test('is not left to a weak guard for a smaller gain', () => {
    const t = field('victory union held 2 0702');
    t.play('union', 6);
    expect(t.at('newton')).toBe('0501');
  });
});
