import { armies } from './armies.ts';
import { battle } from './battle.ts';
import { client } from './client.ts';
import { field } from './field.ts';
import { names } from './names.ts';
import { problems } from './problems.ts';
import { readings } from './readings.ts';
import { rulings } from './rulings.ts';
import { terrain } from './terrain.ts';

/** Said at the table and nowhere else. */
export const table = {
  ...armies,
  ...battle,
  ...client,
  ...field,
  ...names,
  ...problems,
  ...readings,
  ...rulings,
  ...terrain,
} as const;
