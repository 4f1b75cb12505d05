import { translator } from '@wigwag/words';
import { describe, expect, test } from 'vitest';
import type { View } from '../room.ts';
import { isAskedTwice, isPressed, sureLabel } from './sure.ts';

const view = (frame: object, ...verbs: string[]) =>
  ({ frame, choices: verbs.map(verb => ({ do: verb })) }) as unknown as View;

describe('pressed twice', () => {
  test('is what gives up a right for good', () => {
    expect(isAskedTwice(view({ kind: 'linear' }), 'passLinear')).toBe(true);
    expect(isAskedTwice(view({ kind: 'works', left: 2 }), 'noWorks')).toBe(true);
    expect(isAskedTwice(view({ kind: 'useCards' }, 'playCard', 'doneCards'), 'doneCards')).toBe(true);
  });

  test('is not what gives up nothing, nor what agrees', () => {
    expect(isAskedTwice(view({ kind: 'works', left: 0 }), 'noWorks')).toBe(false);
    expect(isAskedTwice(view({ kind: 'useCards' }, 'doneCards'), 'doneCards')).toBe(false);
    expect(isAskedTwice(view({ kind: 'answerTerms' }, 'agreeTerms'), 'agreeTerms')).toBe(false);
  });

  test('is the same answer, not another that was pressed before', () => {
    expect(isPressed({ kind: 'sure', of: 'passLinear' }, 'passLinear')).toBe(true);
    expect(isPressed({ kind: 'sure', of: 'passLinear' }, 'passLinearRest')).toBe(false);
    expect(isPressed(undefined, 'passLinear')).toBe(false);
  });

  test('says what is given away', () => {
    const t = translator('en');
    expect(sureLabel(t, view({ kind: 'linear' }), 'passLinear', 'Pass')).toBe('Pass: you give this up. Press again');
    const activation = view({ kind: 'activation' }, 'activate', 'activate');
    expect(sureLabel(t, activation, 'passActivation', 'No more')).toBe(
      'No more: 2 corps could still move. Press again',
    );
  });
});
