import type { AnyChoice, Vocabulary } from '@wigwag/kernel';

/** What a click does: decide, decide several things one after another, or go on with what is chosen so far. A draft is the title's own. */
export type Act<C, D> = { readonly choose: C } | { readonly inTurn: readonly C[] } | { readonly draft: D };

export interface Button<C, D> {
  readonly label: string;
  /** What it may come to, in a line of its own. */
  readonly detail?: string | undefined;
  readonly act: Act<C, D>;
  /** Not legal: the click answers why not. */
  readonly legal: boolean;
  /**
   * Main: the one safe way on. Plain: one of several that are equal. Chosen: the one that is looked at.
   * Quiet: back out. Faint: legal, but there is no hope in it.
   */
  readonly weight: 'main' | 'plain' | 'chosen' | 'quiet' | 'faint';
  /** In or out, for a button that puts one of several pieces into the draft. */
  readonly pressed?: boolean;
  /** A key of its own, in place of its number. */
  readonly key?: string;
}

/** A pending decision as the decision bar shows it. */
export interface Question<T extends Vocabulary, D> {
  /** Who decides about what, from the large to the small. */
  readonly crumbs: readonly string[];
  readonly prompt: string;
  readonly buttons: readonly Button<AnyChoice<T>, D>[];
}
