import { LANGUAGES, type Language } from '@wigwag/words';
import { create } from 'zustand';
import { type Draft, NO_DRAFT } from './asking/asking.ts';
import { EMPTY_FORM, type RefereeForm } from './referee/form.ts';

export type Theme = 'light' | 'dark';
export type Tab = 'log' | 'briefing' | 'score' | 'forces' | 'help' | 'referee';

interface Message {
  readonly text: string;
  readonly clause?: string;
}

/** What is on the player's desk: nothing of it is part of the game. */
interface Desk {
  readonly language: Language;
  readonly theme: Theme;
  readonly tab: Tab;
  readonly sheetOpen: boolean;
  /** What a decision opens beside the map was put aside for the log. */
  readonly aside: boolean;
  readonly draft: Draft;
  /** What the referee is about to change. */
  readonly form: RefereeForm;
  readonly message: Message | undefined;
  /** The game is about to be saved, and what the file gives away is said first. */
  readonly saving: boolean;
  readonly hovered: number | undefined;
  readonly spoken: number | undefined;
}

const remembered = (key: string): string | undefined => {
  try {
    return localStorage.getItem(`wigwag.${key}`) ?? undefined;
  } catch {
    return undefined;
  }
};

const remember = (key: string, value: string): void => {
  try {
    localStorage.setItem(`wigwag.${key}`, value);
  } catch {
    // Not kept: the next visit starts with the defaults.
  }
};

const firstLanguage = (): Language => {
  const wanted = remembered('language') ?? navigator.language.slice(0, 2);
  return LANGUAGES.find(language => language === wanted) ?? 'en';
};

const firstTheme = (): Theme => {
  const wanted = remembered('theme');
  if (wanted === 'light' || wanted === 'dark') return wanted;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
};

export const useDesk = create<Desk>(() => ({
  language: firstLanguage(),
  theme: firstTheme(),
  tab: 'log',
  sheetOpen: false,
  aside: false,
  draft: NO_DRAFT,
  form: EMPTY_FORM,
  message: undefined,
  saving: false,
  hovered: undefined,
  spoken: undefined,
}));

export const put = (change: Partial<Desk>): void => useDesk.setState(change);

export function setLanguage(language: Language): void {
  remember('language', language);
  put({ language });
}

export function setTheme(theme: Theme): void {
  remember('theme', theme);
  put({ theme });
}
