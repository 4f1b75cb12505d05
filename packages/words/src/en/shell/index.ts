import { files } from './files.ts';
import { help } from './help.ts';
import { home } from './home.ts';
import { table } from './table.ts';

export const shell = {
  ...files,
  ...help,
  ...home,
  ...table,
} as const;
