import type { Vocabulary } from '@wigwag/kernel';
import { gcacwTitle } from './gcacw.ts';
import { leeTitle } from './leeTitle.ts';
import { picketsTitle } from './pickets.ts';
import type { Title } from './title.ts';

/** Everything that can be played, by the name of its ruleset. */
const TITLES = { gcacw: gcacwTitle, pickets: picketsTitle, lee: leeTitle } as const;

export type TitleName = keyof typeof TITLES;
export const TITLE_NAMES = Object.keys(TITLES) as readonly TitleName[];

const isTitle = (name: string): name is TitleName => Object.hasOwn(TITLES, name);

/** What to do with a title, whichever it is. */
export type WithTitle<R> = <T extends Vocabulary>(title: Title<T>) => R;

/** Undefined: there is no such title. */
export function withTitle<R>(name: string, use: WithTitle<R>): R | undefined {
  return isTitle(name) ? use(TITLES[name] as unknown as Title<Vocabulary>) : undefined;
}
