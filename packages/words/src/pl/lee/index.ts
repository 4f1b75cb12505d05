import { client } from './client.ts';
import { names } from './names.ts';

export const lee = { ...client, ...names } as const;
