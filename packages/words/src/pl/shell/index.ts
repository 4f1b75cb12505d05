import { book } from './book.ts';
import { files } from './files.ts';
import { games } from './games.ts';
import { help } from './help.ts';
import { home } from './home.ts';
import { replay } from './replay.ts';
import { table } from './table.ts';

export const shell = {
  ...book,
  ...files,
  ...games,
  ...help,
  ...home,
  ...replay,
  ...table,
} as const;
