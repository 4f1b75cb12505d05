import { describe, expect, test } from 'vitest';
import { meadowOf, patchesOf } from './tabletop.ts';

const bare = { width: 48, height: 48, areas: [], lines: [], depots: [], points: [] };
const signs = (d: string): number => d.match(/M/g)?.length ?? 0;

describe('the open ground', () => {
  test('is the same every time', () => {
    expect(meadowOf(bare, 'far')).toEqual(meadowOf(bare, 'far'));
    expect(patchesOf(bare)).toEqual(patchesOf(bare));
  });

  test('has more signs the nearer it is seen', () => {
    const [far, near] = [meadowOf(bare, 'far'), meadowOf(bare, 'near')];
    expect(signs(near.tufts)).toBeGreaterThan(signs(far.tufts));
    expect(signs(far.swells)).toBeGreaterThan(10);
  });

  test('is not drawn where something lies', () => {
    const all = [
      { x: 0, y: 0 },
      { x: 48, y: 0 },
      { x: 48, y: 48 },
      { x: 0, y: 48 },
    ];
    const covered = { ...bare, areas: [{ id: 'a', label: '', kind: 'wood' as const, ring: all }] };
    expect(meadowOf(covered, 'far')).toEqual({ swells: '', tufts: '' });
    const line = [
      { x: 0, y: 24 },
      { x: 48, y: 24 },
    ];
    const flooded = { ...bare, lines: [{ id: 'r', label: '', kind: 'river' as const, line, width: 30 }] };
    expect(signs(meadowOf(flooded, 'far').tufts)).toBeLessThan(signs(meadowOf(bare, 'far').tufts) / 2);
  });
});
