import { cli as enCli } from './en/cli.ts';
import { client as enClient } from './en/client.ts';
import { combat as enCombat } from './en/combat.ts';
import { content as enContent } from './en/content.ts';
import { gcacw as enGcacw } from './en/gcacw.ts';
import { intelligence as enIntelligence } from './en/intelligence.ts';
import { kernel as enKernel } from './en/kernel.ts';
import { pickets as enPickets } from './en/pickets.ts';
import { cli as plCli } from './pl/cli.ts';
import { client as plClient } from './pl/client.ts';
import { combat as plCombat } from './pl/combat.ts';
import { content as plContent } from './pl/content.ts';
import { gcacw as plGcacw } from './pl/gcacw.ts';
import { intelligence as plIntelligence } from './pl/intelligence.ts';
import { kernel as plKernel } from './pl/kernel.ts';
import { pickets as plPickets } from './pl/pickets.ts';

/** Every text a player sees, by the code that asks for it. Plural forms are keys with the ending _one, _few, _many, _other. */
export const ENGLISH = {
  ...enKernel,
  ...enPickets,
  ...enGcacw,
  ...enCombat,
  ...enIntelligence,
  ...enContent,
  ...enCli,
  ...enClient,
} as const;
export const POLISH = {
  ...plKernel,
  ...plPickets,
  ...plGcacw,
  ...plCombat,
  ...plIntelligence,
  ...plContent,
  ...plCli,
  ...plClient,
} as const;

type WithoutPlural<K extends string> = K extends `${infer Stem}_${'one' | 'few' | 'many' | 'other'}` ? Stem : K;
export type Key = WithoutPlural<keyof typeof ENGLISH>;
