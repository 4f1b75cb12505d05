import { bots } from './bots.ts';
import { cli } from './cli.ts';
import { clock } from './clock.ts';
import { content } from './content/index.ts';
import { gcacw } from './gcacw/index.ts';
import { kernel } from './kernel.ts';
import { lee } from './lee/index.ts';
import { admin } from './online/admin.ts';
import { online } from './online/index.ts';
import { pickets, onHome as picketsOnHome } from './pickets.ts';
import { shell } from './shell/index.ts';

/** Every text a player sees, in Polish. */
export const POLISH = {
  ...admin,
  ...bots,
  ...cli,
  ...clock,
  ...content,
  ...gcacw,
  ...kernel,
  ...lee,
  ...online,
  ...pickets,
  ...picketsOnHome,
  ...shell,
} as const;
