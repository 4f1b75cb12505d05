import { content } from './content/index.ts';
import { simulation } from './simulation.ts';

/** For those who work with files on the command line. */
export const programs = {
  ...content,
  ...simulation,
} as const;
