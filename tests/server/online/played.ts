import { bundledScenario } from '@wigwag/content/bundled';
import type { Ruleset, Vocabulary } from '@wigwag/kernel';
import { gcacwTitle, picketsTitle, type Title } from '@wigwag/titles';

/** What is played at the servers. */
export interface Played {
  readonly title: string;
  readonly setup: unknown;
  readonly ruleset: Ruleset<Vocabulary>;
  worldOf(setup: unknown): object | undefined;
}

function playedOf(title: Title<never>, setup: unknown): Played {
  const { ruleset } = title as unknown as { readonly ruleset: Ruleset<Vocabulary> };
  return {
    ...{ title: ruleset.name, setup, ruleset },
    worldOf: found => {
      const opened = (title as unknown as Title<Vocabulary>).worldOf(found, { scenario: bundledScenario });
      return 'world' in opened ? opened.world : undefined;
    },
  };
}

/** Small and quick: for what has to happen thousands of times. */
export const PICKETS = playedOf(picketsTitle as never, { posts: 12 });
/** A whole campaign, for what decisions of real games cost. */
export const RAID = playedOf(gcacwTitle as never, { scenario: 'stuarts-raid' });
