import { position } from '@wigwag/content/position';
import { expect, test } from 'vitest';
import { mapOf } from './mapOf.ts';

test('a redoubt is drawn in the years in which it stands, and the ground under it always', () => {
  const { scenario } = position(
    'map\n  .\n    .\nredoubt 0101 confederate until1861\nvillage 0101 Pickens\nU Newton 0201',
  );
  const [then, later] = [1861, 1862].map(year => mapOf({ ...scenario, year }).hexes[0]);
  expect(then).toMatchObject({ name: 'Pickens', redoubt: { until: 1861 } });
  expect(later).toMatchObject({ name: 'Pickens', terrain: 'clear' });
  expect(later).not.toHaveProperty('redoubt');
});
