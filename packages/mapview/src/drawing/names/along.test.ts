import { describe, expect, test } from 'vitest';
import { overlap } from '../sheet/layout.ts';
import { writeAlong } from './along.ts';

const line = Array.from({ length: 61 }, (_, n) => ({ x: n * 10, y: 100 }));
const hand = { size: 14, again: 1800, off: -5 };

describe('a name along a line', () => {
  test('is written once, or again where the line is long', () => {
    expect(writeAlong(line, 'Mill River', hand)).toHaveLength(1);
    expect(writeAlong(line, 'Mill River', { ...hand, again: 180 })).toHaveLength(3);
    expect(writeAlong(line, 'Mill River '.repeat(9), hand)).toEqual([]);
  });

  test('gives way to what lies on the line', () => {
    const [usual] = writeAlong(line, 'Mill River', hand);
    const bridge = { x: 20, y: 60, width: 40, height: 80 };
    const crosses = (boxes: NonNullable<typeof usual>['boxes']) => boxes.some(box => overlap(box, bridge) > 0);
    expect(crosses(usual?.boxes ?? [])).toBe(true);
    const [aside] = writeAlong(line, 'Mill River', { ...hand, avoid: [bridge] });
    expect(aside?.boxes.length).toBeGreaterThan(0);
    expect(crosses(aside?.boxes ?? [])).toBe(false);
  });
});
