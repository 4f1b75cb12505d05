import { lookedUp } from './lookedUp.ts';
import { onHome } from './onHome.ts';
import { programs } from './programs.ts';
import { table } from './table.ts';

export const gcacw = { ...lookedUp, ...onHome, ...programs, ...table } as const;
