import { clock } from './clock.ts';
import { onHome as campaigns } from './gcacw/onHome.ts';
import { kernel } from './kernel.ts';
import { onHome as battles } from './lee/onHome.ts';
import { onHome as pickets } from './pickets.ts';
import { shell } from './shell/index.ts';

/** What the page says before anybody has gone to a table, and at every table. */
export const page = {
  ...clock,
  ...campaigns,
  ...kernel,
  ...battles,
  ...pickets,
  ...shell,
} as const;
