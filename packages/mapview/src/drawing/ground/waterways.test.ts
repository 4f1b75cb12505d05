import { describe, expect, test } from 'vitest';
import type { Water } from '../../picture.ts';
import { joined, mapOf, sides } from '../drawing.fixture.ts';
import { waterways } from './waterways.ts';

describe('rivers', () => {
  const river = (waters: Readonly<Record<number, Water>>) =>
    mapOf({}, Object.fromEntries(Object.entries(waters).map(([side, water]) => [side, { water }])));
  const ends = (d = '') => {
    const points = [...d.matchAll(/(-?[\d.]+,-?[\d.]+)(?=M|$)/g)].map(([, at]) => at);
    return [...d.matchAll(/M(-?[\d.]+,-?[\d.]+)/g)].flatMap(([, at], index) => [at, points[index]]);
  };

  test('stretches of one course meet in a point, whatever their width', () => {
    const [a = 0, b = 0, c = 0] = sides(0, 1, 2);
    const drawn = joined(waterways(river({ [a]: 'creek', [b]: 'minor-river', [c]: 'minor-river' })));
    const rivers = ends(drawn.get('minor-river'));
    expect(new Set(rivers).size).toBe(3);
    expect(ends(drawn.get('rill')).filter(end => rivers.includes(end))).toHaveLength(1);
    expect(drawn.get('creek')).toBeUndefined();
  });

  test('a creek that neither begins nor ends here is no rill', () => {
    const [a = 0, b = 0, c = 0] = sides(0, 1, 2);
    const drawn = joined(waterways(river({ [a]: 'creek', [b]: 'creek', [c]: 'creek' })));
    expect(drawn.get('creek')?.match(/M/g)).toHaveLength(1);
    expect(drawn.get('rill')?.match(/M/g)).toHaveLength(2);
  });
});
