import { IN_EACH, LANGUAGES, type Language } from '@wigwag/words';
import { create } from 'zustand';
import { remember, remembered } from './remembered.ts';
import { learn } from './spoken.ts';

export type Theme = 'light' | 'dark';

interface Message {
  readonly text: string;
  readonly clause?: string;
  /** What on the board it is about. */
  readonly places?: readonly number[];
  /** It says what has happened, not why something may not. */
  readonly isNote?: boolean;
}

/** A rule that was looked up, and what on the board it was asked about. */
export interface Asked {
  readonly clause: string;
  /** What was said when it was cited. */
  readonly sentence?: string | undefined;
  readonly places: readonly number[];
}

/** What is on the player's desk: nothing of it is part of the game. */
interface Desk {
  readonly language: Language;
  readonly theme: Theme;
  /** Which leaf lies on top beside the board. */
  readonly tab: string;
  readonly sheetOpen: boolean;
  /** What a decision opens beside the map was put aside for the log. */
  readonly aside: boolean;
  /** What is chosen so far, before anything is decided: the title knows what it is. */
  readonly draft: unknown;
  readonly message: Message | undefined;
  /** The game is about to be saved, and what the file gives away is said first. */
  readonly saving: boolean;
  readonly menuOpen: boolean;
  /** Everything is looked up by its name. */
  readonly paletteOpen: boolean;
  /** Something on the board answers to the number keys: they are no answers to the decision now. */
  readonly numbersTaken: boolean;
  /** What the reader of the rulebook came from. */
  readonly asked: Asked | undefined;
}

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
  draft: undefined,
  message: undefined,
  saving: false,
  menuOpen: false,
  paletteOpen: false,
  numbersTaken: false,
  asked: undefined,
}));

export const put = (change: Partial<Desk>): void => useDesk.setState(change);

/** The page speaks it as soon as its words are there; if they do not come, it says so and speaks as before. */
export async function setLanguage(language: Language): Promise<void> {
  try {
    await learn(language);
  } catch {
    put({ message: { text: IN_EACH.noWords[useDesk.getState().language], isNote: true } });
    return;
  }
  remember('language', language);
  put({ language });
}

export function turnTheme(): void {
  const theme = useDesk.getState().theme === 'dark' ? 'light' : 'dark';
  remember('theme', theme);
  put({ theme });
}

export const turnMenu = (): void => put({ menuOpen: !useDesk.getState().menuOpen });
