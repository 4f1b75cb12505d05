import type { Settings } from '../../movement/data.ts';
import type { World } from '../../world.ts';

/** passages of lines are left out by the ruling of the book, or by an option of the battle. */
export function settingsOf({ book: { movement }, options }: World): Settings {
  if (options.passageOfLines) return movement;
  return { ...movement, rulings: { ...movement.rulings, 'R-51': { value: 'off', source: 'owner' } } };
}
