import { onHome } from './onHome.ts';
import { table } from './table.ts';

export const lee = { ...onHome, ...table } as const;
