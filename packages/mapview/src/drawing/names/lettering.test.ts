import { describe, expect, test } from 'vitest';
import { fitted } from './lettering.ts';

describe('lettering', () => {
  test('what has room is drawn as it is, never stretched', () => {
    expect(fitted('Lee', 12.8, 35)).toEqual({ children: 'Lee' });
    expect(fitted('Tyler', 12.8, 35)).toEqual({ children: 'Tyler' });
  });

  test('what has not is drawn narrower, and shortened after a consonant before it cannot be read', () => {
    expect(fitted('Jackson', 12.8, 35)).toEqual({
      ...{ children: 'Jackson', textLength: 35, lengthAdjust: 'spacingAndGlyphs' },
    });
    expect(fitted('Heintzelman', 12.8, 35).children).toBe('Heintzel.');
    expect(fitted('Longstreet', 12.8, 35).children).toBe('Longstr.');
    expect(fitted('Longstreet', 12.8, 44).children).toBe('Longstreet');
  });
});
