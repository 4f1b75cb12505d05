import { cli } from './cli.ts';
import { content } from './content/index.ts';
import { gcacw } from './gcacw/index.ts';
import { kernel } from './kernel.ts';
import { pickets } from './pickets.ts';
import { shell } from './shell/index.ts';

/** Każdy tekst, który widzi gracz, według kodu, który o niego pyta. */
export const POLISH = {
  ...cli,
  ...content,
  ...gcacw,
  ...kernel,
  ...pickets,
  ...shell,
} as const;
