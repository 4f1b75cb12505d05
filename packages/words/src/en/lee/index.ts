import { armies } from './armies.ts';
import { battle } from './battle.ts';
import { client } from './client.ts';
import { field } from './field.ts';
import { names } from './names.ts';
import { terrain } from './terrain.ts';

export const lee = {
  ...armies,
  ...battle,
  ...client,
  ...field,
  ...names,
  ...terrain,
} as const;
