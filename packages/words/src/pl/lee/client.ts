import { beside } from './client/beside.ts';
import { boards } from './client/boards.ts';
import { book } from './client/book.ts';
import { lesson } from './client/lesson.ts';
import { looking } from './client/looking.ts';
import { more } from './client/more.ts';
import { moves } from './client/moves.ts';
import { start } from './client/start.ts';
import { table } from './client/table.ts';
import { terrain } from './client/terrain.ts';

/** Words of the page of Lee: table, tools, sheet. */
export const client = {
  ...table,
  ...start,
  ...book,
  ...boards,
  ...terrain,
  ...moves,
  ...lesson,
  ...more,
  ...looking,
  ...beside,
} as const;
