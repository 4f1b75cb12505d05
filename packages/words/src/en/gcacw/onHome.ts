import { commander } from './commander.ts';
import { games } from './games.ts';
import { names } from './names.ts';
import { options } from './options.ts';
import { home } from './page/home.ts';

/** What the first page says of campaigns. */
export const onHome = {
  ...commander,
  ...games,
  ...names,
  ...options,
  ...home,
} as const;
