import { armies } from './armies.ts';
import { lessons } from './lessons.ts';
import { maps } from './maps.ts';
import { roster } from './roster.ts';
import { scenarios } from './scenarios.ts';

export const content = {
  ...armies,
  ...lessons,
  ...maps,
  ...roster,
  ...scenarios,
} as const;
