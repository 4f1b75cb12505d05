import type { IconName } from '../parts/Icon.tsx';

/** In the order in which they are shown. */
export const GROUPS = ['pieces', 'now', 'places', 'rules', 'charts', 'map', 'table'] as const;
export type Group = (typeof GROUPS)[number];

/** Something that can be looked up and gone to, or done. */
export interface Entry {
  /** No two have the same. */
  readonly id: string;
  readonly group: Group;
  readonly label: string;
  readonly detail?: string | undefined;
  /** Found by these words too. */
  readonly words?: string;
  readonly icon: IconName;
  /** The key that does the same. */
  readonly shortcut?: string | undefined;
  /** How likely it comes off: asked only of what is shown. */
  readonly chance?: () => string;
  /** Lights on the board what it is about. */
  readonly show?: () => void;
  readonly run: () => void;
  /** What on the board takes the focus afterwards, by selectors, the best first; without it the prompt does. */
  readonly focus?: readonly string[];
  /** It opens something that takes the focus itself. */
  readonly keepsFocus?: boolean;
}

/** What a title has to look up, of what whoever looks may see. */
export interface PaletteSource {
  entries(): readonly Entry[];
  /** What is meant by words that no entry has, such as the number of a hex. */
  typed?(query: string): readonly Entry[];
  /** Puts out what an entry has lit. */
  hide?(): void;
}
