import { bridges as enBridges } from './en/bridges.ts';
import { cli as enCli } from './en/cli.ts';
import { client as enClient } from './en/client.ts';
import { combat as enCombat } from './en/combat.ts';
import { content as enContent } from './en/content.ts';
import { destruction as enDestruction } from './en/destruction.ts';
import { files as enFiles } from './en/files.ts';
import { gcacw as enGcacw } from './en/gcacw.ts';
import { home as enHome } from './en/home.ts';
import { intelligence as enIntelligence } from './en/intelligence.ts';
import { kernel as enKernel } from './en/kernel.ts';
import { lessons as enLessons } from './en/lessons.ts';
import { options as enOptions } from './en/options.ts';
import { pickets as enPickets } from './en/pickets.ts';
import { referee as enReferee } from './en/referee.ts';
import { roster as enRoster } from './en/roster.ts';
import { victory as enVictory } from './en/victory.ts';
import { weather as enWeather } from './en/weather.ts';
import { bridges as plBridges } from './pl/bridges.ts';
import { cli as plCli } from './pl/cli.ts';
import { client as plClient } from './pl/client.ts';
import { combat as plCombat } from './pl/combat.ts';
import { content as plContent } from './pl/content.ts';
import { destruction as plDestruction } from './pl/destruction.ts';
import { files as plFiles } from './pl/files.ts';
import { gcacw as plGcacw } from './pl/gcacw.ts';
import { home as plHome } from './pl/home.ts';
import { intelligence as plIntelligence } from './pl/intelligence.ts';
import { kernel as plKernel } from './pl/kernel.ts';
import { lessons as plLessons } from './pl/lessons.ts';
import { options as plOptions } from './pl/options.ts';
import { pickets as plPickets } from './pl/pickets.ts';
import { referee as plReferee } from './pl/referee.ts';
import { roster as plRoster } from './pl/roster.ts';
import { victory as plVictory } from './pl/victory.ts';
import { weather as plWeather } from './pl/weather.ts';

/** Every text a player sees, by the code that asks for it. Plural forms are keys with the ending _one, _few, _many, _other. */
export const ENGLISH = {
  ...enKernel,
  ...enPickets,
  ...enOptions,
  ...enGcacw,
  ...enCombat,
  ...enBridges,
  ...enWeather,
  ...enDestruction,
  ...enReferee,
  ...enIntelligence,
  ...enContent,
  ...enCli,
  ...enClient,
  ...enRoster,
  ...enHome,
  ...enFiles,
  ...enLessons,
  ...enVictory,
} as const;
export const POLISH = {
  ...plKernel,
  ...plPickets,
  ...plOptions,
  ...plGcacw,
  ...plCombat,
  ...plBridges,
  ...plWeather,
  ...plDestruction,
  ...plReferee,
  ...plIntelligence,
  ...plContent,
  ...plCli,
  ...plClient,
  ...plRoster,
  ...plHome,
  ...plFiles,
  ...plLessons,
  ...plVictory,
} as const;

type WithoutPlural<K extends string> = K extends `${infer Stem}_${'one' | 'few' | 'many' | 'other'}` ? Stem : K;
export type Key = WithoutPlural<keyof typeof ENGLISH>;
