import { book } from './book.ts';
import { dice } from './dice.ts';
import { files } from './files.ts';
import { games } from './games.ts';
import { help } from './help.ts';
import { home } from './home.ts';
import { palette } from './palette.ts';
import { replay } from './replay.ts';
import { table } from './table.ts';

export const shell = {
  ...book,
  ...dice,
  ...files,
  ...games,
  ...help,
  ...home,
  ...palette,
  ...replay,
  ...table,
} as const;
