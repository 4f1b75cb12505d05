import type { Army } from '@wigwag/lee';
import { armyOf } from './army.ts';
import type { ArmyFields } from './schema.ts';

/** The army of a file that was checked before, byte for byte: no schema is needed for it. */
export function checkedArmy(raw: unknown): Army {
  const { format: _, ...army } = raw as ArmyFields & { readonly format: string };
  return armyOf(army);
}
